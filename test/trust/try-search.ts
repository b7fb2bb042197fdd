/** Compares the engines of the search with each other on 9×9, and with brute force on small grids. */
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { fillerOf } from '../../src/create/fill.js';
import { below, type Random, seeded } from '../../src/create/random.js';
import { ShapeEngine } from '../../src/search/any-shape.js';
import { type Engine, FOUND } from '../../src/search/engine.js';
import { engineOf } from '../../src/search/engines.js';
import { loadSimd } from '../../src/search/nine/simd.js';
import { isUnique, type SearchStart } from '../../src/search/search.js';
import { loadWithoutRules } from '../../src/search/without-rules/kernel.js';
import { bands } from '../search/bands/engine.js';
import { solves } from '../search/puzzles.js';
import { countPlainly } from '../search/reference.js';

export interface SearchFigures {
  puzzles: number;
  /** Puzzles by their number of solutions: none, one, two, and more. */
  readonly solutions: [number, number, number, number];
  withMarks: number;
  readonly faults: string[];
}

const newFigures = (): SearchFigures => ({ puzzles: 0, solutions: [0, 0, 0, 0], withMarks: 0, faults: [] });

/** The most solutions compared. */
const LIMIT = 4;
const MOST_FAULTS = 20;

const nine = Geometry.of(3, 3);

/** Engines for 9×9, by name. */
const engines: readonly (readonly [string, Engine])[] = [
  ['WebAssembly', loadSimd()!],
  ['bands', bands],
  ['any shape', new ShapeEngine(nine)],
  ['any shape, WebAssembly', loadWithoutRules(nine)!],
];

const solutionBuffer = new Int8Array(Geometry.of(4, 4).cells);

/** Returns the solutions, at most `LIMIT`, as sorted texts. */
function solutionsBy(engine: Engine, { geometry, values, candidates }: SearchStart, limit: number): string[] {
  const solutions: string[] = [];
  engine.start(values, candidates);
  while (solutions.length < limit && engine.next(Infinity) === FOUND) {
    engine.write(solutionBuffer, 0, 0);
    solutions.push(String(solutionBuffer.subarray(0, geometry.cells)));
  }
  return solutions.sort();
}

const contentOf = ({ geometry, values, candidates }: SearchStart): string =>
  `${geometry.boxRows}x${geometry.boxColumns}, values ${[...(values as Int8Array)]}, candidates ${candidates ? [...(candidates as Int32Array)] : 'all'}`;

function fault(figures: SearchFigures, what: string, start: SearchStart): void {
  if (figures.faults.length < MOST_FAULTS) figures.faults.push(`${what}\n  ${contentOf(start)}`);
}

function count(figures: SearchFigures, start: SearchStart, solutions: number): void {
  figures.puzzles++;
  figures.solutions[Math.min(solutions, 3)]!++;
  if (start.candidates) figures.withMarks++;
}

/** Returns marks that a player may have left, with or without one digit of each cell always among them. */
function marksOf({ cells, size, all }: Geometry, solution: ArrayLike<number>, random: Random): Int32Array {
  const gone = random() * 0.9;
  const keeps = random() < 0.8;
  return Int32Array.from({ length: cells }, (_, cell) => {
    let left = all;
    for (let digit = 0; digit < size; digit++)
      if (random() < gone && !(keeps && digit === solution[cell])) left &= ~(1 << digit);
    return left;
  });
}

/** Returns givens with one solution, nearly all of them needed. */
function sparseGivens(solution: ArrayLike<number>, random: Random): Int8Array {
  const values = Int8Array.from(solution);
  for (let left = 70; left > 0; left--) {
    const cell = below(random, nine.cells);
    const digit = values[cell]!;
    values[cell] = EMPTY;
    if (!isUnique({ geometry: nine, values })) values[cell] = digit;
  }
  return values;
}

const EDGES = ['empty', 'full', 'one given', 'one empty', 'one wrong', 'no candidates'] as const;

function edgeOf(kind: (typeof EDGES)[number], solution: ArrayLike<number>, random: Random): SearchStart {
  const values = Int8Array.from(solution);
  const cell = below(random, nine.cells);
  if (kind === 'empty' || kind === 'no candidates') values.fill(EMPTY);
  if (kind === 'one given') values.fill(EMPTY)[cell] = solution[cell]!;
  if (kind === 'one empty') values[cell] = EMPTY;
  if (kind === 'one wrong') values[cell] = (solution[cell]! + 1 + below(random, 8)) % 9;
  const candidates = kind === 'no candidates' ? new Int32Array(nine.cells).fill(nine.all) : undefined;
  if (candidates) candidates[cell] = 0;
  return { geometry: nine, values, ...(candidates && { candidates }) };
}

