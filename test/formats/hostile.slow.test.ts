/** Lines that could make a parser backtrack are rejected or read in time proportional to their length. */
import { expect, test } from 'vitest';
import { LONGEST_TEXT } from '../../src/formats/format.js';
import { unlessMisread } from '../../src/formats/misread.js';
import { readPuzzle } from '../../src/formats/read.js';
import { pastedSplitter, readPasted } from '../../src/formats/stream/solutions.js';
import { expectLinear } from './growth.js';

/** Longer than any puzzle, so that no parser sees it. */
const LONG = 1_000_000;
/** Almost as long as the longest text that the parsers see. */
const LONGEST_READ = 120_000;

const UNITS = [
  ' ', '\t', '.', '-', '|', '| ', ' |', '>', '> ', '<', '<td ', '<td>', '</td>', '&', '&#', '&nbsp;', '&#183;', '[', '[[', '[1,',
  '{', '{1,', '"', '""', '",', "'", ',', ',,', ';', '; ', '#', '/', '//', '\\', '\\n', '1', '1 ', '1,', '12 ', 'x', 'a', 'ab ',
  'r1 ', 'A|', ':', '::', ': ', '=', '- ', '-|', '--|', '_', '·', '１', '٠', '\u{1F9E9}', '1\uFE0F\u20E3', '+', '+-', '…', '\u200B',
  '\n', '\r', '\r\n', ' \n', '\n\r ', ' \r\n\n\t\r', '\u00A0', '\u2028', '\u2029 \r', '#\n', '# cages: ', '#a ', 'a=', 'a=b ', 'a=b', '=1',
  '[puzzle]\n', 'r1c1', '17=r1c1 ', 'variant=x ', 'x ', 'killer-cage=', 'rows in the order ', 'title: ', '-answer-', '1+', '1 +', '+\n', '(', ')',
]; // biome-ignore format: a list of pieces

const readAll = (text: string): void => {
  const splitter = pastedSplitter();
  for (const { text: own } of [...splitter.push(text), ...splitter.end()]) unlessMisread(() => readPuzzle(own));
};

test.each(UNITS.map((unit) => [JSON.stringify(unit), unit] as const))(
  'reads or rejects a long line of %s in time',
  async (_, unit) => {
    const readTwice = (line: string): void => {
      readAll(line);
      readAll(`1 ${line}!\n${line}`);
    };
    await expectLinear(readTwice, (length) => unit.repeat(Math.ceil(length / unit.length)), LONG);
  },
);

const PUZZLE = '.3.1...2....1...';

/** Texts in which a run is at an end, before another sign, after a puzzle, or in a comment. */
const around = (run: string): readonly string[] => [
  run,
  `${run}x`,
  `x${run}!`,
  `${PUZZLE} ${run}x`,
  `${PUZZLE} variant=${run}!`,
  `#${run}\n${PUZZLE}`,
  `${PUZZLE.replaceAll(/.{4}/g, '$&\r\n')}${run}!`,
];

test.each(UNITS.map((unit) => [JSON.stringify(unit), unit] as const))(
  'reads or rejects a text of %s, just short enough to be parsed, in time',
  async (_, unit) => {
    const textOf = (length: number): string => unit.repeat(Math.ceil(length / unit.length));
    expect(Math.max(...around(textOf(LONGEST_READ)).map(({ length }) => length))).toBeLessThan(LONGEST_TEXT);
    for (const [index] of around('').entries())
      await expectLinear((run) => unlessMisread(() => readPuzzle(around(run)[index]!)), textOf, LONGEST_READ);
    await expectLinear((run) => unlessMisread(() => readPasted(`${run}x`)), textOf, LONGEST_READ);
  },
);

test.each(UNITS.map((unit) => [JSON.stringify(unit), unit] as const))(
  'reads or rejects a block of lines of %s in time',
  async (_, unit) => {
    const readBlocks = (line: string): void => {
      readAll(`${line}\n`.repeat(40));
      readAll(`${line}1\n${line}a!\n`.repeat(4));
    };
    await expectLinear(readBlocks, (length) => unit.repeat(Math.ceil(length / unit.length)), 2000);
  },
);
