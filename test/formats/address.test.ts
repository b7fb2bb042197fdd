/** Addresses of the page: what they tell of a puzzle, read by everything that reads puzzles, and nothing else. */
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { pageLinks } from '../../src/cli/draw/writer.js';
import type { Sign } from '../../src/core/sign.js';
import { addressIn, detailsIn, detailsText, type LinkDetails, packed } from '../../src/formats/address/index.js';
import { readAny } from '../../src/formats/exchange/any.js';
import { Misread } from '../../src/formats/misread.js';
import { sharedSigns } from '../../src/render/picture/shared-signs.js';
import { signsOfStatements } from '../../src/variants/signs.js';
import { linesOf } from '../constraints/own-puzzles.js';
import { read } from '../read-text.js';
import { inTier } from '../tier.js';
import { documentOf, line, square } from './drawn/shared-puzzle.js';

const GRID = { size: 4, cells: 16 };
const SIGNS: readonly Sign[] = [
  {
    kind: 'path',
    points: [
      { row: 0.5, column: 0.5 },
      { row: 1.5, column: 1.5 },
    ],
    hue: 'light-dark(#ff8800,#aa5500)',
    width: 0.25,
    end: 'arrow',
  },
  {
    kind: 'path',
    points: [
      { row: -0.5, column: 2 },
      { row: 0.5, column: 2 },
    ],
    hue: 'green',
    width: 'thick',
    isDashed: true,
    start: 'bulb',
  },
  { kind: 'outline', cells: [0, 1, 5], line: 'dashed', text: '<20', hue: 'light-dark(#000000,#ffffff)' },
  { kind: 'label', at: { row: 4.5, column: 1 }, text: '"&<', type: { height: 0.3, ink: 'sign', angle: 90 } },
  {
    kind: 'label',
    at: { row: 1, column: 1.5 },
    on: { width: 0.3, height: 0.3, corner: 0.15, fill: 'white', edge: 'black', isTint: true },
  },
  { kind: 'label', at: { row: 1, column: 1 }, on: 'ring', text: '12' },
  { kind: 'words', text: 'Orange lines tell a story.', states: ['whisper'] },
];
const DETAILS: Required<LinkDetails> = {
  title: 'Größe & <b>Würde</b>',
  author: 'Ann',
  rules: 'One.\nTwo: 5 ≠ 6.',
  notUnderstood: ['"A riddle."'],
  signs: SIGNS,
  fog: { clear: [0, 1], triggers: [{ when: [2], clears: [3, 4] }] },
  stated: [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0],
};

/** A sign with its places to a thousandth, as addresses have them. */
const rounded = (sign: Sign): Sign =>
  JSON.parse(JSON.stringify(sign, (_, each) => (typeof each === 'number' ? Math.round(each * 1000) / 1000 : each)));

const PUZZLE = read('.3.1...2....1... killer-cage=5:r4c3r4c4');
const linkWith = (details: LinkDetails): string => {
  const told = detailsText(details);
  return `${pageLinks('https://play.example/', PUZZLE).link}${told === undefined ? '' : `&about=${encodeURIComponent(told)}`}`;
};

test('all that is told of a puzzle comes back', () => {
  expect(detailsIn(detailsText(DETAILS)!, GRID)).toEqual(DETAILS);
  expect(detailsText({})).toBeUndefined();
});

test('texts that are too long for a link are cut, and seen to be', () => {
  const [name, rules] = ['n'.repeat(301), 'r'.repeat(20_001)];
  const notUnderstood = [rules, ...new Array<string>(1000).fill('A sentence.')];
  const told = detailsIn(detailsText({ title: name, author: name, rules, notUnderstood })!, GRID);
  expect(told.title).toBe(`${'n'.repeat(299)}…`);
  expect(told.author).toBe(told.title);
  expect(told.rules).toBe(`${'r'.repeat(19_999)}…`);
  expect(told.notUnderstood).toHaveLength(1000);
  expect(told.notUnderstood![0]).toBe(told.rules);
});

