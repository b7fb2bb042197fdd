import { isSingle, lowestBit } from '../../src/core/bits.js';
import { placesAt } from '../../src/core/candidates.js';
import type { Cell, House, HouseKind } from '../../src/core/geometry.js';
import { type LockedCandidates, pluralDigits } from '../../src/logic/digit/locked-candidates.js';
import { markCandidates, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, say } from '../../src/logic/step/message.js';
import { type Introduction, placing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

export interface DirectLocked extends LockedCandidates {
  /** The house in which the digit has one place left, and the place. */
  readonly house: House;
  readonly cell: Cell;
}

/**
 * Locked candidates that leave a hidden single in another house of the same kind, searched house by house, crossing by
 * crossing, digit by digit, as in Sudoku Explainer.
 */
const directLocked = (
  ways: readonly (readonly [from: HouseKind, to: HouseKind])[],
  about: Introduction,
): Strategy<DirectLocked> => ({
  ...about,
  family: 'intersections',
  level: 'medium',
  score: 50,

  *find(board, { since = -1 } = {}) {
    const { geometry, slots } = board;
    const { size, houses, crossings } = geometry;
    for (const [fromKind, toKind] of ways) {
      const firstFrom = geometry.firstOf(fromKind);
      const endFrom = firstFrom + geometry.countOf(fromKind);
      const firstTo = geometry.firstOf(toKind);
      const endTo = firstTo + geometry.countOf(toKind);
      if (firstTo === endTo) continue;
      for (let from = firstFrom; from < endFrom; from++) {
        const plural = pluralDigits(board, from, since);
        if (plural === 0) continue;
        for (let to = firstTo; to < endTo; to++) {
          const crossing = crossings[from * houses + to]!;
          if (crossing === 0 || from === to) continue;
          for (let rest = plural; rest; rest &= rest - 1) {
            const digit = lowestBit(rest);
            const locked = slots[from * size + digit]!;
            if (locked & ~crossing) continue;
            for (let house = firstFrom; house < endFrom; house++) {
              const shared = crossings[house * houses + to]!;
              const places = slots[house * size + digit]!;
              if (locked & crossings[from * houses + house]! || (places & shared) === 0) continue;
              if (!isSingle(places & ~shared)) continue;
              const cell = geometry.cellAt(house, lowestBit(places & ~shared));
              const candidates = placesAt(geometry, from, locked, digit);
              yield placing({ digit, from, to, candidates, house, cell }, geometry.candidate(cell, digit));
            }
          }
        }
      }
    }
  },

  explain,
});

const explain: Strategy<DirectLocked>['explain'] = (
  { place, remove, pattern: { digit, from, to, candidates, house } },
  geometry,
) => ({
  message: say(
    'In {from}, every place for {digit} lies in {to} ({cells}). So the {digit} of {to} is in {from}, and {house} has one place left for it: {conclusion}.',
    {
      from: houses([from]),
      digit: digits(digit),
      cells: cells(candidates.map((candidate) => geometry.cellOf(candidate))),
      to: houses([to]),
      house: houses([house]),
      conclusion: conclusion({ place, remove }),
    },
  ),
  marks: [
    ...markHouses('pattern', [from, house]),
    ...markHouses('cover', [to]),
    ...markCandidates('pattern', candidates),
    ...markCandidates('on', place),
  ],
  truths: houseTruths([from, house], digit),
});

/** Pointing that at once leaves a hidden single in another box. */
export const directPointing = directLocked(
  [
    ['box', 'column'],
    ['box', 'row'],
    ['box', 'extra'],
  ],
  {
    id: 'direct-pointing',
    name: 'Direct Pointing',
    learnAfter: ['pointing'],
  },
);

/** Claiming that at once leaves a hidden single in another house of the same kind. */
export const directClaiming = directLocked(
  [
    ['column', 'box'],
    ['row', 'box'],
    ['column', 'extra'],
    ['row', 'extra'],
    ['extra', 'box'],
    ['extra', 'column'],
    ['extra', 'row'],
    ['extra', 'extra'],
  ],
  { id: 'direct-claiming', name: 'Direct Claiming', learnAfter: ['claiming'] },
);
