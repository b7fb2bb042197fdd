/** `sudoku hint`: what is wrong, and the next step or the best. */
import { clock } from '../core/clock.js';
import type { PuzzleRecord } from '../formats/record.js';
import { judge } from '../session/mistakes.js';
import { type Answer, answer } from './command.js';
import type { HintOptions } from './hint-options.js';
import { collected, hintsAt } from './hint-steps.js';
import {
  gridText,
  hintsJson,
  noHintText,
  notesAtEnd,
  notesOn,
  openingText,
  statusAtEnd,
  telling,
} from './hint-telling.js';
import { onPuzzle, whereIs } from './puzzle.js';

export const hint = (record: PuzzleRecord, options: HintOptions): Answer =>
  onPuzzle(record, options, (puzzle) => {
    const time = clock(options.milliseconds, options.interrupt);
    const judgement = judge(puzzle, time);
    const { found, ended } = collected(hintsAt(puzzle, options, judgement, time));
    const [first] = found;
    const opening = openingText(puzzle, judgement, options);
    const next = first ? telling(options)(first)! : judgement.canGoOn ? noHintText(puzzle) : undefined;
    const grid = first && options.depth === 'why' ? `\n\n${gridText(puzzle, first.step, options)}` : '';
    return answer(
      options.json
        ? hintsJson(puzzle, judgement, found, options)
        : [...opening, ...(next === undefined ? [] : [`${next}${grid}`])].join('\n'),
      [...notesOn(puzzle, judgement), ...notesAtEnd(ended, options)].map((note) => `${whereIs(record)}: ${note}`),
      statusAtEnd(puzzle, judgement, ended, found.length),
    );
  });
