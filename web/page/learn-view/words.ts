/** Texts of Learn, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';
import type { Chapter } from '../../course/lessons.js';

const english = {
  parts: { course: 'Course', strategies: 'All strategies', glossary: 'Glossary' },
  startHere: 'Start here',
  goOn: 'Go on',
  allDone: 'You have finished the course.',
  doneOf: (done: number, all: number) => `${done} of ${all} lessons done`,
  exercisesOf: (done: number, all: number) => `${done} of ${all} exercises`,
  chapters: {
    singles: 'Singles',
    intersections: 'Boxes and lines',
    subsets: 'Pairs, triples, quadruples',
    fish: 'Fish',
    'one-digit': 'Two links of a digit',
    fins: 'Fish with fins',
    wings: 'Wings',
    colours: 'Colours',
    uniqueness: 'One solution',
    chains: 'Chains',
  } satisfies Record<Chapter, string>,
  lesson: (number: number) => `Lesson ${number}`,
  done: 'done',
  before: 'Before this',
  stages: ['Idea', 'Where', 'What', 'Why'],
  spot: 'How to spot it',
  back: 'Back',
  next: 'Next',
  exercises: 'Exercises, each harder than the one before',
  exercise: (number: number) => `Exercise ${number}`,
  toExercise: (number: number) => `Exercise ${number}`,
  endless: 'More of them',
  page: 'More examples',
  nextLesson: (name: string) => `Next lesson: ${name}`,
  toCourse: 'All lessons',
  search: 'Search',
  level: 'Up to level',
  strategies: (count: number) => (count === 1 ? '1 strategy' : `${count} strategies`),
  nothingFits: (wanted: string) => `No strategy is called anything like “${wanted}” up to this level.`,
  showAll: 'Show all',
  practise: 'Practise',
  missingPage: (path: string) =>
    `The page ${path} has not been kept in this browser yet: with a network it opens, and is kept from then on.`,
  missingLesson:
    'This lesson has not been kept in this browser yet: with a network it opens, and is kept from then on.',
  unknownLesson: 'There is no such lesson.',
};

export type LearnWords = typeof english;

const german: LearnWords = {
  parts: { course: 'Kurs', strategies: 'Alle Strategien', glossary: 'Glossar' },
  startHere: 'Hier anfangen',
  goOn: 'Weiter',
  allDone: 'Du hast den Kurs abgeschlossen.',
  doneOf: (done, all) => `${done} von ${all} Lektionen fertig`,
  exercisesOf: (done, all) => `${done} von ${all} Übungen`,
  chapters: {
    singles: 'Einer',
    intersections: 'Blöcke und Linien',
    subsets: 'Paare, Dreier, Vierer',
    fish: 'Fische',
    'one-digit': 'Zwei Verbindungen einer Ziffer',
    fins: 'Fische mit Flossen',
    wings: 'Flügel',
    colours: 'Farben',
    uniqueness: 'Eine Lösung',
    chains: 'Ketten',
  },
  lesson: (number) => `Lektion ${number}`,
  done: 'fertig',
  before: 'Davor',
  stages: ['Idee', 'Wo', 'Was', 'Warum'],
  spot: 'So erkennt man es',
  back: 'Zurück',
  next: 'Weiter',
  exercises: 'Übungen, jede schwerer als die davor',
  exercise: (number) => `Übung ${number}`,
  toExercise: (number) => `Übung ${number}`,
  endless: 'Mehr davon',
  page: 'Mehr Beispiele (englisch)',
  nextLesson: (name) => `Nächste Lektion: ${name}`,
  toCourse: 'Alle Lektionen',
  search: 'Suchen',
  level: 'Bis Stufe',
  strategies: (count) => (count === 1 ? '1 Strategie' : `${count} Strategien`),
  nothingFits: (wanted) => `Keine Strategie bis zu dieser Stufe heißt etwa „${wanted}“.`,
  showAll: 'Alle zeigen',
  practise: 'Üben',
  missingPage: (path) =>
    `Die Seite ${path} ist in diesem Browser noch nicht aufbewahrt: mit Netz öffnet sie sich und bleibt von da an da.`,
  missingLesson:
    'Diese Lektion ist in diesem Browser noch nicht aufbewahrt: mit Netz öffnet sie sich und bleibt von da an da.',
  unknownLesson: 'Eine solche Lektion gibt es nicht.',
};

export const learnWordsIn = (language: LanguageCode): LearnWords => (language === 'de' ? german : english);
