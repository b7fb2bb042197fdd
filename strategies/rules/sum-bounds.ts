import type { Markup, Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import type { Equation } from '../../src/core/rule.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import {
  cells,
  clause,
  clues,
  conclusion,
  equation,
  type Message,
  number,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
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

function* boundHits(board: Markup, since?: Stamp): Generator<Hit<SumBound>, void, void> {
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
      yield removing(
        bound,
        lost.filter(
          (candidate) => bound.cells.includes(geometry.cellOf(candidate)) && isBeyond(geometry, candidate, bound),
        ),
      );
    }
  }
}

const isBeyond = (geometry: Geometry, candidate: Candidate, { limit, isMost }: SumBound): boolean =>
  isMost ? geometry.digitOf(candidate) + 1 > limit : geometry.digitOf(candidate) + 1 < limit;

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

function messageOf(hit: Hit<SumBound>, geometry: Geometry): Message {
  const { rule, cells: bounded, limit, isMost, rest, ofRest, other, ofOther } = hit.pattern;
  const { cells: all, total, equation: own } = geometry.rules[rule]!;
  const [first, ...alike] = bounded;
  const terms = { cell: cells([first!]), limit: number(limit), conclusion: conclusion(hit) };
  if (total !== undefined) {
    const sum = { ...terms, cage: clues({ cells: all, total }), rest: cells(rest.cells), ofRest: number(ofRest) };
    if (alike.length > 0)
      return isMost
        ? say(
            'In the {cage}, the cells other than {cell} make at least {ofRest}, so {cell} is at most {limit}, and so {alike:is|are} {alike}: {conclusion}.',
            { ...sum, alike: cells(alike) },
          )
        : say(
            'In the {cage}, the cells other than {cell} make at most {ofRest}, so {cell} is at least {limit}, and so {alike:is|are} {alike}: {conclusion}.',
            { ...sum, alike: cells(alike) },
          );
    return isMost
      ? say('In the {cage}, {rest} {rest:is|make} at least {ofRest}, so {cell} is at most {limit}: {conclusion}.', sum)
      : say('In the {cage}, {rest} {rest:is|make} at most {ofRest}, so {cell} is at least {limit}: {conclusion}.', sum);
  }
  const told = {
    ...terms,
    clue: clues({ cells: all, rule }),
    equation: equation(all, own!.factors, own!.total),
    other: named(other),
    ofOther: number(ofOther),
  };
  if (rest.cells.length === 0)
    return isMost
      ? say(
          'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther}, so {cell} is at most {limit}: {conclusion}.',
          told,
        )
      : say(
          'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther}, so {cell} is at least {limit}: {conclusion}.',
          told,
        );
  const both = { ...told, rest: cells(rest.cells), ofRest: number(ofRest) };
  if (alike.length > 0)
    return isMost
      ? say(
          'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther} and {rest} {rest:|make }at least {ofRest}, so {cell} is at most {limit}, and so {alike:is|are} {alike}: {conclusion}.',
          { ...both, alike: cells(alike) },
        )
      : say(
          'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther} and {rest} {rest:|make }at most {ofRest}, so {cell} is at least {limit}, and so {alike:is|are} {alike}: {conclusion}.',
          { ...both, alike: cells(alike) },
        );
  return isMost
    ? say(
        'By the {clue}, {equation}. Here {other} {other:is|make} at most {ofOther} and {rest} {rest:|make }at least {ofRest}, so {cell} is at most {limit}: {conclusion}.',
        both,
      )
    : say(
        'By the {clue}, {equation}. Here {other} {other:is|make} at least {ofOther} and {rest} {rest:|make }at most {ofRest}, so {cell} is at least {limit}: {conclusion}.',
        both,
      );
}

/** Cells are neither larger nor smaller than the other cells of their sum or equation leave room for. */
export const sumBounds: Strategy<SumBound> = {
  id: 'sum-bounds',
  name: 'Sum Bounds',
  aliases: ['arrow bounds', 'minimum and maximum of a sum'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 14,
  needs: 'rules',
  find: (board, since) => boundHits(board, since),
  explain: (hit, geometry) => {
    const { rule, cells: own, rest, other } = hit.pattern;
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markCells('pattern', own),
        ...markCells('cover', [...rest.cells.filter((cell) => !own.includes(cell)), ...other.cells]),
        ...markCandidates('target', hit.remove),
      ],
      truths: [{ kind: 'rule', rule }, ...cellTruths(geometry.rules[rule]!.cells)],
    };
  },
};
