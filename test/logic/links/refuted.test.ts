/**
 * Chains remove only candidates that their graph refutes. Otherwise searches that stop when nothing is refuted would
 * miss eliminations.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardOf } from '../../../src/core/board-of.js';
import { unlimited } from '../../../src/core/clock.js';
import type { Candidate } from '../../../src/core/geometry.js';
import { parseLine } from '../../../src/formats/text/line.js';
import { endsOf } from '../../../src/logic/links/alternation.js';
import {
  type Refuted,
  refutedByGroupedChains,
  refutedByPlainChains,
  refutedBySetChains,
} from '../../../src/logic/links/refuted.js';
import { setChains } from '../../../src/logic/sets/set-chains.js';
import { setWings } from '../../../src/logic/sets/set-wings.js';
import { findsOf, plainClimb } from '../../../src/solver/ladder.js';
import { rungOf } from '../../../src/solver/rung.js';
import { strategyOf } from '../../../strategies/index.js';

const rungs = ['full-house', 'hidden-single', 'naked-single', 'pointing', 'claiming', 'naked-pair', 'hidden-pair'].map(
  (id) => rungOf(strategyOf(id)!),
);

/** Positions in which easy steps end. */
const boards = readFileSync(new URL('../../../fixtures/puzzles/mixed.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[.0-9]{81}/.test(line))
  .map((line) => {
    const board = boardOf(parseLine(line.slice(0, 81)));
    for (const _ of findsOf(plainClimb(board, rungs)));
    return board;
  })
  .filter(({ unsolved }) => unsolved > 0);

const candidatesIn = ({ graph, nodes }: Refuted): Candidate[] => nodes.map((node) => graph.nodes[node]![0]!);

test.each([
  ['between single candidates', refutedByPlainChains],
  ['with groups', refutedByGroupedChains],
])('finds the candidates refuted by chains %s', (_, refutedOn) => {
  let chains = 0;
  for (const board of boards) {
    const refuted = refutedOn(board);
    for (const { remove } of endsOf(refuted.graph, () => true)) {
      chains++;
      expect(candidatesIn(refuted)).toEqual(expect.arrayContaining([...remove]));
    }
  }
  expect(chains).toBeGreaterThan(0);
});

test('finds the candidates refuted by ALS wings and chains', () => {
  let found = 0;
  for (const board of boards.slice(0, 4))
    for (const hits of [setWings(board, 'any'), setChains(board, 'any', 'any', unlimited)])
      for (const { remove } of hits) {
        if (++found % 16 > 0) continue;
        expect(candidatesIn(refutedBySetChains(board))).toEqual(expect.arrayContaining([...remove]));
      }
  expect(found).toBeGreaterThan(0);
});
