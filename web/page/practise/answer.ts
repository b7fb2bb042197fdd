/** Answers to wrong moves in practice, in each language. They are loaded with practice. */
import { type Geometry, type LanguageCode, symbolOf } from '../../../src/face/index.js';
import type { Wrong, WrongBecause } from './wrong.js';

/** The terms that a sentence can contain. */
interface Terms {
  /** The candidate in words: `7 in r3c4`. */
  readonly at: string;
  readonly digit: string;
  readonly cell: string;
  /** The name of the strategy. */
  readonly name: string;
  /** The digits, cells or houses of the reason, in words. */
  readonly list: string;
}

type AnswerTexts = { readonly [K in WrongBecause['kind']]: (named: Terms) => string } & {
  readonly [K in 'and' | 'row' | 'column' | 'box' | 'extra']: string;
};

const ENGLISH: AnswerTexts = {
  and: 'and',
  row: 'row',
  column: 'column',
  box: 'box',
  extra: 'region',
  true: ({ at }) => `${at} is the digit of its cell: no pattern removes it.`,
  part: ({ at, name }) => `${at} is part of the ${name} itself: the pattern rests on it and leaves it.`,
  digit: ({ at, name, list }) => `The ${name} here removes only ${list}, not ${at}.`,
  unseen: ({ digit, cell, name, list }) =>
    `A cell loses ${digit} only if it sees every place of ${digit} in the ${name}: ${cell} does not see ${list}.`,
  outside: ({ digit, cell, name, list }) =>
    `The ${name} removes ${digit} from ${list} alone, and ${cell} lies elsewhere.`,
  other: ({ at, name }) => `Nothing in the ${name} rules out ${at}.`,
  early: ({ at, name }) => `${at} is right, but it is not what the ${name} shows.`,
  false: ({ at }) => `${at} is wrong.`,
};

const GERMAN: AnswerTexts = {
  and: 'und',
  row: 'Zeile',
  column: 'Spalte',
  box: 'Block',
  extra: 'Bereich',
  true: ({ at }) => `${at} ist die Ziffer ihres Feldes: kein Muster entfernt sie.`,
  part: ({ at, name }) => `${at} gehört selbst zum Muster ${name}: es beruht darauf und lässt sie stehen.`,
  digit: ({ at, name, list }) => `Das Muster ${name} entfernt hier nur ${list}, nicht ${at}.`,
  unseen: ({ digit, cell, name, list }) =>
    `Ein Feld verliert die ${digit} nur, wenn es jeden Platz der ${digit} im Muster ${name} sieht: ${cell} sieht ${list} nicht.`,
  outside: ({ digit, cell, name, list }) =>
    `Das Muster ${name} entfernt die ${digit} nur aus ${list}, und ${cell} liegt woanders.`,
  other: ({ at, name }) => `Nichts am Muster ${name} schließt ${at} aus.`,
  early: ({ at, name }) => `${at} ist richtig, aber nicht das, was das Muster ${name} zeigt.`,
  false: ({ at }) => `${at} ist falsch.`,
};

/** Returns the reason why a move does not follow from the pattern. `name`: the name of the strategy. */
export function practiceAnswer(
  language: LanguageCode,
  { cell, digit, reason }: Wrong,
  name: string,
  geometry: Geometry,
): string {
  const words = language === 'de' ? GERMAN : ENGLISH;
  const symbol = symbolOf(digit, geometry.size);
  const nameOf = (each: number): string => `r${geometry.rowOf(each) + 1}c${geometry.columnOf(each) + 1}`;
  const list = listOf(reason, words, geometry, nameOf);
  return words[reason.kind]({ at: `${symbol} in ${nameOf(cell)}`, digit: symbol, cell: nameOf(cell), name, list });
}

function listOf(
  reason: WrongBecause,
  words: AnswerTexts,
  geometry: Geometry,
  nameOf: (cell: number) => string,
): string {
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
