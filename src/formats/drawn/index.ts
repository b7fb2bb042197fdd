/**
 * Shared puzzles: a drawing, and rules in words. Each step knows nothing of the next: containers hold documents, a
 * document becomes a drawing, a drawing figures; words become claims; figures and claims together state the puzzle.
 */
import type { Geometry } from '../../core/geometry.js';
import { decodeEscapes, objectIn } from '../exchange/link.js';
import { decompress } from '../exchange/lz.js';
import type { PenpaDocument } from '../exchange/penpa-document.js';
import type { Reading } from '../format.js';
import { Misread } from '../misread.js';
import { type Contained, containedIn } from './containers/index.js';
import type { SharedDrawing } from './drawing.js';
import { drawingOfFPuzzles } from './f-puzzles.js';
import type { Fields } from './fields.js';
import { drawingOfLisudoku } from './lisudoku.js';
import { drawingOfPenpa } from './penpa.js';
import { readDrawing } from './reading.js';
import type { SharedSettings } from './settings.js';
import { drawingOfSudokuMaker } from './sudokumaker.js';
import { drawingOf } from './sudokupad.js';
import { drawingOfSudokuStudio } from './sudokustudio.js';

export { withWords } from './beside.js';

/** Reads the one shared puzzle in a text. Throws a Misread. */
export function readShared(text: string, expected?: Geometry, settings?: SharedSettings): Reading {
  const [contained, another] = containedIn(text);
  if (contained === undefined) throw faultOf(text);
  if (another !== undefined) throw new Misread('there is another puzzle in the same text: give one puzzle only');
  return readDrawing(drawingIn(contained), expected, settings);
}

/** The code of a link or of a text that begins with a prefix. */
const CODED = /(?:[?&#](?:load|fpuzzles?|puzzleid|puzzle)=|^(?:scl|ctc|fpuzzles|fpuz))/i;

/** The beginning of Penpa+'s part of a link. */
const PENPA = /(?:^|[#?])m=(?:edit|solve)\b/;

/** Returns what is wrong with a text that holds no puzzle. */
function faultOf(text: string): Misread {
  if (PENPA.test(text)) return new Misread('this link of Penpa+ has no puzzle after p=');
  const link = decodeEscapes(text.trim()).replaceAll(' ', '+');
  const match = CODED.exec(link);
  try {
    objectIn(decompress(match ? link.slice(match.index + match[0].length).split(/[&#]/)[0]! : link), 'this link');
  } catch (error) {
    if (error instanceof Misread) return error;
    throw error;
  }
  return new Misread(
    'there is no puzzle of SudokuPad, f-puzzles, SudokuMaker, lisudoku, SudokuStudio or Penpa+ in this text',
  );
}

const drawingIn = ({ program, document }: Contained): SharedDrawing => DRAWINGS[program](document as Fields);

const DRAWINGS: Readonly<Record<Contained['program'], (document: Fields) => SharedDrawing>> = {
  sudokupad: drawingOf,
  'f-puzzles': drawingOfFPuzzles,
  sudokumaker: drawingOfSudokuMaker,
  lisudoku: drawingOfLisudoku,
  sudokustudio: drawingOfSudokuStudio,
  penpa: (document) => drawingOfPenpa(document as unknown as PenpaDocument),
};
