/**
 * Requests from the page to its engine, which runs in workers. One table lists all requests with their inputs,
 * intermediate results and final results, which are plain data.
 */

import type { Sign } from '../../../constraints/index.js';
import type {
  CreatedPuzzle,
  CreateRequest,
  GridRules,
  LadderId,
  LanguageCode,
  Level,
  PuzzleGrade,
} from '../../../src/face/index.js';
import type { Part, SharedFog } from '../../../src/formats/index.js';
import type { SpokenPart } from '../../../src/render/index.js';
import type { TraceStep } from '../../elements/walkthrough/trace.js';
import type { OverlookView, SpareView } from './overlook-view.js';

/** The shape of a grid as plain data. */
export interface PlainShape {
  readonly box: readonly [rows: number, columns: number];
  /** The rules of a variant. */
  readonly rules?: GridRules;
}

/** A puzzle or a play as numbers. Digits count from 0, and -1 is an empty cell. */
export interface PlainGrid extends PlainShape {
  readonly values: readonly number[];
  /** The number 1 for each cell whose value is the player's, otherwise 0. */
  readonly placed?: readonly number[];
  readonly candidates?: readonly number[];
}

/** Facts about a puzzle besides its grid: title, author, what its setter drew and said, day and difficulty. */
export interface About {
  readonly title?: string;
  readonly author?: string;
  /** The signs of a shared puzzle; left out if its constraints are drawn in our own. */
  readonly signs?: readonly Sign[];
  /** The setter's rules, as written. */
  readonly rules?: string;
  /** The sentences and drawings that are not understood, in the words of the reader, in English. */
  readonly notUnderstood?: readonly string[];
  /** Those of them that the player has left out, so that hints and the like work without them. */
  readonly leftOut?: readonly string[];
  /** The solution that a shared puzzle states, where it is needed. */
  readonly stated?: readonly number[];
  readonly fog?: SharedFog;
  /** True if the player has lifted the fog. */
  readonly isFogLifted?: boolean;
  /** The text of a shared puzzle, which links hold beside the play. */
  readonly source?: string;
  /** What a link without a source tells of the puzzle, until it is read. */
  readonly packed?: string;
  /** True until what a link tells of the puzzle is read. */
  readonly isUnread?: boolean;
  /** The day of a daily puzzle, as in its address: `2026-11-23`. */
  readonly daily?: string;
  readonly level?: Level;
  /** HoDoKu's score. */
  readonly score?: number;
  /** Sudoku Explainer's rating. */
  readonly rating?: number;
  /** The name of the hardest strategy on the path of HoDoKu. */
  readonly hardest?: string;
}

/** The facts that are stored with a solved puzzle. */
export type PlainFacts = Pick<About, 'title' | 'author' | 'daily' | 'level' | 'score' | 'rating' | 'hardest'>;

/** A puzzle read from a text, with its metadata. */
export interface ReadGrid {
  readonly grid: PlainGrid;
  readonly format: string;
  readonly about: About;
  /** The part of the text that it was read from. */
  readonly text: string;
  /** What may have been meant otherwise, or was left out, in the words of the reader. */
  readonly remark?: string;
}

/** What a text in some format does not have of a puzzle. */
export interface Lost {
  /** The names of rules that it does not state. */
  readonly rules: readonly string[];
  /** True if these are drawn and told in words all the same, which cannot be read back. */
  readonly areDrawn: boolean;
  /** Its boxes, if it does not state them. */
  readonly boxes: readonly Part[];
  /** What is beside the puzzle: notes, its title and the like, and what is drawn beside its clues. */
  readonly details: readonly (Part | 'drawing')[];
}

/** A part of a text that is no puzzle. */
export interface Unread {
  /** The line at which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** The reason in the words of the reader of its format. */
  readonly reason: string;
}

/** The result of reading a text: the puzzles in it, and the rest. */
export interface ReadText {
  readonly grids: readonly ReadGrid[];
  readonly unread: readonly Unread[];
}

