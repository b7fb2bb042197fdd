/** Documents of SudokuMaker with what is not understood, or what no puzzle has: refused, and the reason told. */
import { describe, expect, test } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import { bits, document, EMPTY_CELLS, ODD_EVEN, REGIONS, read, thrown } from './sudokumaker-document.js';

describe('SudokuMaker is refused by name:', () => {
  test.each<[string, object | object[], string]>([
    ['code', { type: 1000, definition: { name: 'No roping', backend: { code: '…' } } }, "'No roping'"],
    ['sequence lines', { type: 405, lines: [[0, 1]] }, 'sequence lines'],
    ['look-and-say cages', { type: 304, cages: [{ value: '12', cells: [0] }] }, 'look-and-say cages'],
    ['a type that is not known', { type: 777 }, 'what SudokuMaker numbers 777'],
    ['regions with one total', { type: 404, singleRegionTotals: true, lines: [[0, 1]] }, 'region-sum-line of another'],
    ['sets of digits of its own', { type: 406, groups: bits([1, 2], [3, 4]), lines: [[0, 1]] }, 'of another kind'],
    ['entropy of other sets', { type: 16, groups: ODD_EVEN }, 'global-entropy of another kind'],
    ['a field that is not known', { type: 400, lines: [[0, 1]], modulus: 3 }, 'renban of another kind (modulus)'],
    ['some unmarked sums', { type: 202, clues: [], negative: [7] }, "SudokuMaker's type 202 (7)"],
    ['other unmarked ratios', { type: 201, clues: [{ value: 3, edge: 1 }], negative: [2] }, "SudokuMaker's type 201"],
    ['ratios beside non-consecutive', [{ type: 15 }, { type: 201, clues: [{ value: 2, edge: 1 }] }], 'beside ratios'],
    ['rows of a part', { type: 2003, areas: [{ x: 0, y: 0, width: 6, height: 6 }] }, 'rows and columns of a part'],
    ['two sets of regions', REGIONS, 'two sets of regions'],
    [
      'arrows that are symbols',
      { type: 2002, symbols: [{ position: { x: 1, y: 1 }, params: { type: 'arrow' } }] },
      'called arrow',
    ],
    [
      'symbols of several looks',
      { type: 2002, params: [{ type: 'text' }, {}], symbols: [[1, 1, 1]] },
      'of several looks',
    ],
    [
      'turned symbols',
      { type: 2002, symbols: [{ position: { x: 1, y: 1 }, params: { type: 'rectangle', angle: 45 } }] },
      'turned symbols',
    ],
  ])('%s', (_, blocks, name) => {
    const text = JSON.stringify(document([blocks].flat()));
    expect(thrown(() => readShared(text)).message).toContain(name);
    expect(readShared(text, undefined, { ignoresRules: true }).remark).toContain('rules left out');
  });

  test('a grid without rows and columns', () => {
    expect(thrown(() => read([], { type: 'custom' })).message).toContain('grids without rows and columns');
    expect(read([{ type: 2003 }], { type: 'custom' }).puzzle.geometry.isPlain).toBe(true);
  });
});

describe('SudokuMaker with what no puzzle has is refused:', () => {
  const many = Array.from({ length: 200_000 }, () => 0);
  test.each<[string, object, object, string]>([
    ['a cell beyond the grid', { type: 400, lines: [[0, 81]] }, {}, 'a clue at cell 81, which no grid of size 9 has'],
    ['a cell that is no number', { type: 100, cells: ['1'] }, {}, "a clue at cell '1'"],
    ['a cell that is not', { type: 100, cells: [null] }, {}, 'a clue at cell null'],
    ['a side of the grid', { type: 200, clues: [{ value: 1, edge: 0 }] }, {}, 'side 0, which is not between two cells'],
    ['the lowest side', { type: 200, clues: [{ value: 1, edge: 155 }] }, {}, 'side 155, which is not'],
    ['a corner of the grid', { type: 303, clues: [{ corner: 0, digits: [1] }] }, {}, 'corner 0, which is not'],
    ['a digit that is none', { type: 303, clues: [{ corner: 11, digits: [0] }] }, {}, 'quadruple needs digits of 1-9'],
    ['a clue inside', { type: 501, clues: [{ value: 1, outerCell: 12 }] }, {}, 'outer cell 12 that sees no row'],
    ['a clue that looks away', { type: 500, clues: [{ value: 5, outerCell: 0, diagonal: 1 }] }, {}, 'sees no diagonal'],
    ['a clue without a diagonal', { type: 500, clues: [{ value: 5, outerCell: 3 }] }, {}, 'sees no diagonal'],
    ['a row with a diagonal', { type: 501, clues: [{ value: 5, outerCell: 3, diagonal: 1 }] }, {}, 'sees no row'],
    ['a number that is none', { type: 301, cages: [{ value: 'x', cells: [0] }] }, {}, "a killer-cage with 'x'"],
    [
      'an arrow beside its bulb',
      { type: 408, bulbsWithArrows: [{ bulbCells: [0], arrows: [[1, 2]] }] },
      {},
      'begin in its bulb',
    ],
    ['a long list', { type: 100, cells: many }, {}, 'a list of 200,000 entries'],
    ['many blocks', {}, { constraints: many.map(() => 0) }, 'a list of 200,000 entries'],
    ['no square', {}, { cells: [{}, {}] }, 'which is no grid'],
    ['another size', {}, { size: 8 }, '81 cells in 8 rows and 8 columns'],
    ['a size that is an object', {}, { size: {} }, '81 cells in an object rows'],
    ['digits from 2', {}, { minDigit: 2, maxDigit: 10 }, 'digits from 2 to 10'],
    ['a value that is no digit', {}, { cells: EMPTY_CELLS.map(() => ({ value: 10 })) }, '10, which is no digit'],
    ['regions for some cells', {}, { constraints: [{ type: 1, regions: [0] }] }, 'regions for 1 cells of 81'],
    ['points that are nowhere', { type: 2001, cages: [{ cells: [1e9] }] }, {}, 'a clue at cell 1000000000'],
  ])('%s', (_, block, puzzle, message) => {
    expect(thrown(() => readShared(JSON.stringify(document([block], puzzle)))).message).toContain(message);
  });
});
