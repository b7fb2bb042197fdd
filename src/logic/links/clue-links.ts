/**
 * Strong links of clues. A clue that cannot be filled without two candidates has one of them. A candidate may also force
 * a partner on a clue: one of the partner and of what the candidate has a strong link with is true.
 */
import { type Bits, isPair, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { unlimited } from '../../core/clock.js';
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import type { Rule } from '../../core/rule.js';
import { rowFor } from '../../rules/fillings.js';
import { differenceRule, type HouseDifference, houseDifferences } from '../../rules/house-differences.js';
import { excludedPairs, pairRelations } from '../../rules/pair-relations.js';
import { remembered } from '../../rules/remembered.js';
import { markCells } from '../step/marks.js';
import { candidates, clues, houses, type Message, say, type Term } from '../step/message.js';
import { cellTruths, type Truth } from '../step/truths.js';
import { onDemand, type StrongLink } from './graph.js';

/** A clue, or sums over houses, that may link candidates, and what it says of them. */
interface LinkingRule {
  readonly rule: Rule;
  readonly truths: readonly Truth[];
  /** Says that one of two candidates is true. */
  oneOf(terms: { readonly one: Term; readonly other: Term }): Message;
  /** Says that a candidate needs a partner, which is true if another one is false. */
  needs(terms: { readonly own: Term; readonly partner: Term; readonly other: Term }): Message;
}

/** The most cells of a clue, and the cells of sums over houses, whose links a person sees. */
const MOST_CELLS = 5;
const CELLS_OF_SUMS = 2;

/** The name of these links in a chain. */
const LABEL = 'C';

/** Yields the links of the clues, one from either side. */
export function* clueLinks(board: Markup, clock = unlimited): Generator<StrongLink, void, void> {
  for (const linking of board.geometry.memo(linkingRules)) {
    clock();
    for (const [at, cell] of linking.rule.cells.entries())
      for (let rest = board.digits[cell]!; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        yield* linksWithout(board, linking, at, digit);
        yield* linksWith(board, linking, at, digit);
      }
  }
}

const linkingRules = (geometry: Geometry): readonly LinkingRule[] => [
  ...geometry.rules.flatMap((rule, index) =>
    rule.cells.length < 2 || rule.cells.length > MOST_CELLS ? [] : [ofClue(rule, index)],
  ),
  ...pairRelations(geometry).map((rule) => ofRelation(rule, geometry)),
  ...houseDifferences(geometry).flatMap((difference) => {
    const rule = differenceRule(geometry, difference.innies, difference.outies, difference.total);
    return rule.cells.length === CELLS_OF_SUMS ? [ofSums(rule, difference)] : [];
  }),
];

function ofClue(rule: Rule, index: number): LinkingRule {
  const { cells, total } = rule;
  const clue = clues({ cells, ...(total === undefined ? { rule: index } : { total }) });
  return {
    rule: remembered(rule),
    truths: [{ kind: 'rule', rule: index }, ...cellTruths(cells)],
    oneOf: (terms) =>
      say('The {clue} cannot be filled without {one} and {other}, so at least one of the two is true (C, a clue).', {
        clue,
        ...terms,
      }),
    needs: (terms) =>
      say('In the {clue}, {own} needs {partner}. So if {other} is false, {partner} is true (C, a clue).', {
        clue,
        ...terms,
      }),
  };
}

function ofRelation(rule: Rule, geometry: Geometry): LinkingRule {
  const [a, b] = rule.cells as readonly [Cell, Cell];
  const told = (): Term => clues({ cells: [a, b], excluded: excludedPairs(geometry, a, b) });
  return {
    rule,
    truths: cellTruths(rule.cells),
    oneOf: (terms) =>
      say('{clues}. Without {one} and {other} that is impossible, so at least one of the two is true (C, a clue).', {
        clues: told(),
        ...terms,
      }),
    needs: (terms) =>
      say('{clues}. {own} needs {partner}: if {other} is false, {partner} is true (C, a clue).', {
        clues: told(),
        ...terms,
      }),
  };
}

function ofSums(rule: Rule, { houses: list, rules }: HouseDifference): LinkingRule {
  const sums = { houses: houses(list) };
  return {
    rule: remembered(rule),
    truths: [{ kind: 'sum', houses: list, rules }, ...cellTruths(rule.cells)],
    oneOf: (terms) =>
      say(
        'The sums in {houses} cannot come out without {one} and {other}, so at least one of the two is true (C, a clue).',
        { ...sums, ...terms },
      ),
    needs: (terms) =>
      say('By the sums in {houses}, {own} needs {partner}. So if {other} is false, {partner} is true (C, a clue).', {
        ...sums,
        ...terms,
      }),
  };
}

/** Yields the links from a candidate to those that the clue leaves alone in another cell without it. */
function* linksWithout(board: Markup, linking: LinkingRule, at: number, digit: number): Generator<StrongLink> {
  const { geometry } = board;
  const { rule, truths } = linking;
  const row = rowFor(rule, board);
  row[at]! &= ~(1 << digit);
  if (row[at] === 0 || !rule.narrow(row)) return;
  const one = geometry.candidate(rule.cells[at]!, digit);
  for (const other of alone(board, rule, row, at)) {
    if (other < one) continue;
    const pattern = onDemand(() => ({
      label: LABEL,
      message: linking.oneOf({ one: candidates([one]), other: candidates([other]) }),
      marks: markCells('pattern', rule.cells),
    }));
    yield { ends: [[one], [other]], truths, pattern };
  }
}

/** Yields the links from what a candidate has a strong link with to the partners that the candidate forces on a clue. */
function* linksWith(board: Markup, linking: LinkingRule, at: number, digit: number): Generator<StrongLink> {
  const { geometry } = board;
  const { rule, truths } = linking;
  const cell = rule.cells[at]!;
  const row = rowFor(rule, board);
  if (isSingle(row[at]!)) return;
  row[at] = 1 << digit;
  if (!rule.narrow(row)) return;
  const partners = alone(board, rule, row, at);
  if (partners.length === 0) return;
  const own = geometry.candidate(cell, digit);
  for (const [others, need] of strongFrom(board, cell, digit))
    for (const partner of partners) {
      if (partner === others || partner === own) continue;
      const pattern = onDemand(() => ({
        label: LABEL,
        message: linking.needs({
          own: candidates([own]),
          partner: candidates([partner]),
          other: candidates([others]),
        }),
        marks: markCells('pattern', rule.cells),
      }));
      const ends = others < partner ? ([[others], [partner]] as const) : ([[partner], [others]] as const);
      yield { ends, truths: [...truths, need], pattern };
    }
}

/** Returns the candidates that a row leaves alone in cells that had several, but for one cell. */
function alone(board: Markup, { cells }: Rule, row: ArrayLike<Bits>, but: number): readonly Candidate[] {
  let found: Candidate[] | undefined;
  for (let at = 0; at < cells.length; at++) {
    const before = board.digits[cells[at]!]!;
    if (at !== but && isSingle(row[at]!) && before !== 0 && before !== row[at])
      (found ??= []).push(board.geometry.candidate(cells[at]!, lowestBit(row[at]!)));
  }
  return found ?? NONE;
}

const NONE: readonly Candidate[] = [];

/** Yields the candidates that turn a candidate on when they are off, with the truth behind each link. */
function* strongFrom(board: Markup, cell: Cell, digit: number): Generator<readonly [Candidate, Truth], void, void> {
  const { geometry, digits, slots } = board;
  const { size, houseStart, cellHouses, cellSlots } = geometry;
  if (isPair(digits[cell]!))
    yield [geometry.candidate(cell, lowestBit(digits[cell]! & ~(1 << digit))), { kind: 'cell', cell }];
  for (let at = houseStart[cell]!; at < houseStart[cell + 1]!; at++) {
    const house = cellHouses[at]!;
    const places = slots[house * size + digit]!;
    if (!isPair(places)) continue;
    const other = geometry.cellAt(house, lowestBit(places & ~(1 << cellSlots[at]!)));
    yield [geometry.candidate(other, digit), { kind: 'house', house, digit }];
  }
}
