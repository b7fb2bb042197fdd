import { groupBy } from '../../src/core/arrays.js';
import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells, markLink } from '../../src/logic/step/marks.js';
import { anyDigit, cells, clues, conclusion, digitSet, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { excludedPairs, joinedPairs, relationKey } from '../../src/rules/pair-relations.js';

/** A cell all of whose candidates exclude some of another cell. */
export interface Partner {
  readonly cell: Cell;
  readonly digits: Bits;
  readonly other: Cell;
  /** The candidates of the other cell before and after. */
  readonly before: Bits;
  readonly after: Bits;
  /** The candidates that these leave the cell itself, if they are fewer than it has. */
  readonly kept?: Bits;
}

/** Cells joined by clues that say the same, which never allow some digits. */
export interface NeverPartnered {
  readonly pairs: readonly (readonly [Cell, Cell])[];
  readonly cells: readonly Cell[];
  readonly never: Bits;
}

/** The most digits of a cell that a sentence lists. */
const MOST_TOLD = 4;

/** Yields what clues never allow, then a hit for each two cells between which a rule excludes different digits. */
function* noPartnerHits(board: Markup, since = -1): Generator<Hit<Partner | NeverPartnered>, void, void> {
  const { geometry, digits, values, cellStamps } = board;
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
  const { start, others } = geometry.memo(partnersOf);
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] !== EMPTY || cellStamps[cell]! <= since) continue;
    for (let at = start[cell]!; at < start[cell + 1]!; at++) {
      const other = others[at]!;
      const before = digits[other]!;
      const after = before && partners(geometry, cell, digits[cell]!, other, before);
      if (after === before) continue;
      const kept = partners(geometry, other, after, cell, digits[cell]!);
      const pattern = { cell, digits: digits[cell]!, other, before, after };
      if (kept === digits[cell] || kept === 0)
        yield leaving(pattern, board, candidatesOf(geometry, other, before & ~after));
      else
        yield leaving({ ...pattern, kept }, board, [
          ...candidatesOf(geometry, other, before & ~after),
          ...candidatesOf(geometry, cell, digits[cell]! & ~kept),
        ]);
    }
  }
}

/** Returns the digits of another cell that some digit of a cell allows. */
function partners(geometry: Geometry, cell: Cell, own: Bits, other: Cell, among: Bits): Bits {
  const { size } = geometry;
  let allowed = 0;
  for (let rest = own; rest && allowed !== among; rest &= rest - 1)
    for (let left = among & ~allowed; left; left &= left - 1)
      if (!geometry.conflict(cell * size + lowestBit(rest), other * size + lowestBit(left))) allowed |= left & -left;
  return allowed;
}

/** Returns what clues between two cells exclude on any grid, together for all that exclude the same pairs of digits. */
function neverPartnered(geometry: Geometry): readonly NeverPartnered[] {
  const all = geometry.all;
  const found = joinedPairs(geometry).flatMap(([a, b]) =>
    [
      [a, b],
      [b, a],
    ].flatMap(([cell, other]) => {
      const never = all & ~partners(geometry, other!, all, cell!, all);
      return never ? [{ pair: [cell!, other!] as const, never, key: `${never} ${relationKey(geometry, a, b)}` }] : [];
    }),
  );
  return [...groupBy(found, ({ key }) => key).values()].map((own) => ({
    pairs: own.map(({ pair }) => pair),
    cells: [...new Set(own.map(({ pair: [cell] }) => cell))],
    never: own[0]!.never,
  }));
}

/** Cells of which a rule excludes digits beside those of cell c, from `start[c]` up to `start[c + 1]`. */
function partnersOf(geometry: Geometry): { readonly start: Uint32Array; readonly others: Uint16Array } {
  const { start, cells: joined } = geometry.further!;
  const lists = Array.from({ length: geometry.cells }, (_, cell) => [
    ...new Set(joined.subarray(start[geometry.candidate(cell, 0)], start[geometry.candidate(cell + 1, 0)])),
  ]);
  const starts = new Uint32Array(geometry.cells + 1);
  for (const [cell, list] of lists.entries()) starts[cell + 1] = starts[cell]! + list.length;
  return { start: starts, others: Uint16Array.from(lists.flat()) };
}

