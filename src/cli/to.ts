/** `--to`: what a command writes. Layouts, formats of other programs, sheets and drawings are told apart by name. */

import { FORMATS, type FormatName } from '../formats/format.js';
import { SHEETS } from '../formats/sheet/cells.js';
import { isSameName } from '../settings/names.js';
import { type Option, UsageError } from './command.js';
import { DRAWN_FORMATS, isDrawn } from './drawn-formats.js';
import { type Idle, idleIf, whenOther } from './idle.js';
import { option, taking } from './options.js';
import { formatAmong, TARGETS } from './sheet-options.js';

/** All that is written; `convert` writes each of it. */
export const ALL_TARGETS: readonly string[] = [...TARGETS, ...DRAWN_FORMATS];

/** Makes `--to` for what a command writes. Its value is the name as it is listed. */
export const toOption = (about: string, names: readonly string[]): Option<string | undefined> => ({
  ...option(
    '--to <name>',
    `${about}: ${names.join(', ')}`,
    taking(names, (word: string) => {
      const name = ALL_TARGETS.find((target) => isSameName(target, word));
      if (name === undefined || names.includes(name)) return formatAmong(word, names);
      throw new UsageError(`--to takes ${names.join(', ')} here: for ${name} write ... | sudoku convert --to ${name}`);
    }),
  ),
  group: 'Output',
});

/** `--to` of commands whose answers may be rows of a sheet. */
export const SHEET = {
  to: toOption('write a sheet: what is read, row by row, and our columns after it', SHEETS),
};

/** Makes `--to` for puzzles in a layout of ours and what else a command writes. JSON has no layout. */
export const layoutOption = (about: string, others: readonly string[]): Option<string | undefined> =>
  idleIf(toOption(about, [...FORMATS, ...others]), {
    beside: ['--json', '--to'],
    reason: (other) => other('--json') === true && layoutIn(other('--to')) !== undefined && 'with --json',
  });

/** Returns the layout that `--to` names; undefined if it names anything else, or nothing. */
export const layoutIn = (name: unknown): FormatName | undefined => FORMATS.find((layout) => layout === name);

/** With a drawing. `more` goes after it. */
export const besideDrawing = (more = ''): Idle => whenOther('--to', (name) => isDrawn(name) && `with a drawing${more}`);
