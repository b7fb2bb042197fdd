/** What each constraint means, written from its definition and not from its module: true if a full grid obeys it. */

/** A statement with its cells as rows and columns from one, and the digit of a cell, from one. */
export interface Stated {
  readonly value?: number;
  readonly text?: string;
  readonly lists: readonly (readonly (readonly [row: number, column: number])[])[];
}
export type DigitAt = (row: number, column: number) => number;
type Definition = (stated: Stated, at: DigitAt, size: number) => boolean;

const digitsOf = (list: Stated['lists'][number], at: DigitAt): number[] => list.map(([row, column]) => at(row, column));
const sum = (digits: readonly number[]): number => digits.reduce((total, digit) => total + digit, 0);
const pair = ({ lists }: Stated, at: DigitAt): [number, number] => digitsOf(lists[0]!, at) as [number, number];

/** The digits beside, above and below a cell, but for cells in a list. */
const around = ([row, column]: readonly [number, number], list: Stated['lists'][number], at: DigitAt, size: number) =>
  [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]
    .filter(([r, c]) => r! >= 1 && r! <= size && c! >= 1 && c! <= size)
    .filter(([r, c]) => !list.some(([row, column]) => row === r && column === c))
    .map(([r, c]) => at(r!, c!));

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

type List = Stated['lists'][number];

const isClosed = (line: List): boolean => line.length > 1 && String(line[0]) === String(line.at(-1));

/** The cells of a line; of a closed one, twice round. */
const roundTrip = (line: List): List => (isClosed(line) ? [...line.slice(0, -1), ...line] : line);

/** True if any so many cells in a row of a line have different classes; all cells of a shorter line. */
const areDifferentInRuns = (line: List, count: number, classOf: (row: number, column: number) => number): boolean =>
  roundTrip(line).every((_, index, cells) => {
    const run = cells.slice(index, index + Math.min(count, new Set(line.map(String)).size));
    return new Set(run.map((cell) => classOf(...cell))).size === run.length;
  });
/** The usual box of a cell, by its first row and column: as high as wide, or wider. */
function boxOf([row, column]: readonly [number, number], size: number): string {
  const divisors = Array.from({ length: size }, (_, index) => index + 1).filter((each) => size % each === 0);
  const rows = Math.max(...divisors.filter((each) => each * each <= size));
  return `${Math.floor((row - 1) / rows)} ${Math.floor((column - 1) / (size / rows))}`;
}

/** True if digits in a row can be cut into parts with a sum. */
const isCut = (digits: readonly number[], part: number): boolean =>
  digits.length === 0 ||
  digits.some((_, at) => sum(digits.slice(0, at + 1)) === part && isCut(digits.slice(at + 1), part));

const areAlike = (numbers: readonly number[]): boolean => new Set(numbers).size <= 1;

/** True if digits have the sum of a clue, or one within the limit that it has instead. */
function hasSum({ value, text }: Stated, digits: readonly number[]): boolean {
  const [, sign = '=', number = String(value)] = /^(\D+)(\d+)$/.exec(text ?? '') ?? [];
  const [of, to] = [sum(digits), Number(number)];
  return { '=': of === to, '<': of < to, '>': of > to, '<=': of <= to, '>=': of >= to, '%': of % to === 0 }[sign]!;
}

