/** Text in the order in which it stands on a line. */

/** A part of a line in one direction. */
export interface Directed {
  readonly text: string;
  /** Odd from right to left, even from left to right; higher where a part stands within another. */
  readonly level: number;
}

/** Splits a line where its direction changes. */
export type Direct = (line: string) => Directed[];

/** Text of which all runs from left to right. */
export const plainly: Direct = (line) => [{ text: line, level: 0 }];

/** Reorders parts from the order in which they are read to that in which they stand from left to right. */
export function placed<Part extends { readonly level: number }>(parts: readonly Part[]): Part[] {
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
