/** The number of a cage says how often some digits are in it: 2315 is two 3s and one 5. */
import { type Bits, countBits } from '../src/core/bits.js';
import { type ClueText, type Constraint, listed, type Statement } from '../src/core/constraint.js';
import { digitsText } from '../src/core/numbers.js';
import type { Rule, RuleReason } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import type { Cell } from '../src/core/statement.js';
import { type CountedDigit, countedDigits } from '../src/rules/counted-digits.js';
import { wholeReason } from '../src/rules/reasons.js';
import { placesReason } from './contains.js';

/** The most cells that a clue counts. */
const MOST = 9;

/** Reads counts with their digits: `2x3,1x5`, or as pictures have them, `2315`. */
const counts: ClueText = {
  name: 'counts',
  example: '2x3',
  read(text) {
    const word = text.replaceAll(/\s/g, '').replaceAll('×', 'x');
    const said = /^(?:\d\d)+$/.test(word) ? word.match(/\d\d/g)!.map((each) => [...each].join('x')) : word.split(',');
    if (!said.every((each) => /^\dx\d{1,2}$/.test(each))) return undefined;
    const all = saidIn({ text: String(said) });
    const twice = all.find(({ digit }, at) => all.findIndex((other) => other.digit === digit) < at);
    if (twice) throw new RangeError(`its counts name ${twice.digit} twice: add them up`);
    if (all.some(({ times }) => times === 0))
      throw new RangeError('its counts are at least 1: leave out what is not there');
    if (all.reduce((sum, { times }) => sum + times, 0) > MOST)
      throw new RangeError(`its counts are ${MOST} cells at most: state two cages instead`);
    return String(all.toSorted((a, b) => a.digit - b.digit).map(({ times, digit }) => `${times}x${digit}`));
  },
};

/** Returns the digits that a clue counts, as they are written. */
const saidIn = ({ text = '' }: Pick<Statement, 'text'>): CountedDigit[] =>
  text.split(',').map((each) => {
    const [times, digit] = each.split('x').map(Number);
    return { times: times!, digit: digit! };
  });

/** Returns a clue as pictures have it: `2315`, or with digits of two figures `2×3 1×15`. */
function shownCounts(clue: Pick<Statement, 'text'>): string {
  const said = saidIn(clue);
  const isShort = said.every(({ digit }) => digit < 10);
  return said.map(({ times, digit }) => `${times}${isShort ? '' : '×'}${digit}`).join(isShort ? '' : ' ');
}

/** Counts with their digits as sentences have them: `2×3 and 1×5`. */
export function countWords(clue: Pick<Statement, 'text'>, and: string): string {
  const words = saidIn(clue).map(({ times, digit }) => `${times}×${digit}`);
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** Returns the requirement that some clues do not meet; undefined if they meet all. */
function requirementOf(own: readonly Statement[], numbers: readonly number[]): string | undefined {
  if (own.some((clue) => saidIn(clue).some(({ digit }) => !numbers.includes(digit))))
    return `digits of ${digitsText(numbers)}`;
  const isTooLong = (clue: Statement): boolean =>
    saidIn(clue).reduce((sum, { times }) => sum + times, 0) > clue.lists[0]!.length;
  return own.some(isTooLong) ? 'a cell for each digit that a clue counts' : undefined;
}

function ruleOf(statement: Statement, numbers: readonly number[]): Rule {
  const cells = statement.lists[0]!;
  const counted = saidIn(statement).map(({ times, digit }) => ({ times, digit: numbers.indexOf(digit) }));
  const rule = countedDigits(cells, counted);
  const wanted = counted.flatMap(({ times, digit }) => Array.from({ length: times }, () => 1 << digit));
  return {
    ...rule,
    statement,
    reasons: () => [
      placesReason(cells, wanted),
      fullReason(cells, counted),
      wholeReason(rule, { en: ({ say }) => say('so many of each digit leave no room for some', {}) }),
    ],
  };
}

/** Makes the reason that enough cells have a digit already. */
function fullReason(cells: readonly Cell[], counted: readonly CountedDigit[]): RuleReason {
  const isFull = (digits: readonly Bits[] | Int32Array, { digit, times }: CountedDigit): boolean => {
    let sure = 0;
    for (let at = 0; at < digits.length; at++) if (digits[at] === 1 << digit) sure++;
    return sure === times;
  };
  return {
    narrow(digits) {
      for (const each of counted) {
        if (!isFull(digits, each)) continue;
        const bit = 1 << each.digit;
        for (let at = 0; at < digits.length; at++) if (digits[at] !== bit) digits[at] = digits[at]! & ~bit;
      }
      return true;
    },
    told: {
      en: ({ before, cells: nameOf, digits, say }) =>
        counted
          .filter((each) => isFull(before, each) && before.some((set) => set & (1 << each.digit) && countBits(set) > 1))
          .map(({ digit }) =>
            say('only {cells} can be {digit}', {
              cells: nameOf(cells.filter((_, at) => before[at] === 1 << digit)),
              digit: digits(1 << digit),
            }),
          )
          .join('; '),
    },
  };
}

/** Returns half of the digits of some cells, with how often each is there. */
function someOf(digits: readonly number[]): string {
  const different = [...new Set(digits)].slice(0, Math.ceil(new Set(digits).size / 2));
  const said = different.map((digit) => `${digits.filter((other) => other === digit).length}x${digit}`);
  return counts.read(String(said))!;
}

export const lookAndSay: Constraint = listed({
  id: 'look-and-say',
  family: 'cages',
  spellings: ['lookandsaycage'],
  digits: 'any',
  names: { en: 'Look-and-say cages' },
  rule: { en: 'the number of a tinted cage says how often some digits are in it: 2315 is just two 3s and just one 5' },
  onCell: { en: (clue) => `in a look-and-say cage with ${countWords(clue, 'and')}` },
  holds: {
    demands: [
      {
        for: [{ name: 'n', listed: 'times' }],
        start: { count: '0' },
        step: { count: 'count + (a = n)' },
        end: 'count = times',
      },
    ],
  },
  told: { en: ({ all, ...clue }) => `look-and-say cage in ${all} with ${countWords(clue, 'and')}` },
  saidBy: 'look_and_say',
  takes: { text: counts, cells: { least: 1, most: Infinity }, isUnordered: true },
  additions: ({ numbers }, own) => requirementOf(own, numbers) ?? {},
  rules: ({ numbers }, own) => own.map((clue) => ruleOf(clue, numbers)),
  readOff: { areas: someOf },
  draw: ({ lists: [cells = []], ...clue }) => [
    { kind: 'outline', cells, line: 'dashed', isFilled: true, text: shownCounts(clue) },
  ],
});

export const lookAndSayShared: SharedRule = {
  id: 'look-and-say',
  called: 'look-and-say look_and_say look-and-say_cage look_and_say_cage',
  drawn: [{ form: 'cage' }],
  words: [],
};
