import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Markup } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import { unlimited } from '../../../src/core/clock.js';
import type { Candidate, Geometry } from '../../../src/core/geometry.js';
import { parseLine } from '../../../src/formats/text/line.js';
import { chainTo, isOnAt, linkTruths } from '../../../src/logic/links/chain.js';
import { closureOf } from '../../../src/logic/links/closure.js';
import { extendGraph } from '../../../src/logic/links/extended-graph.js';
import { almostFishLinks } from '../../../src/logic/links/fish-links.js';
import { candidatesOf, type LinkGraph, type LinkSource, plainGraph } from '../../../src/logic/links/graph.js';
import { groupLinks } from '../../../src/logic/links/group-links.js';
import { almostHiddenLinks } from '../../../src/logic/links/hidden-set-links.js';
import { rectangleLinks } from '../../../src/logic/links/rectangle-links.js';
import { seenByBoth, sees } from '../../../src/logic/links/seen.js';
import { almostLockedLinks, setAndCellLinks } from '../../../src/logic/links/set-links.js';
import { isOn, nodeIn, off, on } from '../../../src/logic/links/state.js';
import { Walk } from '../../../src/logic/links/walk.js';
import type { Truth } from '../../../src/logic/step/truths.js';
import { uniqueSolution } from '../../../src/search/search.js';

