/** Random texts for readers: samples cut, changed and joined, and texts that nobody would paste. */
import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync, deflateSync } from 'node:zlib';
import LZString from 'lz-string';
import type { Board } from '../../src/core/board.js';
import { puzzleOf } from '../../src/core/position.js';
import { below, type Random } from '../../src/create/random.js';
import { load, WRITTEN, writerNamed } from '../../src/formats/exchange/any.js';
import { Unwritable } from '../../src/formats/exchange/codec.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { randomVariant } from '../variants/random.js';
import { anyPosition, positionOf, TRIED_SHAPES } from './positions.js';

const pick = <Item>(random: Random, list: readonly Item[]): Item => list[below(random, list.length)]!;

/** Pieces of text that some reader interprets. */
const PIECES = [
  ...'\0\t\n\r\v\f\u001B\u0085\u00A0\u2028\u2029\uFEFF\uFFFE\uFFFF\uD800\uDC00\u200B\u202E\u0301',
  ...'.0123456789ABCabcxyzXYZ_-+*/\\|:;,=#&%?!<>[]{}()"\'`~^$@',
  '\r\n', '\n\n', '\r\r\n', '\uD83E\uDDE9', '\uDC00\uD800', '１', '٠', '1\uFE0F\u20E3', '…',
  '__proto__', 'constructor', '"__proto__":', '{"grid":[[{', '{"puzzle":"', '"board":[[', '}]}', 'toString', 'null', '1e999', '-1', '1e-9',
  '<?xml version="1.0"?>', '<opensudoku>', '<game data="', '</opensudoku>', '<!DOCTYPE x [<!ENTITY a "aa">]>', '&a;', '&#0;',
  '&#xD800;', '&#x110000;', '&nbsp;', '<![CDATA[', ']]>', '<!--', '-->',
  '+---+', '---', '|', '[Puzzle]', '[State]', '#A', '#', '//', ':0000:', ':::', '3x3:', '25x25:', '99x99:', '0x0:', '1x1:',
  'fpuzzles', 'scl', 'ctc', 'S9B', 'SCv7_32_', 'm=edit&p=', 'https://sudokupad.app/', 'https://www.f-puzzles.com/?load=',
  'https://www.sudokuwiki.org/sudoku.htm?bd=', 'https://sudoku.coach/en/play/', 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=',
  ' variant=', 'variant=x,anti-king', '# variant: jigsaw', ' regions=AAAB', '# regions: ', ' pairs=r1c1r2c3', '"variant":["', '"regions":"',
  'r1c1', '1r1c1', 'title', 'puzzle,solution', 'puzzle;difficulty', '`', '```', '[code]', 'version: 3\n', '%zz', '%E0%A4%A', '%00',
] as const; // biome-ignore format: a list of pieces

/** The most characters of a sample: enough for most formats, and few enough to try many. */
const LONGEST_SAMPLE = 3000;

/** Returns sample texts: positions of several shapes in our formats, pasted texts, and files of other programs. */
export async function samplesOf(random: Random, count: number): Promise<readonly string[]> {
  await load([], ...WRITTEN, 'penpa', 'vbforums');
  const texts = ['fixtures/pasted', 'fixtures/formats'].flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8').slice(0, LONGEST_SAMPLE)),
  );
  for (let index = 0; index < count; index++) {
    const puzzle = puzzleOf(index % 2 === 0 ? positionOf(pick(random, TRIED_SHAPES), random) : ruledPosition(random));
    const { geometry } = puzzle;
    for (const name of WRITTEN.filter((each) => each !== 'json'))
      try {
        texts.push(writerNamed(name).format(puzzle, alphabetOf(geometry.size), { title: 'Six & <"half">', date: '1' }));
      } catch (error) {
        if (!(error instanceof Unwritable)) throw error;
      }
  }
  return texts;
}

/** A position with random rules: named ones, regions, houses and pairs. */
function ruledPosition(random: Random): Board {
  const { geometry, solution } = randomVariant(4 + below(random, 6), random);
  return anyPosition(geometry, random, solution).board;
}

const times = (random: Random, most: number, make: () => string): string =>
  Array.from({ length: below(random, most) + 1 }, make).join('');

const anySign = (random: Random): string => String.fromCharCode(below(random, random() < 0.8 ? 256 : 65_536));

/** Returns a piece to insert into a text. */
const insertion = (random: Random): string =>
  random() < 0.7
    ? pick(random, PIECES)
    : random() < 0.5
      ? anySign(random)
      : pick(random, PIECES).repeat(below(random, 40));

/** Returns a text with changes in some places. */
function changed(random: Random, text: string): string {
  let now = text;
  for (let left = below(random, 4) + 1; left > 0; left--) {
    const at = below(random, now.length + 1);
    now = now.slice(0, at) + (random() < 0.8 ? insertion(random) : '') + now.slice(at + below(random, 4));
  }
  return now;
}

const NESTED: readonly (readonly [string, string])[] = [
  ['[', ']'],
  ['{"a":', '}'],
  ['<a>', '</a>'],
  ['<game>', '</game>'],
  ['"', '"'],
  ['(', ')'],
];

/** Ways of making a text; those with a result close to a puzzle have a larger share. */
const WAYS: readonly (readonly [share: number, way: (random: Random, samples: readonly string[]) => string])[] = [
  [6, (random, samples) => changed(random, pick(random, samples))],
  [2, (random, samples) => pick(random, samples).slice(below(random, 40)).slice(0, below(random, 400) + 1)],
  [
    2,
    (random, samples) => {
      const [one, other] = [pick(random, samples), pick(random, samples)];
      return one.slice(0, below(random, one.length)) + other.slice(below(random, other.length));
    },
  ],
  [1, (random, samples) => pick(random, samples).replaceAll('\n', () => pick(random, ['\n', '\r', '\r\n', '\u2028']))],
  [1, (random, samples) => changed(random, [...pick(random, samples)].join(pick(random, PIECES)).slice(0, 2000))],
  [2, (random) => times(random, 120, () => anySign(random))],
  [3, (random) => times(random, 60, () => pick(random, PIECES))],
  [2, (random) => times(random, 200, () => pick(random, '.0123456789|-+ \n,[]"'.split('')))],
  [
    1,
    (random) => {
      const [open, close] = pick(random, NESTED);
      const depth = 2 ** below(random, 10);
      return open.repeat(depth) + insertion(random) + close.repeat(below(random, 2) * depth);
    },
  ],
  [
    2,
    (random, samples) => {
      const inner = changed(random, random() < 0.5 ? pick(random, samples) : JSON.stringify({ size: 9, grid: [[{ value: 1 }]] }));
      const bytes = random() < 0.5 ? deflateRawSync(inner) : deflateSync(inner);
      const base64 = random() < 0.5 ? LZString.compressToBase64(inner) : bytes.toString('base64');
      return pick(random, PIECES.filter((piece) => /^(?:fpu|scl|ctc|m=|http|SC)/.test(piece))) + changed(random, base64);
    },
  ],
]; // biome-ignore format: a table

const lots = WAYS.flatMap(([share, way]) => Array.from({ length: share }, () => way));

export const garbage = (random: Random, samples: readonly string[]): string => pick(random, lots)(random, samples);

/** Returns one character or sample repeated so often that a backtracking reader would take minutes. Tried rarely. */
export const veryLong = (random: Random, samples: readonly string[]): string =>
  `${insertion(random)}${(random() < 0.8 ? pick(random, PIECES) : pick(random, samples)).repeat(40_000).slice(0, 400_000)}${insertion(random)}`;
