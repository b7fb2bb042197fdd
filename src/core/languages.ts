/** The languages in which steps and rules are told. Each has a folder of its code in `src/render/language`. */
import { frozen } from './frozen.js';

/** Codes of the languages in which steps are told. */
export const LANGUAGES = frozen(['en', 'de']);
/** The code of a language: `en` or `de`. */
export type LanguageCode = (typeof LANGUAGES)[number];

/** A text, or several, in English and in the languages into which it is translated. */
export type InLanguages<Text> = { readonly en: Text } & { readonly [Code in LanguageCode]?: Text };

/** Returns a text in a language, or in English if it is not translated. */
export const translated = <Text>(text: InLanguages<Text>, code: LanguageCode): Text => text[code] ?? text.en;

/** The words for one and for several of a thing. */
export type OneAndSeveral = readonly [one: string, several: string];
