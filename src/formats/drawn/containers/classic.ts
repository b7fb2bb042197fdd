/** Codes of plain 9×9 grids: a sign is a digit and up to five empty cells behind it. */

/** The signs: that of a digit comes first among ten, and ten signs further for each empty cell behind it. */
export const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
const SIZE = 9;
const BOX = 3;
/** Digits, and 0 for an empty cell. */
export const BASE = SIZE + 1;

/** The drawings that a letter behind the grid stands for, and their rules in words. */
const RULES: Readonly<Record<string, { readonly words: string; readonly drawing: object }>> = {
  x: {
    words: 'Each marked diagonal has every digit once.',
    drawing: {
      lines: [
        {
          color: '#34BBE6',
          thickness: 2,
          wayPoints: [
            [0, 0],
            [9, 9],
          ],
        },
        {
          color: '#34BBE6',
          thickness: 2,
          wayPoints: [
            [0, 9],
            [9, 0],
          ],
        },
      ],
    },
  },
  w: {
    words: 'Each grey square has every digit once.',
    drawing: {
      underlays: [
        [2.5, 2.5],
        [2.5, 6.5],
        [6.5, 2.5],
        [6.5, 6.5],
      ].map((center) => ({
        center,
        width: 3,
        height: 3,
        backgroundColor: '#CFCFCF',
      })),
    },
  },
};

/** Returns the document of a code without its prefix; undefined if the signs are none. Letters of rules may follow. */
export function classicDocument(code: string): unknown {
  const digits: number[] = [];
  let at = 0;
  for (; at < code.length && digits.length < SIZE * SIZE; at++) {
    const number = ALPHABET.indexOf(code[at]!);
    if (number < 0) return undefined;
    digits.push(number % BASE, ...Array.from({ length: Math.floor(number / BASE) }, () => 0));
  }
  const rules = [...code.slice(at)];
  if (digits.length !== SIZE * SIZE || !rules.every((letter) => Object.hasOwn(RULES, letter))) return undefined;
  const line = Array.from({ length: SIZE }, (_, index) => index);
  return {
    cells: line.map((row) =>
      line.map((column) => (digits[row * SIZE + column] ? { value: digits[row * SIZE + column] } : {})),
    ),
    regions: line.map((box) =>
      line.map((place) => [Math.floor(box / BOX) * BOX + Math.floor(place / BOX), (box % BOX) * BOX + (place % BOX)]),
    ),
    ...Object.assign({}, ...rules.map((letter) => RULES[letter]!.drawing)),
    ...(rules.length > 0 && { metadata: { rules: rules.map((letter) => RULES[letter]!.words).join('\n') } }),
  };
}
