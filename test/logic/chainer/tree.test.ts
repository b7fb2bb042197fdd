import { expect, test } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { groundsIn, Tree } from '../../../src/logic/chainer/tree.js';
import { off, on } from '../../../src/logic/links/state.js';

test('a copy of grounds keeps no argument of a later tree in the same memory', () => {
  const tree = new Tree(Geometry.of(2, 2));
  tree.begin(on(0));
  tree.beginParents(on(0));
  tree.add(off(1));
  const grounds = groundsIn(tree, [off(1)]);
  tree.begin(on(1));
  tree.arguments[off(1)] = { kind: 'pattern', name: 'locking', needs: [] };
  expect([...grounds.parentsOf(off(1))]).toEqual([on(0)]);
  expect(grounds.arguments[off(1)]).toBeUndefined();
});