test.each([
  ['a colour that is none', [{ ...SIGNS[0]!, hue: 'red" onload="alert(1)' }]],
  ['an unknown kind', [{ kind: 'script', text: 'alert(1)' }]],
  ['a kind of every object', [{ kind: 'constructor' }]],
  ['a place far away', [{ kind: 'label', at: { row: 1e9, column: 0 }, text: '1' }]],
  ['no place', [{ kind: 'label', text: '1' }]],
  ['no number', [{ kind: 'label', at: { row: '<', column: 0 } }]],
  ['a cell outside', [{ kind: 'outline', cells: [16] }]],
  ['a ground with no side', [{ kind: 'label', at: { row: 1, column: 1 }, on: { width: 1 } }]],
  ['a long text', [{ kind: 'label', at: { row: 1, column: 1 }, text: 'x'.repeat(101) }]],
  ['too many signs', new Array(5001).fill({ kind: 'label', at: { row: 1, column: 1 } })],
  ['too many points', new Array(30).fill({ kind: 'path', points: new Array(1000).fill({ row: 1, column: 1 }) })],
  ['a path of one point', [{ kind: 'path', points: [{ row: 1, column: 1 }], start: 'ring', end: 'arrow' }]],
  ['an outline of no cells', [{ kind: 'outline', cells: [], line: 'dashed' }]],
  ['no list', 'signs'],
])('signs with %s are refused', (_, signs) => {
  expect(() => detailsIn(packed({ signs }), GRID)).toThrow(Misread);
});

test.each<[string, object]>([
  ['a title that is no text', { title: 1 }],
  ['rules that are too long', { rules: 'x'.repeat(20_001) }],
  ['a solution of another size', { stated: [16] }],
  ['fog without its cells', { fog: {} }],
  ['a list', []],
])('%s is refused', (_, told) => {
  expect(() => detailsIn(packed(told), GRID)).toThrow(Misread);
});

test('a text that is cut off is refused', () => {
  expect(() => detailsIn(detailsText(DETAILS)!.slice(0, 200), GRID)).toThrow(/cut off/);
});

test('what signs have beside what is known is dropped', () => {
  const [sign] = detailsIn(packed({ signs: [{ ...SIGNS[5]!, onclick: 'x' }] }), GRID).signs!;
  expect(sign).toEqual(SIGNS[5]);
});

test('an address is found in a line, with its parts in any order', () => {
  const link = linkWith({ title: 'T' });
  const [, p] = /p=([^&]*)/.exec(link)!;
  expect(addressIn(`Try ${link} today`)).toMatchObject({ play: decodeURIComponent(p!) });
  expect(addressIn(`<https://x.example/#/path?step=3&p=${p}>`)).toEqual({ play: decodeURIComponent(p!) });
  expect(addressIn('https://x.example/#/play?new=hard')).toBeUndefined();
  expect(addressIn('m=edit&p=7VVNb9pAEL37V0R73sN')).toBeUndefined();
});

