/** Texts of the site: its frame and its headings. */
import type { LanguageCode, Level } from '../../src/face/index.js';
import { inLanguage } from '../course/in-language.js';
import { learnWordsIn } from '../page/learn-view/words.js';
import { de } from '../page/words/de.js';
import { en } from '../page/words/en.js';

const english = {
  site: 'Sudoku strategies',
  toText: 'To the text',
  foot: 'Every picture, and the sentence of every example, is made by the program from a position that its tests check.',
  indexTitle: 'Sudoku strategies, explained and drawn',
  indexAbout: (count: number) =>
    `${count} strategies from full house to nested forcing chains, each with pictures of worked examples.`,
  indexLead: (count: number) =>
    `${count} strategies, easiest first in each group, each with pictures, ratings and a way to practise it.`,
  find: 'Find by name',
  strategies: ['1 strategy', '% strategies'] as readonly [one: string, several: string],
  byFamily: 'By family',
  byLevel: 'By level',
  glossaryAbout: 'The words of Sudoku, each in a sentence or two.',
};

/** Returns the words that the site shares with the page. */
function pageWordsIn(language: LanguageCode) {
  const { areas, areasLabel } = inLanguage(language, { en: en, de: de });
  const { parts } = learnWordsIn(language);
  return { areas, areasLabel, parts };
}

export type SiteWords = typeof english & ReturnType<typeof pageWordsIn>;

const german: typeof english = {
  site: 'Sudoku-Strategien',
  toText: 'Zum Text',
  foot: 'Jedes Bild und den Satz jedes Beispiels macht das Programm aus einer Stellung, die seine Tests prüfen.',
  indexTitle: 'Sudoku-Strategien, erklärt und gezeichnet',
  indexAbout: (count) =>
    `${count} Strategien vom vollen Haus bis zu verschachtelten Ketten, jede mit Bildern durchgerechneter Beispiele.`,
  indexLead: (count) =>
    `${count} Strategien, in jeder Gruppe die leichtesten zuerst, jede mit Bildern, Bewertungen und einem Weg, sie zu üben.`,
  find: 'Nach Namen suchen',
  strategies: ['1 Strategie', '% Strategien'],
  byFamily: 'Nach Familie',
  byLevel: 'Nach Stufe',
  glossaryAbout: 'Die Wörter des Sudoku, jedes in ein, zwei Sätzen.',
};

export const siteWordsIn = (language: LanguageCode): SiteWords => ({
  ...inLanguage(language, { en: english, de: german }),
  ...pageWordsIn(language),
});

export const levelsIn = (language: LanguageCode): Readonly<Record<Level, string>> =>
  inLanguage(language, { en: en, de: de }).levels;

export const levelIn = (language: LanguageCode, level: Level): string => levelsIn(language)[level];
