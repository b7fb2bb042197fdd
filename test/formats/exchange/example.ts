/** One puzzle, made for these tests, as each format writes it. */
import { parseLine } from '../../../src/formats/text/line.js';

export const LINE = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';
export const SOLUTION = '915724836423681759687935124546897213198253647372146598231478965864519372759362481';
export const EXAMPLE = parseLine(LINE);
