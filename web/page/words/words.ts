/** The words of the language that is chosen. */
import { de } from './de.js';
import { en, type Wording } from './en.js';

export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
type PageLanguage = keyof typeof LANGUAGES;

export const wordsIn = (language: PageLanguage): Wording => (language === 'de' ? de : en);
