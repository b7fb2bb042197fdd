/** What rules say, however they are written. */
import { constraints } from '../../../constraints/index.js';
import type { Geometry } from '../../../src/core/geometry.js';
import type { Statement } from '../../../src/core/statement.js';

/** Returns what the rules of a shape say, in one order, with the usual number where a clue states none. */
export function meaningOf({ layout, tiling, boxRows, regions }: Geometry & { readonly regions?: unknown }): unknown {
  const clues = (layout.statements ?? []).map(({ kind, value, text, lists }: Statement) => {
    const { takes } = constraints.find(({ id }) => id === kind)!;
    const cells = takes?.isUnordered ? lists.map((list) => list.toSorted((a, b) => a - b)) : lists;
    return JSON.stringify([kind, value, text, cells]);
  });
  return { clues: clues.sort(), names: [...layout.names].sort(), groups: layout.groups, tiling, boxRows, regions };
}
