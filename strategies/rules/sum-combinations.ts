import { groupBy } from '../../src/core/arrays.js';
import type { Bits } from '../../src/core/bits.js';
import { EMPTY, type Markup, type Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markClue } from '../../src/logic/step/marks.js';
import {
  cells,
  clues,
  combinations,
  conclusion,
  count,
  digitSet,
  digits,
  lines,
  type Message,
  type NamedClue,
  number,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Hit, leaving, placing, type Strategy } from '../../src/logic/step/strategy.js';
import { setsOf } from '../../src/rules/cages.js';
import { combinations as setsWith } from '../../src/rules/different-sum.js';
import { hasChanged, inNoFilling } from '../../src/rules/fillings.js';
import { type Misfit, misfitOf } from '../../src/rules/misfit.js';

/** A sum whose fillings leave candidates out. */
export interface Combinations {
  /** The index of the rule. */
  readonly rule: number;
  readonly cells: readonly Cell[];
  readonly total: number;
  /** The sets of different digits that fill the cells, if the cells differ. */
  readonly sets?: readonly Bits[];
  /** A candidate that does not fit, if some have a digit of the sets. */
  readonly misfit?: Misfit;
  /** What the other cells make, if they are filled. */
  readonly filled?: number;
}

/** Sums each of which leaves out all digits but those of its combinations: one on any grid, or some with the candidates left. */
export interface ListedSums {
  readonly sums: readonly Required<Pick<Combinations, 'rule' | 'cells' | 'total' | 'sets'>>[];
  readonly isForced: boolean;
}

type Summed = Combinations | ListedSums;

/** The most combinations that a sentence lists. */
export const MOST_TOLD = 6;

/** A sum with the candidates that it leaves out. */
interface LimitedSum {
  readonly sum: Combinations;
  readonly lost: readonly Candidate[];
}

/** Yields filled sums first, then those with one combination, then all those whose combinations leave digits out. */
function* sumCombinationHits(board: Markup, since?: Stamp): Generator<Hit<Summed>, void, void> {
  const { geometry, values } = board;
  const { rules, numbers } = geometry;
  const limited: LimitedSum[] = [];
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index]!;
    if (rule.total === undefined || !hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const { cells: all, total } = rule;
    const own = { rule: index, cells: all, total };
    const open = all.filter((cell) => values[cell] === EMPTY);
    if (open.length === 1) {
      const filled = all.reduce((sum, cell) => sum + (cell === open[0] ? 0 : geometry.numbers[values[cell]!]!), 0);
      yield placing({ ...own, filled }, geometry.candidate(open[0]!, geometry.numbers.indexOf(total - filled)));
      continue;
    }
    const sets = setsOf(board, rule);
    limited.push({ sum: { ...own, ...(sets && { sets }) }, lost });
  }
  if (limited.length === 0) return;
  const listed = limited.filter((each) => isListed(each, geometry));
  const isForced = ({ sum }: LimitedSum): boolean => setsWith(numbers, sum.cells.length, sum.total).length === 1;
  yield* together(board, listed.filter(isForced), true);
  const others = listed.filter((each) => !isForced(each));
  for (const { sum, lost } of others) if (sum.sets!.length === 1) yield leaving(sum, board, lost);
  yield* together(
    board,
    others.filter(({ sum }) => sum.sets!.length > 1),
    false,
  );
  for (const each of limited)
    if (!listed.includes(each)) {
      const { sum, lost } = each;
      yield leaving({ ...sum, misfit: misfitOf(board, sum.cells, sum.total, lost) }, board, lost);
    }
}

/** True if a sum has few combinations, and what it leaves out is in none of them. */
function isListed({ sum: { sets }, lost }: LimitedSum, geometry: Geometry): boolean {
  if (!sets || sets.length > MOST_TOLD) return false;
  const used = sets.reduce((union, set) => union | set, 0);
  return lost.every((candidate) => (used & (1 << geometry.digitOf(candidate))) === 0);
}

/** Yields sums as one hit, a single sum as one of its own. */
function* together(
  board: Markup,
  limited: readonly LimitedSum[],
  isForced: boolean,
): Generator<Hit<Summed>, void, void> {
  const [first, ...others] = limited;
  if (!first) return;
  if (others.length === 0) yield leaving(first.sum, board, first.lost);
  else {
    const sums = limited.map(({ sum }) => ({ ...sum, sets: sum.sets! }));
    yield leaving({ sums, isForced }, board, [...new Set(limited.flatMap(({ lost }) => lost))]);
  }
}

/** Cells with a sum, as sentences tell of them. */
interface ToldSum extends Pick<Combinations, 'cells' | 'total' | 'sets' | 'misfit' | 'filled'> {
  readonly cage: NamedClue;
}

