import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Candidate } from '../../../src/core/geometry.js';
import { boardOf } from '../../../src/core/puzzle.js';
import { parseLine } from '../../../src/formats/line.js';
import { isOn } from '../../../src/logic/links/chain.js';
import { almostFishLinks } from '../../../src/logic/links/fish-links.js';
import { chainTo, consequencesOn, follow, isOnState, nodeIn, stateOf } from '../../../src/logic/links/follow.js';
import { candidatesOf, linkGraph } from '../../../src/logic/links/graph.js';
import { groups } from '../../../src/logic/links/group-links.js';
import { almostHiddenLinks } from '../../../src/logic/links/hidden-set-links.js';
import { bivalueCells, conjugates } from '../../../src/logic/links/plain-links.js';
import { rectangleLinks } from '../../../src/logic/links/rectangle-links.js';
import { setAndCellLinks } from '../../../src/logic/links/set-and-cell-links.js';
import { almostLockedLinks } from '../../../src/logic/links/set-links.js';
import { uniqueSolution } from '../../../src/search/search.js';

const sources = {
  bivalueCells,
  conjugates,
  groups,
  almostLockedLinks,
  setAndCellLinks,
  almostHiddenLinks,
  rectangleLinks,
  almostFishLinks,
};

const puzzles = readFileSync(new URL('../../../fixtures/puzzles/levels.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[.0-9]{81}/.test(line))
  .slice(0, 6)
  .map((line) => parseLine(line.slice(0, 81)));

for (const [name, source] of Object.entries(sources))
  test(`${name}: of the two sides of a link at least one is true, and both are on the board`, () => {
    let links = 0;
    for (const puzzle of puzzles) {
      const board = boardOf(puzzle);
      const solution = uniqueSolution(puzzle)!;
      const { geometry } = board;
      const isTrue = (candidate: Candidate): boolean =>
        solution[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
      for (const { ends, truths } of source(board)) {
        links++;
        expect(truths.length).toBeGreaterThan(0);
        expect(ends.flat().every((candidate) => board.has(candidate))).toBe(true);
        expect(ends.flat().some(isTrue)).toBe(true);
      }
    }
    expect(links).toBeGreaterThan(0);
  });

test('weak links go both ways and join nodes that conflict throughout', () => {
  const board = boardOf(puzzles[0]!);
  const { nodes, weak, seen, words } = linkGraph(board, candidatesOf(board), bivalueCells, conjugates, groups);
  for (const [node, own] of nodes.entries())
    for (const other of weak.to.subarray(weak.start[node], weak.start[node + 1])) {
      expect(weak.to.subarray(weak.start[other], weak.start[other + 1])).toContain(node);
      for (const a of own)
        for (const b of nodes[other]!) {
          expect(board.geometry.conflict(a, b)).toBe(true);
          expect((seen[node * words + (b >> 5)]! >> (b & 31)) & 1).toBe(1);
        }
    }
});

test('what follows is reached by chains that alternate, the nearest first', () => {
  const board = boardOf(puzzles[0]!);
  const graph = linkGraph(board, candidatesOf(board), bivalueCells, conjugates);
  const consequences = consequencesOn(graph);
  for (const start of [0, 1, 2]) {
    follow(consequences, stateOf(start, true));
    let depth = 0;
    for (const state of consequences.reached.subarray(0, consequences.count)) {
      expect(consequences.depth[state]!).toBeGreaterThanOrEqual(depth);
      depth = consequences.depth[state]!;
      const chain = chainTo(consequences, state);
      expect(chain.length).toBe(depth + 1);
      expect(chain[0]!.candidates).toEqual(graph.nodes[start]);
      expect(chain.at(-1)!.candidates).toEqual(graph.nodes[nodeIn(state)]);
      if (depth > 0) expect(isOn(chain, depth)).toBe(isOnState(state));
      for (let i = 1; i < chain.length; i++) expect(chain[i]!.strong).toBe(i % 2 === 0);
    }
  }
});

test('consequences are followed no further than asked', () => {
  const board = boardOf(puzzles[0]!);
  const consequences = consequencesOn(linkGraph(board, candidatesOf(board), bivalueCells, conjugates));
  follow(consequences, stateOf(0, true), 1);
  for (const state of consequences.reached.subarray(0, consequences.count))
    expect(consequences.depth[state]).toBeLessThanOrEqual(1);
});