/** Puzzles for 9×9, made from each other: to dig a new one for each would take most of the time. */
export function* ninePuzzles(random: Random): Generator<SearchStart, never, void> {
  const fill = fillerOf(nine, 'random');
  for (;;) {
    const solution = Int8Array.from(fill(random));
    for (const kind of EDGES) yield edgeOf(kind, solution, random);
    const sparse = sparseGivens(solution, random);
    const shares = [0.2, 0.25, 0.3, 0.35, 0.4, 0.6];
    for (let round = 0; round < 40; round++) {
      const isSparse = round % 4 < 2;
      const share = shares[below(random, shares.length)]!;
      const values = isSparse ? sparse.slice() : solution.map((digit) => (random() < share ? digit : EMPTY));
      for (let spoiled = below(random, 3); spoiled > 0; spoiled--) {
        const cell = below(random, nine.cells);
        values[cell] = [EMPTY, solution[cell]!, below(random, 9)][below(random, 3)]!;
      }
      const isMarked = random() < 0.4;
      yield { geometry: nine, values, ...(isMarked && { candidates: marksOf(nine, solution, random) }) };
    }
  }
}

/**
 * Solves each puzzle with each engine: the number of solutions must be equal, the solutions the same if they are few,
 * and each correct.
 */
export function tryEngines(puzzles: number, seed: string): SearchFigures {
  const figures = newFigures();
  for (const start of ninePuzzles(seeded(seed))) {
    if (figures.puzzles === puzzles) return figures;
    const [expected, ...others] = engines.map(([, engine]) => solutionsBy(engine, start, LIMIT));
    count(figures, start, expected!.length);
    for (const [index, found] of others.entries()) {
      const name = engines[index + 1]![0];
      if (found.length !== expected!.length)
        fault(figures, `${name} finds ${found.length}, not ${expected!.length}`, start);
      else if (found.length < LIMIT && String(found) !== String(expected))
        fault(figures, `${name} finds others`, start);
    }
    for (const solution of [expected!, ...others].flat())
      if (!solves(solution.split(',').map(Number), start)) fault(figures, `no solution: ${solution}`, start);
  }
  return figures;
}

/** Returns all full grids of 4×4. */
export function allFours(): number[][] {
  const four = Geometry.of(2, 2);
  const grids: number[][] = [];
  const fill = (grid: number[]): void => {
    if (grid.length === four.cells) grids.push(grid);
    else
      for (let digit = 0; digit < four.size; digit++)
        if (grid.every((other, cell) => other !== digit || !four.sees(cell, grid.length))) fill([...grid, digit]);
  };
  fill([]);
  return grids;
}

/** Tests positions of 4×4 made from each grid: the search must find exactly the grids that agree. */
export function tryFours(perGrid: number, seed: string): SearchFigures {
  const geometry = Geometry.of(2, 2);
  const random = seeded(seed);
  const grids = allFours();
  const figures = newFigures();
  for (const grid of grids)
    for (let round = 0; round < perGrid; round++) {
      const share = random();
      const values = Int8Array.from(grid, (digit) => (random() < share ? digit : EMPTY));
      if (random() < 0.2) values[below(random, geometry.cells)] = below(random, geometry.size);
      const isMarked = random() < 0.5;
      const start = { geometry, values, ...(isMarked && { candidates: marksOf(geometry, grid, random) }) };
      const expected = grids.filter((other) => solves(other, start)).map(String);
      count(figures, start, expected.length);
      const found = solutionsBy(engineOf(geometry), start, Infinity);
      if (String(found) !== String(expected.sort())) fault(figures, `${found.length}, not ${expected.length}`, start);
    }
  return figures;
}

/** Tests positions of 6×6 and 8×8 against brute force. */
export function trySixes(puzzles: number, seed: string): SearchFigures {
  const random = seeded(seed);
  const figures = newFigures();
  const shapes = ([[2, 3], [3, 2], [2, 4]] as const).map(([rows, columns]) => Geometry.of(rows, columns)); // biome-ignore format: a list
  const fillers = shapes.map((geometry) => fillerOf(geometry, 'random'));
  while (figures.puzzles < puzzles) {
    const at = below(random, shapes.length);
    const geometry = shapes[at]!;
    const solution = Int8Array.from(fillers[at]!(random));
    const share = geometry.size === 8 ? 0.55 + 0.4 * random() : 0.2 + 0.7 * random();
    const values = solution.map((digit) => (random() < share ? digit : EMPTY));
    if (random() < 0.2) values[below(random, geometry.cells)] = below(random, geometry.size);
    const isMarked = random() < 0.4;
    const start = { geometry, values, ...(isMarked && { candidates: marksOf(geometry, solution, random) }) };
    const expected = countPlainly(start, LIMIT);
    const found = solutionsBy(engineOf(geometry), start, LIMIT);
    count(figures, start, expected);
    if (new Set(found).size !== expected) fault(figures, `${found.length}, not ${expected}`, start);
    for (const each of found)
      if (!solves(each.split(',').map(Number), start)) fault(figures, `no solution: ${each}`, start);
  }
  return figures;
}
