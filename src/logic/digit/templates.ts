/**
 * Templates: the ways in which one digit may fill all of its houses with the present candidates. A template that
 * conflicts with the cells common to all templates of another digit is struck, until no more are.
 */

import { enlarge } from '../../core/arrays.js';
import { lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { addCell } from '../../core/cell-set.js';
import type { Clock } from '../../core/clock.js';
import type { Digit, Geometry } from '../../core/geometry.js';
import { Placings, rowsOf } from './placings.js';

/** The most templates of a digit, more than any 9×9 grid has. Larger grids with more are skipped. */
const MOST_TEMPLATES = 50_000;
/** The most templates of one digit that are compared with another digit's. */
const MOST_OVERLAID = 1_000;
/** The number of templates between two checks of the clock. */
const TEMPLATES_PER_CHECK = 1_000;

export interface DigitTemplates {
  readonly digit: Digit;
  /** Sets of cells, `geometry.words` integers each, end to end. */
  readonly sets: Int32Array;
  readonly count: number;
  /** Cells in every template, and in any. */
  readonly common: Int32Array;
  readonly any: Int32Array;
  /** Digits whose templates have struck some of these, directly or indirectly. */
  readonly struckBy: number;
}

/**
 * Returns the templates of every digit that is not fully placed, after all strikes. `overlay`: also strike a template
 * that leaves another digit no template. Undefined if there are too many.
 */
export function templatesOf(board: Markup, overlay: boolean, clock: Clock): DigitTemplates[] | undefined {
  const { geometry } = board;
  const placings = new Placings(geometry);
  const found: DigitTemplates[] = [];
  for (let digit = 0; digit < geometry.size; digit++) {
    clock();
    const sets = listTemplates(board, placings, digit, clock);
    if (!sets) return undefined;
    if (sets.length > 0) found.push(summary(geometry, digit, sets, 0));
  }
  const simple = refined(geometry, found, clock, (own, others) => withoutCommon(geometry, own.sets, others));
  if (!overlay || simple.some(({ count }) => count > MOST_OVERLAID)) return overlay ? undefined : simple;
  return refined(geometry, simple, clock, (own, others) => compatible(geometry, own.sets, others));
}

/** Lists the templates of a digit; undefined if there are too many. */
function listTemplates(board: Markup, placings: Placings, digit: Digit, clock: Clock): Int32Array | undefined {
  const { size, words } = board.geometry;
  placings.load(rowsOf(board, digit));
  if (placings.open === 0) return new Int32Array();
  let sets = new Int32Array(words);
  let length = 0;
  const tooMany = placings.some(() => {
    if (length % (TEMPLATES_PER_CHECK * words) === 0) clock();
    if (length === sets.length) sets = enlarge(sets, length);
    for (let rest = placings.open; rest; rest &= rest - 1) {
      const row = lowestBit(rest);
      addCell(sets, row * size + lowestBit(placings.found[row]!), length);
    }
    length += words;
    return length > MOST_TEMPLATES * words;
  });
  return tooMany ? undefined : sets.slice(0, length);
}

function summary({ words }: Geometry, digit: Digit, sets: Int32Array, struckBy: number): DigitTemplates {
  const common = new Int32Array(words).fill(-1);
  const any = new Int32Array(words);
  for (let at = 0; at < sets.length; at++) {
    common[at % words]! &= sets[at]!;
    any[at % words]! |= sets[at]!;
  }
  return { digit, sets, count: sets.length / words, common, any, struckBy };
}

/** Strikes templates until all that are left agree with the other digits, by the test `keep`. */
function refined(
  geometry: Geometry,
  start: readonly DigitTemplates[],
  clock: Clock,
  keep: (own: DigitTemplates, others: readonly DigitTemplates[]) => Int32Array,
): DigitTemplates[] {
  const list = [...start];
  for (let again = true; again; ) {
    again = false;
    for (const [index, own] of list.entries()) {
      clock();
      const others = list.filter(({ digit }) => digit !== own.digit);
      const kept = keep(own, others);
      if (kept.length === own.sets.length) continue;
      if (kept.length === 0) return list;
      const by = others.reduce((set, { digit, struckBy }) => set | (1 << digit) | struckBy, own.struckBy);
      list[index] = summary(geometry, own.digit, kept, by);
      again = true;
    }
  }
  return list;
}

/** Returns the templates that share no cell with the common cells of the others. */
function withoutCommon({ words }: Geometry, sets: Int32Array, others: readonly DigitTemplates[]): Int32Array {
  const taken = new Int32Array(words);
  for (const { common } of others) for (let word = 0; word < words; word++) taken[word]! |= common[word]!;
  return filtered(sets, words, (at) => isApart(sets, at, taken, 0, words));
}

/** Returns the templates that leave each other digit at least one template. */
const compatible = ({ words }: Geometry, sets: Int32Array, others: readonly DigitTemplates[]): Int32Array =>
  filtered(sets, words, (at) =>
    others.every((other) => {
      for (let its = 0; its < other.sets.length; its += words)
        if (isApart(sets, at, other.sets, its, words)) return true;
      return false;
    }),
  );

function isApart(a: Int32Array, atA: number, b: Int32Array, atB: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (a[atA + word]! & b[atB + word]!) return false;
  return true;
}

function filtered(sets: Int32Array, words: number, keeps: (at: number) => boolean): Int32Array {
  const kept: number[] = [];
  for (let at = 0; at < sets.length; at += words)
    if (keeps(at)) for (let word = 0; word < words; word++) kept.push(sets[at + word]!);
  return Int32Array.from(kept);
}
