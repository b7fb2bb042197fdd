/** The golden file of HoDoKu's grades: puzzle, level and score on each line, separated by tabs, after a heading. */
import { readFileSync } from 'node:fs';
import type { Puzzle } from '../../../src/core/puzzle.js';
import { parseLine } from '../../../src/formats/text/line.js';
import type { Level } from '../../../src/logic/step/strategy.js';

export interface Graded {
  readonly puzzle: Puzzle;
  readonly level: Level;
  readonly score: number;
}

export const goldenUrl = new URL('../../../fixtures/grades/hodoku.tsv', import.meta.url);

export const gradesIn = (file: string | URL): Graded[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [symbols, level, score] = line.split('\t');
      return { puzzle: parseLine(symbols!), level: level as Level, score: Number(score) };
    });
