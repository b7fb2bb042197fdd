/** Compares conflicts with a walk over the links, and with all forcing chains. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { bitsOf } from '../../../src/core/bits.js';
import type { Board } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import { unlimited } from '../../../src/core/clock.js';
import type { Candidate } from '../../../src/core/geometry.js';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { Conflicts } from '../../../src/logic/chainer/conflicts.js';
import { MULTIPLE } from '../../../src/logic/chainer/multiple.js';
import {
  emptyLinkList,
  endOfLinks,
  firstLink,
  Propagation,
  readLinks,
} from '../../../src/logic/chainer/propagation.js';
import { Tree } from '../../../src/logic/chainer/tree.js';
import { XY_PASS } from '../../../src/logic/chainer/unary-chain.js';
import type { LinkList } from '../../../src/logic/links/link-list.js';
import { nodeIn, off, on } from '../../../src/logic/links/state.js';
import { full } from '../../../src/solver/full.js';
import { applyHit } from '../../../src/solver/ladder.js';
import { walk } from '../../../src/solver/walk.js';

/** A puzzle of each level, the easiest first. */
export const puzzles = readFileSync(new URL('../../../fixtures/puzzles/levels.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[.0-9]{81}/.test(line))
  .map((line) => readPuzzle(line.slice(0, 81)).puzzle);

/** Returns the candidates that a candidate turns off by one weak link, and those that are on if it is off. */
const weakFrom = (links: LinkList, candidate: Candidate): Candidate[] =>
  [...links.to.subarray(links.start[on(candidate)]!, links.start[on(candidate) + 1]!)].map(nodeIn);
const strongFrom = (links: LinkList, candidate: Candidate): Candidate[] => {
  const state = off(candidate);
  return [...links.to.subarray(firstLink(links, state, XY_PASS.y), endOfLinks(links, state, XY_PASS.x))].map(nodeIn);
};

/** Returns all candidates that a candidate turns off, by weak and strong links in turn. */
function turnedOff(links: LinkList, start: Candidate): Set<Candidate> {
  const found = new Set(weakFrom(links, start));
  for (const beside of found)
    for (const turnedOn of strongFrom(links, beside))
      for (const candidate of weakFrom(links, turnedOn)) found.add(candidate);
  return found;
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
  propagation.load(board, unlimited);
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

/**
 * Expects, along the paths of puzzles, that conflicts tell exactly which candidates refute themselves and which strong
 * links have a common conflict, and that they skip no forcing chain. Returns how often each happens.
 */
export function expectConflicts(compared: readonly Puzzle[]): Record<string, number> {
  const counts = { chain: 0, none: 0, refuted: 0, kept: 0, shared: 0, apart: 0, forcing: 0, unforced: 0 };
  for (const puzzle of compared) {
    const board = boardOf(puzzle);
    const links = emptyLinkList(board.geometry);
    readLinks(links, board);
    const present = emptyLinkList(board.geometry);
    // The later positions of the walk are working grids of the first, whose links are read once.
    const conflicts = new Conflicts(board.geometry, links);
    for (const { hit } of walk(boardOf(puzzle), full)) {
      conflicts.set(board);
      readLinks(present, board);
      const all = Array.from({ length: board.geometry.candidates }, (_, candidate) => candidate);
      const sets = all.map((candidate) => turnedOff(present, candidate));
      const refuted = all.filter((candidate) => sets[candidate]!.has(candidate));
      const open = all.filter((candidate) => board.has(candidate) && sets[candidate]!.size > 0);
      expect(open.filter((candidate) => conflicts.refutesItself(candidate))).toEqual(refuted);
      counts.refuted += refuted.length;
      counts.kept += open.length - refuted.length;
      for (const candidate of all)
        for (const beside of strongFrom(present, candidate)) {
          const isShared = [...sets[candidate]!].some((other) => sets[beside]!.has(other));
          expect(conflicts.haveCommon([candidate, beside])).toBe(isShared);
          counts[isShared ? 'shared' : 'apart']++;
        }
      const isChain = refuted.length > 0;
      expect(conflicts.mayRemove()).toBe(isChain);
      counts[isChain ? 'chain' : 'none']++;
      const forcing = forcingChoices(board);
      if (forcing.length > 0) expect(conflicts.mayForce()).toBe(true);
      for (const choice of forcing) expect(conflicts.haveCommon(choice)).toBe(true);
      counts[conflicts.mayForce() ? 'forcing' : 'unforced']++;
      applyHit(board, hit);
    }
  }
  return counts;
}
