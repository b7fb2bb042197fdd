/** Other digits than those from 1 on, as puzzles state them: `digits=0-8`, `digits=0,1,2,3,5,8`. */
import { areUsual, LARGEST_NUMBER } from '../core/numbers.js';
import { quoted } from '../core/printable.js';

/** Returns the numbers that a text lists. Throws a RangeError for a text that is no list of ascending numbers. */
export function listedNumbers(text: string): readonly number[] {
  const words = text.split(',').map((word) => word.trim());
  const numbers = words.flatMap((word) => {
    const [, first, last = first] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(word) ?? [];
    const [from, to] = [Number(first), Number(last)];
    return from <= to ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : Number.NaN;
  });
  const isAscending = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  if (!isAscending || !(numbers.at(-1)! <= LARGEST_NUMBER))
    throw new RangeError(
      `digits ${quoted(text)}: expected different whole numbers from 0 to ${LARGEST_NUMBER}, ascending, as in digits=0-8`,
    );
  return numbers;
}

/** Returns how many numbers a text lists; undefined for a text that lists none. */
export function countListed(text: string): number | undefined {
  try {
    return listedNumbers(text).length;
  } catch {
    return undefined;
  }
}

/** Returns the numbers of the digits of a size; undefined for the usual ones. Throws a RangeError if they are not as many. */
export function numbersIn(text: string, size: number): readonly number[] | undefined {
  const numbers = listedNumbers(text);
  if (numbers.length !== size)
    throw new RangeError(`digits ${quoted(text)}: these are ${numbers.length}, but a grid of size ${size} has ${size}`);
  return areUsual(numbers) ? undefined : numbers;
}
