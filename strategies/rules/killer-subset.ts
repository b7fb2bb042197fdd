import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, House } from '../../src/core/geometry.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import {
  anyDigit,
  cells,
  clues,
  combinations,
  conclusion,
  digitSet,
  houses,
  lines,
  type Message,
  say,
} from '../../src/logic/step/message.js';
import { type Hit, type Introduction, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, type Truth } from '../../src/logic/step/truths.js';
import { type Cage, cagesOn, digitsOfSets } from '../../src/rules/cages.js';
import { beyond, digitsFor } from '../../src/rules/fillings.js';

/** A cage, or a cell, that must hold some of the digits. */
interface Item {
  readonly cells: readonly Cell[];
  /** The fewest of the digits in it. */
  readonly least: number;
  readonly cage?: Cage;
  /** The digits of a cell. */
  readonly digits: Bits;
}

/** Cages and cells of a house that use up some digits. */
export interface KillerSubset {
  readonly house: House;
  readonly digits: Bits;
  readonly items: readonly Item[];
}

/** The most combinations of a cage that a person would go through. */
const MOST_SETS = 12;

/** The digits that the cages and cells of a house use up: sets of a size, among those open in the house. */
function* killerSubsetHits(board: Markup, size: number, since: Stamp = -1): Generator<Hit<KillerSubset>, void, void> {
  const { geometry } = board;
  if (geometry.rules.length === 0) return;
  const cages = cagesOn(board);
  for (let house = 0; house < geometry.houses; house++) {
    if (board.houseStamps[house]! <= since) continue;
    const own = cages.filter(
      (cage) =>
        cage.sets.length > 1 &&
        cage.sets.length <= MOST_SETS &&
        cage.cells.every((cell) => geometry.holds(house, cell)),
    );
    if (own.length === 0) continue;
    let open = 0;
    for (let slot = 0; slot < geometry.size; slot++) open |= board.digits[geometry.cellAt(house, slot)]!;
    for (let set = open; set; set = (set - 1) & open)
      if (countBits(set) === size) yield* hitsOf(board, house, set, own);
  }
}

function* hitsOf(
  board: Markup,
  house: House,
  set: Bits,
  own: readonly Cage[],
): Generator<Hit<KillerSubset>, void, void> {
  const size = countBits(set);
  const items: Item[] = [];
  let taken = 0;
  for (const cage of own) {
    let least = size;
    for (const combination of cage.sets) least = Math.min(least, countBits(combination & set));
    if (least === 0 || least === size || taken + least > size) continue;
    if (items.some((item) => item.cells.some((cell) => cage.cells.includes(cell)))) continue;
    items.push({ cells: cage.cells, least, cage, digits: 0 });
    taken += least;
  }
  if (items.length === 0) return;
  for (let slot = 0; taken < size && slot < board.geometry.size; slot++) {
    const cell = board.geometry.cellAt(house, slot);
    const digits = board.digits[cell]!;
    if (digits === 0 || digits & ~set || items.some((item) => item.cells.includes(cell))) continue;
    items.push({ cells: [cell], least: 1, digits });
    taken++;
  }
  if (taken !== size) return;
  const remove = lostBy(board, house, set, items);
  if (remove.length > 0) yield removing({ house, digits: set, items }, remove);
}

/** Returns what is false if the items use up the digits: these in other cells, and combinations with more of them. */
function lostBy(board: Markup, house: House, set: Bits, items: readonly Item[]): Candidate[] {
  const { geometry, digits } = board;
  const lost: Candidate[] = [];
  for (let slot = 0; slot < geometry.size; slot++) {
    const cell = geometry.cellAt(house, slot);
    if (items.some((item) => item.cells.includes(cell))) continue;
    for (let rest = digits[cell]! & set; rest; rest &= rest - 1) lost.push(geometry.candidate(cell, lowestBit(rest)));
  }
  for (const { cage, least } of items) {
    const kept = cage?.sets.filter((combination) => countBits(combination & set) === least) ?? [];
    if (!cage || kept.length === 0 || kept.length === cage.sets.length) continue;
    lost.push(...beyond(cage, board, digitsOfSets(kept, digitsFor(cage, board))));
  }
  return lost;
}

function lineOf({ cage, cells: own, digits, least }: Item, set: Bits): Message {
  if (!cage) return say('{cell} is {digits}.', { cell: cells(own), digits: anyDigit(digits) });
  const terms = { cage: clues(cage), sets: combinations(cage.sets) };
  return least === 1
    ? say('The {cage} is {sets}, so it has at least one of {digits}.', { ...terms, digits: digitSet(set) })
    : say('The {cage} is {sets}, so it has at least {least} of {digits}.', {
        ...terms,
        digits: digitSet(set),
        least: { kind: 'number', number: least },
      });
}

const messageOf = (hit: Hit<KillerSubset>): Message => {
  const { house, digits, items } = hit.pattern;
  const terms = {
    house: houses([house]),
    all: cells(items.flatMap((item) => item.cells)),
    digits: digitSet(digits),
    any: anyDigit(digits),
    lines: lines(items.map((item) => lineOf(item, digits))),
    conclusion: conclusion(hit),
  };
  return items.every(({ cage }) => !cage || cage.total !== undefined)
    ? say(
        'In {house}, {all} use up {digits}:{lines}\nSo no other cell of {house} is {any}, and no cage has more of them: {conclusion}.',
        terms,
      )
    : say(
        'In {house}, {all} use up {digits}:{lines}\nSo no other cell of {house} is {any}, and no clue has more of them: {conclusion}.',
        terms,
      );
};

function killerSubset(introduction: Introduction, size: number, score: number): Strategy<KillerSubset> {
  return {
    ...introduction,
    family: 'rules',
    level: 'hard',
    score,
    needs: 'rules',
    find: (board, { since } = {}) => killerSubsetHits(board, size, since),
    explain: (hit, geometry) => {
      const { house, digits, items } = hit.pattern;
      const own = items.flatMap((item) => item.cells);
      const truths = items.flatMap(({ cage, cells: list }): Truth[] => [
        ...(cage ? [{ kind: 'rule', rule: cage.rule } as const] : []),
        ...cellTruths(list),
      ]);
      return {
        message: messageOf(hit),
        marks: [
          ...markHouses('pattern', [house]),
          ...markCells('pattern', own),
          ...markCandidates(
            'pattern',
            own
              .flatMap((cell) => bitsOf(digits).map((digit) => geometry.candidate(cell, digit)))
              .filter((candidate) => !hit.remove.includes(candidate)),
          ),
          ...markCandidates('target', hit.remove),
        ],
        truths,
      };
    },
  };
}

/** Two digits of which a cage has one in each combination, and another cage or a cell the other. */
export const killerPair: Strategy<KillerSubset> = killerSubset(
  {
    id: 'killer-pair',
    name: 'Killer Pair',
    aliases: ['killer naked pair'],
    learnAfter: ['digit-of-a-clue', 'naked-pair'],
  },
  2,
  80,
);

/** Three digits that cages and cells of a house use up. */
export const killerTriple: Strategy<KillerSubset> = killerSubset(
  {
    id: 'killer-triple',
    name: 'Killer Triple',
    aliases: ['killer naked triple'],
    learnAfter: ['killer-pair', 'naked-triple'],
  },
  3,
  110,
);
