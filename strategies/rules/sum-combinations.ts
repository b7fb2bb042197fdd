import type { Bits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell } from '../../src/core/geometry.js';
import type { Rule } from '../../src/core/rule.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { cells, combinations, conclusion, type Message, number, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { fitting, combinations as setsWith } from '../../src/rules/different-sum.js';
import { digitsFor, inNoFilling } from '../../src/rules/fillings.js';

/** A rule whose fillings leave candidates out. */
export interface Combinations {
  /** The index of the rule. */
  readonly rule: number;
  readonly cells: readonly Cell[];
  readonly total: number;
  /** The sets of different digits that fill the cells, if the cells differ and the sets are few. */
  readonly sets?: readonly Bits[];
}

/** The most combinations that a sentence lists. */
const MOST_TOLD = 6;

function* sumCombinationHits(board: Markup): Generator<Hit<Combinations>, void, void> {
  const { geometry } = board;
  for (const [index, rule] of geometry.rules.entries()) {
    if (rule.total === undefined) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const pattern = { rule: index, cells: rule.cells, total: rule.total };
    yield removing({ ...pattern, ...(areDifferent(board, rule) && { sets: setsOf(board, rule) }) }, lost);
  }
}

const areDifferent = ({ geometry }: Markup, { cells: list }: Rule): boolean =>
  list.every((a, index) => list.slice(index + 1).every((b) => geometry.sees(a, b)));

const setsOf = (board: Markup, rule: Rule): Bits[] =>
  fitting(setsWith(board.geometry.size, rule.cells.length, rule.total!), digitsFor(rule, board));

function messageOf(hit: Hit<Combinations>): Message {
  const { cells: list, total, sets } = hit.pattern;
  const terms = { cells: cells(list), total: number(total), conclusion: conclusion(hit) };
  if (list.length === 1) return say('{cells} is {total}, as its sum says: {conclusion}.', terms);
  if (sets?.length === 1)
    return say(
      '{cells} add up to {total}. Of what is left there, only the digits {sets} do so. No way to place them uses the others: {conclusion}.',
      { ...terms, sets: combinations(sets) },
    );
  if (sets && sets.length <= MOST_TOLD)
    return say(
      '{cells} add up to {total}. Of what is left there, only the digits {sets} do so. None of these ways uses what goes: {conclusion}.',
      { ...terms, sets: combinations(sets) },
    );
  return say('{cells} add up to {total}. No way to fill them with what is left uses what goes: {conclusion}.', terms);
}

/** Cells with a sum cannot take a digit with which the others do not reach it. */
export const sumCombinations: Strategy<Combinations> = {
  id: 'sum-combinations',
  name: 'Sum Combinations',
  names: { de: 'Summenkombinationen' },
  aliases: ['cage combinations', 'killer combinations'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'medium',
  score: 40,
  needs: 'rules',
  find: (board) => sumCombinationHits(board),
  explain: (hit) => ({
    message: messageOf(hit),
    marks: [...markCells('pattern', hit.pattern.cells), ...markCandidates('target', hit.remove)],
    truths: [{ kind: 'rule', rule: hit.pattern.rule }],
  }),
};
