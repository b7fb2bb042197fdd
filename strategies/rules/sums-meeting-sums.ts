import type { Markup, Stamp } from '../../src/core/board.js';
import { numberOf } from '../../src/core/candidates.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { sumOfNumbers } from '../../src/core/numbers.js';
import type { Equation } from '../../src/core/rule.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import {
  cells,
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
import { type Hit, leaving, placing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { type CombinedEquation, combinedEquations } from '../../src/rules/combined-equations.js';
import { digitsAt, hasChanged, inNoFilling } from '../../src/rules/fillings.js';
import { limitsOf } from '../../src/rules/linear.js';
import { longEquations } from '../../src/rules/long-equations.js';
import { exampleTerms } from './reasons.js';

/** An equation that follows and, if it has many cells, how one of them is bounded. */
export interface MeetingSums extends CombinedEquation {
  readonly bound?: CellBound;
}

/** What the other cells make at least, or at most, and so a limit of a cell. */
interface CellBound {
  readonly cell: Cell;
  readonly isMost: boolean;
  readonly limit: number;
  readonly ofRest: number;
}

function* meetingHits(board: Markup, since?: Stamp): Generator<Hit<MeetingSums>, void, void> {
  const { geometry } = board;
  if (geometry.rules.length === 0) return;
  for (const all of [combinedEquations, longEquations])
    for (const { combined, rule } of all(geometry)) {
      if (!hasChanged(rule, board, since)) continue;
      const lost = inNoFilling(rule, board);
      if (lost.length === 0) continue;
      const digit = rule.cells.length > 1 ? undefined : geometry.numbers.indexOf(combined.total / combined.factors[0]!);
      yield digit === undefined
        ? leaving(all === longEquations ? withBound(board, combined, lost) : combined, board, lost)
        : placing(combined, geometry.candidate(rule.cells[0]!, digit));
    }
}

/** Adds how a cell is bounded that loses candidates, if all cells are added. */
function withBound(board: Markup, combined: CombinedEquation, lost: readonly Candidate[]): MeetingSums {
  const { cells: all, factors, total } = combined;
  const { geometry } = board;
  if (factors.some((factor) => factor !== 1)) return combined;
  for (const candidate of lost) {
    const cell = geometry.cellOf(candidate);
    const rest = all.filter((each) => each !== cell);
    const limits = limitsOf(
      rest,
      rest.map(() => 1),
      rest.map((each) => digitsAt(board, each)),
      geometry,
    );
    if (!limits) continue;
    const digit = numberOf(geometry, candidate);
    const [least, most] = limits;
    if (digit > total - least)
      return { ...combined, bound: { cell, isMost: true, limit: total - least, ofRest: least } };
    if (digit < total - most) return { ...combined, bound: { cell, isMost: false, limit: total - most, ofRest: most } };
  }
  return combined;
}

/** Tells of each part that is put together. */
function partsOf({ houses: list, rules, times }: CombinedEquation, { numbers, rules: all }: Geometry): Message[] {
  const whole = number(list.length * sumOfNumbers(numbers));
  return [
    ...(list.length > 0 ? [say('The digits of {houses} add up to {whole}.', { houses: houses(list), whole })] : []),
    ...rules.map((index, at) => {
      const { cells: covered, total, equation: own } = all[index]!;
      if (total === undefined)
        return say('By the {clue}, {equation}.', {
          clue: clues({ cells: covered, rule: index }),
          equation: multiple(covered, own!, Math.abs(times[at]!)),
        });
      const cage = clues({ cells: covered, total });
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

function messageOf(hit: Hit<MeetingSums>, geometry: Geometry): Message {
  const terms = {
    equation: multiple(hit.pattern.cells, hit.pattern, 1),
    lines: lines(partsOf(hit.pattern, geometry)),
    conclusion: conclusion(hit),
  };
  const { bound } = hit.pattern;
  if (bound) {
    const bounded = { ...terms, cell: cells([bound.cell]), limit: number(bound.limit), ofRest: number(bound.ofRest) };
    return bound.isMost
      ? say(
          'Put together, this makes {equation}:{lines}\nThe cells other than {cell} make at least {ofRest}, so {cell} is at most {limit}. Limits like this one rule out some candidates: {conclusion}.',
          bounded,
        )
      : say(
          'Put together, this makes {equation}:{lines}\nThe cells other than {cell} make at most {ofRest}, so {cell} is at least {limit}. Limits like this one rule out some candidates: {conclusion}.',
          bounded,
        );
  }
  return hit.place.length > 0
    ? say('Put together, this makes {equation}:{lines}\nSo {conclusion}.', terms)
    : say(
        'Put together, this makes {equation}:{lines}\nWith {digit} in {cell}{conclusion:,|, for example,} the two sides could not be equal: {conclusion}.',
        { ...terms, ...exampleTerms(hit, [], geometry) },
      );
}

/** Equations, sums and houses that have cells in common make another equation, of few cells. */
export const sumsMeetingSums: Strategy<MeetingSums> = {
  id: 'sums-meeting-sums',
  name: 'Sums Meeting Sums',
  aliases: ['combined equations', 'set equations'],
  learnAfter: ['equation-combinations', 'innies-and-outies'],
  family: 'rules',
  level: 'hard',
  score: 105,
  needs: 'rules',
  find: (board, { since } = {}) => meetingHits(board, since),
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
