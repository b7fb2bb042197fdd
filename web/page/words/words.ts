/** The words of the language that is chosen. */
import type { LanguageCode } from '../../../src/face/index.js';
import { de } from './de.js';
import { en, type Wording } from './en.js';

/** Each language as it calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', de: 'Deutsch' };

export const wordsIn = (language: LanguageCode): Wording => (language === 'de' ? de : en);