const neverMessage = (hit: Hit<NeverPartnered>, geometry: Geometry): Message =>
  say('{clues:general}. No digit fits beside {digits}: {conclusion}.', {
    clues: clues(...hit.pattern.pairs.map((pair) => ({ cells: pair, excluded: excludedPairs(geometry, ...pair) }))),
    digits: anyDigit(hit.pattern.never),
    conclusion: conclusion(hit),
  });

function messageOf(hit: Hit<Partner>, geometry: Geometry): Message {
  const { cell, digits, other, before, after, kept } = hit.pattern;
  const own = candidatesOf(geometry, cell, digits);
  const lost = before & ~after;
  const pairs = own.flatMap((a) => candidatesOf(geometry, other, lost).map((b) => [a, b] as const));
  const terms = {
    clues: clues({ cells: [cell, other], excluded: pairs }),
    cell: cells([cell]),
    other: cells([other]),
    digits: digitSet(digits),
    conclusion: conclusion(hit),
  };
  if (kept !== undefined)
    return say('{clues}. That leaves only {kept} in {cell} and {after} in {other}: {conclusion}.', {
      ...terms,
      kept: anyDigit(kept),
      after: anyDigit(after),
      conclusion: conclusion({ place: hit.place, remove: hit.remove }),
    });
  const { digits: _, ...without } = terms;
  if (after !== 0 && (countBits(digits) === 1 || countBits(lost) >= countBits(after)))
    return countBits(digits) > MOST_TOLD
      ? say('{clues}. With the candidates left in {cell}, {conclusion}.', without)
      : say('{clues}. {cell} has only {digits}, so {conclusion}.', terms);
  if (countBits(digits) > MOST_TOLD)
    return say('{clues}. No candidate of {cell} allows {lost} in {other}: {conclusion}.', {
      ...without,
      lost: anyDigit(lost),
    });
  return say('{clues}. {cell} has only {digits}, and none of these allows {lost} in {other}: {conclusion}.', {
    ...terms,
    lost: anyDigit(lost),
  });
}

function candidatesOf(geometry: Geometry, cell: Cell, digits: Bits): Candidate[] {
  const list: Candidate[] = [];
  for (let rest = digits; rest; rest &= rest - 1) list.push(geometry.candidate(cell, lowestBit(rest)));
  return list;
}

/** A digit is false in a cell if each digit of a cell that a rule joins with it excludes it. */
export const noPartner: Strategy<Partner | NeverPartnered> = {
  id: 'no-partner',
  name: 'No Partner',
  aliases: ['pair elimination'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 12,
  needs: 'exclusions',
  find: (board, since) => noPartnerHits(board, since),
  explain: (hit, geometry) => {
    const { pattern } = hit;
    if ('never' in pattern) {
      const joined = [...new Set(pattern.pairs.flat())];
      return {
        message: neverMessage({ ...hit, pattern }, geometry),
        marks: [...markCells('pattern', joined), ...markCandidates('target', hit.remove)],
        truths: cellTruths(joined),
      };
    }
    const { cell, digits, other, kept } = pattern;
    const own = candidatesOf(geometry, cell, digits);
    if (kept !== undefined)
      return {
        message: messageOf({ ...hit, pattern }, geometry),
        marks: [...markCells('pattern', [cell, other]), ...markCandidates('target', hit.remove)],
        truths: cellTruths([cell, other]),
      };
    return {
      message: messageOf({ ...hit, pattern }, geometry),
      marks: [
        ...markCells('pattern', [cell]),
        ...markCandidates('pattern', own),
        ...own.map((candidate) => markLink([candidate], hit.remove, false)),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths([cell]),
    };
  },
};
