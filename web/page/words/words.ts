/** The words of the chosen language. */
import type { LanguageCode } from '../../../src/face/index.js';
import { en, type Wording } from './en.js';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', de: 'Deutsch' };

const loaded: Partial<Record<LanguageCode, Wording>> = { en };

/** Returns the texts of a language; undefined until they are loaded, except in English. */
export const wordsIn = (language: LanguageCode): Wording | undefined => loaded[language];

export async function loadWords(language: LanguageCode): Promise<void> {
  if (language === 'de') loaded.de = (await import('./de.js')).de;
}
