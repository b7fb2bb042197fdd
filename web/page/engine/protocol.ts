/**
 * Questions that the page asks its engine, which runs in workers: one table of all questions, with the findings on the
 * way and the final answers. All of it is plain data.
 */

import type {
  CreateRequest,
  GridRules,
  JsonGrade,
  JsonMade,
  LadderName,
  LanguageCode,
  Level,
  Variant,
} from '../../../src/face/index.js';
import type { TraceStep } from '../../elements/walkthrough/trace.js';
import type { About } from '../app/about.js';

/** The shape of a grid as plain data. */
export interface PlainShape {
  readonly box: readonly [rows: number, columns: number];
  /** Rules of a variant. */
  readonly rules?: GridRules;
}

/** A puzzle or a play, in numbers: digits from 0, -1 where there is none. */
export interface PlainGrid extends PlainShape {
  readonly values: readonly number[];
  /** 1 where the value is the player's. */
  readonly placed?: readonly number[];
  readonly candidates?: readonly number[];
}

/** A puzzle that was read, with what is said of it beside it. */
export interface ReadGrid {
  readonly grid: PlainGrid;
  readonly format: string;
  readonly about: Pick<About, 'title' | 'author'>;
}

/** A text of which some is no puzzle: what was read, and what is wrong with the rest. */
export interface ReadText {
  readonly grids: readonly ReadGrid[];
  readonly errors: readonly string[];
}

/** Number of solutions of the givens; the solution, if it is the only one. */
export interface Outlook {
  readonly solutions: 'none' | 'one' | 'several';
  readonly solution?: readonly number[];
}

/** A level, with a score if it is on HoDoKu's scale. */
export type Difficulty = { readonly level: Level; readonly score?: number };

/** A step with partial hints for players who want to find it themselves. */
export interface ToldStep extends TraceStep {
  readonly level: Level;
  /** Look at row 3; technique and cells. */
  readonly where: string;
  readonly what: string;
  readonly houses: readonly (readonly number[])[];
  readonly cells: readonly number[];
  readonly family: string;
}

/** A strategy, and its number of steps on the path on HoDoKu's scale. */
export interface TechniqueCount {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly count: number;
}

/** A puzzle that was made, and what it is like. */
export interface MadeGrid {
  readonly grid: PlainGrid;
  readonly solution: readonly number[];
  readonly made: JsonMade;
}

export interface KnownStrategy {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly family: string;
  readonly level: Level;
}

export interface ToldMistake {
  readonly text: string;
  readonly cells: readonly number[];
}

export interface Hint {
  readonly mistakes: readonly ToldMistake[];
  /** True if a solution can be reached from here. */
  readonly canGoOn: boolean;
  readonly isFull: boolean;
  readonly step?: ToldStep;
}

/** Why a candidate can go, and how many steps come before that one; or that none says so. */
export type Why =
  | { readonly kind: 'step'; readonly step: ToldStep; readonly before: number }
  /** A value that the cell sees, with the house that they share, by their names. */
  | {
      readonly kind: 'ruled-out';
      readonly by: number;
      readonly candidate: string;
      readonly value: string;
      readonly house?: string;
    }
  /** Nothing can rule it out. */
  | { readonly kind: 'not-ruled-out'; readonly candidate: string }
  | { readonly kind: 'not-found' }
  /** The digit is the cell's, or is not: answers a question that may spoil the puzzle. */
  | { readonly kind: 'right' | 'wrong' };

export interface LadderChoice {
  readonly ladder: LadderName;
  readonly level?: Level;
}

/** By question: its input, its findings on the way, its final answer. */
export interface Questions {
  read: { ask: { text: string }; found: never; done: ReadText };
  /** The solution of the givens, if there is just one. */
  solution: {
    ask: { grid: PlainGrid };
    found: never;
    done: Outlook;
  };
  hint: { ask: { grid: PlainGrid } & LadderChoice; found: never; done: Hint };
  why: {
    ask: { grid: PlainGrid; cell: number; digit: number; spoil: boolean } & LadderChoice;
    found: never;
    done: Why;
  };
  path: { ask: { grid: PlainGrid } & LadderChoice; found: ToldStep; done: { solved: boolean } };
  steps: { ask: { grid: PlainGrid } & LadderChoice; found: ToldStep; done: undefined };
  grade: { ask: { grid: PlainGrid }; found: never; done: { grade: JsonGrade; techniques: readonly TechniqueCount[] } };
  whips: { ask: { grid: PlainGrid }; found: never; done: { w: number } | { atLeast: number } };
  difficulty: { ask: { grid: PlainGrid }; found: never; done: Difficulty | undefined };
  /** The variants that fit a shape and the variants chosen, which are among them unless they do not fit. */
  fitting: {
    ask: { box: PlainShape['box']; variant: readonly string[] };
    found: never;
    done: readonly Variant[];
  };
  make: {
    ask: { request: CreateRequest };
    found: number;
    done: MadeGrid;
  };
  /** A position where a strategy is needed, or the very one that is named; all its steps there. */
  practise: {
    ask: { strategy: string; grid?: PlainGrid };
    found: number;
    done: { grid: PlainGrid; steps: readonly ToldStep[]; solution?: readonly number[] };
  };
  strategies: { ask: Record<string, never>; found: never; done: readonly KnownStrategy[] };
  /** A text of a puzzle in a format. */
  write: {
    ask: { grid: PlainGrid; format: string; title?: string };
    found: never;
    done: { text: string; losses: readonly string[] };
  };
}

export type QuestionKind = keyof Questions;

/** Message to a worker. */
export type Question = {
  [K in QuestionKind]: { id: number; kind: K; language: LanguageCode; ask: Questions[K]['ask'] };
}[QuestionKind];

/** Message from a worker. */
export type Reply =
  | { readonly id: number; readonly tells: 'found'; readonly found: readonly unknown[] }
  | { readonly id: number; readonly tells: 'done'; readonly done: unknown }
  | { readonly id: number; readonly tells: 'failed'; readonly message: string; readonly code?: string };

/** Answers a question. Passes findings on the way to `tell`. */
export type Answering<K extends QuestionKind> = (
  ask: Questions[K]['ask'],
  tell: (found: Questions[K]['found']) => void,
  language: LanguageCode,
) => Questions[K]['done'] | Promise<Questions[K]['done']>;

export type Answers = { readonly [K in QuestionKind]: () => Promise<Answering<K>> };
