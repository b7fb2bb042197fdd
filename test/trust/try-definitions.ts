/** Compares strategies with their definitions on random positions, on positions of paths and on worked cases. */
import type { Board } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { below, type Random, seeded } from '../../src/create/random.js';
import { outcomeOf } from '../../src/logic/step/outcome.js';
import { strategyOf } from '../../strategies/index.js';
import { casesOf } from '../strategies/fixture.js';
import { definitions, removingAlike } from './definitions/index.js';
import { boardText, pathPosition, soundPositionOf } from './positions.js';

export interface DefinitionFigures {
  positions: number;
  /** The number of positions compared. */
  cases: number;
  readonly perStrategy: Map<string, { cases: number; outcomes: number }>;
  readonly faults: string[];
}

const MOST_FAULTS = 30;

/** The most open cells for definitions that try sets of sets. */
const MOST_OPEN: Readonly<Record<string, number>> = { 'als-xy-wing': 30, 'als-xz': 45, 'sue-de-coq': 55 };

const SHAPES = [
  [3, 3],
  [3, 3],
  [3, 3],
  [2, 2],
  [2, 3],
  [3, 2],
].map(([rows, columns]) => Geometry.of(rows!, columns!));

/** Worked cases of the strategies with definitions, and near misses: patterns that are rare elsewhere. */
const workedCases = Object.keys(definitions).flatMap((id) => casesOf(id).map(({ board }) => board));

/** Returns a position with a solution. Without a solution everything follows, so searches may legitimately differ. */
function soundPosition(random: Random): Board {
  const geometry = SHAPES[below(random, SHAPES.length)]!;
  const drawn = random();
  return drawn < 0.4
    ? pathPosition(geometry, random)
    : drawn < 0.8
      ? soundPositionOf(geometry, random).board
      : workedCases[below(random, workedCases.length)]!;
}

export function tryDefinitions(
  cases: number,
  seed: string,
  ids: readonly string[] = Object.keys(definitions),
  draw: (random: Random) => Board = soundPosition,
): DefinitionFigures {
  const random = seeded(seed);
  const figures: DefinitionFigures = { positions: 0, cases: 0, perStrategy: new Map(), faults: [] };
  while (figures.cases < cases) {
    const board = draw(random);
    figures.positions++;
    for (const id of ids) if (board.unsolved <= (MOST_OPEN[id] ?? Infinity)) compare(board, id, figures);
  }
  return figures;
}

function compare(board: Board, id: string, figures: DefinitionFigures): void {
  const asRemovals = removingAlike.has(id);
  const namesOf = (removals: Iterable<readonly number[]>): Set<string> => {
    const names = new Set<string>();
    for (const remove of removals)
      for (const each of asRemovals ? remove.map((candidate) => [candidate]) : [remove])
        if (each.length > 0) names.add(outcomeOf({ remove: each }));
    return names;
  };
  const found = namesOf([...strategyOf(id)!.find(board)].map(({ remove }) => remove));
  const defined = namesOf(definitions[id]!(board));
  const own = figures.perStrategy.get(id) ?? { cases: 0, outcomes: 0 };
  figures.perStrategy.set(id, own);
  figures.cases++;
  own.cases++;
  own.outcomes += defined.size;
  const missed = [...defined].filter((name) => !found.has(name));
  const beyond = [...found].filter((name) => !defined.has(name));
  if (missed.length + beyond.length === 0 || figures.faults.length >= MOST_FAULTS) return;
  figures.faults.push(
    `${id}: misses ${missed.join(' ')}, finds beyond its definition ${beyond.join(' ')}\n  ${boardText(board)}`,
  );
}
