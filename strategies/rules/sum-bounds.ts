import { groupBy } from '../../src/core/arrays.js';
import { isSingle } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { numberOf } from '../../src/core/candidates.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import type { Equation } from '../../src/core/rule.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import {
  cells,
  clause,
  clues,
  conclusion,
  count,
  equation,
  lines,
  type Message,
  number,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, distinctTruths, type Truth } from '../../src/logic/step/truths.js';
import { digitsAt, hasChanged, inNoFilling } from '../../src/rules/fillings.js';
import { limitsOf } from '../../src/rules/linear.js';

/** Cells of an equation, all on one side of it. */
interface Side {
  readonly cells: readonly Cell[];
  readonly factors: readonly number[];
}

/** A bound of cells that the other cells of an equation set. */
export interface SumBound {
  /** The index of the rule. */
  readonly rule: number;
  /** The cells that are bounded, all alike. */
  readonly cells: readonly Cell[];
  readonly limit: number;
  readonly isMost: boolean;
  /** The cells beside the first one on its side, and what they make at least if it is bounded from above, else at most. */
  readonly rest: Side;
  readonly ofRest: number;
  /** The cells on the other side, and what they make at most or at least. */
  readonly other: Side;
  readonly ofOther: number;
}

/** Bounds that several clues set in the same way. */
export interface SumBounds {
  readonly bounds: readonly SumBound[];
}

/** A bound, and what it rules out. */
interface FoundBound {
  readonly bound: SumBound;
  readonly lost: readonly Candidate[];
}

/** Yields the bounds of cells alone on their sides first, each kind of bounds as one hit. */
function* boundHits(board: Markup, since?: Stamp): Generator<Hit<SumBound | SumBounds>, void, void> {
  const found = groupBy(boundsOn(board, since), ({ bound }) => kindOf(bound));
  for (const kind of KINDS) {
    const own = needed(found.get(kind) ?? []);
    const [first, ...others] = own;
    if (!first) continue;
    if (others.length === 0) yield leaving(first.bound, board, first.lost);
    else yield leaving({ bounds: own.map(({ bound }) => bound) }, board, [...new Set(own.flatMap(({ lost }) => lost))]);
  }
}

/** Returns the bounds without those that rule out no more than others. */
const needed = (found: readonly FoundBound[]): readonly FoundBound[] =>
  found.reduce((kept, each) => {
    const others = kept.filter((other) => other !== each);
    const isNew = each.lost.some((candidate) => !others.some(({ lost }) => lost.includes(candidate)));
    return isNew ? kept : others;
  }, found);

const KINDS = ['least alone', 'most alone', 'most', 'least'] as const;
const kindOf = ({ isMost, rest }: SumBound): (typeof KINDS)[number] =>
  `${isMost ? 'most' : 'least'}${rest.cells.length === 0 ? ' alone' : ''}`;

