/** Rates puzzles by whips and braids, and says where the ratings do not go together, or do not agree with trial and error. */
import { Geometry } from '../../src/core/geometry.js';
import { boardOf, type Puzzle } from '../../src/core/puzzle.js';
import { creations } from '../../src/create/create.js';
import { specOf } from '../../src/create/spec.js';
import { formatLine } from '../../src/formats/line.js';
import { type BerthierScale, rate } from '../../src/solver/berthier/rating.js';
import { isSolvedByTrial } from './definitions/trial.js';

export interface WhipFigures {
  puzzles: number;
  /** Puzzles that trial and error does not solve. */
  unsolved: number;
  /** Puzzles by what they are rated. */
  readonly perRating: Map<string, number>;
  readonly faults: string[];
}

const nine = Geometry.of(3, 3);
/** Puzzles of any difficulty, puzzles of which no given can be spared, and hard ones. */
const SPECS = [specOf(nine), specOf(nine, { minimal: true }), specOf(nine, { level: 'extreme' })];

/** So many puzzles of our own. */
export function* ownPuzzles(count: number, seed: string): Generator<Puzzle, void, void> {
  const rows = SPECS.map((spec) => creations(spec, seed));
  for (let index = 0; index < count; index++) {
    const { geometry, values } = rows[index % rows.length]!.next().value!.puzzle;
    yield { geometry, values };
  }
}

/** The length that is needed; infinite where none is enough. */
function lengthOf(puzzle: Puzzle, scale: BerthierScale): number {
  const { rating, ended } = rate(boardOf(puzzle), scale);
  return ended === 'solved' ? rating : Infinity;
}

/** The order of the four ratings, and braids beside trial and error. */
export function tryRatings(puzzles: Iterable<Puzzle>): WhipFigures {
  const figures: WhipFigures = { puzzles: 0, unsolved: 0, perRating: new Map(), faults: [] };
  for (const puzzle of puzzles) {
    const [w, b, gw, gb] = (['w', 'b', 'gw', 'gb'] as const).map((scale) => lengthOf(puzzle, scale));
    const told = `W ${w}, B ${b}, gW ${gw}, gB ${gb}`;
    if (!(gb! <= b! && b! <= w! && gb! <= gw! && gw! <= w!)) figures.faults.push(`${formatLine(puzzle)} has ${told}`);
    compareWithTrial(puzzle, b!, figures);
    figures.perRating.set(told, (figures.perRating.get(told) ?? 0) + 1);
  }
  return figures;
}

/** Braids alone beside trial and error: hard puzzles have no W, which takes long to find out. */
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
