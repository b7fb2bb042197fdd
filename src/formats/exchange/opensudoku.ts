/** OpenSudoku's XML: a `game` with its cells in `data`, in a folder (version 2) or below its details (version 1). */

import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import { EMPTY } from '../../core/values.js';
import { type Metadata, type Reading, shapeFor } from '../format.js';
import { partsOf } from '../losses.js';
import { Misread } from '../misread.js';
import { parseLine } from '../text/line.js';
import { type Codec, checkNine, readingOf } from './codec.js';
import { notesOf, positionWith, valuesText } from './notes.js';
import { childOf, childText, type Element, escaped, parseXml } from './xml.js';

const NAME = 'opensudoku';
const BASE = 9;

/** The detail that each element of version 1 holds. */
const DETAILS: Readonly<Record<string, keyof Metadata>> = {
  name: 'title',
  author: 'author',
  description: 'description',
  comment: 'comment',
  created: 'date',
  source: 'source',
  level: 'difficulty',
  sourceURL: 'url',
};

export const opensudoku: Codec = {
  parse,
  format: (puzzle, { title = '', comment = '', date = '' } = {}) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<opensudoku version="2">',
      `  <folder name="${escaped(title)}" created="${Date.parse(date) || 0}">`,
      `    <game created="${Date.parse(date) || 0}" state="1" time="0" last_played="0" note="${escaped(comment)}" data="${dataOf(puzzle)}" />`,
      '  </folder>',
      '</opensudoku>',
    ].join('\n'),
};

export const opensudoku1: Codec = {
  parse,
  format: (puzzle, metadata = {}) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<opensudoku>',
      ...Object.entries(DETAILS).map(([tag, detail]) => `  <${tag}>${escaped(metadata[detail] ?? '')}</${tag}>`),
      `  <game data="${dataOf(puzzle)}" />`,
      '</opensudoku>',
    ].join('\n'),
};

/** Writes the plain digits, which every reader takes, or cells of version 3 if there is more to write. */
function dataOf(puzzle: Puzzle): string {
  const { geometry, values, placed } = puzzle;
  checkNine(NAME, geometry);
  const notes = notesOf(puzzle);
  if (!partsOf(puzzle).some((part) => part === 'givens' || part === 'candidates')) return valuesText(puzzle);
  const cells = Array.from(notes, (note, cell) => {
    const value = values[cell]!;
    return `${value + 1}|${note}|${value === EMPTY || placed?.[cell] ? 1 : 0}|`;
  });
  return `version: 3&#10;${cells.join('')}`;
}

function parse(text: string, shape?: Geometry): Reading {
  const root = childOf(parseXml(text), 'opensudoku');
  if (!root) throw new Misread('this XML has no opensudoku element, which holds the games');
  const folder = childOf(root, 'folder');
  const game = childOf(folder ?? root, 'game');
  const data = game && childText(game, '@data');
  if (data === undefined) throw new Misread('this XML has no game with data');
  const details: [keyof Metadata, string | undefined][] = folder
    ? [
        ['title', childText(folder, '@name')],
        ['comment', childText(game!, '@note')],
        ['date', dateOf(childText(game!, '@created'))],
      ]
    : Object.entries(DETAILS).map(([tag, detail]) => [detail, childText(root as Element, tag)]);
  return readingOf(cellsIn(data, shape), Object.fromEntries(details.filter(([, word]) => word)));
}

/** Returns the day of a time in milliseconds. */
function dateOf(moment: string | undefined): string | undefined {
  const date = new Date(Number(moment));
  return Number(moment) > 0 && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * The layout of a cell in each version of the data: the number of fields, and the places of its notes and of its
 * editable flag.
 */
const LAYOUTS: Readonly<Record<string, { fields: number; notes: readonly number[]; editable: number }>> = {
  1: { fields: 3, notes: [1], editable: 2 },
  // Its writers end the notes in one bar or in two.
  2: { fields: 3, notes: [1], editable: 2 },
  3: { fields: 3, notes: [1], editable: 2 },
  4: { fields: 4, notes: [2, 1], editable: 3 },
  5: { fields: 5, notes: [2, 1], editable: 3 },
};

function cellsIn(data: string, expected?: Geometry): Puzzle {
  const [head, version] = /^\s*version:\s*(\d+)\s+/.exec(data) ?? [''];
  if (version === undefined && !data.includes('|')) return parseLine(data.trim(), shapeFor(BASE, expected));
  const layout = LAYOUTS[version ?? 3];
  if (!layout) throw new Misread(`cells of version ${version} are unknown: versions 1 to 5 are read`);
  const geometry = shapeFor(BASE, expected);
  const { fields, notes, editable } = layout;
  const fieldsText = version === '2' ? data.replaceAll('||', '|') : data;
  const words = fieldsText.slice(head.length).trim().replace(/\|$/, '').split('|');
  if (words.length !== fields * geometry.cells)
    throw new Misread(
      `the data has ${words.length} fields: version ${version ?? 3} has ${geometry.cells} cells of ${fields} fields each`,
    );
  const whereOf = (cell: number): string => `row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1}`;
  const numberIn = (cell: number, field: number, most: number): number => {
    const word = words[cell * fields + field]!;
    if (!/^\d{1,4}$/.test(word) || Number(word) > most)
      throw new Misread(`${whereOf(cell)}: '${word.slice(0, 20)}' is not a number up to ${most}`);
    return Number(word);
  };
  const noteIn = (cell: number, field: number): number => {
    const word = words[cell * fields + field]!;
    if (version !== '1') return numberIn(cell, field, geometry.all);
    let note = 0;
    for (const digit of word.split(',')) {
      if (digit === '-' || digit === '') continue;
      if (!/^[1-9]$/.test(digit))
        throw new Misread(`${whereOf(cell)}: '${digit.slice(0, 20)}' is not a digit of a note`);
      note |= 1 << (Number(digit) - 1);
    }
    return note;
  };
  const cells = Array.from({ length: geometry.cells }, (_, cell) => cell);
  return positionWith(
    geometry,
    Int8Array.from(cells, (cell) => numberIn(cell, 0, BASE) - 1),
    Uint8Array.from(cells, (cell) => (numberIn(cell, 0, BASE) > 0 ? numberIn(cell, editable, 1) : 0)),
    Int32Array.from(cells, (cell) => notes.map((field) => noteIn(cell, field)).find((note) => note > 0) ?? 0),
  );
}
