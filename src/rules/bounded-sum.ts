/**
 * Sums that a clue limits and does not name: less or more than a number, at most or at least it, or a multiple of one. The
 * clue has a text in place of its number: `<12`, `<=12`, `%5`.
 */
import type { ClueNumber, ClueText } from '../core/constraint.js';
import type { Fold } from '../core/definition.js';
import { sumsOfAny } from '../core/numbers.js';
import type { Rule } from '../core/rule.js';
import type { Cell, Statement } from '../core/statement.js';
import { equation, type SeeingGround } from './linear.js';
import { sumAmong } from './sum-among.js';

/** What the signs before a number ask of a sum, their words, and their definitions. */
const SIGNS = {
  '<': { allows: (sum: number, number: number) => sum < number, en: 'less than', end: 'total < number' },
  '<=': { allows: (sum: number, number: number) => sum <= number, en: 'at most', end: 'total <= number' },
  '>': { allows: (sum: number, number: number) => sum > number, en: 'more than', end: 'total > number' },
  '>=': { allows: (sum: number, number: number) => sum >= number, en: 'at least', end: 'total >= number' },
  '%': {
    allows: (sum: number, number: number) => sum % number === 0,
    en: 'a multiple of',
    end: 'max(total, 0) % number = 0',
  },
} as const;

export type SumSign = keyof typeof SIGNS;

const BOUND = /^(<=?|>=?|%)(\d+)$/;

/** The sign and the number of a limit in its usual form: `<=12`. */
export function boundIn(text: string): { readonly sign: SumSign; readonly number: number } {
  const [, sign, number] = BOUND.exec(text)!;
  return { sign: sign as SumSign, number: Number(number) };
}

/** Returns the usual form of a limit: blanks go, `≤` becomes `<=`, `5n` becomes `%5`. */
function usualForm(text: string): string | undefined {
  const [, sign, number, factor] =
    /^(?:(<|>|<=|>=|≤|≥|%)(\d{1,4})|(\d{1,4})n)$/i.exec(text.replaceAll(/\s/g, '')) ?? [];
  const own = Number(number ?? factor);
  if (!(own > 0)) return undefined;
  return `${{ '≤': '<=', '≥': '>=' }[sign ?? ''] ?? sign ?? '%'}${own}`;
}

/** Makes what a clue takes of the sum that it has: a number, or a limit in its place. */
export const withBounds = (value: ClueNumber): { readonly value: ClueNumber; readonly text: ClueText } => ({
  value,
  text: {
    name: value.name,
    example: '<=12',
    isForNumber: true,
    read: usualForm,
    fault(text, cells, size, numbers) {
      const [least, most] = value.limits(cells, size, numbers);
      return allowedSums(text, least, most).length > 0
        ? undefined
        : `its ${value.name} is from ${least} to ${most}, so not ${toldBound(text)}`;
    },
  },
});

/** Returns the number of a clue, or its limit as pictures show it: `≤12`, `5n`. */
export function shownSum({ value, text }: Pick<Statement, 'value' | 'text'>): string | undefined {
  if (text === undefined) return value === undefined ? undefined : String(value);
  const { sign, number } = boundIn(text);
  return sign === '%' ? `${number}n` : `${{ '<=': '≤', '>=': '≥' }[sign as string] ?? sign}${number}`;
}

/** What the signs say, after the rule of a kind about sums. */
export const BOUND_WORDS =
  'to less (<) or more (>) than it, to at most (≤) or at least (≥) it, or to a multiple of it (n) if it has that sign';

/** Returns a limit in words: `at most 12`. */
export function toldBound(text: string, words: Readonly<Record<SumSign, string>> = ENGLISH): string {
  const { sign, number } = boundIn(text);
  return `${words[sign]} ${number}`;
}

const ENGLISH = Object.fromEntries(Object.entries(SIGNS).map(([sign, { en }]) => [sign, en])) as Record<
  SumSign,
  string
>;

/** What limits demand of the cells of a clue. */
export const BOUND_DEMANDS: readonly Fold[] = Object.entries(SIGNS).map(([when, { end }]) => ({
  when,
  start: { total: '0' },
  step: { total: 'total + a' },
  end,
}));

function allowedSums(text: string, least: number, most: number): readonly number[] {
  const { sign, number } = boundIn(text);
  const sums = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  return sums.filter((sum) => SIGNS[sign].allows(sum, number));
}

/** Makes the rule that the sum of cells is within a limit. */
export function boundedSum(cells: readonly Cell[], text: string, ground: SeeingGround, statement?: Statement): Rule {
  const [least, most] = sumsOfAny(ground.numbers, cells.length);
  return sumAmong(cells, allowedSums(text, least, most), ground, statement);
}

/** Makes the rules of clues that have a sum, or a limit of it. */
export const sumsOrBounds = (ground: SeeingGround, own: readonly Statement[]): readonly Rule[] =>
  own.map((clue) => {
    const { text, value = 0, lists } = clue;
    const cells = lists[0]!;
    return text === undefined
      ? equation([{ cells, factor: 1 }], value, ground, clue)
      : boundedSum(cells, text, ground, clue);
  });
