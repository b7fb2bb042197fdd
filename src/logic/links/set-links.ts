/**
 * Strong links within almost locked sets: a set without one of its digits holds all others, so it holds one of any two
 * digits. Only digits that an outside candidate sees are worth a link.
 *
 * Then strong links between an almost locked set and an outside cell. A set without one of its digits holds the others,
 * and a cell that sees two or more of them may be left with a single digit. So that digit is in the cell, or the
 * missing digit is in the set. (A single digit seen is a weak link and needs no such node.)
 */
import { type Bits, countBits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit } from '../../core/geometry.js';
import { type AlmostLockedSets, almostLockedSets, cellsOfSet, isSeen, type SetIndex } from '../sets/almost-locked.js';
import type { AlmostSet } from '../step/message.js';
import { cellTruths, type Truth } from '../step/truths.js';
import type { StrongLink } from './graph.js';

/**
 * A set with the digits that outside candidates see, and the places of these digits. Its description is made on demand.
 */
class LinkedSet {
  readonly outsideDigits: Bits;
  private readonly places: (readonly Candidate[] | undefined)[] = [];
  private cached: AlmostSet | undefined;

  constructor(
    private readonly sets: AlmostLockedSets,
    private readonly index: SetIndex,
  ) {
    let outsideDigits = 0;
    for (let rest = sets.digits[index]!; rest; rest &= rest - 1)
      if (isSeen(sets, index, lowestBit(rest))) outsideDigits |= rest & -rest;
    this.outsideDigits = outsideDigits;
  }

  placesOf(digit: Digit): readonly Candidate[] {
    return (this.places[digit] ??= placesInSet(this.sets, this.index, digit));
  }

  get set(): AlmostSet {
    return (this.cached ??= {
      cells: cellsOfSet(this.sets, this.index),
      digits: this.sets.digits[this.index]!,
    });
  }
}

/**
 * A link within a set, or to an outside cell. Its description is made on demand, since most links are never explained.
 */
class SetLink implements StrongLink {
  private cached: AlmostSet | undefined;

  constructor(
    readonly ends: StrongLink['ends'],
    private readonly linkedSet: LinkedSet,
    private readonly apart?: NonNullable<AlmostSet['apart']>,
  ) {}

  get set(): AlmostSet {
    const { apart } = this;
    const { set } = this.linkedSet;
    if (!apart) return set;
    return (this.cached ??= { cells: [...set.cells, apart.cell], digits: set.digits, apart });
  }

  get truths(): readonly Truth[] {
    return cellTruths(this.set.cells);
  }
}

/** The sets of two cells or more. */
function linkedSets(board: Markup): readonly (LinkedSet | undefined)[] {
  const sets = almostLockedSets(board);
  const linked: (LinkedSet | undefined)[] = [];
  for (let set = 0; set < sets.count; set++)
    linked.push(isSingle(sets.slots[set]!) ? undefined : new LinkedSet(sets, set));
  return linked;
}

/** Returns the links of all sets of two cells or more, smaller sets first. */
export function almostLockedLinks(board: Markup): readonly StrongLink[] {
  const { count, slots } = almostLockedSets(board);
  const linked = board.memo(linkedSets);
  const bySize: LinkedSet[][] = [];
  for (let set = 0; set < count; set++) {
    const linkedSet = linked[set];
    if (linkedSet) (bySize[countBits(slots[set]!)] ??= []).push(linkedSet);
  }
  const links: StrongLink[] = [];
  for (const sets of bySize)
    if (sets)
      for (const linkedSet of sets)
        for (let rest = linkedSet.outsideDigits; rest; rest &= rest - 1)
          for (let others = rest & (rest - 1); others; others &= others - 1)
            links.push(
              new SetLink([linkedSet.placesOf(lowestBit(rest)), linkedSet.placesOf(lowestBit(others))], linkedSet),
            );
  return links;
}

/** Returns the places of a digit in a set, ascending. */
function placesInSet({ geometry: { size, words }, own }: AlmostLockedSets, set: SetIndex, digit: Digit): Candidate[] {
  const places: Candidate[] = [];
  const at = (set * size + digit) * words;
  for (let word = 0; word < words; word++)
    for (let rest = own[at + word]!; rest; rest &= rest - 1) places.push((word * 32 + lowestBit(rest)) * size + digit);
  return places;
}

/** Returns the links of all sets of two cells or more with outside cells. */
export function setAndCellLinks(board: Markup): readonly StrongLink[] {
  const sets = almostLockedSets(board);
  const { words } = board.geometry;
  const links: StrongLink[] = [];
  for (const [set, linkedSet] of board.memo(linkedSets).entries()) {
    if (!linkedSet?.outsideDigits) continue;
    for (let word = 0; word < words; word++)
      for (let rest = seeingTwo(sets, set, word); rest; rest &= rest - 1)
        addCellLinks(links, board, sets, set, linkedSet, word * 32 + lowestBit(rest));
  }
  return links;
}

/** Returns the cells of a word (32) outside a set that have two or more of its digits and see all their places. */
function seeingTwo({ geometry, digits, cells, seen }: AlmostLockedSets, set: SetIndex, word: number): Bits {
  const { size, words } = geometry;
  let one = 0;
  let two = 0;
  for (let rest = digits[set]!; rest; rest &= rest - 1) {
    const places = seen[(set * size + lowestBit(rest)) * words + word]!;
    two |= one & places;
    one |= places;
  }
  return two & ~cells[set * words + word]!;
}

function addCellLinks(
  links: StrongLink[],
  board: Markup,
  sets: AlmostLockedSets,
  set: SetIndex,
  linkedSet: LinkedSet,
  cell: Cell,
): void {
  const { geometry, digits } = board;
  const own = digits[cell]!;
  const taken = own & seenDigits(sets, set, cell);
  const free = own & ~taken;
  if (free & (free - 1)) return;
  for (let rest = sets.digits[set]! & linkedSet.outsideDigits & (free ? ~taken : taken); rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const lost = taken & ~(1 << digit);
    if (countBits(lost) < 2) continue;
    const other = [geometry.candidate(cell, free ? lowestBit(free) : digit)];
    links.push(new SetLink([linkedSet.placesOf(digit), other], linkedSet, { cell, lost }));
  }
}

/** Returns the digits whose places in a set a cell sees. */
function seenDigits({ geometry, digits, seen }: AlmostLockedSets, set: SetIndex, cell: Cell): Bits {
  const { size, words } = geometry;
  let found = 0;
  for (let rest = digits[set]!; rest; rest &= rest - 1) {
    const digit = lowestBit(rest);
    if (seen[(set * size + digit) * words + (cell >> 5)]! & (1 << (cell & 31))) found |= 1 << digit;
  }
  return found;
}
