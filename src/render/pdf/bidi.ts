/** The order of display of text that runs from right to left. The library for it is loaded on demand. */
import type { Bidi } from 'bidi-js';

/** A part of a line in one direction. */
export interface Directed {
  readonly text: string;
  /** The level of nesting: odd for parts that run from right to left, even for parts that run from left to right. */
  readonly level: number;
}

const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const runsRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Splits a line into parts of one direction each. */
export type SplitByDirection = (line: string) => Directed[];

/** Characters that mark a direction, which are not printed. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns the mark with which each line of a paragraph must begin, so that it has the direction of the whole: that of
 * its first letter.
 */
export function startMark(paragraph: string): string {
  const [first = ''] = /[\p{L}\u200e\u200f]/u.exec(paragraph) ?? [];
  return runsRightToLeft(first) ? '\u200f' : runsRightToLeft(paragraph) ? '\u200e' : '';
}

/** Returns a line as one part that runs from left to right. */
export const leftToRightOnly: SplitByDirection = (line) => [{ text: line.replace(MARKS, ''), level: 0 }];

/** Loads the library and returns a function that splits lines with it. */
export async function loadBidi(): Promise<SplitByDirection> {
  const { default: factory } = await import('bidi-js');
  // Its types say that Node wraps the function once more, which it does not.
  const bidi = (factory as unknown as typeof factory.default)();
  return (line) => (runsRightToLeft(line) ? directed(bidi, line) : leftToRightOnly(line));
}

function directed(bidi: Bidi, line: string): Directed[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const parts: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at++) {
    const level = levels[at]!;
    const character = (level % 2 === 1 && bidi.getMirroredCharacter(line[at]!)) || line[at]!;
    const last = parts.at(-1);
    if (last?.level === level) last.text += character;
    else parts.push({ text: character, level });
  }
  return parts.map(({ text, level }) => ({ text: text.replace(MARKS, ''), level })).filter(({ text }) => text !== '');
}

/** Sorts parts from reading order into the order of display, left to right. */
export function inDisplayOrder<Part extends { readonly level: number }>(parts: readonly Part[]): Part[] {
  const order = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      if (order[from]!.level < level) continue;
      let to = from;
      while (to + 1 < order.length && order[to + 1]!.level >= level) to++;
      order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
      from = to;
    }
  return order;
}
