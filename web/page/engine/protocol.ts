/**
 * Requests from the page to its engine, which runs in workers: one table of all requests with their inputs, intermediate
 * results and final results, all plain data.
 */

import type {
  CreateRequest,
  GridRules,
  JsonGrade,
  JsonMade,
  LadderId,
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
export interface SolutionCheck {
  readonly solutions: 'none' | 'one' | 'several';
  readonly solution?: readonly number[];
}

/** A level, with a score if it is on HoDoKu's scale. */
export type Difficulty = { readonly level: Level; readonly score?: number };

/** A step with partial hints for players who want to find it themselves. */
export interface StepView extends TraceStep {
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

export interface StrategyInfo {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly family: string;
  readonly level: Level;
}

export interface MistakeView {
  readonly text: string;
  readonly cells: readonly number[];
}

export interface Hint {
  readonly mistakes: readonly MistakeView[];
  /** True if the grid can still lead to a solution. */
  readonly canGoOn: boolean;
  readonly isFull: boolean;
  readonly step?: StepView;
}

/**
 * The reason why a candidate can be removed, and the number of steps before it; or the information that there is none.
 */
export type Why =
  | { readonly kind: 'step'; readonly step: StepView; readonly before: number }
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
  /** The digit is the cell's, or is not. Only for a request that may spoil the puzzle. */
  | { readonly kind: 'right' | 'wrong' };

export interface LadderChoice {
  readonly ladder: LadderId;
  readonly level?: Level;
}

/** The input, the intermediate results and the final result of each request. */
export interface Requests {
  read: { input: { text: string }; progress: never; result: ReadText };
  /** The solution of the givens, if it is the only one. */
  solution: {
    input: { grid: PlainGrid };
    progress: never;
    result: SolutionCheck;
  };
  hint: { input: { grid: PlainGrid } & LadderChoice; progress: never; result: Hint };
  why: {
    input: { grid: PlainGrid; cell: number; digit: number; spoil: boolean } & LadderChoice;
    progress: never;
    result: Why;
  };
  path: { input: { grid: PlainGrid } & LadderChoice; progress: StepView; result: { solved: boolean } };
  steps: { input: { grid: PlainGrid } & LadderChoice; progress: StepView; result: undefined };
  grade: {
    input: { grid: PlainGrid };
    progress: never;
    result: { grade: JsonGrade; techniques: readonly TechniqueCount[] };
  };
  whips: { input: { grid: PlainGrid }; progress: never; result: { w: number } | { atLeast: number } };
  difficulty: { input: { grid: PlainGrid }; progress: never; result: Difficulty | undefined };
  /** The variants that fit a shape and the chosen variants. Chosen ones are among them unless they do not fit. */
  fitting: {
    input: { box: PlainShape['box']; variant: readonly string[] };
    progress: never;
    result: readonly Variant[];
  };
  make: {
    input: { request: CreateRequest };
    progress: number;
    result: MadeGrid;
  };
  /** A position where a strategy is needed, or the named position, with all steps of the strategy there. */
  practise: {
    input: { strategy: string; grid?: PlainGrid };
    progress: number;
    result: { grid: PlainGrid; steps: readonly StepView[]; solution?: readonly number[] };
  };
  strategies: { input: Record<string, never>; progress: never; result: readonly StrategyInfo[] };
  /** A text of a puzzle in a format. */
  write: {
    input: { grid: PlainGrid; format: string; title?: string };
    progress: never;
    result: { text: string; losses: readonly string[] };
  };
}

export type RequestKind = keyof Requests;

/** Message to a worker. */
export type EngineRequest = {
  [K in RequestKind]: { id: number; kind: K; language: LanguageCode; input: Requests[K]['input'] };
}[RequestKind];

/** Message from a worker. */
export type EngineReply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: readonly unknown[] }
  | { readonly id: number; readonly kind: 'result'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'error'; readonly message: string; readonly code?: string };

/** Answers a request. Passes intermediate results to `report`. */
export type Handler<K extends RequestKind> = (
  input: Requests[K]['input'],
  report: (progress: Requests[K]['progress']) => void,
  language: LanguageCode,
) => Requests[K]['result'] | Promise<Requests[K]['result']>;

export type Handlers = { readonly [K in RequestKind]: () => Promise<Handler<K>> };
