import { allBits, type Bits } from '../../src/core/bits.js';
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

interface Wing {
  readonly sets: readonly [AlmostHiddenSet, AlmostHiddenSet];
  /** A digit of neither set, and a house in which it goes to a cell of the one or of the other. */
  readonly link: Digit;
  readonly house: House;
  readonly places: readonly Cell[];
}

/** A digit has to go to a cell of one of two sets, which then fills all its other cells. */
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
    const at = byCell(board, sets);
    for (let house = 0; house < geometry.houses; house++)
      for (let link = 0; link < geometry.size; link++) {
        clock();
        const where = slots[house * geometry.size + link]!;
        if (where & (where - 1)) yield* linkedBy(board, { sets, at }, link, house, since);
      }
  },

  explain({ place, remove, pattern: { sets, link, house, places } }, geometry) {
    return {
      message: say(
        'Two sets of digits have one cell more than digits each: {first} and {second}. In {house}, {link} is in one of {places}, which takes a cell from one of the sets, and that set fills all its other cells. Either way {common} can only take digits of these sets: {conclusion}.',
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

/** Sets, and the numbers of those that each cell is in. */
interface SetsByCell {
  readonly sets: readonly AlmostHiddenSet[];
  readonly at: readonly (readonly number[])[];
}

function* linkedBy(board: Markup, { sets, at }: SetsByCell, link: Digit, house: House, since: Stamp) {
  const { geometry, slots, houseStamps } = board;
  const places = cellsAt(geometry, house, slots[house * geometry.size + link]!);
  /** The places that each set has, as bits, for the sets that have any. */
  const held = new Map<number, Bits>();
  for (const [i, place] of places.entries())
    for (const set of at[place]!)
      if (!(sets[set]!.digits & (1 << link))) held.set(set, (held.get(set) ?? 0) | (1 << i));
  const all = allBits(places.length);
  const some = [...held.keys()].filter((set) => held.get(set) !== all).sort((a, b) => a - b);
  const parts = some.map((set) => held.get(set)!);
  for (let i = 0; i < some.length; i++)
    for (let j = i + 1; j < some.length; j++) {
      if ((parts[i]! | parts[j]!) !== all) continue;
      const [first, second] = [sets[some[i]!]!, sets[some[j]!]!];
      if (Math.max(houseStamps[house]!, houseStamps[first.house]!, houseStamps[second.house]!) <= since) continue;
      const remove = filledByEither(board, first, second, places);
      if (remove.length > 0) yield removing<Wing>({ sets: [first, second], link, house, places }, remove);
    }
}
