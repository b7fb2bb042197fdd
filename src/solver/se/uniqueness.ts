import { type DeadlyPattern, finsOf, type Guarded, setIn } from '../../../strategies/uniqueness/deadly-pattern.js';
import type { WithSubset } from '../../../strategies/uniqueness/type-3.js';
import type { Locked } from '../../../strategies/uniqueness/type-4.js';
import { bitsOf, countBits } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { cellSet } from '../../core/cell-set.js';
import type { Cell } from '../../core/geometry.js';
import { type Grave, type GraveReason, graveArguments, graveOf } from '../../logic/deadly/bug.js';
import { areDiagonal, type Rectangle } from '../../logic/deadly/rectangles.js';
import { type LoopReason, loopArguments, type UniqueLoop, uniqueLoops } from '../../logic/deadly/unique-loops.js';
import { type Hit, removing } from '../../logic/step/strategy.js';
import { type Find, finding, type Place } from './find.js';

/** Loops of four, six, eight cells; from ten on they count the same. */
const LOOP_RATINGS = [4.5, 4.6, 4.7, 5.0];

function loopRating(cells: readonly Cell[], reason: LoopReason): number {
  const base = LOOP_RATINGS[Math.min(cells.length / 2 - 2, LOOP_RATINGS.length - 1)]!;
  if (reason.type !== 3) return base;
  return base + 0.1 * ((reason.kind === 'naked' ? countBits(reason.digits) : reason.cells.length) - 1);
}

/**
 * Every loop, each type of argument once for the same cells, where a naked and a hidden set are two; the easiest first,
 * then by type.
 */
function* findLoops(board: Markup): Generator<Find, void, void> {
  const found: { type: number; find: Find }[] = [];
  const seen = new Set<string>();
  for (const loop of uniqueLoops(board)) {
    const { cells, extra } = loop;
    const key = cellSet(board.geometry, cells).join();
    const start = extra.length > 2 ? `${key} from ${extra[0]}` : key;
    if (extra.length === 0 || seen.size === seen.add(start).size) continue;
    for (const { reason, remove } of loopArguments(board, loop)) {
      const form = reason.type === 3 ? reason.kind : reason.type;
      if (seen.size === seen.add(`${key} ${form}`).size) continue;
      const pattern = patternOf(loop);
      const hit = removing(argued(board, pattern, reason), remove);
      found.push({ type: reason.type, find: finding(idOf(pattern, reason), loopRating(cells, reason), hit) });
    }
  }
  found.sort((a, b) => a.find.rating - b.find.rating || a.type - b.type);
  for (const { find } of found) yield find;
}

const [four, six] = LOOP_RATINGS as [number, number, ...number[]];

/** The shortest of each; with a set, one whose hidden form takes from a single cell. */
export const loops: Place = {
  producer: findLoops,
  strategies: Object.fromEntries([
    ...[1, 2, 3, 4, 5].map((type) => [`unique-rectangle-${type}`, four]),
    ...[1, 2, 3, 4].map((type) => [`unique-loop-${type}`, six]),
  ]),
};

/** A loop as the catalogue has it: a rectangle where it has four cells. */
function patternOf({ cells, pair, extra }: UniqueLoop): DeadlyPattern & Pick<Rectangle, 'pair' | 'bare'> {
  const ascending = (list: readonly Cell[]): Cell[] => [...list].sort((a, b) => a - b);
  const bare = ascending(cells.filter((cell) => !extra.includes(cell)));
  return { cells: ascending(cells), sets: cells.map(() => pair), extra: ascending(extra), pair, bare };
}

function idOf(pattern: DeadlyPattern, { type }: LoopReason): string {
  if (pattern.cells.length > 4) return `unique-loop-${type}`;
  const [first, second, third] = pattern.extra as readonly [Cell, ...Cell[]];
  const isType5 = type === 2 && (third !== undefined || areDiagonal(pattern as Rectangle, first, second!));
  return `unique-rectangle-${isType5 ? 5 : type}`;
}

/** The argument as the catalogue's strategies of deadly patterns have it. */
function argued(
  board: Markup,
  pattern: DeadlyPattern,
  reason: LoopReason | GraveReason,
): Guarded<DeadlyPattern> | WithSubset<DeadlyPattern> | Locked<DeadlyPattern> {
  const guarded = { pattern, fins: finsOf(board, pattern) };
  if (reason.type === 4) {
    const union = pattern.extra.reduce((set, cell) => set | setIn(pattern, cell), 0);
    return { ...guarded, house: reason.house, locked: reason.digit, others: union & ~(1 << reason.digit) };
  }
  if (reason.type !== 3) return guarded;
  const { house, cells, digits } = reason;
  if (!('kind' in reason) || reason.kind === 'naked') return { ...guarded, house, subset: cells, digits };
  return { ...guarded, house, ...complement(board, pattern, house, cells, digits) };
}

/** A hidden set leaves a naked one: the other cells of the house, with what the hidden digits do not take. */
function complement(
  { geometry, digits, open }: Markup,
  { extra }: DeadlyPattern,
  house: number,
  hidden: readonly Cell[],
  taken: number,
): { subset: Cell[]; digits: number } {
  const left = bitsOf(open[house]!).map((slot) => geometry.cellAt(house, slot));
  const subset = left.filter((cell) => !hidden.includes(cell) && !extra.includes(cell));
  return { subset, digits: left.reduce((set, cell) => set | digits[cell]!, 0) & ~taken };
}

/** Extra candidates are looked for among all candidates: one that shares its houses with another is never found. */
export function* grave(board: Markup): Generator<Find, void, void> {
  const found = graveOf(board, board);
  if (!found) return;
  const pattern = wholeGrave(board, found);
  const [surplus, ...more] = finsOf(board, pattern);
  for (const { reason, remove } of graveArguments(board, found)) {
    if (reason.type === 1 && more.length === 0) {
      const plusOne = { cells: pattern.cells, pairs: pattern.sets, surplus: surplus! };
      yield finding('bug-plus-1', 5.6, removing(plusOne, remove));
      continue;
    }
    const hit: Hit = removing(argued(board, pattern, reason), remove);
    if (reason.type === 1) yield finding('bug-plus-n', 5.6, hit);
    else yield finding(`bug-type-${reason.type}`, reason.type === 3 ? 5.7 + 0.1 * reason.cells.length : 5.7, hit);
  }
}

/** All unsolved cells, each with the pair that it would keep. */
function wholeGrave({ geometry, digits }: Markup, { cells, extras }: Grave): DeadlyPattern {
  const own = Array.from({ length: geometry.cells }, (_, cell) => cell).filter((cell) => digits[cell]);
  const extraOf = new Map(cells.map((cell, i) => [cell, extras[i]!]));
  const sets = own.map((cell) => digits[cell]! & ~(extraOf.get(cell) ?? 0));
  return { cells: own, sets, extra: [...cells].sort((a, b) => a - b) };
}
