/** Texts around those of strategies: on the site, and on the page within Learn. */
import type { LanguageCode } from '../../src/face/index.js';
import { inLanguage } from '../course/in-language.js';

const english = {
  alsoCalled: (names: string) => `Also called ${names}.`,
  practise: 'Practise this',
  lesson: 'The lesson',
  playPosition: 'Play this position',
  learnFirst: 'Learn first:',
  learnNext: 'What builds on it:',
  /** Headings of the texts of strategies. */
  headings: {} as Readonly<Record<string, string>>,
  textIsEnglish: '',
  stepByStep: 'Step by step',
  examples: 'Examples',
  ratings: 'Ratings here',
  ladder: 'Ladder',
  leastRating: 'Least rating of a step',
  /** Names of ladders by id. */
  ladders: {
    full: 'every strategy, in the order in which people find them',
    hodoku: "HoDoKu's techniques, in its order",
    se: "Sudoku Explainer 1.2.1's techniques, in its order",
    whips: 'singles, then the shortest whip',
    braids: 'singles, then the shortest braid',
  } as Readonly<Record<string, string>>,
  rated: (rating: string) => rating,
  neighbours: 'Neighbours by difficulty',
  commandLine: 'At the command line',
  fivePositions: 'Five positions in which it is the next step:',
};

export type StrategyWords = typeof english;

const german: StrategyWords = {
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
  stepByStep: 'Schritt für Schritt',
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

export const strategyWordsIn = (language: LanguageCode): StrategyWords =>
  inLanguage(language, { en: english, de: german });
