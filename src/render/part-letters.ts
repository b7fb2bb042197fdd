/** Letters for sets, colours and cases, none of which is a digit of the puzzle. */
import type { Geometry } from '../core/geometry.js';
import { alphabetOn } from '../formats/symbols.js';
import type { DigitWords } from './language/language.js';

/** Latin capitals, and the Greek ones that look different: the largest grids have all but one of the former as digits. */
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZΓΔΘΛΞΠΣΦΨΩ'];

/** Returns the letters that name parts, in order. After the last they begin again. */
export function partLetters(geometry: Pick<Geometry, 'numbers'>, { alphabet }: DigitWords = {}): readonly string[] {
  const digits = (alphabet ?? alphabetOn(geometry)).map((symbol) => symbol.toUpperCase());
  return CAPITALS.filter((letter) => !digits.includes(letter));
}
