/** The words of the language that is chosen. */
import { de } from './de.js';
import { en, type Wording } from './en.js';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

export const wordsIn = (language: Language): Wording => (language === 'de' ? de : en);
