/** The languages in which steps and rules are told. Each has a folder of its code in `src/render/language`. */
import { frozen } from './frozen.js';

export const LANGUAGES = frozen(['en', 'de']);
export type LanguageCode = (typeof LANGUAGES)[number];

/** A text, or several, in each language. */
export type InLanguages<Text> = Readonly<Record<LanguageCode, Text>>;

export type OneAndSeveral = readonly [one: string, several: string];