/** The number of solutions of the givens. The solution is there if it is the only one. */
export interface SolutionCheck {
  readonly solutions: 'none' | 'one' | 'several';
  readonly solution?: readonly number[];
  /** Names two givens that clash, if there is no solution because of them. */
  readonly clash?: string;
}

/** A given that may be misread: with the digit `instead` in its cell there is exactly one solution. Digits count from 0. */
export interface Misreading {
  readonly cell: number;
  readonly digit: number;
  readonly instead: number;
  /** True if there is exactly one solution without the given too. */
  readonly isSpare: boolean;
}

/** A level, with a score if it is on the scale of HoDoKu. */
export type Difficulty = { readonly level: Level; readonly score?: number };

/** A step with partial hints, for players who want to find it themselves. */
export interface StepView extends TraceStep {
  readonly level: Level;
  /** Partial hints: `where` names the house to look at, `what` the technique and its cells. */
  readonly where: string;
  readonly what: string;
  readonly houses: readonly (readonly number[])[];
  readonly cells: readonly number[];
  readonly family: string;
  /** Of a hint: what rules out other candidates and places, each with its lines. */
  readonly grounds?: readonly (readonly SpokenPart[])[];
}

/** A strategy and the number of its steps on HoDoKu's path. */
export interface TechniqueCount {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly count: number;
}

/** A grade, which may lack the scales that are still computed, and the uses of strategies. */
export interface GradeView {
  readonly grade: PuzzleGrade;
  readonly techniques: readonly TechniqueCount[];
}

/** The name of the strategy that is searched now. */
export interface SearchedStrategy {
  readonly searched: string;
}

/** A created puzzle and its properties. */
export interface MadeGrid {
  readonly grid: PlainGrid;
  readonly solution: readonly number[];
  readonly made: CreatedPuzzle;
}

export interface StrategyInfo {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly family: string;
  readonly level: Level;
  /** The ids of the strategies to learn before. */
  readonly learnAfter: readonly string[];
}

/** A value that differs from the solution, with partial hints. */
export interface WrongValue {
  readonly cell: number;
  /** The digit as a number from 0. */
  readonly index: number;
  /** The digit and its cell in words: `5` and `r1c1`. */
  readonly digit: string;
  readonly at: string;
  /** Names a house of the cell, in which the value clashes if it clashes at all. */
  readonly where: string;
  readonly house: readonly number[];
  /** The clashes of the value. */
  readonly why: readonly MistakeView[];
}

export interface MistakeView {
  readonly text: string;
  readonly cells: readonly number[];
  readonly wrong?: WrongValue;
}

export interface HintView {
  readonly mistakes: readonly MistakeView[];
  /** True if the grid can still lead to a solution. */
  readonly canGoOn: boolean;
  readonly isFull: boolean;
  readonly step?: StepView;
}

/**
 * The answer to the question why a candidate cannot be in its cell. `before`: the number of steps on the path before
 * the step that removes it.
 */
export type Why =
  | {
      readonly kind: 'step';
      readonly step: StepView;
      readonly before: number;
      /** The candidate in words: its digit and its cell. */
      readonly digit: string;
      readonly at: string;
      /** The digit that the step places against the candidate, and its cell; undefined if it only removes candidates. */
      readonly placed?: { readonly digit: string; readonly at: string };
      /** The index, on the path from the givens, of the step that removes the candidate. */
      readonly onPath?: number;
    }
  /** A value in the cell `by` rules the candidate out. Texts name both, and the house that the cells share, if any. */
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
  /** The digit is right in the cell, or wrong. Only requests that may spoil the puzzle are answered so. */
  | { readonly kind: 'right' | 'wrong' };

/** A step by its strategy and its outcome: the candidates that it places and those that it removes. */
export interface NamedStep {
  readonly strategy: string;
  readonly place: readonly number[];
  readonly remove: readonly number[];
}

export interface LadderChoice {
  readonly ladder: LadderId;
  readonly level?: Level;
}

