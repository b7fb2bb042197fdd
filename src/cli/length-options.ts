/** The options for the length of what is said of a step. */
import type { Length } from '../render/depths.js';
import { UsageError } from './command.js';
import { beside, type Idle, idleIf } from './idle.js';
import { flag, inGroup } from './options.js';
import { besideDrawing } from './to.js';

/** Makes `--brief`. `idle`: further reasons for which a call leaves the length as it is. */
export const lengthOptions = (...idle: readonly Idle[]) => ({
  brief: idleIf(
    flag('--brief', 'each step in a line: its outcome, and its pattern in a few words'),
    beside('--json'),
    besideDrawing(),
    ...idle,
  ),
});

/** `--verbose` of commands that tell steps. */
export const VERBOSE = inGroup('Output', {
  verbose: flag(
    '-v, --verbose',
    'say more: of each step also what rules out the other candidates and places that it speaks of, and on stderr how each puzzle was read',
  ),
});

/** Returns the length that the options ask for. Throws a UsageError for two lengths. */
export function lengthOf({ brief, verbose }: { readonly brief: boolean; readonly verbose: boolean }): Length {
  if (brief && verbose) throw new UsageError('--brief and --verbose exclude each other: leave one out');
  return brief ? 'brief' : verbose ? 'full' : 'usual';
}
