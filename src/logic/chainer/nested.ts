/**
 * What follows on the working grid of a dynamic chain when its links say nothing more: locked candidates, pairs,
 * X-wings, and, at higher levels, chains on that grid. Each off rests on the candidates that had to go before.
 */
import type { Geometry } from '../../core/geometry.js';
import { DYNAMIC, MULTIPLE } from './multiple.js';
import { multipleRule, unaryRule } from './nested-chains.js';
import { hiddenPairs, locking, nakedPairs, xWings } from './nested-patterns.js';
import type { Further } from './propagation.js';
import type { Rule } from './working-grids.js';

/** Chains that are looked for within chains: 2 single ones, 3 multiple ones too, 4 dynamic ones, 5 nested ones. */
export type Nesting = 1 | 2 | 3 | 4 | 5;

/** `told`: whether the trees are grown to be told; it takes a little longer. */
export function furtherOf(geometry: Geometry, level: Nesting, tick: () => void, told = false): Further {
  const rules: Rule[] = [locking, hiddenPairs, nakedPairs, xWings];
  if (level === 2 || level === 3) rules.push(unaryRule(geometry));
  if (level === 3) rules.push(multipleRule(geometry, MULTIPLE, tick));
  if (level >= 4) rules.push(multipleRule(geometry, DYNAMIC, tick));
  if (level === 5) rules.push(multipleRule(geometry, DYNAMIC, tick, furtherOf(geometry, 2, tick, told)));
  return {
    extend(tree, working, original) {
      const before = tree.offCount;
      const grids = { tree, working, original, told };
      for (const rule of rules) if (rule(grids)) break;
      return tree.offCount > before;
    },
  };
}
