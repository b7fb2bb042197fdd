/**
 * Compares the hits of strategies in a position and in its image under a transform of digits, lines, bands and stacks.
 */

import { randomTransform, type Transform } from '../../src/canon/transform.js';
import { bitsOf } from '../../src/core/bits.js';
import { Board } from '../../src/core/board.js';
import type { Candidate } from '../../src/core/geometry.js';
import { below, type Random, seeded } from '../../src/create/random.js';
import { outcomeOf } from '../../src/logic/step/outcome.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { catalogue } from '../../strategies/index.js';
import { boardText, type Position, pathPosition, soundPositionOf, TRIED_SHAPES } from './positions.js';
import { isLong, SELDOM } from './try-strategies.js';
import { UNSYMMETRIC } from './unsymmetric.js';

export interface SymmetryFigures {
  positions: number;
  /** The number of positions compared with their images. */
  cases: number;
  outcomes: number;
  readonly perStrategy: Map<string, { cases: number; outcomes: number; faults: number }>;
  readonly faults: string[];
}

const MOST_FAULTS = 30;
/** The largest size. On larger grids, searches stop at limits that depend on the order of the grid. */
const LARGEST_SIZE = 9;

const SHAPES = TRIED_SHAPES.filter(({ size }) => size <= LARGEST_SIZE);

/** Returns the image of a board under a transform. */
function transformed({ values, digits, givens }: Board, { to, from, digits: names }: Transform): Board {
  const moved = new Board(to).load(
    from.map((cell) => names[values[cell]!] ?? values[cell]!),
    from.map((cell) => bitsOf(digits[cell]!).reduce((set, digit) => set | (1 << names[digit]!), 0)),
  );
  moved.givens.set(from.map((cell) => givens[cell]!));
  return moved;
}

/** Returns a function that maps a candidate to its image. */
function movingTo({ to, from, digits }: Transform): (candidate: Candidate) => Candidate {
  const at = from.reduce<number[]>((places, cell, place) => Object.assign(places, { [cell]: place }), []);
  return (candidate) => to.candidate(at[to.cellOf(candidate)]!, digits[to.digitOf(candidate)]!);
}

/**
 * Returns a position with a solution. Without a solution everything follows, and the first hits depend on the order of
 * the grid.
 */
function positionFor(random: Random): Position {
  const geometry = SHAPES[below(random, SHAPES.length)]!;
  return random() < 0.5
    ? { board: pathPosition(geometry, random), isOnly: true, isSound: true }
    : soundPositionOf(geometry, random);
}

/** A position, and its image under a transform. */
interface Turned {
  readonly position: Position;
  readonly transform: Transform;
}

function anyTurned(random: Random): Turned {
  const position = positionFor(random);
  return { position, transform: randomTransform(position.board.geometry, random, true) };
}

export function trySymmetry(
  cases: number,
  seed: string,
  strategies: readonly Strategy[] = catalogue.filter(({ id }) => !UNSYMMETRIC[id]),
  draw: (random: Random) => Turned = anyTurned,
): SymmetryFigures {
  const random = seeded(seed);
  const figures: SymmetryFigures = { positions: 0, cases: 0, outcomes: 0, perStrategy: new Map(), faults: [] };
  while (figures.cases < cases) {
    const { position, transform } = draw(random);
    figures.positions++;
    for (const strategy of strategies) {
      if (!position.isOnly && strategy.assumes === 'uniqueness') continue;
      const rare = isLong(strategy) ? SELDOM * (position.board.geometry.size < LARGEST_SIZE ? 0.25 : 1) : 1;
      if (random() * rare < 1) compare(strategy, position.board, transform, figures);
    }
  }
  return figures;
}

function compare(strategy: Strategy, board: Board, transform: Transform, figures: SymmetryFigures): void {
  const moved = movingTo(transform);
  const there = transformed(board, transform);
  const expected = new Set(
    [...strategy.find(board)].map(({ place, remove }) =>
      outcomeOf({ place: place.map(moved), remove: remove.map(moved) }),
    ),
  );
  const found = new Set([...strategy.find(there)].map(outcomeOf));
  const own = figures.perStrategy.get(strategy.id) ?? { cases: 0, outcomes: 0, faults: 0 };
  figures.perStrategy.set(strategy.id, own);
  figures.cases++;
  figures.outcomes += expected.size;
  own.cases++;
  own.outcomes += expected.size;
  const missed = [...expected].filter((name) => !found.has(name));
  const beyond = [...found].filter((name) => !expected.has(name));
  if (missed.length + beyond.length === 0) return;
  own.faults++;
  if (figures.faults.length < MOST_FAULTS)
    figures.faults.push(
      `${strategy.id}: ${missed.length} of ${expected.size} are not found there (${missed[0]}), ${beyond.length} there alone (${beyond[0]})\n  ${boardText(board)}\n  ${boardText(there)}`,
    );
}
