import type { Markup } from '../../core/board.js';
import { graveArguments, graveOf } from '../../logic/bug.js';
import { removing } from '../../logic/strategy.js';
import { type LoopArgument, loopArguments, type UniqueLoop, uniqueLoops } from '../../logic/unique-loops.js';
import { type Find, finding } from './find.js';

/** Loops of four, six, eight cells; from ten on they count the same. */
const LOOP_RATINGS = [4.5, 4.6, 4.7, 5.0];

function loopRating({ cells }: UniqueLoop, { reason }: LoopArgument): number {
  const base = LOOP_RATINGS[Math.min(cells.length / 2 - 2, LOOP_RATINGS.length - 1)]!;
  if (reason.type !== 3) return base;
  const extra = reason.kind === 'naked' ? countOf(reason.digits) : reason.cells.length;
  return base + 0.1 * (extra - 1);
}

const countOf = (set: number): number => {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count++;
  return count;
};

/** Every loop, each type of argument once for the same cells; the easiest first, then by type. */
export function* loops(board: Markup): Generator<Find, void, void> {
  const found: { type: number; find: Find }[] = [];
  const seen = new Set<string>();
  for (const loop of uniqueLoops(board))
    for (const argument of loopArguments(board, loop)) {
      const { type } = argument.reason;
      const key = `${type} ${[...loop.cells].sort((a, b) => a - b)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const hit = removing({ ...loop, reason: argument.reason }, argument.remove);
      found.push({ type, find: finding(`unique-loop-${type}`, loopRating(loop, argument), hit) });
    }
  found.sort((a, b) => a.find.rating - b.find.rating || a.type - b.type);
  for (const { find } of found) yield find;
}

export function* grave(board: Markup): Generator<Find, void, void> {
  const found = graveOf(board);
  if (!found) return;
  for (const { reason, remove } of graveArguments(board, found)) {
    const rating = reason.type === 1 ? 5.6 : reason.type === 3 ? 5.7 + 0.1 * reason.cells.length : 5.7;
    yield finding(`bug-type-${reason.type}`, rating, removing({ ...found, reason }, remove));
  }
}
