/** The digits of a diagonal add up to the number outside it. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { centreOf, placeOutside } from '../src/core/sign.js';
import { equation } from '../src/rules/linear.js';
import { sumOf } from '../src/rules/on-grid.js';

/** Where the arrow beside the number begins and ends, from the place of the number to the first cell. */
const SHAFT = [0.28, 0.5] as const;

export const littleKiller: Constraint = listed({
  id: 'little-killer',
  family: 'outside',
  names: { en: 'Little killers' },
  rule: { en: 'the digits on the diagonal to which an arrow outside points add up to its number, and may repeat' },
  holds: { demands: [{ sum: 'value' }] },
  told: { en: ({ value, all }) => `${value}-diagonal through ${all}` },
  exchange: {
    fPuzzles: { clues: 'littlekillersum' },
    iss: { clue: 'LittleKiller' },
    sudokuMaker: { type: 500, clues: 'outside' },
  },
  saidBy: 'little_killer! diagonal',
  takes: {
    value: { name: 'sum', limits: (cells, size) => [cells, cells * size] },
    outside: 'diagonal',
    cells: { least: 1 },
  },
  rules: (ground, own) =>
    own.map((clue) => equation([{ cells: clue.lists[0]!, factor: 1 }], clue.value!, ground, clue)),
  readOff: { outside: sumOf },
  draw({ value, lists: [cells = []] }, size) {
    const at = placeOutside(cells, size);
    const first = centreOf(cells[0]!, size);
    const points = SHAFT.map((part) => ({
      row: at.row + (first.row - at.row) * part,
      column: at.column + (first.column - at.column) * part,
    }));
    return [
      { kind: 'label', at, text: String(value) },
      { kind: 'path', points, end: 'arrow' },
    ];
  },
});

export const littleKillerShared: SharedRule = {
  id: 'little-killer',
  called: 'little_killer little_killers little_killer_sum',
  drawn: [{ isTelling: true, form: 'arrow from outside' }],
  words: ['sum diagonal clue? outside? total? given? arrow? direction? point? small? corner? along? mayRepeat?'],
};
