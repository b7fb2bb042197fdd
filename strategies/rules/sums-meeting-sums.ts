import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import type { Equation } from '../../src/core/rule.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import {
  clues,
  conclusion,
  equation,
  houses,
  lines,
  type Message,
  number,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Hit, placing, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { type CombinedEquation, combinedEquations } from '../../src/rules/combined-equations.js';
import { hasChanged, inNoFilling } from '../../src/rules/fillings.js';

function* meetingHits(board: Markup, since?: Stamp): Generator<Hit<CombinedEquation>, void, void> {
  const { geometry } = board;
  if (geometry.rules.length === 0) return;
  for (const { combined, rule } of combinedEquations(geometry)) {
    if (!hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const digit = rule.cells.length > 1 ? undefined : combined.total / combined.factors[0]! - 1;
    yield digit === undefined ? removing(combined, lost) : placing(combined, geometry.candidate(rule.cells[0]!, digit));
  }
}

/** Tells of each part that is put together. */
function partsOf({ houses: list, rules, times }: CombinedEquation, { size, rules: all }: Geometry): Message[] {
  const whole = number((list.length * size * (size + 1)) / 2);
  return [
    ...(list.length > 0 ? [say('The digits of {houses} add up to {whole}.', { houses: houses(list), whole })] : []),
    ...rules.map((index, at) => {
      const { cells, total, equation: own } = all[index]!;
      if (total === undefined)
        return say('By the {clue}, {equation}.', {
          clue: clues({ cells, rule: index }),
          equation: multiple(cells, own!, Math.abs(times[at]!)),
        });
      const cage = clues({ cells, total });
      return times[at]! > 0 ? say('Take away the {cage}.', { cage }) : say('Add the {cage}.', { cage });
    }),
  ];
}

/** Writes an equation so many times, beginning with what is added. */
function multiple(cells: readonly Cell[], { factors, total }: Equation, times: number): Term {
  const sign = factors[0]! < 0 ? -times : times;
  return equation(
    cells,
    factors.map((factor) => factor * sign),
    total * sign,
  );
}

function messageOf(hit: Hit<CombinedEquation>, geometry: Geometry): Message {
  const terms = {
    equation: multiple(hit.pattern.cells, hit.pattern, 1),
    lines: lines(partsOf(hit.pattern, geometry)),
    conclusion: conclusion(hit),
  };
  return hit.place.length > 0
    ? say('Put together, this makes {equation}:{lines}\nSo {conclusion}.', terms)
    : say(
        'Put together, this makes {equation}:{lines}\nSome candidates can never make both sides equal: {conclusion}.',
        terms,
      );
}

/** Equations, sums and houses that have cells in common make another equation, of few cells. */
export const sumsMeetingSums: Strategy<CombinedEquation> = {
  id: 'sums-meeting-sums',
  name: 'Sums Meeting Sums',
  names: { de: 'Verknüpfte Summen' },
  aliases: ['combined equations', 'set equations'],
  learnAfter: ['equation-combinations', 'innies-and-outies'],
  family: 'rules',
  level: 'hard',
  score: 105,
  needs: 'rules',
  find: (board, since) => meetingHits(board, since),
  explain: (hit, geometry) => {
    const { houses: list, rules, times, cells: own } = hit.pattern;
    const covered = new Set(rules.flatMap((rule) => geometry.rules[rule]!.cells));
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markHouses('pattern', list),
        ...markCells(
          'cover',
          [...covered].filter((cell) => !own.includes(cell)),
        ),
        ...markCells('pattern', own),
        ...markCandidates('on', hit.place),
        ...markCandidates('target', hit.remove),
      ],
      truths: [{ kind: 'sum', houses: list, rules, times }, ...cellTruths(own)],
    };
  },
};
