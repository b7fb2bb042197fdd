/** Commands by names in other spellings. */
import { quoted } from '../core/printable.js';
import { oneOf, UsageError, withList } from './command.js';
import { commands } from './commands.js';
import { operandKind } from './input/operand.js';

/**
 * Returns the name of the command that a word means. Throws a UsageError, which tells of a puzzle or a file that it has
 * no command before it.
 */
export function commandNamed(word: string): string {
  if (operandKind(word) !== undefined)
    throw new UsageError(`${quoted(word)} is not a command: put a command before it, as in sudoku solve PUZZLE`);
  return withList('sudoku --help', () => oneOf('command', word, [...commands.map(({ name }) => name), 'help']));
}
