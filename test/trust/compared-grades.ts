/** The puzzles of our own that HoDoKu and Sudoku Explainer have graded, and their grades here. */
import { readFileSync } from 'node:fs';
import '../../src/solver/nine/fast.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { parseLine } from '../../src/formats/text/line.js';
import { gradeHodoku } from '../../src/solver/hodoku/grade.js';
import { gradeSe } from '../../src/solver/se/grade.js';

/** The grade of a puzzle as the columns of a file, by the name of the file in fixtures/grades. */
const GRADES: Readonly<Record<string, (puzzle: Puzzle) => string>> = {
  'hodoku-compared': (puzzle) => {
    const { level, score } = gradeHodoku(puzzle);
    return `${level}\t${score}`;
  },
  'se-compared': seRatings,
  se: seRatings,
};

function seRatings(puzzle: Puzzle): string {
  const { er, ep, ed } = gradeSe(puzzle);
  return [er, ep, ed].map((rating) => rating.toFixed(1)).join('\t');
}

/**
 * Returns for each file how many of its puzzles were graded, and the rows whose grades differ, with the grades here. `every`:
 * one of so many rows is graded.
 */
export const comparedGrades = (every = 1) =>
  Object.entries(GRADES).map(([name, gradeOf]) => {
    const file = new URL(`../../fixtures/grades/${name}.tsv`, import.meta.url);
    const [, ...all] = readFileSync(file, 'utf8').trim().split('\n');
    const rows = all.filter((_, at) => at % every === 0);
    const here = rows.map((row) => `${row.split('\t')[0]}\t${gradeOf(parseLine(row.split('\t')[0]!))}`);
    return {
      name,
      puzzles: rows.length,
      other: rows.flatMap((row, at) => (row === here[at] ? [] : [[row, here[at]!]])),
    };
  });
