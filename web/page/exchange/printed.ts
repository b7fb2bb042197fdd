/** Puzzles for paper. Print and PDF have the same content: number, grid, title and level, and solutions at the end. */
import type { Sign } from '../../../constraints/index.js';
import type { Level, Puzzle } from '../../../src/face/index.js';
import { levelName } from '../app/rating.js';
import type { Wording } from '../words/en.js';

export interface Printed {
  readonly puzzle: Puzzle;
  /** The signs of a shared puzzle. */
  readonly signs?: readonly Sign[];
  readonly title?: string;
  readonly author?: string;
  /** The rules in the setter's words, in place of ours. */
  readonly rules?: string;
  readonly level?: Level;
  readonly solution?: readonly number[];
  /** True for a drawing, of which solvers get no level, on paper as in a link. */
  readonly isDrawing?: true;
}

/** The numbers of puzzles on a sheet that are on offer. */
export const PER_SHEET = [1, 2, 4, 6] as const;
export type PerSheet = (typeof PER_SHEET)[number];

export interface PrintChoice {
  readonly perSheet: PerSheet;
  readonly solutions: boolean;
}

/** Returns the line under a puzzle: its author and its level. */
export const noteOf = ({ author, level }: Printed, words: Wording): string =>
  [author, level && levelName(level, words)].filter(Boolean).join(' · ');

/** Names a puzzle: by its title, its author and its level. */
export const nameOf = (printed: Printed, words: Wording): string =>
  [printed.title, noteOf(printed, words)].filter(Boolean).join(' · ');

const KEY = 'sudoku-print';
const own = (): Storage => localStorage;

/** Reads what was chosen last. Without a choice, one puzzle has a sheet of its own, and several share one. */
export function loadChoice(count: number, storage: () => Pick<Storage, 'getItem'> = own): PrintChoice {
  const usual: PrintChoice = { perSheet: count === 1 ? 1 : 4, solutions: false };
  try {
    const { perSheet, solutions } = JSON.parse(storage().getItem(KEY) ?? '{}') as Partial<PrintChoice>;
    return {
      perSheet: count > 1 && perSheet !== undefined && PER_SHEET.includes(perSheet) ? perSheet : usual.perSheet,
      solutions: solutions === true,
    };
  } catch {
    return usual;
  }
}

/** Stores the choice. How many share a sheet is a choice only for several puzzles. */
export function saveChoice(
  { perSheet, solutions }: PrintChoice,
  count: number,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = own,
): void {
  try {
    const shared = count > 1 ? perSheet : loadChoice(2, storage).perSheet;
    storage().setItem(KEY, JSON.stringify({ perSheet: shared, solutions }));
  } catch {}
}

/** A sheet of puzzles, or of solutions. Numbers count from 1. */
export interface Sheet {
  readonly kind: 'puzzles' | 'solutions';
  readonly puzzles: readonly { readonly number: number; readonly printed: Printed }[];
}

/** The most solutions on a sheet. */
const SOLUTIONS = 12;

/** Distributes puzzles over sheets. Solutions come at the end, on sheets of their own. */
export function sheetsOf(all: readonly Printed[], { perSheet, solutions }: PrintChoice): readonly Sheet[] {
  const numbered = all.map((printed, index) => ({ number: index + 1, printed }));
  const solved = solutions ? numbered.filter(({ printed }) => printed.solution !== undefined) : [];
  return [
    ...inParts(numbered, perSheet).map((puzzles): Sheet => ({ kind: 'puzzles', puzzles })),
    ...inParts(solved, SOLUTIONS).map((puzzles): Sheet => ({ kind: 'solutions', puzzles })),
  ];
}

const inParts = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
