/** Random rules as text, each with its meaning, which is made beside the text and never read from it. */
import type { Random } from '../../src/create/random.js';

/** Digits in the order of the list, from one; in the test of a digit, that digit alone. */
type Meaning<Result> = (digits: readonly number[]) => Result;

interface Phrase<Result> {
  readonly text: string;
  readonly of: Meaning<Result>;
}

export interface RandomText {
  readonly text: string;
  /** True if the digits of a list obey the text. */
  readonly holds: Meaning<boolean>;
}

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];

const sumOf = (digits: readonly number[]): number => digits.reduce((total, digit) => total + digit, 0);

const steps = (holds: (a: number, b: number) => boolean): Meaning<boolean> => {
  return (digits) => digits.every((digit, at) => at === 0 || holds(digits[at - 1]!, digit));
};

const threes = (holds: (three: readonly number[]) => boolean): Meaning<boolean> => {
  return (digits) => digits.every((_, at) => at < 2 || holds(digits.slice(at - 2, at + 1)));
};

/** Named texts with a number if they take one, and the fewest and the most cells that they are about. */
const NAMED: readonly ((
  number: number,
) => readonly [text: string, holds: Meaning<boolean>, least?: number, most?: number])[] = [
  () => ['countdown', steps((a, b) => a - b === 1)],
  () => ['prime-sum', (digits) => PRIMES.includes(sumOf(digits))],
  () => ['square-sum', (digits) => [1, 4, 9, 16, 25, 36].includes(sumOf(digits))],
  (number) => [`multiple-sum=${number + 1}`, (digits) => sumOf(digits) % (number + 1) === 0],
  (number) => [`different-digits=${number}`, (digits) => new Set(digits).size === number],
  () => ['ratio', steps((a, b) => [2, 3].includes(Math.max(a, b) / Math.min(a, b)))],
  () => ['divisors', steps((a, b) => Number.isInteger(Math.max(a, b) / Math.min(a, b)))],
  (number) => [`near=${number}`, steps((a, b) => b >= a - number && b <= a + number)],
  (number) => [`step=${number}`, steps((a, b) => b === a - number || b === a + number)],
  () => ['equal-diagonals', ([a, b, c, d]) => a! + d! === b! + c!, 4, 4],
  () => [
    'equal-halves',
    (digits) => sumOf(digits.slice(0, digits.length / 2)) === sumOf(digits.slice(-Math.floor(digits.length / 2))),
    2,
  ],
  () => ['fibonacci', threes(([a, b, c]) => c === a! + b!), 3],
  () => ['zigzag', threes(([a, b, c]) => Math.sign(b! - a!) * Math.sign(c! - b!) === -1), 3],
  () => [
    'no-three-consecutive',
    threes((three) => new Set(three).size < 3 || Math.max(...three) - Math.min(...three) > 2),
    3,
  ],
  () => ['no-three-of-one-parity', threes((three) => new Set(three.map((digit) => digit % 2)).size > 1), 3],
  (number) => [
    `ascending-runs=${number}`,
    (digits) => digits.filter((digit, at) => at === 0 || digit <= digits[at - 1]!).length === number,
  ],
  (number) => [
    `counts-differences=${number}`,
    ([first, ...others]) =>
      first === others.filter((digit, at) => at > 0 && Math.abs(digit - others[at - 1]!) === number).length,
  ],
  () => ['counts-different', ([first, ...others]) => first === new Set(others).size],
  () => ['counts-odd', ([first, ...others]) => first === others.filter((digit) => digit % 2 === 1).length],
  () => ['counts-even', ([first, ...others]) => first === others.filter((digit) => digit % 2 === 0).length],
  () => ['counts-smaller', ([first, ...others]) => first === others.filter((digit) => digit < first!).length],
  () => ['counts-larger', ([first, ...others]) => first === others.filter((digit) => digit > first!).length],
  () => [
    'counts-visible',
    ([first, ...others]) =>
      first ===
      others.filter((digit, at) => others.indexOf(digit) === at && digit === Math.max(...others.slice(0, at + 1)))
        .length,
  ],
  () => ['counts-odd-run', ([first, ...others]) => first === /^[13579]*/.exec(others.join(''))![0].length],
  () => ['counts-even-run', ([first, ...others]) => first === /^[02468]*/.exec(others.join(''))![0].length],
  () => ['average', ([first, ...others]) => sumOf(others) / others.length === first],
  () => ['one-parity', (digits) => new Set(digits.map((digit) => digit % 2)).size === 1],
  () => ['parity-balance', (digits) => 2 * digits.filter((digit) => digit % 2 === 1).length === digits.length],
  () => [
    'mountain',
    (digits) => {
      const top = digits.indexOf(Math.max(...digits));
      const rises = (own: readonly number[]): boolean => own.every((digit, at) => at === 0 || digit > own[at - 1]!);
      return rises(digits.slice(0, top + 1)) && rises(digits.slice(top).toReversed());
    },
    3,
  ],
  () => ['counts-same', ([first, ...others]) => first === others.filter((digit) => digit === first).length],
];

