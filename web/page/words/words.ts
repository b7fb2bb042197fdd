/** The words of the language that is chosen. */
import type { LanguageCode } from '../../../src/face/index.js';
import { en, type Wording } from './en.js';

/** Each language as it calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', de: 'Deutsch' };

const loaded: Partial<Record<LanguageCode, Wording>> = { en };

/** Undefined until they are loaded; English is always there. */
export const wordsIn = (language: LanguageCode): Wording | undefined => loaded[language];

export async function loadWords(language: LanguageCode): Promise<void> {
  if (language === 'de') loaded.de = (await import('./de.js')).de;
}
