import { expect, it } from 'vitest';
import type { Drawn } from '../../../src/render/index.js';
import { packedStep, stepIn } from '../../../web/site/packed.js';

it('packs each kind of mark, and reads it back the same', () => {
  const step: Drawn = {
    place: [3],
    remove: [],
    marks: [
      { kind: 'candidate', candidate: 12, role: 'on' },
      { kind: 'candidate', candidate: 13, role: 'target', name: { part: 'pivot' } },
      { kind: 'cell', cell: 80, role: 'pattern', name: { part: 'set', letter: 0 } },
      { kind: 'house', house: 26, role: 'cover' },
      { kind: 'link', from: [1, 2], to: [3], strong: true },
      { kind: 'link', from: [1], to: [3], strong: false, branch: 0, name: { part: 'pair', letter: 2 } },
      { kind: 'link', from: [1], to: [3], strong: false, name: { part: 'link' } },
    ],
  };
  expect(stepIn(JSON.parse(JSON.stringify(packedStep(step))))).toEqual(step);
});
