/** Conflicts tell exactly where a search of single chains finds nothing, and pass over no forcing chain. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bitsOf } from '../../../src/core/bits.js';
import type { Board } from '../../../src/core/board.js';
import type { Candidate } from '../../../src/core/geometry.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { Conflicts } from '../../../src/logic/chainer/conflicts.js';
import { MULTIPLE } from '../../../src/logic/chainer/multiple.js';
import { emptyLinkList, Propagation, readLinks } from '../../../src/logic/chainer/propagation.js';
import { Tree } from '../../../src/logic/chainer/tree.js';
import { UnaryChainer } from '../../../src/logic/chainer/unary.js';
import { off, on } from '../../../src/logic/links/state.js';
import { full } from '../../../src/solver/full.js';
import { applyHit } from '../../../src/solver/ladder.js';
import { walk } from '../../../src/solver/walk.js';

const puzzles = readFileSync(new URL('../../../fixtures/puzzles/levels.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[.0-9]{81}/.test(line))
  .map((line) => readPuzzle(line.slice(0, 81)).puzzle);

/** True if a search for single chains and cycles finds any. */
function hasChain(board: Board): boolean {
  let any = false;
  new UnaryChainer(board.geometry).search(board, { accepts: () => true, add: () => void (any = true) });
  return any;
}

/** Returns all choices: the candidates of each cell, and the places of each digit in each house. */
function choicesOf({ geometry, digits, slots }: Board): Candidate[][] {
  const { cells, houses, size } = geometry;
  const inCells = Array.from({ length: cells }, (_, cell) =>
    bitsOf(digits[cell]!).map((digit) => geometry.candidate(cell, digit)),
  );
  const inHouses = Array.from({ length: houses * size }, (_, at) => {
    const house = Math.floor(at / size);
    return bitsOf(slots[at]!).map((slot) => geometry.candidate(geometry.cellAt(house, slot), at % size));
  });
  return [...inCells, ...inHouses].filter(({ length }) => length > 1);
}

/** Returns the choices of which all ways lead to a common state, by the trees of their candidates. */
function forcingChoices(board: Board): Candidate[][] {
  const { geometry } = board;
  const propagation = new Propagation(geometry);
  propagation.load(board);
  const trees = new Map<Candidate, Tree>();
  for (const candidate of choicesOf(board).flat()) {
    if (trees.has(candidate)) continue;
    const tree = new Tree(geometry);
    propagation.growTree(on(candidate), tree, MULTIPLE, Infinity);
    trees.set(candidate, tree);
  }
  const all = Array.from({ length: geometry.candidates }, (_, candidate) => [on(candidate), off(candidate)]).flat();
  return choicesOf(board).filter((choice) =>
    all.some((state) => choice.every((candidate) => trees.get(candidate)!.has(state))),
  );
}

test('skips exactly the positions of walks without chains, and no forcing chain', () => {
  const counts = { chain: 0, none: 0, forcing: 0, unforced: 0 };
  for (const puzzle of puzzles) {
    const board = boardOf(puzzle);
    const links = emptyLinkList(board.geometry);
    readLinks(links, board);
    // The later positions of the walk are working grids of the first, whose links are read once.
    const conflicts = new Conflicts(board.geometry, links);
    for (const { hit } of walk(boardOf(puzzle), full)) {
      const isChain = hasChain(board);
      expect(conflicts.set(board).mayRemove()).toBe(isChain);
      counts[isChain ? 'chain' : 'none']++;
      const forcing = forcingChoices(board);
      if (forcing.length > 0) expect(conflicts.mayForce()).toBe(true);
      for (const choice of forcing) expect(conflicts.haveCommon(choice)).toBe(true);
      counts[conflicts.mayForce() ? 'forcing' : 'unforced']++;
      applyHit(board, hit);
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
});
