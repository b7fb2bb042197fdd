/** Difficulty of the puzzle being played. */
import type { EngineClient } from '../engine/engine.js';
import type { PlainGrid } from '../engine/protocol.js';
import type { About } from './about.js';

/** The largest size that is graded; larger grids may take minutes. */
const LARGEST = 9;
/** Milliseconds allowed for a grade. */
const MOST = 20_000;

/**
 * Grades the givens. Returns nothing for grids that take too long. Rejects with the signal's reason, or when time is
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
