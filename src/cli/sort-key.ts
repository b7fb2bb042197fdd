/** Values as texts whose order, byte by byte, is that of the values: numbers first, then words, then what is missing. */

/** `isReversed`: higher ones come first, what is missing last all the same. No blanks are in it. */
export function sortKey(value: unknown, isReversed = false): string {
  if (typeof value === 'number' && !Number.isNaN(value)) return `1${numberKey(isReversed ? -value : value)}`;
  if (typeof value === 'boolean') return `1${numberKey(Number(value) * (isReversed ? -1 : 1))}`;
  if (typeof value === 'string') return `2${isReversed ? inverted(hexOf(value)) : hexOf(value)}`;
  return '3';
}

/** The bits of a number; with the sign's turned, and all where it is negative, they are in the order of numbers. */
function numberKey(number: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number === 0 ? 0 : number);
  const bits = view.getBigUint64(0);
  const ordered = bits >> 63n ? ~bits & MASK : bits | SIGN;
  return ordered.toString(16).padStart(16, '0');
}

const SIGN = 1n << 63n;
const MASK = (1n << 64n) - 1n;

/** Only so much of a word counts. */
const LONGEST = 64;

const hexOf = (text: string): string => Buffer.from(text.slice(0, LONGEST)).toString('hex');

/** The end counts as greater than any sign, so that a word comes before what it is the beginning of. */
const inverted = (hex: string): string =>
  `${hex.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))}~`;
