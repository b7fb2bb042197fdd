/** What trials with clues follow beside singles: rules over several cells, relations of two, and sums that follow for houses. */
import { addCell } from '../../core/cell-set.js';
import type { Cell, Geometry } from '../../core/geometry.js';
import type { Rule } from '../../core/rule.js';
import { differenceRule, houseDifferences } from '../../rules/house-differences.js';
import { pairRelations } from '../../rules/pair-relations.js';
import { remembered } from '../../rules/remembered.js';
import type { ClueGround } from '../argument/lines.js';

/** A rule that a trial follows, and the ground of the lines that it adds. */
export interface Followed {
  readonly rule: Rule;
  readonly ground: ClueGround;
}

/** The rules that trials on a shape follow, in their order. */
export interface TrialRules {
  readonly all: readonly Followed[];
  /** The rules of each cell: a set of indices in `words` integers at `cell * words`. */
  readonly ofCell: Int32Array;
  readonly words: number;
}

/** Returns the rules that trials follow. They keep answers: trials ask nearly all again for the next candidate. */
export const trialRules = (geometry: Geometry): TrialRules => geometry.memo(findRules);

function findRules(geometry: Geometry): TrialRules {
  const all = [
    ...geometry.rules.map(
      (rule, index): Followed => ({
        rule: remembered(rule),
        ground: { kind: 'rule', rules: [index], cells: rule.cells },
      }),
    ),
    ...pairRelations(geometry).map(
      (rule): Followed => ({
        rule,
        ground: { kind: 'relation', pairs: [rule.cells as unknown as readonly [Cell, Cell]], cells: rule.cells },
      }),
    ),
    ...houseDifferences(geometry).map(
      (difference): Followed => ({
        rule: remembered(differenceRule(geometry, difference.innies, difference.outies, difference.total)),
        ground: { kind: 'difference', difference },
      }),
    ),
  ];
  const words = (all.length + 31) >> 5;
  const ofCell = new Int32Array(geometry.cells * words);
  for (const [index, { rule }] of all.entries()) for (const cell of rule.cells) addCell(ofCell, index, cell * words);
  return { all, ofCell, words };
}
