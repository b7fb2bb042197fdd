/** Grades and created puzzles of this version in small files, so that every change is visible. */
import { readFileSync } from 'node:fs';
import { boardOf } from '../../src/core/board-of.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { create } from '../../src/create/create.js';
import { seeded } from '../../src/create/random.js';
import type { PuzzleRequest } from '../../src/create/request.js';
import { specOf } from '../../src/create/spec.js';
import { readPuzzle } from '../../src/formats/read.js';
import { recordSplitter } from '../../src/formats/stream/splitter.js';
import { formatLine } from '../../src/formats/text/line.js';
import { full } from '../../src/solver/full.js';
import { gradeHodoku } from '../../src/solver/hodoku/grade.js';
import { gradeSe } from '../../src/solver/se/grade.js';
import { walk } from '../../src/solver/walk.js';

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const text = (path: string): string => readFileSync(at(path), 'utf8');

/** Rows of a golden file: each request and its result. */
export type Golden = ReadonlyMap<string, string>;

export const GOLDEN = { grades, made } as const;
export type GoldenName = keyof typeof GOLDEN;

const LISTS = ['levels', 'mixed', '4x4', '6x6', '16x16'];

/** Grades each puzzle of some lists on three scales. */
function grades(): Golden {
  const rows = LISTS.flatMap((list) => {
    const splitter = recordSplitter();
    const records = [...splitter.push(text(`fixtures/puzzles/${list}.txt`)), ...splitter.end()];
    return records.map((record) => {
      const { puzzle } = readPuzzle(record.text);
      return [`${list}, line ${record.line}`, gradesOf(puzzle)] as const;
    });
  });
  return new Map(rows);
}

function gradesOf(puzzle: Puzzle): string {
  const { level, score } = gradeHodoku(puzzle);
  const { er, ep, ed } = gradeSe(puzzle);
  const steps = [...walk(boardOf(puzzle), full)];
  const se = [er, ep, ed].map((rating) => rating.toFixed(1)).join(' ');
  const hardest = steps.reduce((a, b) => (b.strategy.score > a.strategy.score ? b : a));
  return `hodoku ${level} ${score}; se ${se}; full ${hardest.strategy.id} ${steps.length}`;
}

const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;

const REQUESTS: readonly (readonly [size: number, request: PuzzleRequest])[] = [
  ...LEVELS.map((level) => [9, { level }] as const),
  [9, { require: ['x-wing'] }],
  [9, { symmetry: 'rotational', minimal: true }],
  [4, { level: 'easy' }],
  [6, { level: 'easy' }],
  [12, { level: 'easy' }],
  [16, { level: 'easy' }],
];
const SEEDS = ['one', 'two'];

/** Makes a puzzle for each request and seed. */
function made(): Golden {
  const rows = REQUESTS.flatMap(([size, request]) =>
    SEEDS.map((seed) => {
      const outcome = create(specOf(Geometry.ofSize(size), request), seeded(seed));
      return [
        `${size} ${JSON.stringify(request)} ${seed}`,
        outcome.made ? formatLine(outcome.made.puzzle) : 'none',
      ] as const;
    }),
  );
  return new Map(rows);
}

export const fileOf = (name: GoldenName): URL => at(`fixtures/golden/${name}.tsv`);

/** Returns the version of the program that wrote a file, and its rows. */
export function readGolden(name: GoldenName): { readonly version: string; readonly rows: Golden } {
  const [head, ...lines] = readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
  return {
    version: head!.split(' ').at(-1)!,
    rows: new Map(lines.map((line) => line.split('\t') as [string, string])),
  };
}

export const writtenGolden = (rows: Golden): string =>
  [`# made by sudoku-strategist ${version()}`, ...[...rows].map((row) => row.join('\t')), ''].join('\n');

export const version = (): string => JSON.parse(text('package.json')).version;
