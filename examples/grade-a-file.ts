/** Grades the puzzles of a file, in whatever format it has them, one line each. */
import { createReadStream } from 'node:fs';
import { grade, Misread, UnfitPuzzle } from 'sudoku-strategist';
import { type PuzzleRecord, recordSplitter } from 'sudoku-strategist/formats';

const file = process.argv[2];
if (file === undefined) throw new Error('which file?');

const splitter = recordSplitter();
for await (const piece of createReadStream(file, 'utf8')) splitter.push(piece).forEach(tell);
splitter.end().forEach(tell);

function tell({ text, line }: PuzzleRecord): void {
  try {
    const { hodoku } = grade(text, { scale: 'hodoku', milliseconds: 10_000 });
    console.log(`line ${line}: ${hodoku ? `${hodoku.level} ${hodoku.score}` : 'took too long'}`);
  } catch (error) {
    if (!(error instanceof Misread || error instanceof UnfitPuzzle)) throw error;
    console.log(`line ${line}: ${error.message}`);
  }
}
