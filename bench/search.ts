/** Measures exact search: puzzles in a CPU second, including the proof that there is no second solution. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Geometry } from '../src/core/geometry.js';
import type { Puzzle } from '../src/core/puzzle.js';
import { readPuzzle } from '../src/formats/read.js';
import { recordSplitter } from '../src/formats/stream/splitter.js';
import { parseLine } from '../src/formats/text/line.js';
import { ShapeEngine } from '../src/search/any-shape.js';
import { DONE, type Engine, FOUND } from '../src/search/engine.js';
import { loadSimd } from '../src/search/nine/simd.js';
import { search } from '../src/search/search.js';
import { loadWithoutRules } from '../src/search/without-rules/kernel.js';
import { heading, median, puzzlesIn, rate, ratio, row } from './measure.js';
import { peers, rateOfPeer } from './peers.js';

const nine = Geometry.of(3, 3);
const simd = loadSimd();
const anyShape = loadWithoutRules(nine);
const engines: readonly (readonly [string, Engine])[] = [
  ...(simd ? [['9x9 WebAssembly', simd] as const] : []),
  ...(anyShape ? [['any shape, WebAssembly', anyShape] as const] : []),
  ['any shape', new ShapeEngine(nine)],
];

const isSolvable = (engine: Engine, { values }: Puzzle): boolean => {
  engine.start(values);
  return engine.next(Infinity) === FOUND;
};

const isUnique = (engine: Engine, puzzle: Puzzle): boolean =>
  isSolvable(engine, puzzle) && engine.next(Infinity) === DONE;

/** Measures our engines and the solvers of others on lists of 9x9 puzzles. */
export async function benchSearch(files: readonly string[]): Promise<void> {
  const others = peers();
  for (const file of files) {
    const lines = puzzlesIn(file).filter(({ length }) => length === nine.cells);
    if (lines.length === 0) continue;
    const puzzles = lines.map((line) => parseLine(line, nine));
    heading(
      `Search, ${basename(file)}, ${lines.length} puzzles a CPU second`,
      'find one',
      'to the first',
      'count to two',
      'to the first',
      'one solution',
    );
    const first = { finding: 0, counting: 0 };
    for (const [name, engine] of engines) {
      const unique = puzzles.filter((puzzle) => isUnique(engine, puzzle)).length;
      const finding = rate(puzzles, (puzzle) => isSolvable(engine, puzzle));
      const counting = rate(puzzles, (puzzle) => isUnique(engine, puzzle));
      first.finding ||= finding;
      first.counting ||= counting;
      row(name, finding, ratio(finding, first.finding), counting, ratio(counting, first.counting), unique);
    }
    for (const name of others) {
      const finding = await rateOfPeer(name, lines);
      row(name, ...(finding > 0 ? [finding, ratio(finding, first.finding)] : ['not in 3 s']));
    }
  }
}

/** Measures larger grids: milliseconds for each puzzle, as mean, median and worst. */
export function benchLarge(files: readonly string[]): void {
  heading('Search, larger grids', 'mean ms', 'median ms', 'worst ms');
  for (const file of files) {
    const { push, end } = recordSplitter();
    const records = [...push(readFileSync(file, 'utf8')), ...end()];
    const puzzles = records.map(({ text }) => readPuzzle(text).puzzle);
    for (const size of new Set(puzzles.map(({ geometry }) => geometry.size))) {
      const ofSize = puzzles.filter(({ geometry }) => geometry.size === size);
      const times = [ofSize, ofSize].map((list) => list.map(milliseconds)).at(-1)!;
      const mean = times.reduce((sum, time) => sum + time) / times.length;
      row(`${basename(file)}, ${size}x${size}, ${times.length} puzzles`, mean, median(times), Math.max(...times));
    }
  }
}

function milliseconds(puzzle: Puzzle): number {
  const started = performance.now();
  search(puzzle, { milliseconds: 20_000 });
  return performance.now() - started;
}
