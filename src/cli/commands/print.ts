/** `sudoku print`: puzzles as a book, a sheet or lessons to print. */
import { commandOf } from '../command.js';
import { BOOK_OPTIONS } from '../draw/book-options.js';
import { drawingOf } from '../draw/options.js';
import { inputOf, toldOf } from '../input/input.js';
import { INPUT, JOBS, jobsOf, PUZZLES, TIME_LIMIT } from '../options.js';
import { OUTPUT } from '../output/options.js';

const { json: _, ...READING } = INPUT;

export const command = commandOf({
  operands: PUZZLES,
  options: { ...BOOK_OPTIONS, ...READING, ...OUTPUT, ...JOBS, ...TIME_LIMIT },
  draws: () => true,
  async run(operands, args, terminal) {
    const drawing = drawingOf(args, 'pdf');
    const input = inputOf(operands, args, terminal);
    const { drawPuzzles } = await import('../draw/commands.js');
    return drawPuzzles(
      input,
      { ...toldOf({ ...args, json: false }, input, terminal), drawing },
      jobsOf(args.jobs, terminal),
      terminal,
    );
  },
});
