/** Random rules as text about lines that are each of one of some kinds, with meanings in plain code. */
import type { Random } from '../../src/create/random.js';

type Holds = (digits: readonly number[]) => boolean;

const between = (digits: readonly number[], holds: (a: number, b: number) => boolean): boolean =>
  digits.every((digit, at) => at === 0 || holds(digits[at - 1]!, digit));

const sumOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);

/** Kinds of lines of three or more cells, each with a random number if it takes one. */
const KINDS: readonly ((random: Random) => readonly [text: string, holds: Holds])[] = [
  () => [
    'renban',
    (digits) =>
      new Set(digits).size === digits.length && Math.max(...digits) - Math.min(...digits) === digits.length - 1,
  ],
  (random) => {
    const number = 1 + Math.floor(random() * 3);
    return [`whisper=${number}`, (digits) => between(digits, (a, b) => Math.abs(a - b) >= number)];
  },
  () => ['palindrome', (digits) => digits.join() === digits.toReversed().join()],
  () => ['thermometer', (digits) => between(digits, (a, b) => a < b)],
  () => ['slow-thermometer', (digits) => between(digits, (a, b) => a <= b)],
  () => ['parity-line', (digits) => between(digits, (a, b) => (a + b) % 2 === 1)],
  () => ['nabner', (digits) => digits.every((a, at) => digits.slice(0, at).every((b) => Math.abs(a - b) > 1))],
  () => ['odd', (digits) => digits.every((digit) => digit % 2 === 1)],
  () => [
    'between-line',
    (digits) => {
      const ends = [digits[0]!, digits.at(-1)!].sort((a, b) => a - b);
      return digits.slice(1, -1).every((digit) => digit > ends[0]! && digit < ends[1]!);
    },
  ],
  () => ['double-arrow', (digits) => sumOf(digits) === 2 * (digits[0]! + digits.at(-1)!)],
  () => ['killer-cage', (digits) => new Set(digits).size === digits.length],
  () => ['product=12', (digits) => digits.reduce((all, digit) => all * digit, 1) === 12],
  () => ['multiple-sum=4', (digits) => sumOf(digits) % 4 === 0],
  (random) => {
    const number = 1 + Math.floor(random() * 2);
    return [`near=${number}`, (digits) => between(digits, (a, b) => Math.abs(a - b) <= number)];
  },
  () => ['prime-sum', (digits) => [2, 3, 5, 7, 11, 13, 17, 19, 23, 29].includes(sumOf(digits))],
  () => ['fibonacci', (digits) => digits.every((digit, at) => at < 2 || digit === digits[at - 1]! + digits[at - 2]!)],
];

export interface RandomEither {
  readonly text: string;
  /** True if the digits of the lines obey the text. */
  holds(lines: readonly (readonly number[])[]): boolean;
}

/** Makes a text about so many lines. */
export function randomEither(random: Random, lines: number): RandomEither {
  const left = [...KINDS];
  const kinds = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
    left.splice(Math.floor(random() * left.length), 1)[0]!(random),
  );
  const isCounted = lines > 1 && random() < 0.5;
  const counts = kinds.map((_, kind) => (isCounted && kind === 0 ? 1 + Math.floor(random() * (lines - 1)) : undefined));
  const given = (at: number, used: readonly number[], digits: readonly (readonly number[])[]): boolean =>
    at === lines
      ? counts.every((count, kind) => count === undefined || used.filter((each) => each === kind).length === count)
      : kinds.some(([, holds], kind) => holds(digits[at]!) && given(at + 1, [...used, kind], digits));
  return {
    text: `either ${kinds.map(([text], kind) => (counts[kind] === undefined ? text : `${counts[kind]} of ${text}`)).join(' or ')}`,
    holds: (digits) => given(0, [], digits),
  };
}
