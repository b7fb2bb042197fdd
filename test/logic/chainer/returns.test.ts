import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Candidate } from '../../../src/core/geometry.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { Links } from '../../../src/logic/chainer/links.js';
import { Returns } from '../../../src/logic/chainer/returns.js';
import { PASSES, type Pass } from '../../../src/logic/chainer/unary-chain.js';

const puzzles = readFileSync(new URL('../../../fixtures/puzzles/levels.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[.0-9]{81}/.test(line))
  .map((line) => readPuzzle(line.slice(0, 81)).puzzle);

/** All that is on, going from a candidate that is on by weak and strong links in turn. */
function reached(links: Links, pass: Pass, start: Candidate): Set<Candidate> {
  const found = new Set<Candidate>();
  const next = (candidate: Candidate): void => {
    for (const off of links.weak.subarray(links.weakFrom(candidate, pass.y), links.weakStart[candidate + 1]))
      for (const on of links.strong.subarray(links.strongFrom(off, pass.y), links.strongTo(off, pass.x))) found.add(on);
  };
  next(start);
  for (const candidate of found) next(candidate);
  return found;
}

test.each(PASSES)('of the pass $key: what may come back is what does, link by link', (pass) => {
  let cycles = 0;
  let turnsOff = 0;
  let turnsOn = 0;
  for (const puzzle of puzzles) {
    const board = boardOf(puzzle);
    const links = new Links(board.geometry);
    const returns = new Returns(board.geometry, links);
    links.read(board);
    returns.read(pass);
    for (let start = 0; start < board.geometry.candidates; start++) {
      if (!board.has(start)) continue;
      const ons = reached(links, pass, start);
      const isCycle = ons.has(start);
      const weak = links.weak.subarray(links.weakFrom(start, pass.y), links.weakStart[start + 1]);
      const isOff = weak.some((other) => ons.has(other));
      const strong = links.strong.subarray(links.strongFrom(start, pass.y), links.strongTo(start, pass.x));
      const isOn = [...strong].some((other) => reached(links, pass, other).has(start));
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
