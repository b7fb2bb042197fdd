/**
 * Containers of shared puzzles: from any text to the documents that programs pack in it. Lives here: where a puzzle
 * stands, how it is packed, what notation its document has. It knows no rule and no drawing.
 */
import { Misread } from '../../misread.js';
import { type Contained, containersIn, type Sealed } from './search.js';

export type { Program } from './document.js';
export { type Contained, type Container, containersIn, type Sealed } from './search.js';

/**
 * Returns the packed puzzles of a text in their order; none if it has none. A text may be a link, a code, a document,
 * JSON, CSV or prose. Throws a Misread for a puzzle that cannot be unpacked, and for a link that only names one if no
 * whole puzzle stands beside it.
 */
export function containedIn(text: string): readonly Contained[] {
  const containers = containersIn(text);
  const whole = containers.filter((each) => 'document' in each);
  const sealed = containers.filter((each) => 'fault' in each).find(({ isName }) => !isName || whole.length === 0);
  if (sealed !== undefined) throw placed(sealed, text);
  return whole.filter((each, index) => index === 0 || !repeats(text, whole[index - 1]!, each));
}

/** Returns the fault with the line of the puzzle. */
const placed = ({ fault, start }: Sealed, text: string): Misread =>
  new Misread(fault.message, text.slice(0, start).split('\n').length);

/** True for the same puzzle again in one line: a link and its text. */
const repeats = (text: string, before: Contained, { start, end }: Contained): boolean =>
  text.slice(before.start, before.end) === text.slice(start, end) && !text.slice(before.end, start).includes('\n');