/** Tells why candidates of cells with a sum are false. */
export function combinationMessage(
  hit: Pick<Hit, 'place' | 'remove' | 'left'>,
  { cage, cells: list, total, sets, misfit, filled }: ToldSum,
  geometry: Geometry,
): Message {
  const terms = { cage: clues(cage), conclusion: conclusion(hit) };
  const [placed] = hit.place;
  if (placed !== undefined && list.length === 1)
    return say('The {cage} is a single cell, so this cell is {total}: {conclusion}.', {
      ...terms,
      total: number(total),
    });
  if (placed !== undefined && filled !== undefined) {
    const own = geometry.cellOf(placed);
    return say('In the {cage}, {others} {others:is|make} {filled}, so the rest, {cell}, is {digit}: {conclusion}.', {
      ...terms,
      others: cells(list.filter((one) => one !== own)),
      filled: number(filled),
      cell: cells([own]),
      digit: digits(geometry.digitOf(placed)),
    });
  }
  if (!misfit && sets?.length === 1)
    return setsWith(geometry.numbers, list.length, total).length === 1
      ? say('{cells} that add up to {total} have {digits}. The {cage} can have nothing else: {conclusion}.', {
          ...terms,
          total: number(total),
          cells: count(list.length, 'cell'),
          digits: digitSet(sets[0]!),
        })
      : say('With the candidates left, the {cage} takes {digits}: {conclusion}.', {
          ...terms,
          digits: digitSet(sets[0]!),
        });
  if (!misfit)
    return say('With the candidates left, the {cage} takes {sets}: {conclusion}.', {
      ...terms,
      sets: combinations(sets!),
    });
  return misfitMessage(terms, misfit, geometry);
}

/** Tells of one candidate that it leaves the other cells a sum that they do not reach. */
function misfitMessage(
  terms: { readonly cage: Term; readonly conclusion: Term },
  { candidate, others, rest, bound }: Misfit,
  geometry: Geometry,
): Message {
  const told = {
    ...terms,
    digit: digits(geometry.digitOf(candidate)),
    cell: cells([geometry.cellOf(candidate)]),
    others: cells(others),
    rest: number(rest),
  };
  if (!bound)
    return say(
      'In the {cage}, with {digit} in {cell}{conclusion:,|, for example,} {others} would have to be {rest}, which {others:its|their} candidates do not allow: {conclusion}.',
      told,
    );
  const bounded = { ...told, limit: number(bound.limit) };
  return bound.isMost
    ? say(
        'In the {cage}, with {digit} in {cell}{conclusion:,|, for example,} {others} would have to be {rest}, and at most {limit} is possible: {conclusion}.',
        bounded,
      )
    : say(
        'In the {cage}, with {digit} in {cell}{conclusion:,|, for example,} {others} would have to be {rest}, and at least {limit} is needed: {conclusion}.',
        bounded,
      );
}

/** Tells the combinations of sums that have the same. */
function sumsMessage(own: ListedSums['sums']): Message {
  const [{ total, sets }, ...more] = own as [ListedSums['sums'][number]];
  const cages = clues(...own.map((sum) => ({ cells: sum.cells, total })));
  return more.length === 0
    ? say('The {cage} takes {sets}.', { cage: cages, sets: combinations(sets) })
    : say('{total} is {sets} in each of {cages:places}.', { total: number(total), sets: combinations(sets), cages });
}

/** Tells of several sums that each leave digits out. */
function listedMessage(hit: Hit<ListedSums>, { numbers }: Geometry): Message {
  const { sums, isForced } = hit.pattern;
  const alike = groupBy(sums, ({ total, sets }) => `${total} ${sets}`);
  const terms = {
    lines: lines([...alike.values()].map(sumsMessage)),
    conclusion: conclusion(hit),
  };
  if (isForced) return say('These sums have one combination each:{lines}\nSo {conclusion}.', terms);
  return sums.every(({ cells: own, total, sets }) => sets.length === setsWith(numbers, own.length, total).length)
    ? say('These sums have few combinations:{lines}\nSo {conclusion}.', terms)
    : say('With the candidates left, these sums have few combinations:{lines}\nSo {conclusion}.', terms);
}

/** Cells with a sum cannot take a digit with which the others do not reach it. */
export const sumCombinations: Strategy<Summed> = {
  id: 'sum-combinations',
  name: 'Sum Combinations',
  aliases: ['cage combinations', 'killer combinations'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 16,
  needs: 'rules',
  find: (board, { since } = {}) => sumCombinationHits(board, since),
  explain: (hit, geometry) => {
    const { pattern } = hit;
    const sums = 'sums' in pattern ? pattern.sums : [pattern];
    return {
      message:
        'sums' in pattern
          ? listedMessage({ ...hit, pattern }, geometry)
          : combinationMessage(hit, { ...pattern, cage: { cells: pattern.cells, total: pattern.total } }, geometry),
      marks: [
        ...markClue([...new Set(sums.flatMap((sum) => sum.cells))]),
        ...markCandidates('on', hit.place),
        ...markCandidates('target', hit.remove),
      ],
      truths: sums.map(({ rule }) => ({ kind: 'rule', rule })),
    };
  },
};
