import { type Bits, countBits, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells, markLink } from '../../src/logic/step/marks.js';
import { anyDigit, cells, clues, conclusion, digitSet, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/** A cell all of whose candidates exclude some of another cell. */
export interface Partner {
  readonly cell: Cell;
  readonly digits: Bits;
  readonly other: Cell;
  /** The candidates of the other cell before and after. */
  readonly before: Bits;
  readonly after: Bits;
}

/** The most digits of a cell that a sentence lists. */
const MOST_TOLD = 4;

/** Yields a hit for each two cells between which a rule excludes different digits. */
function* noPartnerHits(board: Markup, since = -1): Generator<Hit<Partner>, void, void> {
  const { geometry, digits, values, cellStamps } = board;
  if (!geometry.further) return;
  const { start, others } = geometry.memo(partnersOf);
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] !== EMPTY || cellStamps[cell]! <= since) continue;
    for (let at = start[cell]!; at < start[cell + 1]!; at++) {
      const other = others[at]!;
      const before = digits[other]!;
      const after = before && partners(geometry, cell, digits[cell]!, other, before);
      if (after === before) continue;
      const remove: Candidate[] = [];
      for (let lost = before & ~after; lost; lost &= lost - 1) remove.push(geometry.candidate(other, lowestBit(lost)));
      yield removing({ cell, digits: digits[cell]!, other, before, after }, remove);
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

function messageOf(hit: Hit<Partner>, geometry: Geometry): Message {
  const { cell, digits, other, before, after } = hit.pattern;
  const own = candidatesOf(geometry, cell, digits);
  const lost = before & ~after;
  const pairs = own.flatMap((a) => hit.remove.map((b) => [a, b] as const));
  const terms = {
    clues: clues({ cells: [cell, other], excluded: pairs }),
    cell: cells([cell]),
    other: cells([other]),
    digits: digitSet(digits),
    conclusion: conclusion(hit),
  };
  if (after !== 0 && (countBits(digits) === 1 || countBits(lost) >= countBits(after)))
    return say('By the rules, {clues}. {cell} has only {digits}, so {other} can only have {after}: {conclusion}.', {
      ...terms,
      after: anyDigit(after),
    });
  const { digits: _, ...without } = terms;
  if (countBits(digits) > MOST_TOLD)
    return say('By the rules, {clues}. No candidate of {cell} allows {lost} in {other}: {conclusion}.', {
      ...without,
      lost: anyDigit(lost),
    });
  return say(
    'By the rules, {clues}. {cell} has only {digits}, and none of these allows {lost} in {other}: {conclusion}.',
    {
      ...terms,
      lost: anyDigit(lost),
    },
  );
}

function candidatesOf(geometry: Geometry, cell: Cell, digits: Bits): Candidate[] {
  const list: Candidate[] = [];
  for (let rest = digits; rest; rest &= rest - 1) list.push(geometry.candidate(cell, lowestBit(rest)));
  return list;
}

/** A digit is false in a cell if each digit of a cell that a rule joins with it excludes it. */
export const noPartner: Strategy<Partner> = {
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
    const { cell, digits } = hit.pattern;
    const own = candidatesOf(geometry, cell, digits);
    return {
      message: messageOf(hit, geometry),
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
