/** What clues leave out for reasons of their own: the search of Limits of a Clue and of Fillings of a Clue. */
import type { Bits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import type { Rule } from '../../src/core/rule.js';
import { cells, clues, conclusion, digits, type Message, say, type Term } from '../../src/logic/step/message.js';
import { type Hit, leaving } from '../../src/logic/step/strategy.js';
import { digitsFor, hasChanged, inNoFilling } from '../../src/rules/fillings.js';

/** A clue that limits the digits of its cells for one reason. */
export interface LimitingClue {
  /** The indices of the rule and of its reason. */
  readonly rule: number;
  readonly reason: number;
  readonly cells: readonly Cell[];
  /** The digits of the cells, and those that the reason leaves. */
  readonly before: readonly Bits[];
  readonly after: readonly Bits[];
}

/** A reason as a rule of its own, which says less than the rule that it is of. */
interface Limit extends Pick<LimitingClue, 'rule' | 'reason'> {
  readonly part: Rule;
  readonly isLaborious: boolean;
}

const limitsOf = ({ rules }: Geometry): readonly (readonly Limit[])[] =>
  rules.flatMap(({ cells, reasons }, rule) => {
    const own = (reasons?.() ?? []).flatMap(({ narrow, isLaborious, isLast }, reason): Limit[] =>
      isLast ? [] : [{ rule, reason, isLaborious: isLaborious === true, part: { cells, narrow } }],
    );
    return own.length > 0 ? [own] : [];
  });

/** Yields for each clue what the first reason of an effort leaves out that says anything new. */
export function* reasonHits(
  board: Markup,
  isLaborious: boolean,
  since?: Stamp,
): Generator<Hit<LimitingClue>, void, void> {
  if (board.geometry.rules.length === 0) return;
  for (const limits of board.geometry.memo(limitsOf)) {
    if (!hasChanged(limits[0]!.part, board, since)) continue;
    for (const { rule, reason, part, isLaborious: isSo } of limits) {
      const lost = isSo === isLaborious ? inNoFilling(part, board) : [];
      if (lost.length === 0) continue;
      const before = digitsFor(part, board);
      const after = [...before];
      part.narrow(after);
      yield leaving({ rule, reason, cells: part.cells, before, after }, board, lost);
      break;
    }
  }
}

/** Tells the reason of a clue. */
export const reasonMessage = (hit: Hit<LimitingClue>): Message => {
  const { rule, reason, cells, before, after } = hit.pattern;
  return say('In the {clue}, {reason}: {conclusion}.', {
    clue: clues({ cells, rule }),
    reason: { kind: 'reason', rule, reason, before, after },
    conclusion: conclusion(hit),
  });
};

/** Returns the terms of an example: the first candidate that is removed, and the other cells of its clue. */
export const exampleTerms = (
  { remove: [first] }: Pick<Hit, 'remove'>,
  own: readonly Cell[],
  geometry: Geometry,
): Readonly<Record<'digit' | 'cell' | 'others', Term>> => {
  const cell = geometry.cellOf(first!);
  return {
    digit: digits(geometry.digitOf(first!)),
    cell: cells([cell]),
    others: cells(own.filter((other) => other !== cell)),
  };
};
