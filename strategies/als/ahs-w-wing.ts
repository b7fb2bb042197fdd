import type { Markup } from '../../src/core/board.js';
import { candidatesAmong, cellsAt, everyOf, placesAt } from '../../src/core/candidates.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate, Cell, Digit, House } from '../../src/core/geometry.js';
import { type AlmostHiddenSet, filledByEither } from '../../src/logic/sets/almost-hidden.js';
import type { SetIndex } from '../../src/logic/sets/almost-locked.js';
import { addSet, emptyRows, type SetRows } from '../../src/logic/sets/set-rows.js';
import { markCandidates, markHouses, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { distinctTruths, houseTruths } from '../../src/logic/step/truths.js';
import { commonTerm, hiddenMarks, hiddenTerm, hiddenTruths, smallSets } from './hidden-set.js';
import { pairsTakingAll } from './pairs.js';
import { setLetter } from './set.js';

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
  learnAfter: ['ahs-xz', 'als-w-wing'],
  family: 'als',
  level: 'unfair',
  score: 330,

  *find(board, { since = -1, clock = unlimited } = {}) {
    const { geometry, slots, houseStamps } = board;
    const sets = smallSets(board);
    const losing = losingCells(board, sets);
    const changed = new Int32Array(losing.length);
    for (const [index, set] of sets.entries()) if (houseStamps[set.house]! > since) addSet(changed, index);
    for (let house = 0; house < geometry.houses; house++)
      for (let link = 0; link < geometry.size; link++) {
        clock();
        const where = slots[house * geometry.size + link]!;
        if (!(where & (where - 1))) continue;
        const isNew = houseStamps[house]! > since;
        const places = cellsAt(geometry, house, where);
        const taken = placesAt(geometry, house, where, link);
        for (const [a, b] of pairsTakingAll(board, losing, taken, isNew ? undefined : changed, targetsOf)) {
          const [first, second] = [sets[a]!, sets[b]!];
          const remove = filledByEither(board, first, second, places);
          if (remove.length > 0) yield removing({ sets: [first, second], link, house, places }, remove);
        }
      }
  },

  explain({ place, remove, pattern: { sets, link, house, places } }, geometry) {
    return {
      message: say(
        'Two sets each have one cell more than digits: {first} and {second}. In {house}, {link} is in one of {places}. That takes a cell from {a} or {b}, whose digits then fill all its other cells. Either way, {common} {common:takes|take} only digits of these sets: {conclusion}.',
        {
          a: setLetter(sets[0], 0),
          b: setLetter(sets[1], 1),
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

/** Returns the candidates of a set's cells that are not of its digits. */
function targetsOf(board: Markup, index: SetIndex): Candidate[] {
  const { cells: own, digits: set } = smallSets(board)[index]!;
  return candidatesAmong(board, own, ~set);
}

/** For each candidate the sets that lose its cell if it is true: they have the cell, but not the digit. */
function losingCells(board: Markup, sets: readonly AlmostHiddenSet[]): SetRows {
  const losing = emptyRows(board, sets.length);
  for (const [index, { cells: own, digits: set }] of sets.entries())
    for (const candidate of candidatesAmong(board, own, ~set)) addSet(losing.rows, index, losing.starts[candidate]);
  return losing;
}
