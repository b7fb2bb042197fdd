import type { Bits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import type { Rule } from '../../src/core/rule.js';
import { markCells } from '../../src/logic/step/marks.js';
import { cells, clues, type Message, number, say } from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { beyond, digitsFor, hasChanged } from '../../src/rules/fillings.js';
import { differenceRule, type HouseDifference } from '../../src/rules/house-differences.js';
import { differenceMarks, differencesOf, differenceTerms, differenceTruth } from './house-differences.js';
import { exampleTerms } from './reasons.js';

/** A cage of which houses and sums tell the sum of a part. */
export interface SplitCage {
  readonly difference: HouseDifference;
  /** The index of the rule. */
  readonly cage: number;
  /** The part whose sum is known first, and the rest. */
  readonly part: readonly Cell[];
  readonly rest: readonly Cell[];
  readonly restTotal: number;
}

interface Split extends SplitCage {
  readonly rules: readonly Rule[];
}

/** Cages with the sums of two parts. */
const splitsOf = (geometry: Geometry): Split[] =>
  differencesOf(geometry).flatMap(({ difference, rule }) => {
    const { innies, outies, total } = difference;
    if ((innies.length > 0 && outies.length > 0) || rule.cells.length === 1) return [];
    const part = rule.cells;
    return geometry.rules.flatMap((whole, cage) => {
      if (whole.total === undefined || whole.cells.length <= part.length) return [];
      if (!part.every((cell) => whole.cells.includes(cell))) return [];
      const rest = whole.cells.filter((cell) => !part.includes(cell));
      const restTotal = whole.total - Math.abs(total);
      if (restTotal <= 0) return [];
      return [
        {
          difference,
          cage,
          part,
          rest,
          restTotal,
          rules: [whole, rule, differenceRule(geometry, rest, [], restTotal)],
        },
      ];
    });
  });

function* splitHits(board: Markup, since?: Stamp): Generator<Hit<SplitCage>, void, void> {
  const { geometry } = board;
  if (geometry.rules.length === 0) return;
  for (const { rules, ...split } of geometry.memo(splitsOf)) {
    const [whole] = rules as [Rule, Rule, Rule];
    if (!hasChanged(whole, board, since)) continue;
    const kept = narrowed(board, whole, rules);
    const lost = kept ? beyond(whole, board, kept) : [];
    if (lost.length > 0) yield leaving(split, board, lost);
  }
}

/** Returns the digits of the cells of a sum that rules about some of its cells leave. */
function narrowed(board: Markup, whole: Rule, rules: readonly Rule[]): Bits[] | undefined {
  const kept = digitsFor(whole, board);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const rule of rules) {
      const at = rule.cells.map((cell) => whole.cells.indexOf(cell));
      const row = at.map((index) => kept[index]!);
      if (!rule.narrow(row)) return undefined;
      for (const [index, set] of row.entries()) {
        if (kept[at[index]!] === set) continue;
        kept[at[index]!] = set;
        isChanged = true;
      }
    }
  }
  return kept;
}

function messageOf(hit: Hit<SplitCage>, geometry: Geometry): Message {
  const { difference, cage, rest, restTotal } = hit.pattern;
  const terms = {
    ...differenceTerms({ ...hit, pattern: difference }, geometry),
    cage: clues({ cells: geometry.rules[cage]!.cells, total: geometry.rules[cage]!.total! }),
    ...exampleTerms(hit, rest, geometry),
    rest: cells(rest),
    restTotal: number(restTotal),
  };
  return difference.innies.length > 0
    ? say(
        'The digits of {houses} add up to {whole}. The sums inside take {parts} of this, so {innies} {innies:is|add up to} {total}. That leaves {restTotal} for {rest}, the rest of the {cage}. With {digit} in {cell}{conclusion:,|, for example,} these two sums could not both be reached: {conclusion}.',
        terms,
      )
    : say(
        'The digits of {houses} add up to {whole}. The sums that cover {houses:it|them} add up to {parts}, so {outies:the cell|the cells} outside, {outies}, {outies:is|make} the difference, {total}. That leaves {restTotal} for {rest}, the rest of the {cage}. With {digit} in {cell}{conclusion:,|, for example,} these two sums could not both be reached: {conclusion}.',
        terms,
      );
}

/** A house tells the sum of a part of a cage that crosses its edge, and so of the rest. */
export const cageSplitting: Strategy<SplitCage> = {
  id: 'cage-splitting',
  name: 'Cage Splitting',
  aliases: ['split cage'],
  learnAfter: ['innies-and-outies'],
  family: 'rules',
  level: 'medium',
  score: 54,
  needs: 'rules',
  find: (board, { since } = {}) => splitHits(board, since),
  explain: (hit, geometry) => {
    const { difference, cage, rest } = hit.pattern;
    return {
      message: messageOf(hit, geometry),
      marks: [...differenceMarks({ pattern: difference }, hit, geometry), ...markCells('fin', rest)],
      truths: [differenceTruth(difference), { kind: 'rule', rule: cage }, ...cellTruths(geometry.rules[cage]!.cells)],
    };
  },
};
