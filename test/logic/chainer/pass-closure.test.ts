import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Candidate } from '../../../src/core/geometry.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { PassClosure } from '../../../src/logic/chainer/pass-closure.js';
import { emptyLinkList, endOfLinks, firstLink, readLinks } from '../../../src/logic/chainer/propagation.js';
import { PASSES, type Pass } from '../../../src/logic/chainer/unary-chain.js';
import type { LinkList } from '../../../src/logic/links/link-list.js';
import { nodeIn, off, on } from '../../../src/logic/links/state.js';

const puzzles = readFileSync(new URL('../../../fixtures/puzzles/levels.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[.0-9]{81}/.test(line))
  .map((line) => readPuzzle(line.slice(0, 81)).puzzle);

/**
 * Return the candidates that a pass reaches from a candidate: `weakFrom` from one that is on, `strongFrom` from one
 * that is off.
 */
const weakFrom = (links: LinkList, pass: Pass, candidate: Candidate): Candidate[] =>
  [...links.to.subarray(firstLink(links, on(candidate), pass.y), links.start[on(candidate) + 1])].map(nodeIn);
const strongFrom = (links: LinkList, pass: Pass, candidate: Candidate): Candidate[] =>
  [...links.to.subarray(firstLink(links, off(candidate), pass.y), endOfLinks(links, off(candidate), pass.x))].map(
    nodeIn,
  );

/** Returns all on candidates reached from an on candidate by weak and strong links in turn. */
function reached(links: LinkList, pass: Pass, start: Candidate): Set<Candidate> {
  const found = new Set<Candidate>();
  const next = (candidate: Candidate): void => {
    for (const other of weakFrom(links, pass, candidate))
      for (const turnedOn of strongFrom(links, pass, other)) found.add(turnedOn);
  };
  next(start);
  for (const candidate of found) next(candidate);
  return found;
}

test.each(PASSES)('pass $key: predicts exactly the nodes to which a walk over the links returns', (pass) => {
  let cycles = 0;
  let turnsOff = 0;
  let turnsOn = 0;
  for (const puzzle of puzzles) {
    const board = boardOf(puzzle);
    const links = emptyLinkList(board.geometry);
    const returns = new PassClosure(board.geometry, links);
    readLinks(links, board);
    returns.compute(pass);
    for (let start = 0; start < board.geometry.candidates; start++) {
      if (!board.has(start)) continue;
      const ons = reached(links, pass, start);
      const isCycle = ons.has(start);
      const isOff = weakFrom(links, pass, start).some((other) => ons.has(other));
      const isOn = strongFrom(links, pass, start).some((other) => reached(links, pass, other).has(start));
      expect(returns.mayCycle(start)).toBe(isCycle);
      expect(returns.mayTurnOff(start, pass)).toBe(isOff);
      expect(returns.mayTurnOn(start, pass)).toBe(isOn);
      cycles += Number(isCycle);
      turnsOff += Number(isOff);
      turnsOn += Number(isOn);
    }
  }
  expect(Math.min(cycles, turnsOff, turnsOn)).toBeGreaterThan(0);
});
