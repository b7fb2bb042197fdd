/** Texts of the site: its frame, its headings, and the texts around those of strategies. */
import type { LanguageCode, Level } from '../../src/face/index.js';
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
  alsoCalled: (names: string) => `Also called ${names}.`,
  practise: 'Practise this',
  lesson: 'The lesson',
  playPosition: 'Play this position',
  learnFirst: 'Learn first:',
  learnNext: 'What builds on it:',
  /** Headings of the texts of strategies. */
  headings: {} as Readonly<Record<string, string>>,
  textIsEnglish: '',
  examples: 'Examples',
  ratings: 'Ratings here',
  ladder: 'Ladder',
  leastRating: 'Least rating of a step',
  /** Translated names of ladders, by id. Other ladders keep their own names. */
  ladders: {} as Readonly<Record<string, string>>,
  rated: (rating: string) => rating,
  neighbours: 'Neighbours by difficulty',
  commandLine: 'At the command line',
  fivePositions: 'Five positions in which it is the next step:',
};

/** Returns the words that the site shares with the page. */
function pageWordsIn(language: LanguageCode) {
  const { areas, areasLabel } = language === 'de' ? de : en;
  const { parts, spot } = learnWordsIn(language);
  return { areas, areasLabel, parts, spot };
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
  alsoCalled: (names) => `Heißt auch ${names}.`,
  practise: 'Üben',
  lesson: 'Die Lektion',
  playPosition: 'Diese Stellung spielen',
  learnFirst: 'Vorher lernen:',
  learnNext: 'Darauf baut auf:',
  headings: {
    'Step by step': 'Schritt für Schritt',
    'Why it works': 'Warum es stimmt',
    'How to spot it': 'So erkennt man es',
    'Common mistakes': 'Häufige Fehler',
    'Origin and ratings': 'Herkunft und Bewertungen',
  },
  textIsEnglish: 'Dieser Text ist auf Englisch.',
  examples: 'Beispiele',
  ratings: 'Bewertungen hier',
  ladder: 'Leiter',
  leastRating: 'Kleinste Bewertung eines Schritts',
  ladders: {
    full: 'jede Strategie, in der Reihenfolge, in der man sie findet',
    hodoku: 'HoDoKus Techniken in seiner Reihenfolge',
    se: 'die Techniken von Sudoku Explainer 1.2.1 in seiner Reihenfolge',
    whips: 'Einer, dann der kürzeste Whip',
    braids: 'Einer, dann der kürzeste Braid',
  },
  rated: (rating) => rating.replace('points', 'Punkte').replace('length', 'Länge').replace('basic', 'einfach'),
  neighbours: 'Nachbarn nach Schwierigkeit',
  commandLine: 'Auf der Kommandozeile',
  fivePositions: 'Fünf Stellungen, in denen sie der nächste Schritt ist:',
};

export const siteWordsIn = (language: LanguageCode): SiteWords => ({
  ...(language === 'de' ? german : english),
  ...pageWordsIn(language),
});

export const levelIn = (language: LanguageCode, level: Level): string => (language === 'de' ? de : en).levels[level];
