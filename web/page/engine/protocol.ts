/**
 * Questions from the page to its engine, which runs in workers: one table of all questions with their intermediate
 * results and final answers, all plain data.
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

/** A puzzle or a play as numbers: digits from 0, -1 for an empty cell. */
export interface PlainGrid extends PlainShape {
  readonly values: readonly number[];
  /** 1 if the value is the player's. */
  readonly placed?: readonly number[];
  readonly candidates?: readonly number[];
}

/** A puzzle that was read, with its metadata. */
export interface ReadGrid {
  readonly grid: PlainGrid;
  readonly format: string;
  readonly about: Pick<About, 'title' | 'author'>;
}

/** The result of reading a text: the puzzles in it, and the errors in the rest. */
export interface ReadText {
  readonly grids: readonly ReadGrid[];
  readonly errors: readonly string[];
}

/** The number of solutions of the givens; the solution, if it is the only one. */
export interface Outlook {
  readonly solutions: 'none' | 'one' | 'several';
  readonly solution?: readonly number[];
}

/** A level, with a score if it is on HoDoKu's scale. */
export type Difficulty = { readonly level: Level; readonly score?: number };

/** A step with partial hints for players who want to find it themselves. */
export interface ToldStep extends TraceStep {
  readonly level: Level;
  /** A partial hint: the house to look at; then the technique and its cells. */
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

/** A created puzzle and its properties. */
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
  /** True if the grid can still lead to a solution. */
  readonly canGoOn: boolean;
  readonly isFull: boolean;
  readonly step?: ToldStep;
}

/**
 * The reason why a candidate can be removed, and the number of steps before it; or the information that there is none.
 */
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
  /** No step can remove the candidate. */
  | { readonly kind: 'not-ruled-out'; readonly candidate: string }
  | { readonly kind: 'not-found' }
  /** The digit is the cell's, or is not. The answer to a question that may spoil the puzzle. */
  | { readonly kind: 'right' | 'wrong' };

export interface LadderChoice {
  readonly ladder: LadderName;
  readonly level?: Level;
}

/** By question: its input, its intermediate results, its final answer. */
export interface Questions {
  read: { ask: { text: string }; found: never; done: ReadText };
  /** The solution of the givens, if it is the only one. */
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
  /** The variants that fit a shape and the chosen variants. Chosen ones are among them unless they do not fit. */
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
  /** A position where a strategy is needed, or the named position, with all steps of the strategy there. */
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

/** Answers a question. Passes intermediate results to `tell`. */
export type Answering<K extends QuestionKind> = (
  ask: Questions[K]['ask'],
  tell: (found: Questions[K]['found']) => void,
  language: LanguageCode,
) => Questions[K]['done'] | Promise<Questions[K]['done']>;

export type Answers = { readonly [K in QuestionKind]: () => Promise<Answering<K>> };
