/** The numbers that a tree can come to with the digits that are left. */
import { type Bits, bitsOf } from '../../core/bits.js';
import { isSame, nextOf, placesOf, rememberedIn, resultOf, STARTS } from './folding.js';
import { linearised } from './linear.js';
import { placeIn } from './places.js';
import type { TextTree } from './tree.js';
import { amountOf, TooLarge } from './value.js';

/** The most states of digits so far, beyond which values are not looked for. */
const MOST_STATES = 2000;

/** Returns the values of a number of a text, smallest first; undefined if there are too many ways to them, or too large ones. */
export function valuesOf(
  number: TextTree,
  digits: readonly Bits[],
  numbers: readonly number[],
): readonly number[] | undefined {
  const { length } = digits;
  const tree = linearised(number, length, (place) => placeIn(place, length));
  const folds = placesOf([tree], length);
  let states: readonly (readonly number[])[] = [folds.map(({ fold }) => STARTS[fold.fold])];
  for (const [index, set] of digits.entries()) {
    const steps = folds.map(({ fold, from, to }) =>
      index < from || index > to ? (own: number) => own : nextOf(fold, index, index === to),
    );
    const reached = new Map<string, readonly number[]>();
    for (const state of states)
      for (const digit of bitsOf(set)) {
        const next = state.map((own, at) => steps[at]!(own, numbers[digit]!));
        reached.set(next.join(), next);
      }
    if (reached.size > MOST_STATES) return undefined;
    states = [...reached.values()];
  }
  const foldOf = new Map(rememberedIn(tree).map((own) => [own, folds.findIndex(({ fold }) => isSame(fold, own))]));
  const resultAt = folds.map(({ fold }) => resultOf(fold));
  try {
    const values = states.map((state) =>
      amountOf(tree, {
        of(fold) {
          const at = foldOf.get(fold)!;
          return resultAt[at]!(state[at]!);
        },
      }),
    );
    return [...new Set(values)].sort((a, b) => a - b);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
