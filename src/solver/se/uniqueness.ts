import type { GravePlusOne } from '../../../strategies/uniqueness/bug-plus-1.js';
import { type GravePattern, graveHits } from '../../../strategies/uniqueness/bug-type.js';
import type { LoopPattern } from '../../../strategies/uniqueness/unique-loop.js';
import type { OneExtraDigit } from '../../../strategies/uniqueness/unique-rectangle-2-5.js';
import type { WithSubset } from '../../../strategies/uniqueness/unique-rectangle-3.js';
import type { Locked } from '../../../strategies/uniqueness/unique-rectangle-4.js';
import { countBits, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Cell } from '../../core/geometry.js';
import { areDiagonal, type Rectangle } from '../../logic/rectangles.js';
import { type Hit, removing } from '../../logic/strategy.js';
import { type LoopReason, loopArguments, type UniqueLoop, uniqueLoops } from '../../logic/unique-loops.js';
import { type Find, finding } from './find.js';

/** Loops of four, six, eight cells; from ten on they count the same. */
const LOOP_RATINGS = [4.5, 4.6, 4.7, 5.0];

function loopRating(cells: readonly Cell[], reason: LoopReason): number {
  const base = LOOP_RATINGS[Math.min(cells.length / 2 - 2, LOOP_RATINGS.length - 1)]!;
  if (reason.type !== 3) return base;
  return base + 0.1 * ((reason.kind === 'naked' ? countBits(reason.digits) : reason.cells.length) - 1);
}

/** Every loop, each type of argument once for the same cells; the easiest first, then by type. */
export function* loops(board: Markup): Generator<Find, void, void> {
  const found: { type: number; rating: number; hit: Hit<LoopPattern> }[] = [];
  const seen = new Set<string>();
  for (const loop of uniqueLoops(board))
    for (const { reason, remove } of loopArguments(board, loop)) {
      const key = `${reason.type} ${[...loop.cells].sort((a, b) => a - b)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const rating = loopRating(loop.cells, reason);
      found.push({ type: reason.type, rating, hit: removing({ ...loop, reason }, remove) });
    }
  found.sort((a, b) => a.rating - b.rating || a.type - b.type);
  for (const { type, rating, hit } of found)
    yield asRectangle(board, rating, hit) ?? finding(`unique-loop-${type}`, rating, hit);
}

/** A loop of four cells, as the catalogue's unique rectangles have it; undefined for what they do not know. */
function asRectangle(board: Markup, rating: number, { remove, pattern }: Hit<LoopPattern>): Find | undefined {
  if (pattern.cells.length !== 4) return undefined;
  const { geometry, digits } = board;
  const { pair, extra, reason } = pattern;
  const rectangle = rectangleOf(pattern);
  switch (reason.type) {
    case 1:
      return finding('unique-rectangle-1', rating, removing<Rectangle>(rectangle, remove));
    case 2: {
      const isType2 = extra.length === 2 && !areDiagonal(rectangle, extra[0]!, extra[1]!);
      const hit = removing<OneExtraDigit>({ rectangle, digit: reason.digit }, remove);
      return finding(isType2 ? 'unique-rectangle-2' : 'unique-rectangle-5', rating, hit);
    }
    case 3: {
      if (reason.kind === 'hidden') return undefined;
      const fins = rectangle.extra.flatMap((cell) =>
        Array.from({ length: geometry.size }, (_, digit) => digit)
          .filter((digit) => digits[cell]! & ~pair & (1 << digit))
          .map((digit) => geometry.candidate(cell, digit)),
      );
      const { house, cells: subset, digits: union } = reason;
      return finding(
        'unique-rectangle-3',
        rating,
        removing<WithSubset>({ rectangle, fins, house, subset, digits: union }, remove),
      );
    }
    case 4: {
      const other = lowestBit(pair & ~(1 << reason.digit));
      const hit = removing<Locked>({ rectangle, locked: reason.digit, other, house: reason.house }, remove);
      return finding('unique-rectangle-4', rating, hit);
    }
  }
}

function rectangleOf({ cells, pair, extra }: UniqueLoop): Rectangle {
  const ascending = (list: readonly Cell[]): Cell[] => [...list].sort((a, b) => a - b);
  const [a, b, c, d] = ascending(cells) as [Cell, Cell, Cell, Cell];
  const bare = ascending(cells.filter((cell) => !extra.includes(cell)));
  return { cells: [a, b, c, d], pair, bare, extra: ascending(extra) };
}

export function* grave(board: Markup): Generator<Find, void, void> {
  for (const hit of graveHits(board)) {
    const { reason } = hit.pattern;
    if (reason.type === 1) yield finding('bug-plus-1', 5.6, { ...hit, pattern: plusOne(hit.pattern) });
    else yield finding(`bug-type-${reason.type}`, reason.type === 3 ? 5.7 + 0.1 * reason.cells.length : 5.7, hit);
  }
}

const plusOne = ({ open, pairs, surplus }: GravePattern): GravePlusOne => ({
  cells: open,
  pairs,
  surplus: surplus as GravePlusOne['surplus'],
});
