/** The words of grades, figures and verdicts, which commands print. Apart from `Language`, since libraries do without them. */
import { type InLanguages, type LanguageCode, translated } from '../../core/languages.js';
import { GERMAN_MEASURES } from './de/measures.js';
import { ENGLISH_MEASURES } from './en/measures.js';
import type { MeasureWords } from './measure-words.js';

export type { MeasureWords } from './measure-words.js';

export const MEASURES: InLanguages<MeasureWords> = { en: ENGLISH_MEASURES, de: GERMAN_MEASURES };

/** Returns the words of a language; of English by default. */
export const measuresIn = (code: LanguageCode = 'en'): MeasureWords => translated(MEASURES, code);
