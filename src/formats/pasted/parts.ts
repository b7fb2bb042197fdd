/**
 * The parts of a block: puzzles with the lines around them. A block is cut at lines that look like words; since a row of
 * letters may look so too, there are several guesses which lines are words, the strictest first.
 */
import { groupBy } from '../../core/arrays.js';
import type { Line } from '../stream/blocks.js';
import { isRuler } from '../text/scan.js';
import { LEAST_BLANK } from './blanks.js';
import { isCount, isHeading, isWords } from './words.js';

/** The lines of a puzzle, the lines above and, for the last part, below them. */
export interface BlockPart {
  readonly lines: readonly Line[];
  readonly above: readonly Line[];
  readonly below: readonly Line[];
}

/** True if a line, by its text, belongs to no puzzle. */
type IsAround = (text: string) => boolean;

/** Yields the parts of a block by each guess which lines are words. */
export function* partings(lines: readonly Line[]): Generator<readonly BlockPart[], void, void> {
  for (const isAround of [isNever, isWords, isWordsOrCount, unlikeRowsOf(lines), isTitleOf(lines)])
    yield splitAt(lines, isAround);
}

const isNever: IsAround = () => false;

export const isWordsOrCount: IsAround = (text) => isWords(text) || isCount(text);

/** Returns a test for words among rows whose cells are letters: words have another length. */
function unlikeRowsOf(lines: readonly Line[]): IsAround {
  const lengthOf = (text: string): number => text.replaceAll(/[\s|│┃║]/g, '').length;
  const lengths = groupBy(
    lines.filter(({ text }) => !isRuler(text)),
    ({ text }) => lengthOf(text),
  );
  const [usual] = [...lengths].sort(([, a], [, b]) => b.length - a.length)[0] ?? [0];
  return (text) => isWordsOrCount(text) && lengthOf(text) !== usual;
}

/** Returns a test for a first line of another length than all others: a date or a number above a grid. */
function isTitleOf([first, ...others]: readonly Line[]): IsAround {
  const lengthOf = ({ text }: Line): number => text.replaceAll(/\s/g, '').length;
  const rows = others.filter(({ text }) => !isRuler(text));
  const isUnlike =
    /\d{4}/.test(first!.text) &&
    rows.length > 1 &&
    rows.every((row) => lengthOf(row) === lengthOf(rows[0]!) && lengthOf(row) !== lengthOf(first!));
  return (text) => isUnlike && text === first!.text;
}

/**
 * Cuts the lines at those that belong to no puzzle. Such lines are above the puzzle that follows them, or below the
 * last one.
 */
function splitAt(lines: readonly Line[], isAround: IsAround): BlockPart[] {
  const parts: (BlockPart & { readonly lines: Line[] })[] = [];
  let wasAround = true;
  let above: Line[] = [];
  for (const line of lines) {
    const isOutside: boolean =
      line.text.length < LEAST_BLANK && line.text.trim() === ''
        ? wasAround
        : isHeading(line.text) || isAround(line.text);
    if (isOutside) above.push(line);
    else if (wasAround) {
      parts.push({ lines: [line], above, below: [] });
      above = [];
    } else parts.at(-1)!.lines.push(line);
    wasAround = isOutside;
  }
  return withoutDrawnParts(parts, above);
}

/** Drops parts that only draw, and passes the lines above them, and those at the end, to the parts that are left. */
function withoutDrawnParts(parts: readonly BlockPart[], atEnd: readonly Line[]): BlockPart[] {
  const kept: BlockPart[] = [];
  let passed: readonly Line[] = [];
  for (const part of parts) {
    const above = [...passed, ...part.above];
    const isDropped = part.lines.every(({ text }) => isRuler(text)) && (above.length > 0 || parts.length > 1);
    passed = isDropped ? above : [];
    if (!isDropped) kept.push({ ...part, above });
  }
  const last = kept.pop();
  return last ? [...kept, { ...last, below: [...last.below, ...passed, ...atEnd] }] : [];
}
