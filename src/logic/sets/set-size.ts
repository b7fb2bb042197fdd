/** How far a search through sets of cells can go. */

/**
 * The largest size of sets, so that sets of up to this size out of `count` are no more than `most`. On the usual grid a
 * search may try all sets; on large ones only small sets can be tried.
 */
export function largestSets(count: number, most: number): number {
  let ofSize = 1;
  let tried = 0;
  for (let size = 1; size <= count; size++) {
    ofSize *= (count - size + 1) / size;
    tried += ofSize;
    if (tried > most) return size - 1;
  }
  return count;
}
