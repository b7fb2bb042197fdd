import type { Bits } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import {
  cells,
  clues,
  combinations,
  conclusion,
  count,
  digitSet,
  digits,
  type Message,
  number,
  say,
} from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { combinations as setsWith } from '../../src/rules/different-sum.js';
import { setsOf } from '../../src/rules/cages.js';
import { hasChanged, inNoFilling } from '../../src/rules/fillings.js';
import { clueOfSum } from '../../src/variants/clues.js';

/** A sum whose fillings leave candidates out. */
export interface Combinations {
  /** The index of the rule. */
  readonly rule: number;
  readonly cells: readonly Cell[];
  readonly total: number;
  /** The sets of different digits that fill the cells, if the cells differ. */
  readonly sets?: readonly Bits[];
}

/** The most combinations that a sentence lists. */
export const MOST_TOLD = 6;

function* sumCombinationHits(board: Markup, since?: number): Generator<Hit<Combinations>, void, void> {
  const { rules } = board.geometry;
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index]!;
    if (rule.total === undefined || !hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const sets = setsOf(board, rule);
    yield removing({ rule: index, cells: rule.cells, total: rule.total, ...(sets && { sets }) }, lost);
  }
}

function messageOf(hit: Hit<Combinations>, geometry: Geometry): Message {
  const { rule, cells: list, total, sets } = hit.pattern;
  const terms = { cage: clues(clueOfSum(geometry, geometry.rules[rule]!)), total: number(total), conclusion: conclusion(hit) };
  if (list.length === 1) return say('The {cage} is a single cell, which therefore holds {total}: {conclusion}.', terms);
  if (sets?.length === 1 && setsWith(geometry.size, list.length, total).length === 1)
    return say('{cells} that add up to {total} hold {digits}. The {cage} can hold nothing else: {conclusion}.', {
      ...terms,
      cells: count(list.length, 'cell'),
      digits: digitSet(sets[0]!),
    });
  const digit = geometry.digitOf(hit.remove[0]!);
  const cell = geometry.cellOf(hit.remove[0]!);
  const others = list.filter((one) => one !== cell);
  const single = { digit: digits(digit), cell: cells([cell]), others: cells(others), rest: number(total - digit - 1) };
  if (sets && sets.length <= MOST_TOLD) {
    const used = sets.reduce((union, set) => union | set, 0);
    const told = { ...terms, sets: combinations(sets) };
    if (hit.remove.every((candidate) => (used & (1 << geometry.digitOf(candidate))) === 0))
      return say('With the candidates left in its cells, the {cage} can only hold {sets}. No other digit is in it: {conclusion}.', told);
    if (hit.remove.length === 1)
      return say('With the candidates left in its cells, the {cage} can only hold {sets}. With {digit} in {cell}, {others} cannot hold the others of these: {conclusion}.', { ...told, digit: single.digit, cell: single.cell, others: single.others });
    return say('With the candidates left in its cells, the {cage} can only hold {sets}. However these are placed, what is removed is not among them: {conclusion}.', told);
  }
  if (hit.remove.length === 1)
    return say('In the {cage}, {digit} in {cell} would leave {rest} for {others}, which cannot add up to that: {conclusion}.', { ...terms, ...single });
  return say('In the {cage}, each candidate that is removed would leave the other cells a sum that they cannot reach: {conclusion}.', terms);
}

/** Cells with a sum cannot take a digit with which the others do not reach it. */
export const sumCombinations: Strategy<Combinations> = {
  id: 'sum-combinations',
  name: 'Sum Combinations',
  names: { de: 'Summenkombinationen' },
  aliases: ['cage combinations', 'killer combinations'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 16,
  needs: 'rules',
  find: (board, since) => sumCombinationHits(board, since),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: [...markCells('pattern', hit.pattern.cells), ...markCandidates('target', hit.remove)],
    truths: [{ kind: 'rule', rule: hit.pattern.rule }],
  }),
};
