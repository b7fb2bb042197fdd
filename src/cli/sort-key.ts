/** Encodes values as texts whose byte order is the order of the values: numbers, then words, then missing values. */

/**
 * Returns the key of a value, without blanks. With `isReversed`, higher values come first; missing values are still
 * last.
 */
export function sortKey(value: unknown, isReversed = false): string {
  if (typeof value === 'number' && !Number.isNaN(value)) return `1${numberKey(isReversed ? -value : value)}`;
  if (typeof value === 'boolean') return `1${numberKey(Number(value) * (isReversed ? -1 : 1))}`;
  if (typeof value === 'string') return `2${isReversed ? inverted(hexOf(value)) : hexOf(value)}`;
  return '3';
}

/**
 * Encodes a number by its bits. With the sign bit inverted, and all bits if it is negative, their order is that of
 * numbers.
 */
function numberKey(number: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number === 0 ? 0 : number);
  const bits = view.getBigUint64(0);
  const ordered = bits >> 63n ? ~bits & MASK : bits | SIGN;
  return ordered.toString(16).padStart(16, '0');
}

const SIGN = 1n << 63n;
const MASK = (1n << 64n) - 1n;

/** Characters of a word that count in its key. */
const LONGEST = 64;

const hexOf = (text: string): string => Buffer.from(text.slice(0, LONGEST)).toString('hex');

/**
 * Reverses the order of a key. The `~` at its end is greater than any hexadecimal digit, so that a word comes after the
 * words it begins.
 */
const inverted = (hex: string): string =>
  `${hex.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))}~`;
