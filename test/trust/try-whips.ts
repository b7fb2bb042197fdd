/** Rates puzzles by whips and braids, and reports ratings that contradict each other, or trial and error. */

import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { creations } from '../../src/create/create.js';
import { specOf } from '../../src/create/spec.js';
import { formatLine } from '../../src/formats/text/line.js';
import { type BerthierScale, rate } from '../../src/solver/berthier/rating.js';
import { isSolvedByTrial } from './definitions/trial.js';

export interface WhipFigures {
  puzzles: number;
  /** Puzzles that trial and error does not solve. */
  unsolved: number;
  /** The number of puzzles by rating. */
  readonly perRating: Map<string, number>;
  readonly faults: string[];
}

const nine = Geometry.of(3, 3);
/** Specs of puzzles of any difficulty, minimal puzzles, and hard ones. */
const SPECS = [specOf(nine), specOf(nine, { minimal: true }), specOf(nine, { level: 'extreme' })];

/** Yields `count` puzzles of our own. */
export function* ownPuzzles(count: number, seed: string): Generator<Puzzle, void, void> {
  const rows = SPECS.map((spec) => creations(spec, seed));
  for (let index = 0; index < count; index++) {
    const { geometry, values } = rows[index % rows.length]!.next().value!.puzzle;
    yield { geometry, values };
  }
}

/** Returns the length that is needed; Infinity if none suffices. */
function lengthOf(puzzle: Puzzle, scale: BerthierScale): number {
  const { rating, ended } = rate(boardOf(puzzle), scale);
  return ended === 'solved' ? rating : Infinity;
}

/** Tests the order of the four ratings, and compares braids with trial and error. */
export function tryRatings(puzzles: Iterable<Puzzle>): WhipFigures {
  const figures: WhipFigures = { puzzles: 0, unsolved: 0, perRating: new Map(), faults: [] };
  for (const puzzle of puzzles) {
    const [w, b, gw, gb] = (['w', 'b', 'gw', 'gb'] as const).map((scale) => lengthOf(puzzle, scale));
    const ratings = `W ${w}, B ${b}, gW ${gw}, gB ${gb}`;
    if (!(gb! <= b! && b! <= w! && gb! <= gw! && gw! <= w!))
      figures.faults.push(`${formatLine(puzzle)} has ${ratings}`);
    compareWithTrial(puzzle, b!, figures);
    figures.perRating.set(ratings, (figures.perRating.get(ratings) ?? 0) + 1);
  }
  return figures;
}

/** Compares only braids with trial and error: hard puzzles have no W, and finding that out takes long. */
export function tryBraids(puzzles: Iterable<Puzzle>): WhipFigures {
  const figures: WhipFigures = { puzzles: 0, unsolved: 0, perRating: new Map(), faults: [] };
  for (const puzzle of puzzles) {
    const b = lengthOf(puzzle, 'b');
    compareWithTrial(puzzle, b, figures);
    figures.perRating.set(`B ${b}`, (figures.perRating.get(`B ${b}`) ?? 0) + 1);
  }
  return figures;
}

function compareWithTrial(puzzle: Puzzle, b: number, figures: WhipFigures): void {
  const isSolved = isSolvedByTrial(puzzle);
  figures.puzzles++;
  if (!isSolved) figures.unsolved++;
  if (isSolved !== Number.isFinite(b))
    figures.faults.push(
      `${formatLine(puzzle)} has B ${b}, and trial and error ${isSolved ? 'solves' : 'does not solve'} it`,
    );
}