const sources = {
  groups: groupLinks,
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

/** The plain graph of a board with the links of some sources. */
const extended = (board: Markup, ...sources: readonly LinkSource[]): LinkGraph =>
  extendGraph(board, plainGraph(board), sources, unlimited);

for (const [name, source] of Object.entries(sources))
  test(`${name}: of the two sides of a link at least one is true, and both are on the board`, () => {
    let links = 0;
    const wrong: unknown[] = [];
    for (const puzzle of puzzles) {
      const board = boardOf(puzzle);
      const solution = uniqueSolution(puzzle)!;
      const { geometry } = board;
      const isTrue = (candidate: Candidate): boolean =>
        solution[geometry.cellOf(candidate)] === geometry.digitOf(candidate);
      for (const { ends, truths } of source(board)) {
        links++;
        const candidates = ends.flat();
        const isRight = candidates.every((candidate) => board.has(candidate)) && candidates.some(isTrue);
        if (truths.length === 0 || !isRight) wrong.push({ ends, truths });
      }
    }
    expect(wrong).toEqual([]);
    expect(links).toBeGreaterThan(0);
  });

test('plain links: a truth proves each strong link, and each link occurs once', () => {
  for (const puzzle of puzzles) {
    const board = boardOf(puzzle);
    const graph = plainGraph(board);
    for (let node = 0; node < graph.singleCount; node++) {
      const [own] = graph.nodes[node]!;
      const others: Candidate[] = [];
      for (let at = graph.start[off(node)]!; at < graph.start[off(node) + 1]!; at++) {
        const [other] = graph.nodes[nodeIn(graph.to[at]!)]!;
        others.push(other!);
        const [truth] = linkTruths(graph, at);
        expect(candidatesOf(board).filter((candidate) => isIn(truth!, candidate, board.geometry))).toEqual(
          [own!, other!].sort((a, b) => a - b),
        );
      }
      expect(new Set(others).size).toBe(others.length);
    }
  }
});

const isIn = (truth: Truth, candidate: Candidate, geometry: Geometry): boolean =>
  truth.kind === 'cell'
    ? geometry.cellOf(candidate) === truth.cell
    : truth.kind === 'house' &&
      geometry.digitOf(candidate) === truth.digit &&
      geometry.commonHouses([geometry.cellOf(candidate)]).includes(truth.house);

test('weak links are symmetric and join nodes whose candidates all conflict', () => {
  const board = boardOf(puzzles[0]!);
  const graph = extended(board, groupLinks);
  const { nodes, start, to } = graph;
  const turnedOff = (node: number): number[] => [...to.subarray(start[on(node)], start[on(node) + 1])].map(nodeIn);
  const wrong: (readonly [node: number, other: number])[] = [];
  for (const [node, own] of nodes.entries())
    for (const other of turnedOff(node)) {
      const areApart = nodes[other]!.every(
        (b) => sees(graph, node, b) && own.every((a) => board.geometry.conflict(a, b)),
      );
      if (!areApart || !turnedOff(other).includes(node)) wrong.push([node, other]);
    }
  expect(wrong).toEqual([]);
});

test('two nodes see the candidates that conflict with all of theirs', () => {
  const board = boardOf(puzzles[3]!);
  const { geometry } = board;
  const all = candidatesOf(board);
  const graph = extended(board, ...Object.values(sources));
  const { nodes } = graph;
  const seenFrom = nodes.map((own) => all.filter((target) => own.every((each) => conflicts(each, target))));
  const wrong: (readonly [a: number, b: number])[] = [];
  for (let a = 0; a < nodes.length; a += 3)
    for (let b = a; b < nodes.length; b += 7) {
      const expected = seenFrom[a]!.filter((target) => seenFrom[b]!.includes(target));
      if (seenByBoth(graph, a, b).join() !== expected.join()) wrong.push([a, b]);
    }
  expect(wrong).toEqual([]);
  function conflicts(a: Candidate, b: Candidate): boolean {
    return a !== b && geometry.conflict(a, b);
  }
});

test('consequences are reached by alternating chains, nearest first', () => {
  const board = boardOf(puzzles[0]!);
  const graph = plainGraph(board);
  const walk = new Walk(graph);
  for (const start of [0, 1, 2]) {
    walk.from(on(start)).complete();
    let distance = 0;
    for (const state of walk.reached.subarray(0, walk.count)) {
      expect(walk.distance(state)).toBeGreaterThanOrEqual(distance);
      distance = walk.distance(state);
      const chain = chainTo(graph, walk, state);
      expect(chain.length).toBe(distance + 1);
      expect(chain[0]!.candidates).toEqual(graph.nodes[start]);
      expect(chain.at(-1)!.candidates).toEqual(graph.nodes[nodeIn(state)]);
      if (distance > 0) expect(isOnAt(chain, distance)).toBe(isOn(state));
      for (let i = 1; i < chain.length; i++) expect(chain[i]!.strong).toBe(i % 2 === 0);
    }
  }
});

test('a graph asks the clock while links are added', () => {
  const board = boardOf(puzzles[0]!);
  let asked = 0;
  extendGraph(board, plainGraph(board), [groupLinks, almostFishLinks], () => void asked++);
  expect(asked).toBeGreaterThan(2);
});

test('a walk respects limits on length, ends and targets', () => {
  const graph = plainGraph(boardOf(puzzles[0]!));
  const walk = new Walk(graph);
  walk.from(on(0), 1).complete();
  expect(walk.count).toBe(1 + graph.start[on(0) + 1]! - graph.start[on(0)]!);
  for (const state of walk.reached.subarray(0, walk.count)) expect(walk.distance(state)).toBeLessThanOrEqual(1);
  expect(walk.from(on(0), Infinity, [on(0)]).complete().count).toBe(1);
  const all = walk.from(on(0)).complete().count;
  const near = walk.reached[1]!;
  expect(walk.from(on(0)).distance(near)).toBe(1);
  expect(walk.count).toBeLessThan(all);
});

test('a closure holds exactly what walks reach', () => {
  const graph = extended(boardOf(puzzles[0]!), groupLinks);
  const walk = new Walk(graph);
  const states = graph.start.length - 1;
  const closure = closureOf(graph, unlimited);
  for (let state = 0; state < states; state++) {
    walk.from(state).complete();
    const held = Array.from({ length: states }, (_, other) => other).filter((other) => closure.has(state, other));
    expect(held).toEqual([...walk.reached.subarray(0, walk.count)].sort((a, b) => a - b));
  }
});
