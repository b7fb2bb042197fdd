/**
 * Shared puzzles: a drawing, and rules in words. Each step knows nothing of the next: containers hold documents, a
 * document becomes a drawing, a drawing figures; words become claims; figures and claims together state the puzzle. Words
 * may stand beside a puzzle in any other text too.
 */
import type { Geometry } from '../../core/geometry.js';
import type { Statement } from '../../core/statement.js';
import { constraintOf } from '../../variants/names.js';
import { withRules } from '../../variants/rules.js';
import { statementText } from '../../variants/statement-text.js';
import { decodeEscapes, objectIn } from '../exchange/link.js';
import { decompress } from '../exchange/lz.js';
import type { PenpaDocument } from '../exchange/penpa-document.js';
import { leftOutRemark, type Reading, withRemark } from '../format.js';
import { Misread } from '../misread.js';
import { type Contained, containedIn } from './containers/index.js';
import type { SharedDrawing } from './drawing.js';
import { drawingOfFPuzzles } from './f-puzzles.js';
import type { Fields } from './fields.js';
import { drawingOfLisudoku } from './lisudoku.js';
import { assignmentsOf } from './matching.js';
import { drawingOfPenpa } from './penpa.js';
import { notUnderstood, openTexts, readDrawing, sentenceText, toldOf } from './reading.js';
import type { SharedSettings } from './settings.js';
import { drawingOfSudokuMaker } from './sudokumaker.js';
import { drawingOf } from './sudokupad.js';
import { drawingOfSudokuStudio } from './sudokustudio.js';
import type { RuleClaim } from './words/claim.js';
import { rulesReader } from './words/claims.js';

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

/**
 * Adds the rules that words state to a puzzle that was read. Throws a Misread for a sentence that is not understood, or
 * that speaks of clues which the puzzle has not, unless the settings leave that out.
 */
export function withWords(reading: Reading, words: string, { ignoresRules = false }: SharedSettings = {}): Reading {
  const { geometry } = reading.puzzle;
  const { size, layout } = geometry;
  const sentences = rulesReader.sentences(words, size);
  const lost = sentences.filter(({ claims }) => !claims).map(sentenceText);
  const named = {
    variant: layout.names,
    statements: layout.statements ?? [],
    sets: layout.groups.map(({ cells }) => cells),
  };
  const claims = sentences.flatMap((sentence) => sentence.claims ?? []);
  const [{ open, ...matched }] = assignmentsOf([], claims, { size, named }, { hasWords: true });
  const spoken = open.claims.filter(isOfDiagonals);
  const names = [...matched.names, ...spoken.flatMap(({ options }) => options.map(({ rule }) => rule.id))];
  const assignment = { ...matched, open, names: [...new Set(names)] };
  const left = [...lost, ...openTexts({ ...open, claims: open.claims.filter((claim) => !spoken.includes(claim)) })];
  if (left.length > 0 && !ignoresRules) throw notUnderstood(left);
  const added = assignment.names.filter((name) => !layout.names.includes(name));
  const read: Reading = {
    ...reading,
    puzzle: {
      ...reading.puzzle,
      geometry: withAdded(
        geometry,
        added,
        matched.matched.flatMap(({ statements }) => statements),
      ),
    },
    rules: { told: toldOf(sentences, assignment, named), ...(left.length > 0 && { ignored: left }) },
  };
  return left.length === 0 ? read : withRemark(read, leftOutRemark(left));
}

/** Words for both diagonals, which no text has drawn. */
const BOTH =
  /diagonals|diagonalen|x-?\s?sudoku|\b(?:both|each|every|beide\p{L}*|jede\p{L}*)\s(?:\p{L}+\s){0,2}diagonal/iu;
const OF_ONE = /\b(?:positive|negative)\b/i;

/** True if a claim is that of a rule of the whole grid, about both diagonals. */
const isOfDiagonals = ({ sentence, options }: RuleClaim): boolean =>
  BOTH.test(sentence) &&
  !OF_ONE.test(sentence) &&
  options.every(({ rule: { constraint } }) => constraint.takes === undefined);

function withAdded(geometry: Geometry, variant: readonly string[], statements: readonly Statement[]): Geometry {
  if (variant.length + statements.length === 0) return geometry;
  const constraints = statements.map(
    (each) => `${each.kind}=${statementText(each, geometry.size, constraintOf(each.kind)?.takes)}`,
  );
  try {
    return withRules(geometry, { variant, constraints });
  } catch (error) {
    throw error instanceof RangeError ? new Misread(error.message) : error;
  }
}