/** The input, the intermediate results and the final result of each request, by kind. */
export interface Requests {
  read: { input: { text: string }; progress: never; result: ReadText };
  /** Counts the solutions of the givens. */
  solution: {
    input: { grid: PlainGrid };
    progress: never;
    result: SolutionCheck;
  };
  /** Finds givens that may be misread, if the puzzle has no solution or several. */
  misread: { input: { grid: PlainGrid }; progress: never; result: readonly Misreading[] };
  hint: { input: { grid: PlainGrid } & LadderChoice; progress: never; result: HintView };
  why: {
    input: { grid: PlainGrid; cell: number; digit: number; spoil: boolean } & LadderChoice;
    progress: never;
    result: Why;
  };
  /**
   * Finds a step at a grid by its name; undefined if there is none. `certificate`: the step and the grid in JSON, which
   * checkers read.
   */
  named: {
    input: { grid: PlainGrid; step: NamedStep } & Pick<LadderChoice, 'ladder'>;
    progress: never;
    result: { step: StepView; certificate: string } | undefined;
  };
  /** Finds what shows that a digit is wrong, in a grid without it. */
  refute: { input: { grid: PlainGrid; cell: number; digit: number } & LadderChoice; progress: never; result: Why };
  /** Finds the steps of the path. `hasSeveral` is true if the puzzle is known to have several solutions. */
  path: {
    input: { grid: PlainGrid } & LadderChoice;
    progress: StepView;
    result: { solved: boolean; hasSeveral: boolean };
  };
  steps: { input: { grid: PlainGrid } & LadderChoice; progress: StepView | SearchedStrategy; result: undefined };
  grade: { input: { grid: PlainGrid }; progress: GradeView; result: GradeView };
  whips: { input: { grid: PlainGrid }; progress: never; result: { w: number } | { atLeast: number } };
  difficulty: { input: { grid: PlainGrid }; progress: never; result: Difficulty | undefined };
  /**
   * The variants that fit a shape and the chosen variants. Chosen variants are included, except those that do not fit.
   */
  fitting: {
    input: { box: PlainShape['box']; variant: readonly string[] };
    progress: never;
    result: readonly string[];
  };
  make: {
    input: { request: CreateRequest };
    progress: number;
    result: MadeGrid;
  };
  /**
   * A position that needs a strategy, with all steps of the strategy there. It is the named position if that has such a
   * step.
   */
  practise: {
    input: { strategy: string; grid?: PlainGrid };
    progress: number;
    result: { grid: PlainGrid; steps: readonly StepView[]; solution?: readonly number[] };
  };
  /** Reports what is known of a drawing, part by part. `isCut`: the time ran out before all was known. */
  overlook: { input: { grid: PlainGrid }; progress: OverlookView; result: { isCut: boolean } };
  /** Reports what a drawing with one solution does not need. `isCut`: the time ran out before all was tried. */
  spare: { input: { grid: PlainGrid }; progress: SpareView; result: { isCut: boolean } };
  strategies: { input: Record<string, never>; progress: never; result: readonly StrategyInfo[] };
  /**
   * Writes a puzzle as text in a format or as JSON, with the drawing of its source, and says what the format cannot hold.
   * Author and rules in words go with formats that hold them. `signs`: what a drawing shows beside our signs, and with them.
   */
  write: {
    input: { grid: PlainGrid; format: string; source?: string } & Pick<About, 'title' | 'author' | 'rules' | 'signs'>;
    progress: never;
    result: { text: string; lost: Lost };
  };
}

export type RequestKind = keyof Requests;

/** A message to a worker. */
export type EngineRequest = {
  [K in RequestKind]: { kind: K; language: LanguageCode; input: Requests[K]['input'] };
}[RequestKind];

/**
 * A function that answers a request. It passes intermediate results to `report`, which sends them in batches, unless one
 * is urgent.
 */
export type Handler<K extends RequestKind> = (
  input: Requests[K]['input'],
  report: (progress: Requests[K]['progress'], isUrgent?: boolean) => void,
  language: LanguageCode,
) => Requests[K]['result'] | Promise<Requests[K]['result']>;

export type Handlers = { readonly [K in RequestKind]: () => Promise<Handler<K>> };
