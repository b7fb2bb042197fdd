/** A rule that excludes candidates from each other, entered in a layout, is known to all who place or link candidates. */
import { expect, test } from 'vitest';
import { Board, type Numbers } from '../../src/core/board.js';
import { type Candidate, Geometry } from '../../src/core/geometry.js';
import { boxLayout } from '../../src/core/layout.js';
import { openTo } from '../../src/core/open-to.js';
import { clashes } from '../../src/core/puzzle.js';
import { QueuedBoard } from '../../src/core/queued-board.js';
import { eachConflict } from '../../src/core/seeing.js';
import { plainGraph } from '../../src/logic/links/graph.js';
import { nodeIn, on } from '../../src/logic/links/state.js';
import { ValuesLeft } from '../../src/logic/whips/values.js';
import { CoverState } from '../../src/search/cover-state.js';
import { search } from '../../src/search/search.js';

const SIZE = 6;

/** Neighbours hold no consecutive digits, and some cells must differ as pairs. */
const neighbours = [...Array(SIZE * SIZE).keys()].flatMap((cell) => [
  ...(cell % SIZE < SIZE - 1 ? [[cell, cell + 1] as const] : []),
  ...(cell + SIZE < SIZE * SIZE ? [[cell, cell + SIZE] as const] : []),
]);
const exclusions = neighbours.flatMap(([a, b]) =>
  [...Array(SIZE - 1).keys()].flatMap((digit) => [
    [a * SIZE + digit, b * SIZE + digit + 1] as const,
    [a * SIZE + digit + 1, b * SIZE + digit] as const,
  ]),
);
const geometry = Geometry.from({ ...boxLayout(2, 3), pairs: [[0, 21] as const], exclusions });
const all = [...Array(geometry.candidates).keys()];

/** The definition. */
const isExcluded = (a: Candidate, b: Candidate): boolean => {
  const [cellA, cellB] = [geometry.cellOf(a), geometry.cellOf(b)];
  const apart = Math.abs(geometry.digitOf(a) - geometry.digitOf(b));
  const areNeighbours = neighbours.some(([x, y]) => (x === cellA && y === cellB) || (x === cellB && y === cellA));
  return a !== b && (cellA === cellB || (apart === 0 && geometry.sees(cellA, cellB)) || (apart === 1 && areNeighbours));
};

const left = (digits: Numbers): Candidate[] =>
  all.filter((candidate) => digits[geometry.cellOf(candidate)]! & (1 << geometry.digitOf(candidate)));

/** What each of those who know rules removes, or links, if one candidate is true. */
const REMOVERS: Record<string, (candidate: Candidate) => Candidate[]> = {
  conflict: (candidate) => all.filter((other) => other !== candidate && geometry.conflict(candidate, other)),
  eachConflict: (candidate) => {
    const found: Candidate[] = [];
    eachConflict(new Board(geometry), candidate, (other) => found.push(other));
    return found;
  },
  board: (candidate) => {
    const board = new Board(geometry);
    board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
    return all.filter((other) => other !== candidate && !board.has(other));
  },
  'queued board': (candidate) => {
    const board = new QueuedBoard(geometry);
    board.place(geometry.cellOf(candidate), geometry.digitOf(candidate));
    const kept = new Set(left(board.digits));
    return all.filter((other) => other !== candidate && !kept.has(other));
  },
  search: (candidate) => {
    const state = new CoverState(geometry);
    state.start(new Int8Array(geometry.cells).fill(-1));
    state.settle(candidate);
    const kept = new Set(left(state.left));
    return all.filter((other) => other !== candidate && !kept.has(other));
  },
  whips: (candidate) => {
    const values = new ValuesLeft(new Board(geometry));
    values.take(candidate);
    return [...new Set(values.removed.subarray(0, values.removals))];
  },
  links: (candidate) => {
    const { nodes, nodeOf, start, to } = plainGraph(new Board(geometry));
    const state = on(nodeOf[candidate]!);
    return Array.from(to.slice(start[state], start[state + 1]), (other) => nodes[nodeIn(other)]![0]!);
  },
};

test.each(Object.keys(REMOVERS))('%s knows what a candidate excludes', (name) => {
  for (const candidate of all.filter((each) => each % 5 === 0))
    expect(REMOVERS[name]!(candidate).sort((a, b) => a - b)).toEqual(
      all.filter((other) => isExcluded(candidate, other)),
    );
});

test('values leave open what they do not exclude, and clash if they exclude each other', () => {
  const values = new Int8Array(geometry.cells).fill(-1);
  values[7] = 2;
  for (const cell of [1, 6, 8, 13, 35])
    for (let digit = 0; digit < SIZE; digit++)
      expect(((openTo(geometry, values, cell) >> digit) & 1) === 0).toBe(isExcluded(7 * SIZE + 2, cell * SIZE + digit));
  values[8] = 3;
  expect(clashes({ geometry, values })).toEqual([{ digit: 2, cells: [7, 8], digits: [2, 3] }]);
});

test('search finds the grids that keep a rule, all and no others', () => {
  const plain = Geometry.of(2, 2);
  const empty = new Int8Array(16).fill(-1);
  const grids = search({ geometry: plain, values: empty }, { limit: 1000 }).solutions;
  const pairs = [
    [plain.candidate(0, 0), plain.candidate(10, 1)],
    [plain.candidate(5, 2), plain.candidate(15, 3)],
    [plain.candidate(3, 1), plain.candidate(12, 2)],
  ] as const;
  const ruled = Geometry.from({ ...boxLayout(2, 2), exclusions: pairs });
  const isTrue = (grid: Numbers, candidate: Candidate) => grid[plain.cellOf(candidate)] === plain.digitOf(candidate);
  const kept = grids.filter((grid) => !pairs.some((pair) => pair.every((candidate) => isTrue(grid, candidate))));
  const { solutions, ended } = search({ geometry: ruled, values: empty }, { limit: 1000 });
  expect([grids.length, ended, kept.length < grids.length]).toEqual([288, 'all', true]);
  const texts = (list: readonly Numbers[]) => list.map((grid) => Array.from(grid).join('')).sort();
  expect(texts(solutions)).toEqual(texts(kept));
});
