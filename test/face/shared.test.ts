/** What callers share cannot be changed by one of them. */
import { expect, test } from 'vitest';
import * as bank from '../../src/bank/index.js';
import * as core from '../../src/core/index.js';
import * as create from '../../src/create/index.js';
import * as exchange from '../../src/formats/exchange/index.js';
import * as formats from '../../src/formats/index.js';
import * as library from '../../src/index.js';
import * as render from '../../src/render/index.js';
import * as pdf from '../../src/render/pdf/node.js';
import * as solver from '../../src/solver/index.js';
import * as catalogue from '../../strategies/index.js';

/** Yields the paths of lists and objects that are not frozen. */
function* loose(value: unknown, path: string, seen: Set<unknown>): Generator<string, void, void> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (!Object.isFrozen(value)) yield path;
  for (const [name, part] of Object.entries(value)) yield* loose(part, `${path}.${name}`, seen);
}

test.each(Object.entries({ library, core, catalogue, solver, create, bank, formats, exchange, render, pdf }))(
  '%s exports no list or object that can be changed',
  (_, module) => {
    const seen = new Set();
    expect(Object.entries(module).flatMap(([name, value]) => [...loose(value, name, seen)])).toEqual([]);
  },
);

test('a ladder and a shape that a function returns cannot be changed', () => {
  const puzzle = '.3.1...2....1...';
  const before = library.hint(puzzle);
  const rungs = library.ladder('full') as unknown[];
  expect(() => rungs.unshift(rungs.pop())).toThrow(TypeError);
  const { geometry } = library.parse(puzzle);
  expect(() => Object.assign(geometry, { size: 3 })).toThrow(TypeError);
  expect(() => (geometry.houseKinds as unknown[]).pop()).toThrow(TypeError);
  expect(library.hint(puzzle)).toEqual(before);
});