/** Makes a named text about a list of so many cells. */
export function randomNamed(random: Random, length: number): RandomText {
  const own = NAMED.map((make) => make(1 + Math.floor(random() * 3))).filter(
    ([, , least = 2, most = length]) => least <= length && length <= most,
  );
  const [text, holds] = own[Math.floor(random() * own.length)]!;
  return { text, holds };
}

/** Makes a text about a list of so many cells. */
export const randomText = (random: Random, length: number): RandomText => phrasesOf(random, length).rule();

/** Makes a number of a text about a list of so many cells. */
export const randomNumber = (random: Random, length: number): Phrase<number> => phrasesOf(random, length).number();

function phrasesOf(random: Random, length: number): { rule(): RandomText; number(): Phrase<number> } {
  const below = (most: number): number => Math.floor(random() * most);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const letter = (count: number): Phrase<number> => {
    const at = below(count);
    return { text: 'abc'[at]!, of: (digits) => digits[at]! };
  };
  const number = (most: number): Phrase<number> => {
    const value = below(most);
    return { text: `${value}`, of: () => value };
  };

  const fold = (): Phrase<number> => {
    const from = below(length);
    const to = from + below(length - from);
    const middle = Math.floor(length / 2);
    const way = below(6);
    const isWhole = way < 3;
    const [first, last] = isWhole
      ? [0, length - 1]
      : way === 3
        ? [0, middle - 1]
        : way === 4
          ? [length - middle, length - 1]
          : [from, to];
    const end = below(2) && last > first ? last - length : last + 1;
    const kind = oneOf([
      ...(['sum', 'product', 'least', 'most', 'count', 'distinct', 'pairs', 'rest', 'lead', 'visible'] as const),
    ]);
    const range =
      isWhole && below(2)
        ? ''
        : `d[${way === 4 ? '-half' : first + 1}..${way === 3 ? 'half' : way === 4 ? '-1' : end}]`;
    const isOfTwo = kind === 'pairs' || kind === 'rest';
    const needsTest = kind === 'count' || kind === 'lead' || isOfTwo;
    const takesNone = kind === 'least' || kind === 'most' || kind === 'visible';
    const condition = needsTest || (below(4) === 0 && !takesNone) ? about(isOfTwo ? 2 : 1) : undefined;
    const text = `${kind}(${range}${condition && range ? ', ' : ''}${condition?.text ?? ''})`;
    return {
      text,
      of(digits) {
        const all = digits.slice(first, last + 1);
        if (kind === 'pairs') return all.filter((digit, at) => at > 0 && condition!.of([all[at - 1]!, digit])).length;
        if (kind === 'rest') return all.slice(1).filter((digit) => condition!.of([all[0]!, digit])).length;
        if (kind === 'visible')
          return all.filter((digit, at) => all.slice(0, at).every((before) => before < digit)).length;
        if (kind === 'lead') {
          const failing = all.findIndex((digit) => !condition!.of([digit]));
          return failing < 0 ? all.length : failing;
        }
        const own = all.filter((digit) => condition?.of([digit]) ?? true);
        if (kind === 'sum') return own.reduce((total, digit) => total + digit, 0);
        if (kind === 'product') return own.reduce((total, digit) => total * digit, 1);
        if (kind === 'least') return Math.min(...own);
        if (kind === 'most') return Math.max(...own);
        return kind === 'count' ? own.length : new Set(own).size;
      },
    };
  };

  const place = (): Phrase<number> => {
    const at = below(length);
    return { text: `d[${below(2) ? at + 1 : at - length}]`, of: (digits) => digits[at]! };
  };

  /** A comparison of letters and numbers. */
  function about(count: number): Phrase<boolean> {
    return compared(() => (below(3) === 0 ? number(7) : letter(count)));
  }

  function amount(unit: () => Phrase<number>, depth = 0): Phrase<number> {
    const way = depth > 1 ? 9 : below(10);
    const one = way < 6 ? amount(unit, depth + 1) : unit();
    if (way > 4) return one;
    if (way === 4) return { text: `|${one.text}|`, of: (digits) => Math.abs(one.of(digits)) };
    if (way === 3) {
      const divisor = 2 + below(3);
      return { text: `((${one.text}) % ${divisor})`, of: (digits) => ((one.of(digits) % divisor) + divisor) % divisor };
    }
    const other = amount(unit, depth + 1);
    const sign = ['+', '-', '*'][way]!;
    return {
      text: `(${one.text} ${sign} ${other.text})`,
      of(digits) {
        const [left, right] = [one.of(digits), other.of(digits)];
        return sign === '+' ? left + right : sign === '-' ? left - right : left * right;
      },
    };
  }

  function compared(unit: () => Phrase<number>): Phrase<boolean> {
    const left = amount(unit);
    const way = below(8);
    if (way === 0) {
      const numbers = [below(12), below(12), below(12)];
      return { text: `${left.text} in {${numbers}}`, of: (digits) => numbers.some((each) => each === left.of(digits)) };
    }
    if (way === 1) {
      const kind = oneOf(['prime', 'square', 'odd', 'even'] as const);
      return {
        text: `${left.text} is ${kind}`,
        of(digits) {
          const value = left.of(digits);
          if (kind === 'odd') return Math.abs(value) % 2 === 1;
          if (kind === 'even') return Math.abs(value) % 2 === 0;
          if (kind === 'square') return value >= 0 && Math.round(value ** 0.5) ** 2 === value;
          return (
            value > 1 &&
            PRIMES.every((prime) => prime >= value || value % prime !== 0) &&
            (value < 97 ** 2 || isPrime(value))
          );
        },
      };
    }
    const right = below(2) ? number(16) : amount(unit);
    const sign = oneOf(['=', '!=', '<', '<=', '>', '>=']);
    return {
      text: `${left.text} ${sign} ${right.text}`,
      of(digits) {
        const difference = left.of(digits) - right.of(digits);
        if (sign === '=') return difference === 0;
        if (sign === '!=') return difference !== 0;
        return (difference === 0 && sign.length > 1) || (sign[0] === '<' ? difference < 0 : difference > 0);
      },
    };
  }

  function condition(unit: () => Phrase<number>, depth = 0): Phrase<boolean> {
    const way = depth > 1 ? 9 : below(10);
    if (way > 3) return compared(unit);
    const one = condition(unit, depth + 1);
    if (way === 3) return { text: `not (${one.text})`, of: (digits) => !one.of(digits) };
    const other = condition(unit, depth + 1);
    return way < 2
      ? { text: `(${one.text}) or (${other.text})`, of: (digits) => one.of(digits) || other.of(digits) }
      : { text: `(${one.text}) and (${other.text})`, of: (digits) => one.of(digits) && other.of(digits) };
  }

  const ofWhole = (): Phrase<number> => (below(3) === 0 ? number(7) : below(2) ? place() : fold());

  function rule(): RandomText {
    const form = oneOf(['pairs', 'all', length < 3 ? 'pairs' : 'triples', 'whole', 'whole', 'whole'] as const);
    if (form !== 'whole') {
      const count = form === 'triples' ? 3 : 2;
      const { text, of } = condition(() => (below(4) === 0 ? number(7) : letter(count)));
      if (form === 'triples')
        return {
          text: `triples: ${text}`,
          holds: (digits) => digits.every((_, at) => at < 2 || of(digits.slice(at - 2, at + 1))),
        };
      const holds: Meaning<boolean> = (digits) =>
        digits.every((a, at) =>
          digits.every((b, other) => other <= at || (form === 'pairs' && other > at + 1) || of([a, b])),
        );
      return { text: `${form}: ${text}`, holds };
    }
    const { text, of } = condition(ofWhole);
    return { text: `whole: ${text}`, holds: of };
  }

  return { rule, number: () => amount(ofWhole) };
}

function isPrime(value: number): boolean {
  for (let factor = 2; factor < value; factor++) if (value % factor === 0) return false;
  return true;
}
