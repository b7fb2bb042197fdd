/** Lines that could make a search go back and forth are refused or read in time that grows with their length. */
import { expect, test } from 'vitest';
import { Misread } from '../../src/formats/misread.js';
import { readPuzzle } from '../../src/formats/read.js';
import { splitPasted } from '../../src/formats/solutions.js';

const LONG = 1_000_000;

const UNITS = [
  ' ', '\t', '.', '-', '|', '| ', ' |', '>', '> ', '<', '<td ', '<td>', '</td>', '&', '&#', '&nbsp;', '&#183;', '[', '[[', '[1,',
  '{', '{1,', '"', '""', '",', "'", ',', ',,', ';', '; ', '#', '/', '//', '\\', '\\n', '1', '1 ', '1,', '12 ', 'x', 'a', 'ab ',
  'r1 ', 'A|', ':', '::', ': ', '=', '- ', '-|', '--|', '_', '·', '１', '٠', '\u{1F9E9}', '1\uFE0F\u20E3', '+', '+-', '…', '\u200B',
]; // biome-ignore format: a list of pieces

const lines = UNITS.map((unit) => unit.repeat(Math.ceil(LONG / unit.length)));

const readAll = (text: string): void => {
  const splitter = splitPasted();
  for (const { text: own } of [...splitter.push(text), ...splitter.end()])
    try {
      readPuzzle(own);
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
    }
};

/** Generous, for machines that are slow: what goes back and forth takes minutes. */
const MOST = 10_000;

test.each(UNITS.map((unit, i) => [JSON.stringify(unit), lines[i]!] as const))('a long line of %s', (_, line) => {
  const started = performance.now();
  readAll(line);
  readAll(`1 ${line}!\n${line}`);
  expect(performance.now() - started).toBeLessThan(MOST);
});

test.each(UNITS.map((unit) => [JSON.stringify(unit), unit] as const))('a block of lines of %s', (_, unit) => {
  const started = performance.now();
  for (const length of [200, 2000]) {
    const line = unit.repeat(Math.ceil(length / unit.length));
    readAll(`${line}\n`.repeat(40));
    readAll(`${line}1\n${line}a!\n`.repeat(4));
  }
  expect(performance.now() - started).toBeLessThan(MOST);
});
