/** Three digits that must take the three cells of a mini-row or mini-column. */
import { lonelyThrees, OPEN, spreadThrees } from './places';

/**
 * Removes all other digits from such cells. Returns true if any were removed. `level`: the number of bytes to the next
 * level, which receives the mini-columns, then the mini-rows, that each digit must take.
 */
export function removeBesideTriples(at: usize, level: usize): bool {
  let removed = i32x4.splat(0);
  for (let apart = 3; apart < 10; apart += 6) {
    let one = i32x4.splat(0);
    let two = one;
    let three = one;
    for (let own = at; own < at + OPEN; own += 16) {
      const taken = lonelyThrees(v128.load(own), apart);
      v128.store(own + level, taken);
      three = v128.or(three, v128.and(two, taken));
      two = v128.or(two, v128.and(one, taken));
      one = v128.or(one, taken);
    }
    for (let own = at; own < at + OPEN; own += 16) {
      const places = v128.load(own);
      const others = v128.and(places, spreadThrees(v128.andnot(three, v128.load(own + level)), apart));
      removed = v128.or(removed, others);
      v128.store(own, v128.xor(places, others));
    }
  }
  return v128.any_true(removed);
}
