/** Checks sentences in every language other than English. */
import { expect } from 'vitest';
import type { Geometry } from '../../src/core/geometry.js';
import type { Message } from '../../src/logic/step/message.js';
import { LANGUAGES, type Language, loadLanguage } from '../../src/render/language/index.js';
import { sentence } from '../../src/render/text.js';
import { comparisonsIn, turningWordsIn } from './comparisons.js';
import { englishOf } from './fixture.js';

/** All languages except English. */
export const LANGUAGES_TOLD: readonly Language[] = await Promise.all(
  LANGUAGES.filter((code) => code !== 'en').map((code) => loadLanguage(code)),
);

/** Words with the same spelling in English and in another language. */
export const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: ['also', 'an', 'die', 'exocet', 'in', 'rest', 'so', 'war', 'was', 'wing', 'ahs', 'ur'],
};

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Words of English sentences. Other languages contain none of them, except those with the same spelling. */
const ENGLISH_WORDS = new Set(
  wordsIn(
    `a after all alone also an and any apart appears are as at back be because been before beside between body both but
    by can cannot candidate candidates case cases cell cells chain colour colours column columns conflicts could digit
    digits does each either elsewhere else every except exchanged false fill fills first fits follows for from given
    givens grid has have held hold holds house houses if in is it its just keep leads leaves left less lies line lines
    locked loop many more move needs neither next no none nor not now of on once one only or other others out over
    pair place placed places puzzle remove removed room row rows rule rules same see sees set sets share so solution
    solutions step steps such suppose take takes than that the their them then there these they this those three to
    together true turn two under unsolved up used way ways what whatever when where wherever whether which whichever
    whole with within without would`,
  ),
);

/** Returns the English words in a text of another language. */
export const englishIn = (text: string, code: string): string[] =>
  wordsIn(text).filter((word) => ENGLISH_WORDS.has(word) && !ALIKE[code]?.includes(word));

/** Returns the cells, digits and numbers in a sentence, and the letters of sets except A, which is also an article. */
const named = (text: string): string[] =>
  (text.match(/r(?:\d+|\([\d,]+\))c(?:\d+|\([\d,]+\))|(?<!\p{L})[B-Z](?!\p{L})|\d+/gu) ?? []).sort();

/** Expects a complete translation of a message in every language, with the same cells, digits, numbers and comparisons. */
export function expectToldEverywhere(message: Message, geometry: Geometry): void {
  const english = englishOf(message, geometry);
  for (const language of LANGUAGES_TOLD) {
    const told = sentence(message, geometry, language);
    const about = `${language.code}: ${told}\n${english}`;
    // One question to vitest, which takes longer for each than the sentence does.
    expect(
      {
        isTranslated: language.translationsFor!(message) !== undefined,
        named: named(told),
        turning: turningWordsIn(told, language.code).sort(),
        comparisons: comparisonsIn(told, language.code),
        english: englishIn(told, language.code),
        unfilled: /[{}]|undefined/.exec(told)?.[0],
      },
      about,
    ).toEqual({
      isTranslated: true,
      named: named(english),
      turning: turningWordsIn(english, 'en').sort(),
      comparisons: comparisonsIn(english, 'en'),
      english: [],
      unfilled: undefined,
    });
  }
}
