/** Loads the words of the chosen language. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';
import { en, type Wording } from './en.js';

/** The names of languages, each in its own language. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', de: 'Deutsch' };

const loaded: Partial<Record<LanguageCode, Wording>> = { en };

/** Returns the texts of a language; undefined until they are loaded, except in English. */
export const wordsIn = (language: LanguageCode): Wording | undefined => loaded[language];

const LOADERS = {
  en: async (): Promise<Wording> => en,
  de: async (): Promise<Wording> => (await import('./de.js')).de,
};

/** Loads the texts of a language. If that fails, the page is in English until it is loaded again. */
export async function loadWords(language: LanguageCode): Promise<void> {
  const load = inLanguage(language, LOADERS);
  loaded[language] = await load().catch(() => en);
}
