import { allBits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { cellsAt, everyOf } from '../../src/core/candidates.js';
import { unlimited } from '../../src/core/clock.js';
import type { Cell, Digit, House } from '../../src/core/geometry.js';
import { type AlmostHiddenSet, filledByEither } from '../../src/logic/sets/almost-hidden.js';
import { markCandidates, markHouses, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { distinctTruths, houseTruths } from '../../src/logic/step/truths.js';
import { byCell, commonTerm, hiddenMarks, hiddenTerm, hiddenTruths, smallSets } from './hidden-set.js';
import { keepPaired, type Takers } from './pairs.js';

interface Wing {
  readonly sets: readonly [AlmostHiddenSet, AlmostHiddenSet];
  /** A digit of neither set, which a house has only in cells of the two sets. */
  readonly link: Digit;
  readonly house: House;
  readonly places: readonly Cell[];
}

/** A digit must go to a cell of one of two sets, which then fills all its other cells. */
export const ahsWWing: Strategy<Wing> = {
  id: 'ahs-w-wing',
  name: 'Almost Hidden Set W-Wing',
  aliases: ['AHS-W-Wing'],
  family: 'als',
  level: 'unfair',
  score: 330,

  *find(board, since = -1, clock = unlimited) {
    const { geometry, slots } = board;
    const sets = smallSets(board);
    const room = (): Int32Array => new Int32Array(sets.length);
    const list = { sets, at: byCell(board, sets), held: room(), taking: room(), taken: room() };
    for (let house = 0; house < geometry.houses; house++)
      for (let link = 0; link < geometry.size; link++) {
        clock();
        const where = slots[house * geometry.size + link]!;
        if (where & (where - 1)) yield* linkedBy(board, list, link, house, since);
      }
  },

  explain({ place, remove, pattern: { sets, link, house, places } }, geometry) {
    return {
      message: say(
        'Two sets of digits each have one more cell than they need: {first} and {second}. In {house}, {link} is in one of {places}. That takes a cell from one of the sets, which then fills all its other cells. Either way, {common} can take only digits of these sets: {conclusion}.',
        {
          first: hiddenTerm(sets[0], 0),
          second: hiddenTerm(sets[1], 1),
          house: houses([house]),
          link: digits(link),
          places: cells(places),
          common: commonTerm(geometry, remove),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...markHouses('cover', [house]),
        ...named('link', markCandidates('fin', everyOf(geometry, places, 1 << link))),
        ...hiddenMarks(geometry, sets, remove),
      ],
      truths: distinctTruths([...hiddenTruths(sets), ...houseTruths([house], link)]),
    };
  },
};

/** Sets, the indexes of the sets of each cell, and scratch memory for those that hold places of a digit. */
interface SetsByCell extends Takers {
  readonly sets: readonly AlmostHiddenSet[];
  readonly at: readonly (readonly number[])[];
  /** The places in each set, as bits; cleared between two queries. */
  readonly held: Int32Array;
}

/**
 * Lists, ascending, the sets without a digit that hold some of its places, but not all, and that another set completes.
 */
function listHolding({ sets, at, held, taking, taken }: SetsByCell, link: Digit, places: readonly Cell[]): number {
  const all = allBits(places.length);
  let touched = 0;
  for (let i = 0; i < places.length; i++) {
    const own = at[places[i]!]!;
    for (let j = 0; j < own.length; j++) {
      if (sets[own[j]!]!.digits & (1 << link)) continue;
      if (held[own[j]!] === 0) taking[touched++] = own[j]!;
      held[own[j]!]! |= 1 << i;
    }
  }
  taking.subarray(0, touched).sort();
  let found = 0;
  for (let i = 0; i < touched; i++) {
    const set = taking[i]!;
    if (held[set] !== all) {
      taking[found] = set;
      taken[found++] = held[set]!;
    }
    held[set] = 0;
  }
  return keepPaired(all, found, { taking, taken });
}

function* linkedBy(board: Markup, list: SetsByCell, link: Digit, house: House, since: Stamp) {
  const { geometry, slots, houseStamps } = board;
  const { sets, taking, taken } = list;
  const places = cellsAt(geometry, house, slots[house * geometry.size + link]!);
  const all = allBits(places.length);
  const count = listHolding(list, link, places);
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      if ((taken[i]! | taken[j]!) !== all) continue;
      const first = sets[taking[i]!]!;
      const second = sets[taking[j]!]!;
      if (Math.max(houseStamps[house]!, houseStamps[first.house]!, houseStamps[second.house]!) <= since) continue;
      const remove = filledByEither(board, first, second, places);
      if (remove.length > 0) yield removing<Wing>({ sets: [first, second], link, house, places }, remove);
    }
}