test('the puzzle of an address is read with title, author, rules and drawing', async () => {
  const { notUnderstood: _, stated: __, ...told } = DETAILS;
  const reading = await readAny(linkWith(told));
  expect(reading.exchange).toBe('page-link');
  expect(reading.metadata).toEqual({ title: DETAILS.title, author: 'Ann', description: DETAILS.rules });
  expect(reading.puzzle.geometry).toBe(PUZZLE.geometry);
  expect(Array.from(reading.puzzle.values)).toEqual(Array.from(PUZZLE.values));
  expect(
    sharedSigns(reading)!
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual([...['label', 'label', 'label', 'label', 'outline', 'path', 'path']]);
});

test('an address without details is read as it ever was', async () => {
  const reading = await readAny(linkWith({}));
  expect(reading.puzzle.geometry).toBe(PUZZLE.geometry);
  expect(reading.metadata).toBeUndefined();
  expect(reading.drawing).toBeUndefined();
});

test('what is not understood refuses the puzzle, or is left out with a remark', async () => {
  const link = linkWith({ notUnderstood: ['"A riddle."'] });
  await expect(readAny(link)).rejects.toThrow('not understood: "A riddle."');
  const { rules, remark } = await readAny(link, undefined, undefined, { ignoresRules: true });
  expect(rules?.ignored).toEqual(['"A riddle."']);
  expect(remark).toContain('A riddle');
});

test('a play in an address has its values and marks', async () => {
  const p = packed({ b: [2, 2], g: '1,,,,,,,,,,,,,,,', v: ',2,,,,,,,,,,,,,,', m: ',,c,,,,,,,,,,,,,' });
  const { puzzle } = await readAny(`https://x.example/#/play?p=${encodeURIComponent(p)}`);
  expect(Array.from(puzzle.values).slice(0, 3)).toEqual([0, 1, -1]);
  expect(Array.from(puzzle.placed!).slice(0, 3)).toEqual([0, 1, 0]);
  expect(puzzle.candidates![2]).toBe(0b1100);
});

test.each([
  ['boxes', { b: [0, 4], g: '' }],
  ['no box', { b: 'x', g: '' }],
  ['a grid that is too large', { b: [9, 9], g: '' }],
  ['cells that are too few', { b: [2, 2], g: '1,2' }],
  ['a digit that is too large', { b: [2, 2], g: '9,,,,,,,,,,,,,,,' }],
  ['rules that are none', { b: [2, 2], r: { constraints: [7] }, g: '1,,,,,,,,,,,,,,,' }],
  ['an unknown rule', { b: [2, 2], r: { variant: ['nonsense'] }, g: '1,,,,,,,,,,,,,,,' }],
])('%s in an address are refused', async (_, play) => {
  const p = packed(play);
  await expect(readAny(`https://x.example/#/play?p=${encodeURIComponent(p)}`)).rejects.toThrow(Misread);
});

const RULES = 'Normal sudoku rules apply. Neighbours on the green line differ by at least 2.';
const sourceWith = (rules: string): string => {
  const drawn = { lines: [line('r1c1r1c2r1c3r2c4', '#67f067', 10)], overlays: [square('r6c6', 1, '#ffd700')] };
  return `scl${LZString.compressToBase64(JSON.stringify(documentOf(rules, [drawn], 6)))}`;
};
const ofSource = (play: object, source: string): string =>
  `https://x.example/#/play?${new URLSearchParams({ p: packed(play), puzzle: source })}`;
const cellsWith = (first: string): string => `${first}${','.repeat(35)}`;

test('the source in an address states the rules, and the play what was entered', async () => {
  const link = ofSource({ b: [2, 3], g: cellsWith(''), v: cellsWith('3') }, sourceWith(RULES));
  const { puzzle, drawing, exchange } = await readAny(link);
  expect(exchange).toBe('page-link');
  expect(puzzle.geometry.layout.statements).toMatchObject([{ kind: 'whisper', value: 2 }]);
  expect([puzzle.values[0], puzzle.placed?.[0]]).toEqual([2, 1]);
  expect(drawing?.strokes).toHaveLength(1);
});

test('a source that is not understood, or not that of the play, is refused', async () => {
  const play = { b: [2, 3], g: cellsWith('') };
  await expect(readAny(ofSource(play, sourceWith(`${RULES} Evil is doubled.`)))).rejects.toThrow('Evil is doubled');
  await expect(readAny(ofSource({ ...play, g: cellsWith('1') }, sourceWith(RULES)))).rejects.toThrow(
    'not of the puzzle',
  );
  await expect(readAny(ofSource({ b: [2, 2], g: ','.repeat(15) }, sourceWith(RULES)))).rejects.toThrow(Misread);
});

const KINDS = constraints.filter((_, index) => index % inTier({ quick: 9, slow: 1 }) === 0).map(({ id }) => id);

test.each(KINDS)('our signs of %s pass', (id) => {
  const { geometry } = read(linesOf(id)[0]!);
  const signs = signsOfStatements(geometry, geometry.layout.statements ?? []);
  expect(detailsIn(detailsText({ signs })!, geometry).signs).toEqual(signs.map(rounded));
});
