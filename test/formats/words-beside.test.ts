/** Words beside a puzzle: sentences on rules are told from titles and prose; a reader of words reads them. */
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { mayStateRule } from '../../src/formats/beside/words.js';
import { readAny, readRecord, splitterOf } from '../../src/formats/exchange/index.js';
import type { Reading } from '../../src/formats/format.js';
import { readPuzzle } from '../../src/formats/read.js';
import { readPasted } from '../../src/formats/stream/solutions.js';
import { sudokuOn } from '../cli/sudoku.js';

const GRID = '.3.1\n...2\n....\n1...';
const P = GRID.replaceAll('\n', '');

test.each([
  'Digits along an arrow sum to the digit in the circle.',
  'My second try. Cells with a white dot between them are consecutive.',
  'In den grauen Feldern stehen gerade Ziffern.',
  'Kropki, by Ann',
  'two renbans',
  'Thermos!',
  'rules: x',
  'Ann wrote\nthermo: r1c1r1c2',
])('may state a rule: %s', (text) => expect(mayStateRule(text)).toBe(true));

test.each([
  'Puzzle 12 by Fred, hard',
  'Puzzle by Knight',
  'Killer instinct',
  'Dr. Arrowsmith',
  'Charlotte, NC 28202',
  'Each row, each column and each region has the digits 1 to 9 once.',
  'A number of cells are hard to find here.',
  'Odd one out',
  'Dieses Rätsel habe ich gestern im Zug gemacht.',
])('states none: %s', (text) => expect(mayStateRule(text)).toBe(false));

test('words of constraints are plain words with a mark behind', () => {
  for (const { saidBy = 'x' } of constraints)
    for (const word of saidBy.split(' ')) expect(word).toMatch(/^[\p{Ll}\d_]+[!?]?$/u);
});

describe('a sentence of rules', () => {
  const remarkOn = (rules: string, beside: object = {}): string | undefined =>
    readPuzzle(JSON.stringify({ puzzle: P, rules, ...beside })).remark;

  test('on a constraint that the puzzle has is not told, on another it is', () => {
    const sentence = 'Digits on a thermometer increase from the bulb.';
    expect(remarkOn(sentence)).toContain('its rules say more than is read');
    expect(remarkOn(sentence, { thermometer: 'r1c1r1c2' })).toBeUndefined();
    expect(remarkOn(sentence, { arrow: 'r1c1/r1c2' })).toContain('its rules say more than is read');
  });

  test('is told in however few words, unless it states the usual rules', () => {
    expect(remarkOn('Goblins repel')).toContain('its rules say more than is read');
    expect(remarkOn('Classic sudoku.')).toBeUndefined();
  });

  test('is told beside a constraint that has no words', () => {
    expect(
      remarkOn('Digits on a thermometer increase from the bulb.', { sum: [{ sum: 4, cells: ['r1c1', 'r1c2'] }] }),
    ).toContain('its rules say more than is read');
  });
});

describe('the reader of words', () => {
  const named = ({ puzzle: { geometry }, remark }: Reading) => [geometry.layout.names, remark];
  const record = (text: string) => {
    const splitter = splitterOf(undefined)();
    return [...splitter.push(text), ...splitter.end()][0]!;
  };
  const RULE = "Normal sudoku rules apply. Digits a knight's move apart differ.";

  test.each(['rules', 'description', 'comment'])('reads %s of JSON', async (name) => {
    expect(named(await readAny(JSON.stringify({ puzzle: P, [name]: RULE })))).toEqual([['anti-knight'], undefined]);
  });

  test.each(['', 'Rules: ', 'A puzzle by Ann\n'])('reads a line above a grid, after %j', async (before) => {
    expect(named(await readRecord(record(`${before}${RULE}\n${GRID}`)))).toEqual([['anti-knight'], undefined]);
  });

  test('takes words on both diagonals for the rule, not those on one', async () => {
    const [both, one] = ['diagonals', 'diagonal'].map((word) => `Digits do not repeat on the main ${word}.`);
    expect(named(await readRecord(record(`${both}\n${GRID}`)))).toEqual([['x'], undefined]);
    expect(named(await readRecord(record(`${one}\n${GRID}`)))).toEqual([[], expect.stringContaining(one!)]);
  });

  test('leaves a text of which it does not understand a part to the remark', async () => {
    const [names, remark] = named(
      await readAny(JSON.stringify({ puzzle: P, rules: `${RULE} Fish see primes at night.` })),
    );
    expect([names, remark]).toEqual([[], expect.stringContaining('its rules say more than is read')]);
  });

  test.each(['Anti-knight', 'Antiknight, anti-king', 'Anti-knight. Anti-king.'])(
    'reads a line of names of rules, and of nothing else: %s',
    async (line) => {
      const [names, remark] = named(await readRecord(record(`${line}\n${GRID}`)));
      expect(names).toEqual(['anti-knight', ...(line.includes('king') ? ['anti-king'] : [])]);
      expect(remark).toBeUndefined();
    },
  );

  test.each(['Killer. Anti-knight.', 'X', 'Anti-knight 12', 'Anti-knight by Fred'])(
    'reads no line with another word or name: %s',
    async (line) => expect(named(await readRecord(record(`${line}\n${GRID}`)))[0]).toEqual([]),
  );

  test('does not read a title, which is told', async () => {
    expect(named(await readRecord(record(`Anti-knight sudoku\n${GRID}`)))).toEqual([
      [],
      expect.stringContaining('are read as no rule'),
    ]);
  });

  test.each([`Thermo sudoku\n${RULE}\n${GRID}`, JSON.stringify({ puzzle: P, title: 'Thermo sudoku', rules: RULE })])(
    'leaves a title to the remark: %j',
    async (text) =>
      expect(named(await readRecord(record(text)))).toEqual([
        ['anti-knight'],
        expect.stringContaining('Thermo sudoku'),
      ]),
  );

  test('tells no title of what it read', async () => {
    expect(named(await readRecord(record(`Anti-knight sudoku\n${RULE}\n${GRID}`)))).toEqual([
      ['anti-knight'],
      undefined,
    ]);
  });

  test('gives way to words of the caller', async () => {
    const { puzzle, remark } = await readAny(JSON.stringify({ puzzle: P, rules: RULE }), undefined, undefined, {
      words: "Cells a king's move apart cannot contain the same digit.",
    });
    expect([puzzle.geometry.layout.names, remark]).toEqual([['anti-king'], expect.stringContaining('say more')]);
  });

  test('is not at hand in the core, where the words are told', () => {
    expect(readPasted(`${RULE}\n${GRID}`).remark).toContain('are read as no rule');
    expect(readPuzzle(JSON.stringify({ puzzle: P, rules: RULE })).remark).toContain('say more than is read');
  });

  test('reads a column of rules in a sheet', async () => {
    const { out } = await sudokuOn(`id,puzzle,rules\n1,${P},"${RULE}"\n`, 'convert', '--to', 'line');
    expect(out).toContain('variant=anti-knight');
  });
});
