/** The difficulty of the current puzzle. */
import type { EngineClient } from '../engine/engine.js';
import type { PlainGrid } from '../engine/protocol.js';
import type { About } from './about.js';

/** The largest size that is graded. Larger grids may take minutes. */
const LARGEST = 9;
/** The most milliseconds for a grade. */
const MOST = 20_000;

/**
 * Grades the givens. Resolves to no facts for larger grids. Rejects with the reason of the signal, or when the time is
 * up.
 */
export async function ratingOf(engine: EngineClient, grid: PlainGrid, signal: AbortSignal): Promise<About> {
  if (grid.box[0] * grid.box[1] > LARGEST) return {};
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MOST)]);
  const { grade, techniques } = await engine.ask('grade', { grid }, { signal: limit });
  const { hodoku, se, full } = grade;
  const hardest = techniques.at(-1)?.name;
  return {
    ...(full && { level: full.level }),
    ...(hodoku && { level: hodoku.level, score: hodoku.score }),
    ...(se?.er && { rating: se.er }),
    ...(hodoku && hardest && { hardest }),
  };
}
