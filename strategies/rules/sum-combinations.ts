import type { Bits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
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
  type NamedClue,
  number,
  say,
} from '../../src/logic/step/message.js';
import { type Hit, placing, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { setsOf } from '../../src/rules/cages.js';
import { combinations as setsWith } from '../../src/rules/different-sum.js';
import { hasChanged, inNoFilling } from '../../src/rules/fillings.js';

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

function* sumCombinationHits(board: Markup, since?: Stamp): Generator<Hit<Combinations>, void, void> {
  const { rules } = board.geometry;
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index]!;
    if (rule.total === undefined || !hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const { cells, total } = rule;
    if (cells.length === 1) {
      yield placing({ rule: index, cells, total }, board.geometry.candidate(cells[0]!, total - 1));
      continue;
    }
    const sets = setsOf(board, rule);
    yield removing({ rule: index, cells, total, ...(sets && { sets }) }, lost);
  }
}

/** Cells with a sum, as sentences tell of them. */
interface ToldSum {
  readonly cage: NamedClue;
  readonly cells: readonly Cell[];
  readonly total: number;
  readonly sets?: readonly Bits[];
}

/** Tells why candidates of cells with a sum are false. */
export function combinationMessage(
  { place, remove }: Pick<Hit, 'place' | 'remove'>,
  { cage, cells: list, total, sets }: ToldSum,
  geometry: Geometry,
): Message {
  const terms = { cage: clues(cage), conclusion: conclusion({ place, remove }) };
  if (place.length > 0)
    return say('The {cage} is a single cell, so this cell is {total}: {conclusion}.', {
      ...terms,
      total: number(total),
    });
  if (sets?.length === 1 && setsWith(geometry.size, list.length, total).length === 1)
    return say('{cells} that add up to {total} have {digits}. The {cage} can have nothing else: {conclusion}.', {
      ...terms,
      total: number(total),
      cells: count(list.length, 'cell'),
      digits: digitSet(sets[0]!),
    });
  const digit = geometry.digitOf(remove[0]!);
  const cell = geometry.cellOf(remove[0]!);
  const first = { digit: digits(digit), cell: cells([cell]), others: cells(list.filter((one) => one !== cell)) };
  if (sets && sets.length <= MOST_TOLD) {
    const used = sets.reduce((union, set) => union | set, 0);
    const told = { ...terms, sets: combinations(sets) };
    if (remove.every((candidate) => (used & (1 << geometry.digitOf(candidate))) === 0))
      return say('By its candidates, the {cage} can only be {sets}. No other digit is in it: {conclusion}.', told);
    const rest = sets.flatMap((set) => (set & (1 << digit) ? [set & ~(1 << digit)] : []));
    if (remove.length === 1 && rest.length > 0)
      return say(
        'By its candidates, the {cage} can only be {sets}. {digit} in {cell} would leave {rest} for {others}, where it has no place: {conclusion}.',
        { ...told, ...first, rest: combinations(rest) },
      );
    return say(
      'By its candidates, the {cage} can only be {sets}. Some candidates are in no way to place these: {conclusion}.',
      told,
    );
  }
  if (remove.length === 1)
    return say(
      'In the {cage}, {digit} in {cell} would leave {rest} for {others}, which cannot add up to that: {conclusion}.',
      { ...terms, ...first, rest: number(total - digit - 1) },
    );
  return say(
    'In the {cage}, some candidates would leave the other cells a sum that they cannot reach: {conclusion}.',
    terms,
  );
}

/** Cells with a sum cannot take a digit with which the others do not reach it. */
export const sumCombinations: Strategy<Combinations> = {
  id: 'sum-combinations',
  name: 'Sum Combinations',
  aliases: ['cage combinations', 'killer combinations'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 16,
  needs: 'rules',
  find: (board, since) => sumCombinationHits(board, since),
  explain: (hit, geometry) => ({
    message: combinationMessage(hit, { ...hit.pattern, cage: hit.pattern }, geometry),
    marks: [
      ...markCells('pattern', hit.pattern.cells),
      ...markCandidates('on', hit.place),
      ...markCandidates('target', hit.remove),
    ],
    truths: [{ kind: 'rule', rule: hit.pattern.rule }],
  }),
};
