/** Digits that a solver finds, `digits=6 of 1-9`: each choice of them is tried, and exactly one has a solution. */

import { digitsText } from '../../core/numbers.js';
import { quoted } from '../../core/printable.js';
import { search } from '../../search/search.js';
import { listedNumbers } from '../../variants/digits.js';
import { type Reading, withRemark } from '../format.js';
import { Misread, unlessMisread } from '../misread.js';

/** Some of several numbers. */
interface Choice {
  readonly text: string;
  readonly count: number;
  readonly numbers: readonly number[];
}

/** Returns the choice that a text leaves; undefined for a text that lists digits. Throws a RangeError. */
export function choiceIn(text: string): Choice | undefined {
  const [, count, list] = /^(\d{1,2}) ?of ?(\d.*)$/i.exec(text.trim()) ?? [];
  return list === undefined ? undefined : { text, count: Number(count), numbers: listedNumbers(list) };
}

/** The most choices that are tried, and the guesses that all are worth. */
const MOST_CHOICES = 300;
const MOST_GUESSES = 5000;

/** Reads a puzzle with the only choice of digits that has a solution. Throws a Misread if none or several have, or it takes too long. */
export function readWithFound({ text, count, numbers }: Choice, read: (digits: string) => Reading): Reading {
  const fail = (fault: string): never => {
    throw new Misread(`digits ${quoted(text)}: ${fault}`);
  };
  const choices = choicesOf(numbers, count);
  if (choices.length === 0) fail('there are not so many');
  if (choices.length > MOST_CHOICES) fail(`there are more than ${MOST_CHOICES} ways to choose these: state the digits`);
  // Where no choice can be read, the first one tells why.
  const readings = choices.flatMap((choice) => unlessMisread(() => read(digitsText(choice))) ?? []);
  if (readings.length === 0) return read(digitsText(choices[0]!));
  let guesses = MOST_GUESSES;
  const solved = readings.filter(({ puzzle }) => {
    const { solutions, ended, nodes } = search(puzzle, { limit: 1, nodes: guesses });
    guesses -= nodes;
    if (ended === 'cut') fail('it takes too long to find them: state the digits');
    return solutions.length > 0;
  });
  const found = solved.map(({ puzzle }) => digitsText(puzzle.geometry.numbers));
  if (found.length === 0) fail('none of these have a solution');
  if (found.length > 1) fail(`several of these have solutions, such as ${found[0]} and ${found[1]}: state the digits`);
  return withRemark(solved[0]!, `the digits are ${found[0]}: no other ${count} have a solution`);
}

/** Returns all ascending lists of so many numbers; no more than one above the most that are tried. */
function choicesOf(numbers: readonly number[], count: number): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const extend = (chosen: readonly number[], from: number): void => {
    if (chosen.length === count) found.push(chosen);
    else
      for (let at = from; at < numbers.length && found.length <= MOST_CHOICES; at++)
        extend([...chosen, numbers[at]!], at + 1);
  };
  if (count > 0) extend([], 0);
  return found;
}
