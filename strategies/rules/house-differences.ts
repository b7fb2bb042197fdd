/** The search that innies and outies, hidden cages, split cages and differences share, and what all of them say. */
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { sumOfNumbers } from '../../src/core/numbers.js';
import type { Rule } from '../../src/core/rule.js';
import { type Mark, markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import { addition, cells, conclusion, houses, number } from '../../src/logic/step/message.js';
import type { Hit } from '../../src/logic/step/strategy.js';
import type { Truth } from '../../src/logic/step/truths.js';
import { hasChanged, inNoFilling } from '../../src/rules/fillings.js';
import { differenceRule, type HouseDifference, houseDifferences } from '../../src/rules/house-differences.js';

/** What follows from houses and sums, with its rule. */
export interface Difference {
  readonly difference: HouseDifference;
  readonly rule: Rule;
}

const make = (geometry: Geometry): readonly Difference[] =>
  houseDifferences(geometry).map((difference) => {
    const { innies, outies, total } = difference;
    return { difference, rule: differenceRule(geometry, innies, outies, total) };
  });

/** Returns all that follows for a shape, those of fewer cells and houses first. */
export const differencesOf = (geometry: Geometry): readonly Difference[] =>
  geometry.rules.length === 0 ? [] : geometry.memo(make);

/** Yields what the differences of a kind remove. */
export function* differenceHits(
  board: Markup,
  isWanted: (difference: HouseDifference) => boolean,
  since?: Stamp,
): Generator<Hit<HouseDifference>, void, void> {
  for (const { difference, rule } of differencesOf(board.geometry)) {
    if (!isWanted(difference) || !hasChanged(rule, board, since)) continue;
    const remove = inNoFilling(rule, board);
    if (remove.length > 0) yield { place: [], remove, pattern: difference };
  }
}

/** Returns the terms of all sentences about a difference. */
export function differenceTerms(hit: Hit<HouseDifference>, { numbers: ofDigits, rules: all }: Geometry) {
  const { houses: list, rules, innies, outies, total } = hit.pattern;
  const numbers = rules.map((rule) => all[rule]!.total!).sort((a, b) => b - a);
  return {
    houses: houses(list),
    whole: number(list.length * sumOfNumbers(ofDigits)),
    parts: addition(numbers),
    innies: cells(innies),
    outies: cells(outies),
    total: number(Math.abs(total)),
    conclusion: conclusion(hit),
  };
}

/** Returns the marks of a difference: its houses, the sums that are compared, and the cells beyond. */
export function differenceMarks(
  { pattern: { houses: list, rules, innies, outies } }: { readonly pattern: HouseDifference },
  { place, remove }: { readonly place: readonly Candidate[]; readonly remove: readonly Candidate[] },
  geometry: Geometry,
): Mark[] {
  const covered = rules.flatMap((rule) => geometry.rules[rule]!.cells).filter((cell) => !outies.includes(cell));
  return [
    ...markHouses('pattern', list),
    ...named('cage', markCells('cover', covered)),
    ...named('innie', markCells('pattern', innies)),
    ...named('outie', markCells('fin', outies)),
    ...markCandidates('on', place),
    ...markCandidates('target', remove),
  ];
}

export const differenceTruth = ({ houses: list, rules }: HouseDifference): Truth => ({
  kind: 'sum',
  houses: list,
  rules,
});
