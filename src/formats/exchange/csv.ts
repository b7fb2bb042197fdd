/** A row of a sheet: a puzzle, and perhaps its solution. */
import Papa from 'papaparse';
import type { Geometry } from '../../core/geometry.js';
import type { Reading } from '../format.js';
import { formatLine, line } from '../line.js';
import { Misread } from '../misread.js';
import type { Codec } from './codec.js';

export const csv: Codec = { parse, format: (puzzle) => formatLine(puzzle) };

function parse(text: string, shape?: Geometry): Reading {
  const { data, errors } = Papa.parse<string[]>(text.trim(), { delimiter: delimiterOf(text) });
  const [error] = errors;
  if (error) throw new Misread(error.message);
  const [row] = data;
  const cells = (row ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (data.length !== 1 || cells.length === 0)
    throw new Misread('one row is wanted: a puzzle, and perhaps its solution');
  const reading = line.parse(cells[0]!, shape);
  if (cells.length === 1) return reading;
  const { geometry, values } = line.parse(cells[1]!, reading.puzzle.geometry).puzzle;
  for (let cell = 0; cell < geometry.cells; cell++)
    if (reading.puzzle.values[cell]! >= 0 && values[cell] !== reading.puzzle.values[cell])
      throw new Misread(
        `the second column does not solve the first: row ${geometry.rowOf(cell) + 1}, column ${geometry.columnOf(cell) + 1} differ`,
      );
  return reading;
}

const delimiterOf = (text: string): string => [...'\t;,'].find((sign) => text.includes(sign)) ?? ',';
