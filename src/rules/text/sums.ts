/** Tests about one sum of digits: as rules about sums they also mind which cells see each other. */
import { sumsOfAny } from '../../core/numbers.js';
import type { Rule } from '../../core/rule.js';
import type { Cell, Statement } from '../../core/statement.js';
import type { NotAllowed } from '../example-reason.js';
import { equation, type SeeingGround } from '../linear.js';
import { sumAmong } from '../sum-among.js';
import { type LinearTree, linearised, type WeightedSum } from './linear.js';
import { placeIn } from './places.js';
import type { TextTree } from './tree.js';
import { passes } from './value.js';

/** The most cells of which it is looked for which of them see each other. */
const MOST_CELLS = 50;

/** Makes the rule of a test about one sum of multiples of digits; undefined for another test, for one that no sum passes, and of many cells. */
export function sumRule(
  test: TextTree,
  cells: readonly Cell[],
  ground: SeeingGround,
  statement: Statement,
): Rule | undefined {
  const { length } = cells;
  if (length > MOST_CELLS) return undefined;
  const tree = linearised(test, length, (place) => placeIn(place, length));
  const sums = sumsIn(tree);
  const [first] = sums ?? [];
  if (!first || sums!.some(({ weights }) => String(weights) !== String(first.weights))) return undefined;
  const terms = cells.flatMap((cell, at) => {
    const factor = first.weights[at]!;
    return factor === 0 ? [] : [{ cells: [cell], factor }];
  });
  const total = totalOf(tree);
  if (total !== undefined) return equation(terms, total, ground, statement);
  if (terms.some(({ factor }) => factor !== 1)) return undefined;
  const [least, most] = sumsOfAny(ground.numbers, terms.length);
  const possible = Array.from({ length: most - least + 1 }, (_, above) => least + above);
  const own = possible.filter((sum) => passes(tree, { of: () => sum }));
  const counted = terms.flatMap((term) => term.cells);
  return own.length === 0 ? undefined : sumAmong(counted, own, ground, statement, othersOf(tree));
}

/** Returns what sentences say of numbers that do not pass a test. */
const othersOf = (tree: LinearTree): NotAllowed =>
  typeof tree === 'object' && 'operator' in tree && (tree.operator === 'prime' || tree.operator === 'square')
    ? tree.operator
    : 'other';

/** Returns the sums of a tree; undefined if it remembers anything else. */
function sumsIn(tree: LinearTree): readonly WeightedSum[] | undefined {
  if (typeof tree !== 'object') return [];
  if ('fold' in tree) return tree.fold === 'weighted' ? [tree] : undefined;
  const all = tree.operands.map(sumsIn);
  return all.includes(undefined) ? undefined : all.flatMap((own) => own!);
}

/** Returns the number that a tree says its only sum is; undefined if it says something else. */
function totalOf(tree: LinearTree): number | undefined {
  if (typeof tree !== 'object' || 'fold' in tree || tree.operator !== '=') return undefined;
  const [sum, total] = tree.operands;
  return typeof sum === 'object' && 'fold' in sum && typeof total === 'number' ? total : undefined;
}
