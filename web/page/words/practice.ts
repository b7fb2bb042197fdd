/** What practice answers to a wrong move, put together from a language's own sentences. */
import { type Geometry, symbolOf } from '../../../src/face/index.js';
import type { Wrong, WrongBecause } from '../practise/wrong.js';

/** What a sentence can name. */
interface Named {
  /** `7 in r3c4`. */
  readonly at: string;
  readonly digit: string;
  readonly cell: string;
  /** The strategy. */
  readonly name: string;
  /** Digits, cells or houses that the reason is about. */
  readonly list: string;
}

export type Answered = { readonly [K in WrongBecause['kind']]: (named: Named) => string } & {
  readonly [K in 'and' | 'row' | 'column' | 'box' | 'extra']: string;
};

export const practiceAnswerIn =
  (words: Answered) =>
  ({ cell, digit, reason }: Wrong, name: string, geometry: Geometry): string => {
    const symbol = symbolOf(digit, geometry.size);
    const nameOf = (each: number): string => `r${geometry.rowOf(each) + 1}c${geometry.columnOf(each) + 1}`;
    const list = listOf(reason, words, geometry, nameOf);
    return words[reason.kind]({ at: `${symbol} in ${nameOf(cell)}`, digit: symbol, cell: nameOf(cell), name, list });
  };

function listOf(reason: WrongBecause, words: Answered, geometry: Geometry, nameOf: (cell: number) => string): string {
  switch (reason.kind) {
    case 'digit':
      return joined(
        reason.digits.map((digit) => symbolOf(digit, geometry.size)),
        words.and,
      );
    case 'unseen':
      return joined(reason.cells.map(nameOf), words.and);
    case 'outside':
      return joined(
        reason.houses.map((house) => `${words[geometry.houseKinds[house]!]} ${geometry.indexOf(house) + 1}`),
        words.and,
      );
    default:
      return '';
  }
}

const joined = (list: readonly string[], and: string): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`;
