/** The difficulty of a puzzle: its grade, and its figures in words. */
import type { LanguageCode, Level } from '../../../src/face/index.js';
import type { EngineClient } from '../engine/engine.js';
import type { About, PlainGrid } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';

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

/** Returns the name of a level with a capital, for a level that stands alone. */
export const levelName = (level: Level, { levels }: Wording): string =>
  levels[level].replace(/^./, (letter) => letter.toUpperCase());

/** Returns a rating with one decimal: 3.2, in German 3,2. */
export const decimal = (rating: number, language: LanguageCode): string =>
  rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
