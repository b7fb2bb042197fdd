/** Sets of numbers, several in one array: each takes some integers of 32 bits from a place on. */

export function addTo(sets: Int32Array, at: number, number: number): void {
  sets[at + (number >> 5)]! |= 1 << (number & 31);
}

export function isEmptyAt(sets: Int32Array, at: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (sets[at + word]) return false;
  return true;
}
