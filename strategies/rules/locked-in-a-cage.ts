import type { Bits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Digit, Geometry, House } from '../../src/core/geometry.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import {
  cells,
  clues,
  combinations,
  conclusion,
  digits,
  houses,
  type Message,
  say,
} from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, houseTruths } from '../../src/logic/step/truths.js';
import { type Cage, cagesOn, digitsOfSets } from '../../src/rules/cages.js';
import { beyond, digitsFor, hasLost } from '../../src/rules/fillings.js';

/** A digit whose places in a house are all in one cage. */
export interface LockedInCage {
  readonly cage: Cage;
  readonly house: House;
  readonly digit: Digit;
  readonly places: readonly Cell[];
  /** The combinations with the digit. */
  readonly kept: readonly Bits[];
}

/** The houses that hold cells of each rule, and the slots of these cells. */
const shares = (geometry: Geometry): readonly (readonly { readonly house: House; readonly own: Bits }[])[] =>
  geometry.rules.map(({ cells }) => {
    const own = new Int32Array(geometry.houses);
    for (let house = 0; house < geometry.houses; house++)
      for (let slot = 0; slot < geometry.size; slot++)
        if (cells.includes(geometry.cellAt(house, slot))) own[house]! |= 1 << slot;
    return Array.from(own, (slots, house) => ({ house, own: slots })).filter((share) => share.own !== 0);
  });

function* lockedHits(board: Markup, since: Stamp = -1): Generator<Hit<LockedInCage>, void, void> {
  const { geometry, slots, houseStamps } = board;
  const { size } = geometry;
  if (geometry.rules.length === 0) return;
  const sharesOf = geometry.memo(shares);
  for (const cage of cagesOn(board)) {
    if (cage.sets.length < 2) continue;
    const isChanged = hasLost(cage, board, since);
    for (const { house, own } of sharesOf[cage.rule]!) {
      if (!isChanged && houseStamps[house]! <= since) continue;
      for (let digit = 0; digit < size; digit++) {
        const at = slots[house * size + digit]!;
        if (at & ~own || (at & (at - 1)) === 0) continue;
        const kept = cage.sets.filter((set) => set & (1 << digit));
        if (kept.length === 0 || kept.length === cage.sets.length) continue;
        const lost = beyond(cage, board, digitsOfSets(kept, digitsFor(cage, board)));
        const places = geometry.cellsOf(house).filter((_, slot) => at & (1 << slot));
        if (lost.length > 0) yield leaving({ cage, house, digit, places, kept }, board, lost);
      }
    }
  }
}

function messageOf(hit: Hit<LockedInCage>): Message {
  const { cage, house, digit, places, kept } = hit.pattern;
  const terms = {
    house: houses([house]),
    digit: digits(digit),
    cage: clues(cage),
    sets: combinations(kept),
    conclusion: conclusion(hit),
  };
  return places.length === cage.cells.length
    ? say('In {house}, {digit} can only be in the {cage}, which then takes {sets}: {conclusion}.', terms)
    : say('In {house}, {digit} can only be in {places}, in the {cage}, which then takes {sets}: {conclusion}.', {
        ...terms,
        places: cells(places),
      });
}

/** A digit that a house can have in one cage alone is in this cage, which leaves it fewer combinations. */
export const lockedInACage: Strategy<LockedInCage> = {
  id: 'locked-in-a-cage',
  name: 'Locked in a Cage',
  aliases: ['digit locked in a cage'],
  learnAfter: ['digit-of-a-clue'],
  family: 'rules',
  level: 'medium',
  score: 56,
  needs: 'rules',
  find: (board, { since } = {}) => lockedHits(board, since),
  explain: (hit, geometry) => {
    const { cage, house, digit, places } = hit.pattern;
    return {
      message: messageOf(hit),
      marks: [
        ...markHouses('pattern', [house]),
        ...markCells('pattern', cage.cells),
        ...markCandidates(
          'pattern',
          places.map((cell) => geometry.candidate(cell, digit)),
        ),
        ...markCandidates('target', hit.remove),
      ],
      truths: [...houseTruths([house], digit), { kind: 'rule', rule: cage.rule }, ...cellTruths(cage.cells)],
    };
  },
};
