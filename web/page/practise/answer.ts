/** Answers to wrong moves in practice, in each language. They are loaded with practice. */

import type { Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { cellName, type HouseWords, houseNames, listed } from '../../../src/render/index.js';
import { GERMAN_HOUSES } from '../../../src/render/language/de/index.js';
import { inLanguage } from '../../course/in-language.js';
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

type AnswerTexts = { readonly [K in WrongBecause['kind']]: (named: Terms) => string };

const ENGLISH: AnswerTexts = {
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

/**
 * Returns the answer to a first wrong move, which says little about the pattern that is to be found. `spot`: the first
 * step for spotting it.
 */
export function practiceNudge(
  language: LanguageCode,
  { cell, digit, reason: { kind } }: Wrong,
  name: string,
  geometry: Geometry,
  spot?: string,
): string {
  const symbol = symbolOn(digit, geometry);
  const where = cellName(geometry, cell);
  const isWritten = kind === 'early' || kind === 'false';
  return inLanguage(language, NUDGES)({ symbol, where, name, isWritten, spot });
}

/** A move that does not follow: its digit and cell, and the first step of another try. */
interface Nudged {
  readonly symbol: string;
  readonly where: string;
  readonly name: string;
  readonly isWritten: boolean;
  readonly spot: string | undefined;
}

const NUDGES = {
  en: ({ symbol, where, name, isWritten, spot }: Nudged): string => {
    const not = isWritten ? `place ${symbol} in ${where}` : `remove ${symbol} from ${where}`;
    return `The ${name} does not ${not}. Undo it, and ${spot ? `start over: ${lowered(spot)}` : 'look again.'}`;
  },
  de: ({ symbol, where, name, isWritten, spot }: Nudged): string => {
    const not = isWritten ? `setzt in ${where} keine ${symbol}` : `entfernt die ${symbol} nicht aus ${where}`;
    return `Das Muster ${name} ${not}. Nimm es zurück und ${spot ? `fang noch einmal an: ${spot}` : 'such weiter.'}`;
  },
};

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns the reason why a move does not follow from the pattern. `name`: the name of the strategy. */
export function practiceAnswer(
  language: LanguageCode,
  { cell, digit, reason }: Wrong,
  name: string,
  geometry: Geometry,
): string {
  const words = inLanguage(language, { en: ENGLISH, de: GERMAN });
  const houses = inLanguage(language, { en: undefined, de: GERMAN_HOUSES });
  const symbol = symbolOn(digit, geometry);
  const where = cellName(geometry, cell);
  const list = listed(namesIn(reason, geometry, houses), houses?.and);
  return words[reason.kind]({ at: `${symbol} in ${where}`, digit: symbol, cell: where, name, list });
}

/** Returns the digits, cells or houses of a reason in words. */
function namesIn(reason: WrongBecause, geometry: Geometry, houses?: HouseWords): string[] {
  switch (reason.kind) {
    case 'digit':
      return reason.digits.map((digit) => symbolOn(digit, geometry));
    case 'unseen':
      return reason.cells.map((cell) => cellName(geometry, cell));
    case 'outside':
      return houseNames(geometry, reason.houses, houses);
    default:
      return [];
  }
}
