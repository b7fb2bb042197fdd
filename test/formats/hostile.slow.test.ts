/** Lines that could make a parser backtrack are rejected or read in time proportional to their length. */
import { test } from 'vitest';
import { Misread } from '../../src/formats/misread.js';
import { readPuzzle } from '../../src/formats/read.js';
import { pastedSplitter } from '../../src/formats/solutions.js';
import { expectLinear } from './growth.js';

const LONG = 1_000_000;

const UNITS = [
  ' ', '\t', '.', '-', '|', '| ', ' |', '>', '> ', '<', '<td ', '<td>', '</td>', '&', '&#', '&nbsp;', '&#183;', '[', '[[', '[1,',
  '{', '{1,', '"', '""', '",', "'", ',', ',,', ';', '; ', '#', '/', '//', '\\', '\\n', '1', '1 ', '1,', '12 ', 'x', 'a', 'ab ',
  'r1 ', 'A|', ':', '::', ': ', '=', '- ', '-|', '--|', '_', '·', '１', '٠', '\u{1F9E9}', '1\uFE0F\u20E3', '+', '+-', '…', '\u200B',
]; // biome-ignore format: a list of pieces

const readAll = (text: string): void => {
  const splitter = pastedSplitter();
  for (const { text: own } of [...splitter.push(text), ...splitter.end()])
    try {
      readPuzzle(own);
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
    }
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
