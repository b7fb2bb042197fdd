/** How singles tell of placed digits that rule out candidates by a clue. */
import { countBits } from '../../src/core/bits.js';
import type { Numbers } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import { type Mark, markCells } from '../../src/logic/step/marks.js';
import {
  anyDigit,
  cells,
  clause,
  clues,
  digits,
  lines,
  type Message,
  number,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Cause, MOST_LEFT, pairsOf } from '../../src/rules/causes.js';

/** The conclusion of a single in parts. */
interface Placed {
  readonly digit: Term;
  readonly cell: Term;
}

/** Returns the terms that tell of a relation, by the digit that is placed. */
const relationTerms = (cause: Cause, geometry: Geometry, values: Numbers) => ({
  clue: clues({ cells: [cause.by[0]!, cause.cell], excluded: pairsOf(cause, geometry, values) }),
  by: cells(cause.by),
  value: digits(values[cause.by[0]!]!),
});

const ruleTerms = ({ rule }: Cause, { rules }: Geometry) => ({
  clue: clues({ cells: rules[rule!]!.cells, rule: rule! }),
});

/** Tells that a clue leaves a cell one digit. */
function forcedMessage(cause: Cause, placed: Placed, geometry: Geometry, values: Numbers): Message {
  if (cause.rule === undefined)
    return say('{by} is {value}, so its {clue:partner} {cell} is {digit}.', {
      ...relationTerms(cause, geometry, values),
      ...placed,
    });
  const { total, cells: all } = geometry.rules[cause.rule]!;
  if (total === undefined || cause.by.length === 0)
    return say('All other cells of the {clue} are filled, so {cell} is {digit}.', {
      ...ruleTerms(cause, geometry),
      ...placed,
    });
  return say('In the {clue}, {others} {others:is|make} {sum}, so the rest, {cell}, is {digit}.', {
    ...placed,
    clue: clues({ cells: all, total }),
    others: cells(cause.by),
    sum: number(cause.by.reduce((sum, cell) => sum + geometry.numbers[values[cell]!]!, 0)),
  });
}

/** Tells that a clue leaves a cell a few digits, of which one is left. */
const fewMessage = (cause: Cause, placed: Placed, geometry: Geometry, values: Numbers): Message =>
  cause.rule === undefined
    ? say('{by} is {value}, so its {clue:partner} {cell} is {kept}. Only {digit} of these is left.', {
        ...relationTerms(cause, geometry, values),
        ...placed,
        kept: anyDigit(cause.kept),
      })
    : say('All other cells of the {clue} are filled, so {cell} is {kept}. Only {digit} of these is left.', {
        ...ruleTerms(cause, geometry),
        ...placed,
        kept: anyDigit(cause.kept),
      });

/** Tells what a clue rules out, as a clause. */
function causeMessage(cause: Cause, geometry: Geometry, values: Numbers): Message {
  const lost = { cell: cells([cause.cell]), lost: anyDigit(cause.lost) };
  return cause.rule === undefined
    ? say('{by} is {value}, so its {clue:partner} {cell} is not {lost}', {
        ...relationTerms(cause, geometry, values),
        ...lost,
      })
    : say('all other cells of the {clue} are filled, so {cell} is not {lost}', {
        ...ruleTerms(cause, geometry),
        ...lost,
      });
}

/** Tells of a naked single by its causes. */
export function causedMessage(causes: readonly Cause[], placed: Placed, geometry: Geometry, values: Numbers): Message {
  const [first, ...others] = causes as [Cause, ...Cause[]];
  if (others.length === 0 && countBits(first.kept) === 1) return forcedMessage(first, placed, geometry, values);
  if (others.length === 0 && countBits(first.kept) <= MOST_LEFT) return fewMessage(first, placed, geometry, values);
  return others.length === 0
    ? say('{digit} is the only candidate left in {cell}: {cause}.', {
        ...placed,
        cause: clause(causeMessage(first, geometry, values)),
      })
    : say('{digit} is the only candidate left in {cell}:{lines}', {
        ...placed,
        lines: causeLines(causes, geometry, values),
      });
}

/** Tells of a hidden single by the causes that other cells cannot have its digit. */
export function causedPlaceMessage(
  causes: readonly Cause[],
  { house, ...placed }: Placed & { readonly house: Term },
  geometry: Geometry,
  values: Numbers,
): Message {
  const terms = { house, ...placed };
  return causes.length === 1
    ? say('In {house}, the only place for {digit} is {cell}: {cause}.', {
        ...terms,
        cause: clause(causeMessage(causes[0]!, geometry, values)),
      })
    : say('In {house}, the only place for {digit} is {cell}:{lines}', {
        ...terms,
        lines: causeLines(causes, geometry, values),
      });
}

const causeLines = (causes: readonly Cause[], geometry: Geometry, values: Numbers): Term =>
  lines(causes.map((cause) => say('{cause}.', { cause: clause(causeMessage(cause, geometry, values)) })));

/** Marks the cells of the clues that rule candidates out, but for the cell of the single. */
export const causeMarks = (causes: readonly Cause[], own: Cell): Mark[] =>
  markCells(
    'cover',
    [...new Set(causes.flatMap(({ by, cell }) => [...by, cell]))].filter((cell) => cell !== own),
  );