function* boundsOn(board: Markup, since?: Stamp): Generator<FoundBound, void, void> {
  const { geometry } = board;
  for (let index = 0; index < geometry.rules.length; index++) {
    const rule = geometry.rules[index]!;
    if (!rule.equation || rule.cells.length < 2 || !hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const found = boundsOf(board, index, rule.cells, rule.equation, lost);
    while (found.length > 0) {
      const [first] = found as [SumBound];
      const alike = found.filter(
        ({ limit, isMost, other }) =>
          limit === first.limit && isMost === first.isMost && String(other.cells) === String(first.other.cells),
      );
      for (const each of alike) found.splice(found.indexOf(each), 1);
      const bound = { ...first, cells: alike.flatMap((each) => each.cells) };
      const ruledOut = lost.filter(
        (candidate) => bound.cells.includes(geometry.cellOf(candidate)) && isBeyond(geometry, candidate, bound),
      );
      yield { bound, lost: ruledOut };
    }
  }
}

const isBeyond = (geometry: Geometry, candidate: Candidate, { limit, isMost }: SumBound): boolean =>
  isMost ? numberOf(geometry, candidate) > limit : numberOf(geometry, candidate) < limit;

/** Returns the bounds beyond which some of the lost candidates lie, a cell each. */
function boundsOf(
  board: Markup,
  rule: number,
  list: readonly Cell[],
  { factors, total }: Equation,
  lost: readonly Candidate[],
): SumBound[] {
  const { geometry } = board;
  const sideOf = (sign: number, but?: Cell): Side => {
    const own = [...list.keys()].filter((at) => Math.sign(factors[at]!) === sign && list[at] !== but);
    return { cells: own.map((at) => list[at]!), factors: own.map((at) => Math.abs(factors[at]!)) };
  };
  const limits = ({ cells: own, factors: times }: Side) =>
    limitsOf(
      own,
      times,
      own.map((cell) => digitsAt(board, cell)),
      geometry,
    );
  return list.flatMap((cell, at) => {
    if (Math.abs(factors[at]!) !== 1 || !lost.some((candidate) => geometry.cellOf(candidate) === cell)) return [];
    const sign = factors[at]!;
    const [rest, other] = [sideOf(sign, cell), sideOf(-sign)];
    const [ofRest, ofOther] = [limits(rest), limits(other)];
    if (!ofRest || !ofOther) return [];
    return [true, false].flatMap((isMost) => {
      const bound: SumBound = {
        rule,
        cells: [cell],
        limit: sign * total + (isMost ? ofOther[1] - ofRest[0] : ofOther[0] - ofRest[1]),
        isMost,
        rest,
        ofRest: isMost ? ofRest[0] : ofRest[1],
        other,
        ofOther: isMost ? ofOther[1] : ofOther[0],
      };
      const isNew = lost.some((each) => geometry.cellOf(each) === cell && isBeyond(geometry, each, bound));
      return isNew ? [bound] : [];
    });
  });
}

/** Names the cells of a side: their digits are added, or read as a number. */
const named = ({ cells: own, factors }: Side): Term =>
  factors.every((factor) => factor === 1) ? cells(own) : clause(say('the number in {cells}', { cells: cells(own) }));

/** Tells what other cells make, from which a bound follows. */
function reasonMessage(
  { rule, cells: bounded, isMost, rest, ofRest, other, ofOther }: SumBound,
  geometry: Geometry,
): Message {
  const { cells: all, total, equation: own } = geometry.rules[rule]!;
  if (total !== undefined) {
    const cage = clues({ cells: all, total });
    if (bounded.length > 1) {
      const sum = { cage, cell: cells([bounded[0]!]), ofRest: number(ofRest) };
      return isMost
        ? say('In the {cage}, the cells other than {cell} make at least {ofRest}', sum)
        : say('In the {cage}, the cells other than {cell} make at most {ofRest}', sum);
    }
    const sum = { cage, rest: cells(rest.cells), ofRest: number(ofRest) };
    return isMost
      ? say('In the {cage}, {rest} {rest:is|make} at least {ofRest}', sum)
      : say('In the {cage}, {rest} {rest:is|make} at most {ofRest}', sum);
  }
  const told = {
    clue: clues({ cells: all, rule }),
    equation: equation(all, own!.factors, own!.total),
    other: named(other),
    ofOther: number(ofOther),
  };
  if (rest.cells.length === 0)
    return isMost
      ? say('By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther}', told)
      : say('By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther}', told);
  const both = { ...told, rest: cells(rest.cells), ofRest: number(ofRest) };
  return isMost
    ? say(
        'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther} and {rest} {rest:|make }at least {ofRest}',
        both,
      )
    : say(
        'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther} and {rest} {rest:|make }at most {ofRest}',
        both,
      );
}

/** Tells that each cell of a sum leaves the others no more, or no less, as a clause. */
function eachMessage({ rule, isMost, limit, rest, ofRest }: SumBound, { rules }: Geometry): Message {
  const { cells: all, total } = rules[rule]!;
  const told = { cage: clues({ cells: all, total: total! }), ofRest: number(ofRest), limit: number(limit) };
  if (all.length === 2)
    return isMost
      ? say('In the {cage}, each cell is at least {ofRest}, so each is at most {limit}', told)
      : say('In the {cage}, each cell is at most {ofRest}, so each is at least {limit}', told);
  const others = { ...told, others: count(rest.cells.length, 'cell') };
  return isMost
    ? say('In the {cage}, any {others} make at least {ofRest}, so each is at most {limit}', others)
    : say('In the {cage}, any {others} make at most {ofRest}, so each is at least {limit}', others);
}

/** Tells a bound with its reason, as a clause. */
function boundMessage(bound: SumBound, geometry: Geometry): Message {
  const [first, ...alike] = bound.cells;
  const { cells: all, total } = geometry.rules[bound.rule]!;
  if (total !== undefined && alike.length + 1 === all.length) return eachMessage(bound, geometry);
  const terms = {
    reason: clause(reasonMessage(bound, geometry)),
    cell: cells([first!]),
    limit: number(bound.limit),
  };
  if (alike.length > 0)
    return bound.isMost
      ? say('{reason}, so {cell} is at most {limit}, and so {alike:is|are} {alike}', { ...terms, alike: cells(alike) })
      : say('{reason}, so {cell} is at least {limit}, and so {alike:is|are} {alike}', {
          ...terms,
          alike: cells(alike),
        });
  return bound.isMost
    ? say('{reason}, so {cell} is at most {limit}', terms)
    : say('{reason}, so {cell} is at least {limit}', terms);
}

/** Returns a key of bounds that one sentence tells: the same numbers on both sides of their equations. Others have one of their own. */
function alikeKey(bound: SumBound, { rules }: Geometry): unknown {
  const { rule, limit, rest, ofRest, other, ofOther } = bound;
  const isPlain = [...rest.factors, ...other.factors].every((factor) => factor === 1);
  return rules[rule]!.total === undefined && rules[rule]!.equation!.total === 0 && isPlain
    ? `${limit} ${rest.cells.length} ${ofRest} ${other.cells.length > 1} ${ofOther}`
    : bound;
}

/** Tells of bounds that several clues set by the same numbers. */
function alikeMessage(bounds: readonly SumBound[], geometry: Geometry): Message {
  const [{ isMost, limit, rest, ofRest, ofOther }, ...more] = bounds as [SumBound, ...SumBound[]];
  if (more.length === 0) return say('{bound}.', { bound: clause(boundMessage(bounds[0]!, geometry)) });
  const told = {
    cells: cells([...new Set(bounds.flatMap((bound) => bound.cells))]),
    limit: number(limit),
    clues: clues(...bounds.map(({ rule }) => ({ cells: geometry.rules[rule]!.cells, rule }))),
  };
  if (rest.cells.length === 0)
    return isMost
      ? say('{cells} {cells:is|are each} a sum of other cells, which make at most {limit} ({clues:the}).', told)
      : say('{cells} {cells:is|are each} a sum of other cells, which make at least {limit} ({clues:the}).', told);
  const both = { ...told, ofRest: number(ofRest), ofOther: number(ofOther) };
  return isMost
    ? say(
        '{cells} {cells:is|are each} a part of a sum of at most {ofOther}. The rest of it is at least {ofRest}, so at most {limit} is left for {cells:it|each} ({clues:the}).',
        both,
      )
    : say(
        '{cells} {cells:is|are each} a part of a sum of at least {ofOther}. The rest of it is at most {ofRest}, so at least {limit} is left for {cells:it|each} ({clues:the}).',
        both,
      );
}

function messageOf(hit: Hit<SumBound | SumBounds>, geometry: Geometry): Message {
  const { pattern, left = [] } = hit;
  const terms = { conclusion: conclusion(hit) };
  if ('bounds' in pattern)
    return say('Sums set bounds:{lines}\nSo {conclusion}.', {
      ...terms,
      lines: lines(
        [...groupBy(pattern.bounds, (bound) => alikeKey(bound, geometry)).values()].map((own) =>
          alikeMessage(own, geometry),
        ),
      ),
    });
  // What leaves one digit is no bound to a reader.
  return left.length === 1 && isSingle(left[0]![1])
    ? say('{reason}, so {conclusion}.', { ...terms, reason: clause(reasonMessage(pattern, geometry)) })
    : say('{bound}: {conclusion}.', { ...terms, bound: clause(boundMessage(pattern, geometry)) });
}

/** Cells are neither larger nor smaller than the other cells of their sum or equation leave room for. */
export const sumBounds: Strategy<SumBound | SumBounds> = {
  id: 'sum-bounds',
  name: 'Sum Bounds',
  aliases: ['arrow bounds', 'minimum and maximum of a sum'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 14,
  needs: 'rules',
  find: (board, { since } = {}) => boundHits(board, since),
  explain: (hit, geometry) => {
    const { pattern } = hit;
    const bounds = 'bounds' in pattern ? pattern.bounds : [pattern];
    const own = new Set(bounds.flatMap((bound) => bound.cells));
    const others = new Set(bounds.flatMap(({ rest, other }) => [...rest.cells, ...other.cells]));
    const rules = bounds.map((bound): Truth => ({ kind: 'rule', rule: bound.rule }));
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markCells('pattern', [...own]),
        ...markCells(
          'cover',
          [...others].filter((cell) => !own.has(cell)),
        ),
        ...markCandidates('target', hit.remove),
      ],
      truths: distinctTruths([...rules, ...cellTruths(bounds.flatMap(({ rule }) => geometry.rules[rule]!.cells))]),
    };
  },
};
