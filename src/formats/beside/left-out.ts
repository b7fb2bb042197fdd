/** Remarks on text beside a puzzle that is left out, if it may state a given or a rule. */
import type { Geometry } from '../../core/geometry.js';
import { mayStateRule, sentenceBeyond } from './words.js';

/** The number of a row, as people write it after the row. */
const ROW_NUMBER = /^\s*(?:#|\/\/|;|%|<-)\s*\d+\W*$/;

/** True for numbers alone, which may be clues outside the grid or cells of another row. */
const hasNumbersAlone = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text) && !ROW_NUMBER.test(text);

/** True if a text beside the rows of a puzzle may state a given or a rule. */
export const mayStateValue = (text: string): boolean => mayStateRule(text) || hasNumbersAlone(text);

/** Returns the remark on a text that is left out. */
export const leftOutText = (what: string, text: string): string =>
  `${what}, a given or a rule may be missing: ${beginningOf(text.trim())}`;

/** Returns the remark on the words beside the puzzle in its line, if they may state a rule. */
export function leftOutBeside(line: string, puzzle: string): { readonly leftOut?: string } {
  if (line.length === puzzle.length) return {};
  const words = line.replace(puzzle, ' ');
  return mayStateRule(words) ? { leftOut: leftOutText('words beside the puzzle are left out', words) } : {};
}

/** Returns a remark on the first sentence that says more than the rules that are read; undefined if there is none. */
export function remarkOnRules(text = '', geometry: Geometry): string | undefined {
  const more = sentenceBeyond(geometry, text);
  return more && `its rules say more than is read, a rule may be missing: ${beginningOf(more)}`;
}

const LONGEST_QUOTE = 60;

/** Returns the beginning of a text, for a quotation. */
const beginningOf = (text: string): string =>
  `${text.slice(0, LONGEST_QUOTE)}${text.length > LONGEST_QUOTE ? '…' : ''}`;
