import type { Bits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import type { Rule } from '../../src/core/rule.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { clues, conclusion, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
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
}

const limitsOf = ({ rules }: Geometry): readonly (readonly Limit[])[] =>
  rules.flatMap(({ cells, reasons }, rule) =>
    reasons ? [reasons().map(({ narrow }, reason) => ({ rule, reason, part: { cells, narrow } }))] : [],
  );

/** Yields for each clue what the first reason that says anything new leaves out. */
function* limitHits(board: Markup, since?: Stamp): Generator<Hit<LimitingClue>, void, void> {
  if (board.geometry.rules.length === 0) return;
  for (const limits of board.geometry.memo(limitsOf)) {
    if (limits.length === 0 || !hasChanged(limits[0]!.part, board, since)) continue;
    for (const { rule, reason, part } of limits) {
      const lost = inNoFilling(part, board);
      if (lost.length === 0) continue;
      const before = digitsFor(part, board);
      const after = [...before];
      part.narrow(after);
      yield removing({ rule, reason, cells: part.cells, before, after }, lost);
      break;
    }
  }
}

/** A clue limits the digits of its cells for a reason that is seen at once: how far a sum reaches, what has room. */
export const limitsOfAClue: Strategy<LimitingClue> = {
  id: 'limits-of-a-clue',
  name: 'Limits of a Clue',
  names: { de: 'Grenzen eines Hinweises' },
  aliases: ['clue limits', 'what a clue allows'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 18,
  needs: 'rules',
  find: (board, since) => limitHits(board, since),
  explain: (hit) => {
    const { rule, reason, cells, before, after } = hit.pattern;
    return {
      message: say('In the {clue}, {reason}: {conclusion}.', {
        clue: clues({ cells, rule }),
        reason: { kind: 'reason', rule, reason, before, after },
        conclusion: conclusion(hit),
      }),
      marks: [...markCells('pattern', cells), ...markCandidates('target', hit.remove)],
      truths: [{ kind: 'rule', rule }],
    };
  },
};