/** Rules as text, and what they mean. */
export const TEXTS: Readonly<Record<string, (digits: readonly number[]) => boolean>> = {
  'pairs: |a - b| <= 2': (digits) => digits.every((digit, at) => at === 0 || Math.abs(digit - digits[at - 1]!) <= 2),
  'all: a + b != 7': (digits) => digits.every((a, at) => digits.slice(at + 1).every((b) => a + b !== 7)),
  'all: a < b': (digits) => digits.every((digit, at) => at === 0 || digits[at - 1]! < digit),
  'pairs: b % a = 0 or a > b': ([a = 0, b = 0, c = 0]) => (b % a === 0 || a > b) && (c % b === 0 || b > c),
  'pairs: a % b = 0 or b % a = 0': (digits) =>
    digits.every((b, at) => at === 0 || b % digits[at - 1]! === 0 || digits[at - 1]! % b === 0),
  'whole: sum() is prime': (digits) => [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31].includes(sum(digits)),
  'whole: sum(d[1..2]) = sum(d[3..4])': ([a = 0, b = 0, c = 0, d = 0]) => a + b === c + d,
  'whole: sum(d[1..2]) = d[3] + 3': ([a = 0, b = 0, c = 0]) => a + b === c + 3,
  'whole: most() - least() <= 4 and sum() % 5 = 0': (digits) =>
    Math.max(...digits) - Math.min(...digits) <= 4 && sum(digits) % 5 === 0,
  'whole: d[1] * 10 + d[2] > 30 and d[-1] is odd': ([a = 0, b = 0, c = 0]) => a * 10 + b > 30 && c % 2 === 1,
  'whole: most() - least() = 2 or count(a in {1,6}) >= 2': (digits) =>
    Math.max(...digits) - Math.min(...digits) === 2 || digits.filter((digit) => digit === 1 || digit === 6).length > 1,
  'whole: distinct() = 2 or product(d[1..2]) < 7': (digits) =>
    new Set(digits).size === 2 || digits[0]! * digits[1]! < 7,
};

