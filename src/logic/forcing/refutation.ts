/** Finds the truths that refute a candidate: by singles and, if these get stuck, by cases. */
import { countBits } from '../../core/bits.js';
import { EMPTY, type Markup } from '../../core/board.js';
import type { Candidate } from '../../core/geometry.js';
import { type Case, refutation } from '../argument/lines.js';
import { singles } from '../argument/singles.js';
import { candidatesOf, Trial } from '../argument/trial.js';
import { argumentTruths } from '../argument/truths.js';
import { cellTruths, houseTruths, type Need, type Truth } from '../step/truths.js';

/** The most cases tried before the search gives up. */
const MOST_CASES = 1000;

/** Returns all cells, all digits in all houses, and all rules: used if the relevant truths are not known. */
export const everyTruth = ({ geometry }: Markup): Truth[] => [
  ...cellTruths(Array.from({ length: geometry.cells }, (_, cell) => cell)),
  ...houseTruths(
    Array.from({ length: geometry.houses }, (_, house) => house),
    ...Array(geometry.size).keys(),
  ),
  ...geometry.rules.map((_, rule): Truth => ({ kind: 'rule', rule })),
];

/**
 * Returns the truths that refute a premise, a candidate that is on or off. Returns all truths if the search would take
 * too many cases.
 */
export function truthsAgainst(board: Markup, candidate: Candidate, on: boolean): readonly Truth[] {
  const trial = refuted(Trial.on(board).suppose(candidate, on), { cases: MOST_CASES });
  return trial ? argumentTruths(refutation(trial.end().lines())) : everyTruth(board);
}

/**
 * Returns a trial that ends in a contradiction: the given one or, if a case needs no supposition of its own, that of the
 * case. Undefined if there is none, or if the budget is spent.
 */
function refuted(trial: Trial, budget: { cases: number }): Trial | undefined {
  if (trial.isRefutedBy(singles)) return trial;
  const need = tightest(trial.board);
  if (!need) return undefined;
  const premise = trial.length;
  const cases: Case[] = [];
  const outer = new Set<number>();
  for (const candidate of candidatesOf(trial.board, need)) {
    if (--budget.cases < 0) return undefined;
    const own = refuted(trial.fork().suppose(candidate, true), budget);
    const end = own?.end(premise);
    if (!end?.needsPremise) return own;
    cases.push(end.lines());
    for (const line of end.outer) outer.add(line);
  }
  const argument = { of: need, cases, outcome: { candidates: [], on: false } };
  return trial.add({ kind: 'cases', argument }, [], [], [...outer]);
}

/** Returns the need with the fewest candidates left, cells first; undefined if all are fulfilled. */
function tightest({ geometry, values, digits, slots }: Markup): Need | undefined {
  const { size } = geometry;
  let fewest = Infinity;
  let choice: Need | undefined;
  const offer = (left: number, need: () => Need): void => {
    if (left >= fewest) return;
    fewest = left;
    choice = need();
  };
  for (let cell = 0; cell < geometry.cells; cell++)
    if (values[cell] === EMPTY) offer(countBits(digits[cell]!), () => ({ kind: 'cell', cell }));
  for (let house = 0; fewest > 2 && house < geometry.houses; house++)
    for (let digit = 0; digit < size; digit++) {
      const left = countBits(slots[house * size + digit]!);
      if (left > 0) offer(left, () => ({ kind: 'house', house, digit }));
    }
  return choice;
}
