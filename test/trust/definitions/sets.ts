/** Almost locked sets: cells of a house with one digit more than cells. */
import type { Markup } from '../../../src/core/board.js';
import type { Cell, Digit } from '../../../src/core/geometry.js';
import {
  both,
  choices,
  type Definition,
  digitsOfAll,
  openIn,
  orderedPairs,
  placesAmong,
  seeingAll,
  upTo,
  without,
} from './plain.js';

interface AlmostLockedSet {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

function almostLockedSets(board: Markup): AlmostLockedSet[] {
  const found = new Map<string, AlmostLockedSet>();
  for (const house of upTo(board.geometry.houses)) {
    const open = openIn(board, house);
    for (const size of upTo(open.length))
      for (const cells of choices(open, size + 1)) {
        const digits = digitsOfAll(board, cells);
        if (digits.length === cells.length + 1) found.set(String(cells), { cells, digits });
      }
  }
  return [...found.values()];
}

/** Returns the digits that cannot be in both of two sets: each place in one sees each place in the other. */
const restrictedCommons = (board: Markup, a: AlmostLockedSet, b: AlmostLockedSet): Digit[] =>
  both(a.digits, b.digits).filter((digit) =>
    placesAmong(board, a.cells, digit).every((one) =>
      placesAmong(board, b.cells, digit).every((other) => board.geometry.sees(one, other)),
    ),
  );

/** Returns the candidates that see all places of a digit in the sets. */
const seeingIn = (board: Markup, digit: Digit, ...sets: readonly AlmostLockedSet[]) =>
  seeingAll(
    board,
    digit,
    sets.flatMap(({ cells }) => placesAmong(board, cells, digit)),
  );

/**
 * ALS-XZ: with x restricted, the other common digits are removed from candidates that see all their places in both
 * sets. With two restricted digits, this holds for either, and each set locks its other digits.
 */
export const alsXz: Definition = function* (board) {
  for (const [a, b] of choices(almostLockedSets(board), 2)) {
    const restricted = restrictedCommons(board, a!, b!);
    const common = both(a!.digits, b!.digits);
    if (restricted.length === 1) yield without(common, restricted).flatMap((digit) => seeingIn(board, digit, a!, b!));
    if (restricted.length === 2) {
      const locked = orderedPairs([a!, b!]).flatMap(([set, other]) =>
        without(set.digits, restricted).flatMap((digit) =>
          seeingIn(board, digit, set).filter((candidate) => !other.cells.includes(board.geometry.cellOf(candidate))),
        ),
      );
      yield [...new Set([...common.flatMap((digit) => seeingIn(board, digit, a!, b!)), ...locked])];
    }
  }
};

/**
 * ALS-XY-Wing: a stem shares x with one set and y with another. Other common digits of the two wings are removed from
 * candidates that see all their places there.
 */
export const alsXyWing: Definition = function* (board) {
  const sets = almostLockedSets(board);
  for (const stem of sets) {
    const linked = sets
      .filter((set) => set !== stem)
      .map((set) => ({ set, restricted: restrictedCommons(board, stem, set) }))
      .filter(({ restricted }) => restricted.length > 0);
    for (const [one, other] of choices(linked, 2))
      for (const x of one!.restricted)
        for (const y of other!.restricted)
          if (x !== y)
            yield without(both(one!.set.digits, other!.set.digits), [x, y]).flatMap((digit) =>
              seeingIn(board, digit, one!.set, other!.set),
            );
  }
};
