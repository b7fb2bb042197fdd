/**
 * The course: its lessons in order, from singles to chains, and then the rules of variants. A lesson teaches one
 * strategy and has its id; the strategies to learn before it (`learnAfter`) have earlier lessons. The rules of Sudoku,
 * which come before all of them, have a lesson of their own kind.
 */
import type { InLanguages } from '../../constraints/index.js';
import type { TermId } from './glossary.js';

export const CHAPTERS = [
  'singles',
  'intersections',
  'subsets',
  'fish',
  'one-digit',
  'fins',
  'wings',
  'colours',
  'uniqueness',
  'chains',
  'rules',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Lesson {
  /** The id of its strategy. */
  readonly id: string;
  readonly chapter: Chapter;
  /** The glossary terms that it introduces. */
  readonly terms: readonly TermId[];
  /** The constraints of its exercises. */
  readonly constraints?: readonly string[];
}

const lesson = (chapter: Chapter, id: string, terms: readonly TermId[] = []): Lesson => ({ id, chapter, terms });
const ruled = (id: string, term: TermId, ...constraints: readonly string[]): Lesson => ({
  ...lesson('rules', id, [term]),
  constraints,
});

export const LESSONS: readonly Lesson[] = [
  lesson('singles', 'full-house', ['house']),
  lesson('singles', 'hidden-single', ['candidate']),
  lesson('singles', 'naked-single', ['sees']),

  lesson('intersections', 'pointing', ['mark', 'line']),
  lesson('intersections', 'claiming', ['intersection']),

  lesson('subsets', 'naked-pair', ['bivalue-cell', 'subset']),
  lesson('subsets', 'locked-pair'),
  lesson('subsets', 'hidden-pair', ['bilocation']),
  lesson('subsets', 'naked-triple'),
  lesson('subsets', 'hidden-triple'),
  lesson('subsets', 'naked-quadruple'),
  lesson('subsets', 'hidden-quadruple'),

  lesson('fish', 'x-wing', ['fish', 'base', 'cover']),
  lesson('fish', 'swordfish'),
  lesson('fish', 'jellyfish'),

  lesson('one-digit', 'skyscraper', ['strong-link', 'weak-link']),
  lesson('one-digit', 'two-string-kite'),
  lesson('one-digit', 'turbot-fish'),
  lesson('one-digit', 'empty-rectangle'),

  lesson('fins', 'finned-x-wing', ['fin']),
  lesson('fins', 'sashimi-x-wing'),
  lesson('fins', 'finned-swordfish'),

  lesson('wings', 'xy-wing', ['pivot', 'pincer']),
  lesson('wings', 'xyz-wing'),
  lesson('wings', 'w-wing'),
  lesson('wings', 'remote-pair', ['chain']),

  lesson('colours', 'simple-colors-trap', ['colouring']),
  lesson('colours', 'multi-colors-1'),

  lesson('uniqueness', 'unique-rectangle-1', ['uniqueness', 'deadly-pattern']),
  lesson('uniqueness', 'unique-rectangle-2'),
  lesson('uniqueness', 'unique-rectangle-3'),
  lesson('uniqueness', 'unique-rectangle-4'),
  lesson('uniqueness', 'hidden-rectangle'),
  lesson('uniqueness', 'bug-plus-1', ['bug']),

  lesson('chains', 'x-chain'),
  lesson('chains', 'xy-chain'),
  lesson('chains', 'aic', ['aic', 'notation']),
  lesson('chains', 'discontinuous-nice-loop', ['loop']),
  lesson('chains', 'continuous-nice-loop'),
  lesson('chains', 'grouped-aic', ['grouped', 'als']),

  ruled('sum-combinations', 'cage', 'killer-cage'),
  ruled('no-partner', 'clue', 'white-dot', 'black-dot'),
  ruled('order', 'thermometer', 'thermometer'),
  ruled('sum-bounds', 'arrow', 'arrow'),
  ruled('polarity', 'whisper', 'whisper'),
];

export const lessonOf = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/**
 * Returns the first lesson that is not done; undefined once all are done. What to learn before it is done, because all
 * of it comes earlier.
 */
export const nextLesson = (isDone: (id: string) => boolean): Lesson | undefined =>
  LESSONS.find(({ id }) => !isDone(id));

/** Returns the number of a lesson, from 1. */
export const numberOf = (id: string): number => LESSONS.findIndex((lesson) => lesson.id === id) + 1;

/** Returns the last lesson that is not done and whose strategy a path has. */
export const lessonMet = (strategies: readonly string[], isDone: (id: string) => boolean): Lesson | undefined =>
  LESSONS.findLast(({ id }) => strategies.includes(id) && !isDone(id));

export interface LessonText {
  readonly idea: string;
  /** Steps for spotting the pattern. */
  readonly spot: readonly string[];
  /** Common mistakes. */
  readonly mistakes: readonly string[];
}

/** The data of a lesson, in a file of its own beside the page. */
export interface LessonData {
  readonly texts: InLanguages<LessonText>;
  /** The example position in the form of a link. */
  readonly example: string;
  /** Positions in the form of links, each harder than the one before. */
  readonly exercises: readonly string[];
}
