/**
 * The course: its lessons in order, from singles to chains. A lesson teaches one strategy and has its id. It names the
 * lessons to know before it, and the glossary terms that it introduces.
 */
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
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Lesson {
  /** The id of its strategy. */
  readonly id: string;
  readonly chapter: Chapter;
  /** Ids of the lessons to know before this one. */
  readonly needs: readonly string[];
  readonly terms: readonly TermId[];
}

const lesson = (
  chapter: Chapter,
  id: string,
  needs: readonly string[] = [],
  terms: readonly TermId[] = [],
): Lesson => ({ id, chapter, needs, terms });

export const LESSONS: readonly Lesson[] = [
  lesson('singles', 'full-house', [], ['cell', 'house', 'box', 'given']),
  lesson('singles', 'hidden-single', ['full-house'], ['sees']),
  lesson('singles', 'naked-single', ['full-house'], ['candidate']),

  lesson('intersections', 'pointing', ['hidden-single', 'naked-single'], ['mark', 'line']),
  lesson('intersections', 'claiming', ['pointing'], ['intersection']),

  lesson('subsets', 'naked-pair', ['naked-single'], ['bivalue-cell', 'subset']),
  lesson('subsets', 'locked-pair', ['naked-pair', 'pointing']),
  lesson('subsets', 'hidden-pair', ['hidden-single', 'naked-pair'], ['bilocation']),
  lesson('subsets', 'naked-triple', ['naked-pair']),
  lesson('subsets', 'hidden-triple', ['hidden-pair', 'naked-triple']),
  lesson('subsets', 'naked-quadruple', ['naked-triple']),
  lesson('subsets', 'hidden-quadruple', ['hidden-triple']),

  lesson('fish', 'x-wing', ['claiming', 'hidden-pair'], ['fish', 'base', 'cover']),
  lesson('fish', 'swordfish', ['x-wing', 'naked-triple']),
  lesson('fish', 'jellyfish', ['swordfish']),

  lesson('one-digit', 'skyscraper', ['x-wing'], ['strong-link', 'weak-link']),
  lesson('one-digit', 'two-string-kite', ['skyscraper', 'pointing']),
  lesson('one-digit', 'turbot-fish', ['skyscraper', 'two-string-kite']),
  lesson('one-digit', 'empty-rectangle', ['two-string-kite', 'claiming']),

  lesson('fins', 'finned-x-wing', ['x-wing', 'skyscraper'], ['fin']),
  lesson('fins', 'sashimi-x-wing', ['finned-x-wing']),
  lesson('fins', 'finned-swordfish', ['finned-x-wing', 'swordfish']),

  lesson('wings', 'xy-wing', ['naked-triple', 'skyscraper'], ['pivot', 'pincer']),
  lesson('wings', 'xyz-wing', ['xy-wing']),
  lesson('wings', 'w-wing', ['xy-wing']),
  lesson('wings', 'remote-pair', ['w-wing']),

  lesson('colours', 'simple-colors-trap', ['turbot-fish'], ['colouring']),
  lesson('colours', 'multi-colors-1', ['simple-colors-trap']),

  lesson('uniqueness', 'unique-rectangle-1', ['naked-pair'], ['uniqueness', 'deadly-pattern']),
  lesson('uniqueness', 'unique-rectangle-2', ['unique-rectangle-1', 'locked-pair']),
  lesson('uniqueness', 'unique-rectangle-3', ['unique-rectangle-1', 'naked-triple']),
  lesson('uniqueness', 'unique-rectangle-4', ['unique-rectangle-1', 'skyscraper']),
  lesson('uniqueness', 'hidden-rectangle', ['unique-rectangle-4']),
  lesson('uniqueness', 'bug-plus-1', ['unique-rectangle-1'], ['bug']),

  lesson('chains', 'x-chain', ['turbot-fish', 'simple-colors-trap'], ['chain']),
  lesson('chains', 'xy-chain', ['remote-pair', 'x-chain']),
  lesson('chains', 'aic', ['xy-chain'], ['aic', 'notation']),
  lesson('chains', 'discontinuous-nice-loop', ['aic'], ['loop']),
  lesson('chains', 'continuous-nice-loop', ['discontinuous-nice-loop']),
  lesson('chains', 'grouped-aic', ['aic', 'empty-rectangle'], ['grouped']),
];

export const lessonOf = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/**
 * Returns the first lesson that is not done; undefined once all are done. The lessons that it needs are done, because
 * they all come before it.
 */
export const nextLesson = (isDone: (id: string) => boolean): Lesson | undefined =>
  LESSONS.find(({ id }) => !isDone(id));
