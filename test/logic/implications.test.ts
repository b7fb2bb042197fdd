import { expect, test } from 'vitest';
import { Board } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import { implicationsOf } from '../../src/logic/forcing/implications.js';
import { opposite } from '../../src/logic/links/state.js';
import type { GridRules } from '../../src/variants/grid-rules.js';
import { withRules } from '../../src/variants/rules.js';

const shape = (rules: GridRules): Geometry => withRules(Geometry.of(3, 3), rules);

/** Regions of three rows, each row moved by a column. */
const SLANTED = Array.from({ length: 81 }, (_, cell) => {
  const row = Math.floor(cell / 9);
  return 'ABCDEFGHI'[row - (row % 3) + Math.floor(((cell + row) % 9) / 3)];
}).join('');

/** A board from which many candidates are removed, in a fixed order that looks random. */
function thinned(geometry: Geometry, round: number): Board {
  const board = new Board(geometry);
  let seed = round;
  for (let candidate = 0; candidate < geometry.candidates; candidate++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    if (seed >>> 16 < 0xa000) board.remove(candidate);
  }
  return board;
}

test.each([
  ['9×9', Geometry.of(3, 3)],
  ['6×6', Geometry.of(2, 3)],
  ['12×12', Geometry.of(3, 4)],
  ['with regions', shape({ variant: ['toroidal'], regions: SLANTED })],
  ['anti-knight', shape({ variant: ['anti-knight'] })],
])('on a grid %s without extra houses each implication also runs backwards', (_, geometry) => {
  expect(geometry.extras).toEqual([]);
  let ofGroups = 0;
  for (let round = 1; round <= 8; round++) {
    const { nodes, start, to } = implicationsOf(thinned(geometry, round), true);
    const states = start.length - 1;
    const links = new Set<number>();
    for (let from = 0; from < states; from++)
      for (let at = start[from]!; at < start[from + 1]!; at++) links.add(from * states + to[at]!);
    const oneWay: number[] = [];
    for (const link of links) {
      const from = Math.floor(link / states);
      if (from >= 2 * nodes.candidates.length && link % states >= 2 * nodes.candidates.length) ofGroups++;
      if (!links.has(opposite(link % states) * states + opposite(from))) oneWay.push(link);
    }
    expect(links.size).toBeGreaterThan(0);
    expect(oneWay).toEqual([]);
  }
  expect(ofGroups).toBeGreaterThan(0);
});
