/** Rules as people say them, written apart from the dictionaries, and puzzles of our own drawn in their words. */
import type { Puzzle } from '../../../../src/core/puzzle.js';
import { constraintsOf } from '../../../../src/definitions/constraints-of.js';
import { namesOf } from '../../../../src/formats/drawn/colours.js';
import type { SharedDrawing } from '../../../../src/formats/drawn/drawing.js';
import { drawnPuzzle } from '../../../../src/formats/exchange/drawn-puzzle.js';
import { readPuzzle } from '../../../../src/formats/read.js';
import { linesOf } from '../../../constraints/own-puzzles.js';

/** Sentences on clues of one kind. `%` is their colour, in German with its ending: `%en Linien`. */
export interface Wordings {
  readonly en: readonly string[];
  readonly de: readonly string[];
  /** The clues of which they speak, in a grid without givens; those of our own puzzles of the kind, if it is left out. */
  readonly clues?: string;
}

/** The German names of colours, without an ending. */
const GERMAN: Readonly<Record<string, string>> = {
  grey: 'grau',
  green: 'grün',
  purple: 'violett',
  blue: 'blau',
  orange: 'orange',
  red: 'rot',
  yellow: 'gelb',
  teal: 'türkis',
  black: 'schwarz',
};

/** A puzzle, and its drawing without a solution. */
export interface Drawn {
  readonly puzzle: Puzzle;
  readonly drawing: SharedDrawing;
}

/** Returns some puzzles of 9×9 whose clues are of one kind, drawn. */
export const drawnOf = (kind: string, clues: string | undefined, most: number): Drawn[] =>
  (clues === undefined ? linesOf(kind) : [`${'.'.repeat(81)} ${clues}`])
    .filter((line) => line.split(' ')[0]!.length === 81)
    .map((line) => readPuzzle(line).puzzle)
    .filter(({ geometry }) => constraintsOf(geometry).length === 1)
    .slice(0, most)
    .map((puzzle) => {
      const { solution: _, ...drawing } = drawnPuzzle(puzzle);
      return { puzzle, drawing };
    });

/** Returns the name of the colour in which clues are drawn; an empty one for none. */
function colourOf({ strokes, shapes, cages }: SharedDrawing): string {
  const colours = [
    ...strokes.map(({ colour }) => colour),
    ...shapes.flatMap(({ fill }) => fill ?? []),
    ...cages.flatMap((cage) => cage.colours),
  ];
  return colours.flatMap((colour) => [...namesOf(colour)]).find((name) => name in GERMAN) ?? '';
}

/** Returns a drawing with a sentence on its clues behind the usual rules. */
export function withSaid(drawing: SharedDrawing, sentence: string, language: 'en' | 'de'): SharedDrawing {
  const colour = colourOf(drawing);
  const said = sentence.replaceAll(/%(\p{L}*)/gu, (_, ending: string) =>
    language === 'de' ? (GERMAN[colour] ?? '').replace(/e$/, '') + ending : colour,
  );
  const usual = { en: 'Normal sudoku rules apply.', de: 'Es gelten die normalen Sudoku-Regeln.' }[language];
  return { ...drawing, rules: `${usual}\n${said.charAt(0).toUpperCase()}${said.slice(1)}` };
}
