import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boardOf } from '../../../src/core/board-of.js';
import { unlimited } from '../../../src/core/clock.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { DYNAMIC, MULTIPLE, MultipleChainer, NISHIO } from '../../../src/logic/chainer/multiple.js';
import type { MultipleChain } from '../../../src/logic/chainer/multiple-chain.js';

const board = boardOf(
  readPuzzle(readFileSync(new URL('../../../fixtures/puzzles/25x25.txt', import.meta.url), 'utf8').trim()).puzzle,
);

/** Bytes of arrays that a search may leave behind with all of its chains. One that keeps all its trees leaves 78 to 197 MB. */
const MOST_BYTES = 25_000_000;

/** All chainers, so that none is collected and its bytes are taken off those of a later one. */
const chainers: MultipleChainer[] = [];

test.each(Object.entries({ NISHIO, MULTIPLE, DYNAMIC }))('%s of 25×25 keeps few trees', (_, kind) => {
  const chainer = new MultipleChainer(board.geometry);
  chainers.push(chainer);
  const before = process.memoryUsage().arrayBuffers;
  const offered: MultipleChain[] = [];
  const collector = { maxLength: 12, limit: () => 12, add: (chain: MultipleChain) => void offered.push(chain) };
  chainer.search(board, { kind }, collector, unlimited);
  expect(offered.length).toBeGreaterThan(0);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MOST_BYTES);
});
