import { groupBy } from '../../src/core/arrays.js';
import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells, markLink } from '../../src/logic/step/marks.js';
import {
  anyDigit,
  cells,
  clause,
  clues,
  conclusion,
  digitSet,
  lines,
  type Message,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { excludedPairs, joinedPairs, relationKey } from '../../src/rules/pair-relations.js';
import { MOST_LISTED, type Partner, partnerRows, partnersOf } from '../../src/rules/partners.js';

/** What follows from cell to cell by one relation. */
export interface PartnersInTurn {
  readonly steps: readonly Partner[];
}

/** Cells joined by clues that say the same, which never allow some digits. */
export interface NeverPartnered {
  readonly pairs: readonly (readonly [Cell, Cell])[];
  readonly cells: readonly Cell[];
  readonly never: Bits;
}

type Partnered = Partner | PartnersInTurn | NeverPartnered;

/** Yields what clues never allow, then what follows from each cell, beside it and on from there. */
function* noPartnerHits(board: Markup, since = -1): Generator<Hit<Partnered>, void, void> {
  const { geometry, digits } = board;
  if (!geometry.further) return;
  if (since < 0)
    for (const each of geometry.memo(neverPartnered)) {
      const lost = each.cells.flatMap((cell) =>
        bitsOf(digits[cell]! & each.never).map((digit) => geometry.candidate(cell, digit)),
      );
      if (lost.length === 0) continue;
      const cells = each.cells.filter((cell) => digits[cell]! & each.never);
      yield leaving({ ...each, cells, pairs: each.pairs.filter(([cell]) => cells.includes(cell)) }, board, lost);
    }
  for (const steps of partnerRows(board, since))
    yield leaving(steps.length > 1 ? { steps } : steps[0]!, board, [
      ...new Set(steps.flatMap((step) => lostBy(step, geometry))),
    ]);
}

/** Returns the candidates that a cell removes from another one, and that one from it. */
const lostBy = ({ cell, digits, other, before, after, kept = digits }: Partner, geometry: Geometry): Candidate[] => [
  ...candidatesOf(geometry, other, before & ~after),
  ...candidatesOf(geometry, cell, digits & ~kept),
];

/** Returns what clues between two cells exclude on any grid, together for all that exclude the same pairs of digits. */
function neverPartnered(geometry: Geometry): readonly NeverPartnered[] {
  const all = geometry.all;
  const found = joinedPairs(geometry).flatMap(([a, b]) =>
    [
      [a, b],
      [b, a],
    ].flatMap(([cell, other]) => {
      const never = all & ~partnersOf(geometry, other!, all, cell!, all);
      return never ? [{ pair: [cell!, other!] as const, never, key: `${never} ${relationKey(geometry, a, b)}` }] : [];
    }),
  );
  return [...groupBy(found, ({ key }) => key).values()].map((own) => ({
    pairs: own.map(({ pair }) => pair),
    cells: [...new Set(own.map(({ pair: [cell] }) => cell))],
    never: own[0]!.never,
  }));
}

const neverMessage = (hit: Hit<NeverPartnered>, geometry: Geometry): Message => {
  const { pairs, never } = hit.pattern;
  const terms = {
    clues: clues(...pairs.map((pair) => ({ cells: pair, excluded: excludedPairs(geometry, ...pair) }))),
    digits: anyDigit(never),
    conclusion: conclusion(hit),
  };
  const [[cell, other], ...more] = pairs as [readonly [Cell, Cell], ...unknown[]];
  return more.length > 0
    ? say('{clues:general}. No digit fits beside {digits}: {conclusion}.', terms)
    : say('{clues}. No digit of {other} fits {digits} in {cell}: {conclusion}.', {
        ...terms,
        cell: cells([cell]),
        other: cells([other]),
      });
};

/** Names the clues between two cells by the pairs that a step rests on. */
const clueOf = ({ cell, digits, other, before, after }: Partner, geometry: Geometry) => ({
  cells: [cell, other] as const,
  excluded: candidatesOf(geometry, cell, digits).flatMap((a) =>
    candidatesOf(geometry, other, before & ~after).map((b) => [a, b] as const),
  ),
});

/** Returns the digits of a cell that allow what is false in another one, if they are fewer than those that it has. */
function neededFor({ cell, digits, other, before, after }: Partner, geometry: Geometry): Bits {
  const needed = partnersOf(geometry, other, before & ~after, cell, geometry.allowed[cell]!);
  return countBits(needed) < countBits(digits) ? needed : 0;
}

/** Tells what a cell leaves other ones: by its digits, or by those that it has no more if these are fewer. */
function stepMessage(step: Partner, outcome: Term, geometry: Geometry): Message {
  const { cell, digits, other, after, kept } = step;
  const terms = { cell: cells([cell]), conclusion: outcome };
  if (kept !== undefined)
    return kept === after
      ? say('That leaves only {kept} in {cell} and in {other}: {conclusion}.', {
          ...terms,
          other: cells([other]),
          kept: anyDigit(kept),
        })
      : say('That leaves only {kept} in {cell} and {after} in {other}: {conclusion}.', {
          ...terms,
          other: cells([other]),
          kept: anyDigit(kept),
          after: anyDigit(after),
        });
  const needed = neededFor(step, geometry);
  if (countBits(needed || digits) > MOST_LISTED) return say('With the candidates left in {cell}, {conclusion}.', terms);
  return needed
    ? say('{cell} is not {needed}, so {conclusion}.', { ...terms, needed: anyDigit(needed) })
    : say('{cell} has only {digits}, so {conclusion}.', { ...terms, digits: digitSet(digits) });
}

/** Says what steps remove, or what they leave. */
const outcomeOf = (steps: readonly Partner[], geometry: Geometry): Term =>
  conclusion({
    place: [],
    remove: steps.flatMap((step) => lostBy(step, geometry)),
    left: steps.flatMap(({ cell, other, after, kept }) => [
      [other, after] as const,
      ...(kept === undefined ? [] : [[cell, kept] as const]),
    ]),
  });

/** Returns the steps, those together that follow each other and have the same reason. */
function byReason(steps: readonly Partner[], geometry: Geometry): readonly (readonly Partner[])[] {
  const rows: Partner[][] = [];
  const reasonOf = (step: Partner) => `${step.cell} ${neededFor(step, geometry) || step.digits}`;
  for (const step of steps) {
    const before = rows.at(-1)?.[0];
    const isAlike =
      before && before.kept === undefined && step.kept === undefined && reasonOf(before) === reasonOf(step);
    if (isAlike) rows.at(-1)!.push(step);
    else rows.push([step]);
  }
  return rows;
}

const singleMessage = (hit: Hit<Partner>, geometry: Geometry): Message =>
  say('{clues}. {step}', {
    clues: clues(clueOf(hit.pattern, geometry)),
    step: clause(stepMessage(hit.pattern, conclusion(hit), geometry)),
  });

function inTurnMessage(hit: Hit<PartnersInTurn>, geometry: Geometry): Message {
  const { steps } = hit.pattern;
  const named = clues(...steps.map((step) => clueOf(step, geometry)));
  const rows = byReason(steps, geometry);
  return rows.length === 1
    ? say('{clues:general}. {step}', { clues: named, step: clause(stepMessage(steps[0]!, conclusion(hit), geometry)) })
    : say('{clues:general}. One after another:{lines}', {
        clues: named,
        lines: lines(rows.map((row) => stepMessage(row[0]!, outcomeOf(row, geometry), geometry))),
      });
}

function candidatesOf(geometry: Geometry, cell: Cell, digits: Bits): Candidate[] {
  const list: Candidate[] = [];
  for (let rest = digits; rest; rest &= rest - 1) list.push(geometry.candidate(cell, lowestBit(rest)));
  return list;
}

/** A digit is false in a cell if each digit of a cell that a rule joins with it excludes it. */
export const noPartner: Strategy<Partnered> = {
  id: 'no-partner',
  name: 'No Partner',
  aliases: ['pair elimination'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 12,
  needs: 'exclusions',
  find: (board, { since } = {}) => noPartnerHits(board, since),
  explain: (hit, geometry) => {
    const { pattern } = hit;
    const own =
      'never' in pattern
        ? pattern.pairs.flat()
        : ('steps' in pattern ? pattern.steps : [pattern]).flatMap(({ cell, other }) => [cell, other]);
    const joined = [...new Set(own)];
    const target = markCandidates('target', hit.remove);
    if ('never' in pattern)
      return {
        message: neverMessage({ ...hit, pattern }, geometry),
        marks: [...markCells('pattern', joined), ...target],
        truths: cellTruths(joined),
      };
    if ('steps' in pattern)
      return {
        message: inTurnMessage({ ...hit, pattern }, geometry),
        marks: [...markCells('pattern', joined), ...target],
        truths: cellTruths(joined),
      };
    const message = singleMessage({ ...hit, pattern }, geometry);
    if (pattern.kept !== undefined)
      return { message, marks: [...markCells('pattern', joined), ...target], truths: cellTruths(joined) };
    const givers = candidatesOf(geometry, pattern.cell, pattern.digits);
    return {
      message,
      marks: [
        ...markCells('pattern', [pattern.cell]),
        ...markCandidates('pattern', givers),
        ...givers.map((candidate) => markLink([candidate], hit.remove, false)),
        ...target,
      ],
      truths: cellTruths([pattern.cell]),
    };
  },
};
