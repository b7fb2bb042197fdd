/** The texts of clues for labels of cells. They are loaded for puzzles with clues only. */
import type { Cell, Geometry } from '../../../src/core/index.js';
import { cellClues } from '../../../src/render/index.js';
import type { ElementWords } from '../words.js';

/** Returns what the label of each cell says of its clues. */
export const clueTexts = (geometry: Geometry, { pictures }: ElementWords): ReadonlyMap<Cell, readonly string[]> =>
  cellClues(geometry, pictures);
