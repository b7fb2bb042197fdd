/**
 * The parts of `sudoku check` that need strategies: `--backdoors`, `--minimal --all` and `--estimate`. A module of its
 * own, so that the other checks start without strategies.
 */
import { backdoorsOf } from '../../bank/backdoors.js';
import { estimateSolutions, PROBES } from '../../bank/estimate.js';
import { minimalWithin } from '../../bank/minimal.js';
import type { Puzzle } from '../../core/puzzle.js';
import { seeded } from '../../create/random.js';
import { backdoorsJson, depthText, type JsonDepth, withinJson } from '../../render/json/depth.js';
import { measuresIn } from '../../render/language/measures.js';
import { checkWith, type DepthWork } from './check-record.js';

/** The module that workers import the work from, here and in the bundle. */
export const DEPTH_MODULE = new URL('check-depth.js', import.meta.url);

const depth: DepthWork = {
  compute(puzzle, { backdoors, maxLevel, all, estimate, limit }, clock, { result }): JsonDepth {
    const found = backdoors ? backdoorsOf(puzzle, { clock, ...(maxLevel && { level: maxLevel }) }) : undefined;
    return {
      ...(backdoors && { backdoors: found ? backdoorsJson(puzzle.geometry, found) : null }),
      ...(estimate && {
        estimate:
          result.ended === 'all'
            ? { solutions: result.solutions.length, error: 0 }
            : estimateSolutions(puzzle, PROBES, seeded('estimate'), clock),
      }),
      ...(all && withinJson(takeFirst(minimalWithin(puzzle, clock), limit + 1), limit)),
    };
  },
  text: (depth, { geometry }, { language }) => depthText(depth, geometry, measuresIn(language)),
};

/** Returns at most `most` puzzles, and asks the iterable for no more. */
function takeFirst(all: Iterable<Puzzle>, most: number): Puzzle[] {
  const first: Puzzle[] = [];
  for (const puzzle of all) if (first.push(puzzle) >= most) break;
  return first;
}

export const checkInDepth = checkWith(depth);
