/** Grades the puzzles of a file, in whatever format it has them, one line each. */
import { createReadStream } from 'node:fs';
import { grade, readEach, UnfitPuzzle } from 'sudoku-strategist';

const file = process.argv[2];
if (file === undefined) throw new Error('which file?');

for await (const { line, read, error } of readEach(createReadStream(file, 'utf8')))
  try {
    if (error) throw error;
    const { hodoku } = grade(read, { scale: 'hodoku', milliseconds: 10_000 });
    console.log(`line ${line}: ${hodoku ? `${hodoku.level} ${hodoku.score}` : 'took too long'}`);
  } catch (fault) {
    if (fault !== error && !(fault instanceof UnfitPuzzle)) throw fault;
    console.log(`line ${line}: ${(fault as Error).message}`);
  }
