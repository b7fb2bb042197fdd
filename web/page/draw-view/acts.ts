/** Acts on a drawing: each returns the drawing after it, or the same one if nothing changes. */
import type { Statement } from '../../../constraints/index.js';
import { type Bits, type Cell, EMPTY } from '../../../src/core/index.js';
import { boxesOf, type PuzzleDrawing } from './drawing.js';

export const withClue = (drawing: PuzzleDrawing, clue: Statement): PuzzleDrawing => ({
  ...drawing,
  clues: [...drawing.clues, clue],
});

export const withoutClue = (drawing: PuzzleDrawing, index: number): PuzzleDrawing =>
  index in drawing.clues ? { ...drawing, clues: drawing.clues.toSpliced(index, 1) } : drawing;

/** Returns the drawing with other clues in the place of one. */
export const withClues = (drawing: PuzzleDrawing, index: number, clues: readonly Statement[]): PuzzleDrawing => ({
  ...drawing,
  clues: drawing.clues.toSpliced(index, 1, ...clues),
});

export const withClueChanged = (drawing: PuzzleDrawing, index: number, clue: Statement): PuzzleDrawing =>
  clue === drawing.clues[index] ? drawing : withClues(drawing, index, [clue]);

/** Writes a digit as a given into cells, or empties them. */
export function withGiven(drawing: PuzzleDrawing, cells: Iterable<Cell>, digit: number): PuzzleDrawing {
  const values = [...drawing.values];
  for (const cell of cells) values[cell] = digit;
  return values.some((value, cell) => value !== drawing.values[cell]) ? { ...drawing, values } : drawing;
}

/** Notes a digit in cells, or takes it out if all of them have it. `EMPTY`: takes out all notes. */
export function withNote(drawing: PuzzleDrawing, cells: readonly Cell[], digit: number): PuzzleDrawing {
  const before = drawing.notes ?? drawing.values.map(() => 0);
  const bit = 1 << digit;
  const isNoted = cells.every((cell) => (before[cell]! & bit) !== 0);
  const noted = (set: Bits): Bits => (digit === EMPTY ? 0 : isNoted ? set & ~bit : set | bit);
  const notes = before.map((set, cell) => (cells.includes(cell) ? noted(set) : set));
  if (notes.every((set, cell) => set === before[cell])) return drawing;
  const { notes: _, ...rest } = drawing;
  return notes.some((set) => set !== 0) ? { ...rest, notes } : rest;
}

/** Switches a rule of the whole grid on or off. */
export const withSwitched = (drawing: PuzzleDrawing, id: string): PuzzleDrawing => ({
  ...drawing,
  whole: drawing.whole.includes(id) ? drawing.whole.filter((each) => each !== id) : [...drawing.whole, id],
});

/** Paints cells in the colour of a region. Painting begins with the boxes. */
export function withPainted(drawing: PuzzleDrawing, region: number, cells: Iterable<Cell>): PuzzleDrawing {
  const before = drawing.regions ?? boxesOf(drawing);
  const regions = [...before];
  for (const cell of cells) regions[cell] = region;
  return regions.some((each, cell) => each !== before[cell]) ? { ...drawing, regions } : drawing;
}

/** Gives up the regions: boxes tile the grid again. */
export function withBoxes(drawing: PuzzleDrawing): PuzzleDrawing {
  const { regions, ...rest } = drawing;
  return regions ? rest : drawing;
}

/** What a setter says of the puzzle. */
export const SAID = ['title', 'author', 'rules'] as const;

/** Writes the title, the author or the rules; without a text, they are left out. */
export function withSaid(drawing: PuzzleDrawing, part: (typeof SAID)[number], text: string | undefined): PuzzleDrawing {
  if (drawing[part] === text) return drawing;
  const { [part]: _, ...rest } = drawing;
  return text === undefined ? rest : { ...rest, [part]: text };
}

/** True if nothing is drawn. */
export const isBlank = ({ values, notes, regions, whole, clues, ornaments }: PuzzleDrawing): boolean =>
  !notes && !regions && whole.length + clues.length === 0 && !ornaments && values.every((value) => value === EMPTY);
