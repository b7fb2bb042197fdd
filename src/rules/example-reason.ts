/** Reasons that tell of one candidate that fails, and of what would be with it. */
import { type Bits, bitsOf } from '../core/bits.js';
import type { Rule, RuleReason, RuleReasonWords } from '../core/rule.js';

/** A candidate that fails, in its own words, and what is left of each cell with it. */
export interface Example {
  readonly at: number;
  readonly slots: { readonly digit: string; readonly cell: string };
  readonly digits: readonly Bits[];
}

/**
 * Makes the reason that tells of the first candidate of which there is something to tell, and otherwise of the first that the
 * rule excludes.
 */
export const exampleReason = (
  { cells, narrow }: Rule,
  tell: (example: Example, words: RuleReasonWords) => string | undefined,
  otherwise: 'with {digit} in {cell} no sum is left that is allowed' | 'with {digit} in {cell} it could not be filled',
): RuleReason => ({
  isLaborious: true,
  isLast: true,
  narrow,
  told: {
    en(words) {
      const { before, after, say } = words;
      const examples = cells.flatMap((cell, at) =>
        bitsOf(before[at]! & ~after[at]!).map(
          (digit): Example => ({
            at,
            slots: { digit: words.digits(1 << digit), cell: words.cells([cell]) },
            digits: before.map((set, place) => (place === at ? 1 << digit : set)),
          }),
        ),
      );
      for (const example of examples) {
        const told = tell(example, words);
        if (told !== undefined) return told;
      }
      return say(otherwise, examples[0]!.slots);
    },
  },
});

/** The most numbers that a sentence lists. */
const MOST_TOLD = 6;

/** True if a sentence lists numbers one by one. */
export const areFew = ({ length }: readonly number[]): boolean => length <= MOST_TOLD;

/** Writes numbers: `3, 4 or 7`; of many, the least and the most. */
export function numberWords(numbers: readonly number[], { or, say }: RuleReasonWords): string {
  if (!areFew(numbers)) return say('from {least} to {most}', { least: numbers[0]!, most: numbers.at(-1)! });
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} ${or} ${numbers.at(-1)}`;
}

/** What is said of values of which none is allowed. */
export type NotAllowed = 'prime' | 'square' | 'other';

/**
 * Tells of a number that comes to some values, smallest first, of which none is among those that are allowed. Returns undefined if
 * there is nothing short to tell.
 */
export function toldValues(
  what: string,
  values: readonly number[],
  allowed: readonly number[],
  kind: NotAllowed,
  { slots }: Example,
  words: RuleReasonWords,
): string | undefined {
  const { say } = words;
  const [least, most] = [values[0]!, values.at(-1)!];
  if (values.length > 1 && most < allowed[0]!)
    return say('with {digit} in {cell} {what} would be at most {limit}', { ...slots, what, limit: most });
  if (values.length > 1 && least > allowed.at(-1)!)
    return say('with {digit} in {cell} {what} would be at least {limit}', { ...slots, what, limit: least });
  if (!areFew(values)) return undefined;
  const all = { ...slots, what, numbers: numberWords(values, words) };
  switch (kind) {
    case 'prime':
      return say('with {digit} in {cell} {what} would be {numbers}, which is no prime', all);
    case 'square':
      return say('with {digit} in {cell} {what} would be {numbers}, which is no square number', all);
    default:
      return say('with {digit} in {cell} {what} would be {numbers}, which is not allowed', all);
  }
}
