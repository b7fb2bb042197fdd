/** What shows long texts. */
import { flag } from './options.js';

/** For commands that may have much to say. */
export const PAGER = { pager: flag('--no-pager', 'write to the terminal at once, however long it is') };

/** The command that shows long texts; undefined where none is wanted. */
export function pagerCommand({ SUDOKU_PAGER, PAGER, TERM }: NodeJS.ProcessEnv): string | undefined {
  const command = (SUDOKU_PAGER ?? PAGER ?? 'less -FRX').trim();
  return command === '' || command === 'cat' || TERM === 'dumb' ? undefined : command;
}