export const DEFINITIONS: Readonly<Record<string, Definition>> = {
  'killer-cage': (stated, at) => {
    const digits = digitsOf(stated.lists[0]!, at);
    const isPlain = stated.value === undefined && stated.text === undefined;
    return new Set(digits).size === digits.length && (isPlain || hasSum(stated, digits));
  },
  sum: (stated, at) => hasSum(stated, digitsOf(stated.lists[0]!, at)),
  product: ({ value, lists: [cells = []] }, at) =>
    digitsOf(cells, at).reduce((product, digit) => product * digit, 1) === value,
  'white-dot': (stated, at) => Math.abs(pair(stated, at)[0] - pair(stated, at)[1]) === (stated.value ?? 1),
  'black-dot': (stated, at) => Math.max(...pair(stated, at)) === Math.min(...pair(stated, at)) * (stated.value ?? 2),
  'grey-dot': (stated, at) => {
    const [small = 0, large = 0] = pair(stated, at).toSorted((a, b) => a - b);
    const { value } = stated;
    return value === undefined
      ? [1, small].includes(large - small)
      : large - small === value || large / small === value;
  },
  xv: (stated, at) => sum(pair(stated, at)) === stated.value,
  'greater-than': (stated, at) => pair(stated, at)[0] > pair(stated, at)[1],
  // "difference>=4": the words are read here again, and the ratio is a fraction.
  relation: (stated, at) => {
    const [small = 0, large = 0] = pair(stated, at).toSorted((a, b) => a - b);
    const [, word, sign, number] = /^([a-z]+)(\W+)(\d+)$/.exec(stated.text!)!;
    const of = { difference: large - small, sum: large + small, product: large * small, ratio: large / small }[word!]!;
    return { '=': of === +number!, '!=': of !== +number!, '<=': of <= +number!, '>=': of >= +number! }[sign!]!;
  },
  rule: ({ text, lists: [cells = []] }, at) => TEXTS[text!]!(digitsOf(cells, at)),
  minimum: ({ lists: [cells = []] }, at, size) =>
    cells.every((cell) => around(cell, cells, at, size).every((digit) => digit > at(...cell))),
  maximum: ({ lists: [cells = []] }, at, size) =>
    cells.every((cell) => around(cell, cells, at, size).every((digit) => digit < at(...cell))),
  odd: ({ lists: [cells = []] }, at) => digitsOf(cells, at).every((digit) => digit % 2 === 1),
  even: ({ lists: [cells = []] }, at) => digitsOf(cells, at).every((digit) => digit % 2 === 0),
  thermometer: ({ lists }, at) =>
    lists.every((arm) => digitsOf(arm, at).every((digit, index, arm) => index === 0 || digit > arm[index - 1]!)),
  'slow-thermometer': ({ lists }, at) =>
    lists.every((arm) => digitsOf(arm, at).every((digit, index, arm) => index === 0 || digit >= arm[index - 1]!)),
  // A closed line has its first cell again at its end, so that runs of cells go on there.
  whisper: ({ value, lists: [line = []] }, at, size) =>
    digitsOf(line, at).every(
      (digit, index, line) => index === 0 || Math.abs(digit - line[index - 1]!) >= (value ?? Math.ceil(size / 2)),
    ),
  palindrome: ({ lists: [line = []] }, at) => String(digitsOf(line, at)) === String(digitsOf(line, at).reverse()),
  'parity-line': ({ lists: [line = []] }, at) =>
    digitsOf(line, at).every((digit, index, line) => index === 0 || (digit + line[index - 1]!) % 2 === 1),
  'modular-line': ({ value = 3, lists: [line = []] }, at) =>
    areDifferentInRuns(line, value, (row, column) => at(row, column) % value),
  'entropic-line': ({ lists: [line = []] }, at, size) =>
    areDifferentInRuns(line, 3, (row, column) => Math.ceil((3 * at(row, column)) / size)),
  nabner: ({ lists: [line = []] }, at) => {
    const sorted = digitsOf(line.slice(0, isClosed(line) ? -1 : undefined), at).toSorted((a, b) => a - b);
    return sorted.every((digit, index) => index === 0 || digit - sorted[index - 1]! > 1);
  },
  'numbered-room': ({ value, lists: [line = []] }, at) => {
    const digits = digitsOf(line, at);
    return digits[digits[0]! - 1] === value;
  },
  'row-indexer': ({ lists: [cells = []] }, at, size) =>
    cells.every(([row, column]) => range(size).every((n) => (at(row, column) === n) === (at(n, column) === row))),
  'column-indexer': ({ lists: [cells = []] }, at, size) =>
    cells.every(([row, column]) => range(size).every((n) => (at(row, column) === n) === (at(row, n) === column))),
  // The boxes of the usual shape of a size: 2 rows and 3 columns of 6.
  'box-indexer': ({ lists: [cells = []] }, at, size) => {
    const rows = range(size).findLast((side) => side * side <= size && size % side === 0)!;
    const columns = size / rows;
    const boxOf = ([row, column]: readonly [number, number]): number =>
      Math.ceil(row / rows) * rows - rows + Math.ceil(column / columns);
    return cells.every(([row, column]) =>
      range(size).every((box) => {
        const there = range(size * size)
          .map((n) => [Math.ceil(n / size), ((n - 1) % size) + 1] as const)
          .find(([r, c]) => boxOf([r, c]) === box && (r - row) % rows === 0 && (c - column) % columns === 0)!;
        return (at(row, column) === box) === (at(...there) === boxOf([row, column]));
      }),
    );
  },
  clone: ({ lists: [cells = [], twins = []] }, at) => String(digitsOf(cells, at)) === String(digitsOf(twins, at)),
  // Sorted, the digits of a run rise by one. A closed line names its first cell twice.
  renban({ lists: [line = []] }, at) {
    const cells = [...new Map(line.map((cell) => [String(cell), cell])).values()];
    const digits = digitsOf(cells, at).toSorted((a, b) => a - b);
    return digits.every((digit, index) => digit === digits[0]! + index);
  },
  'between-line': (stated, at) => inside(stated, at).every(([low, digit, high]) => low < digit && digit < high),
  lockout(stated, at, size) {
    const digits = digitsOf(stated.lists[0]!, at);
    const { value = Math.floor(size / 2) } = stated;
    return (
      Math.abs(digits[0]! - digits.at(-1)!) >= value &&
      inside(stated, at).every(([low, digit, high]) => digit < low || digit > high)
    );
  },
  sandwich({ value, lists: [cells = []] }, at, size) {
    const digits = digitsOf(cells, at);
    const [from = 0, to = 0] = [digits.indexOf(1), digits.indexOf(size)].toSorted((a, b) => a - b);
    return sum(digits.slice(from + 1, to)) === value;
  },
  'x-sum'({ value, lists: [cells = []] }, at) {
    const digits = digitsOf(cells, at);
    return sum(digits.slice(0, digits[0])) === value;
  },
  skyscraper: ({ value, lists: [cells = []] }, at) =>
    digitsOf(cells, at).filter((height, index, all) => Math.max(...all.slice(0, index + 1)) === height).length ===
    value,
  quadruple: (stated, at) => holdsDigits(stated, at),
  contains: (stated, at) => holdsDigits(stated, at),
  letters: ({ lists }, at) => {
    const spelt = lists.flatMap((list, letter) => digitsOf(list, at).map((digit) => ({ digit, letter })));
    return spelt.every((one) => spelt.every((other) => (one.digit === other.digit) === (one.letter === other.letter)));
  },
  'look-and-say': ({ text = '', lists: [cells = []] }, at) =>
    text.split(',').every((each) => count(digitsOf(cells, at), Number(each.slice(2))) === Number(each[0])),
  'counting-circles'({ lists: [cells = []] }, at) {
    const digits = digitsOf(cells, at);
    return digits.every((digit) => count(digits, digit) === digit);
  },
  arrow: ({ lists: [bulb = [], ...shafts] }, at) =>
    shafts.every((shaft) => sum(digitsOf(shaft, at)) === Number(digitsOf(bulb, at).join(''))),
  'double-arrow': ({ lists: [line = []] }, at) => {
    const digits = digitsOf(line, at);
    return sum(digits) === 2 * (digits[0]! + digits.at(-1)!);
  },
  'little-killer': (stated, at) => hasSum(stated, digitsOf(stated.lists[0]!, at)),
  'region-sum-line': ({ lists: [line = []] }, at, size) => {
    const isClosed = String(line[0]) === String(line.at(-1));
    const cells = isClosed ? line.slice(1) : line;
    // Where the line comes into a box.
    const starts = cells.flatMap((cell, index) =>
      boxOf(cell, size) !== boxOf(cells.at(index - 1)!, size) || (index === 0 && !isClosed) ? index : [],
    );
    const [first = 0] = starts;
    const digits = digitsOf([...cells.slice(first), ...cells.slice(0, first)], at);
    const cuts = starts.map((start) => start - first);
    return areAlike(cuts.map((cut, index) => sum(digits.slice(cut, cuts[index + 1]))));
  },
  zipper: ({ lists: [line = []] }, at) => {
    const digits = digitsOf(line, at);
    const middle = (digits.length - 1) / 2;
    return areAlike(digits.map((digit, index) => (index === middle ? digit : digit + digits.at(-1 - index)!)));
  },
  'equal-sums': ({ lists }, at) => areAlike(lists.map((list) => sum(digitsOf(list, at)))),
  'same-difference': ({ lists: [line = []] }, at) => {
    const digits = digitsOf(line, at);
    return areAlike(digits.slice(1).map((digit, index) => Math.abs(digit - digits[index]!)));
  },
  sequence: ({ lists: [line = []] }, at) => {
    const digits = digitsOf(line, at);
    return areAlike(digits.slice(1).map((digit, index) => digit - digits[index]!));
  },
  'index-line': ({ lists: [line = []] }, at) => {
    const digits = digitsOf(line, at);
    return digits.every((digit, index) => digits[digit - 1] === index + 1);
  },
  'sum-line': ({ value = 10, lists: [line = []] }, at) => {
    const isClosed = String(line[0]) === String(line.at(-1));
    const digits = digitsOf(isClosed ? line.slice(1) : line, at);
    return digits.some(
      (_, turn) => (isClosed || turn === 0) && isCut([...digits.slice(turn), ...digits.slice(0, turn)], value),
    );
  },
};

/** Each digit inside a line, between the smaller and the larger digit at its ends. */
const inside = ({ lists: [line = []] }: Stated, at: DigitAt): [low: number, digit: number, high: number][] => {
  const digits = digitsOf(line, at);
  const ends = [digits[0]!, digits.at(-1)!];
  return digits.slice(1, -1).map((digit) => [Math.min(...ends), digit, Math.max(...ends)]);
};

const count = (digits: readonly number[], digit: number): number => digits.filter((other) => other === digit).length;

/** True if each stated digit stands in the cells, as often as it is stated. */
function holdsDigits({ text = '', lists: [cells = []] }: Stated, at: DigitAt): boolean {
  const wanted = text.split(',').filter(Boolean).map(Number);
  return wanted.every((digit) => count(digitsOf(cells, at), digit) >= count(wanted, digit));
}
