import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { depthText } from '../../src/render/json/depth.js';
import { withDecimals } from '../../src/render/json/line.js';

test('keeps the decimal of ratings, and changes no other value', () => {
  const graded = {
    puzzle: 'a name with "er":7, and \\"ed":1}',
    hodoku: null,
    se: { er: 7, ep: 7.1, ed: null, atLeast: 9, steps: { '1.0': 20 }, hardest: undefined },
    techniques: { 'x-wing': 1, nothing: undefined },
    lines: [1, 'er', undefined, { ep: 10 }],
  };
  const text = withDecimals(graded);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(graded)));
  expect(text).toContain('"se":{"er":7.0,"ep":7.1,"ed":null,"atLeast":9.0,"steps":{"1.0":20}}');
  expect(text).toContain('"techniques":{"x-wing":1}');
  expect(text).toContain('"lines":[1,"er",null,{"ep":10.0}]');
});

test.each([
  [0.22, '20'],
  [0.0022, '0.2'],
])('writes the error of an estimate as a plain number: %d', (error, percent) => {
  const estimate = { solutions: 1.1, error, probes: 100 };
  expect(depthText({ estimate }, Geometry.of(3, 3))).toEqual([`about 1.1 solutions, give or take ${percent} %`]);
});
