/** Reads random texts, and reports the faults. */

import { EMPTY } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { clashes, givensOf, type Puzzle } from '../../src/core/puzzle.js';
import { below, type Random, seeded } from '../../src/create/random.js';
import { load, READ, readLoaded, WRITTEN, writerNamed } from '../../src/formats/exchange/any.js';
import { Unwritable } from '../../src/formats/exchange/codec.js';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { Misread } from '../../src/formats/misread.js';
import type { PuzzleRecord } from '../../src/formats/record.js';
import { sheetSplitter } from '../../src/formats/sheet/split.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { formatLine, parseLine } from '../../src/formats/text/line.js';
import { garbage, samplesOf, veryLong } from './garbage.js';
import { TRIED_SHAPES } from './positions.js';

/** Milliseconds after which work counts as slow. */
const SLOW = 1000;
/** The most faults reported. */
const MOST_FAULTS = 20;
/** One text of LONG is very long; one of CYCLED puzzles read is written in all formats. */
const LONG = 20_000;
const CYCLED = 8;

export interface ParserFigures {
  texts: number;
  readings: number;
  puzzles: number;
  refused: number;
  cycles: number;
  slowest: number;
  readonly faults: string[];
}

/** Returns a text that is equal for puzzles with the same givens and values. */
const lineOf = (puzzle: Puzzle): string => `${formatLine(givensOf(puzzle))} ${formatLine(puzzle)}`;

function checkPuzzle(puzzle: Puzzle): void {
  const { geometry, values, candidates } = puzzle;
  if (values.length !== geometry.cells) throw new Error(`${values.length} values in ${geometry.cells} cells`);
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (!(values[cell]! >= EMPTY && values[cell]! < geometry.size)) throw new Error(`the value ${values[cell]}`);
    if (candidates && candidates[cell]! & ~geometry.all) throw new Error(`the candidates ${candidates[cell]}`);
  }
  const line = formatLine(puzzle);
  const again = formatLine(parseLine(line, geometry));
  if (again !== line) throw new Error(`${line} is read as ${again}`);
}

/** True if a puzzle has the shape, perhaps with rules of its own, which the text adds. */
const isOf = (shape: Geometry, { geometry }: Puzzle): boolean =>
  geometry.isPlain ? geometry === shape : geometry.size === shape.size;

/** Formats that show a single candidate as a value, or the reverse. */
const MIXES_SINGLES: readonly string[] = ['pencilmarks', 'sukaku', 'sukaku-explainer', 'sudokuwiki-162', 'clipboard'];

function cycle(puzzle: Puzzle, name: string): boolean {
  const { geometry } = puzzle;
  const { holds, format } = writerNamed(name);
  let text: string;
  try {
    text = format(puzzle, alphabetOf(geometry.size), {});
  } catch (error) {
    if (error instanceof Unwritable) return false;
    throw error;
  }
  const back = readLoaded(text, geometry, name).puzzle;
  if (MIXES_SINGLES.includes(name)) {
    const twice = format(back, alphabetOf(geometry.size), {});
    if (twice !== text) throw new Error(`${name} writes\n${text}\nand then\n${twice}`);
  } else if (formatLine(back) !== formatLine(puzzle) && formatLine(back) !== formatLine(givensOf(puzzle)))
    throw new Error(`${formatLine(puzzle)} comes back from ${name} as ${formatLine(back)}`);
  else if (holds.includes('givens') && lineOf(back) !== lineOf(puzzle))
    throw new Error(`${lineOf(puzzle)} comes back from ${name} as ${lineOf(back)}`);
  return true;
}

function checkRefusal({ message, line, column }: Misread, text: string): void {
  const lines = text.split(/\r\n|\n|\r/).length;
  if (message.trim() === '') throw new Error('a refusal without a reason');
  if (message.length > 5000) throw new Error(`a reason of ${message.length} characters`);
  if (!(Number.isInteger(line) && line >= 1 && line <= Math.max(1, lines)))
    throw new Error(`a refusal in line ${line} of ${lines}: ${message}`);
  if (column !== undefined && !(Number.isInteger(column) && column >= 1 && column <= text.length + 2))
    throw new Error(`a refusal in column ${column} of ${text.length} characters: ${message}`);
  if (/undefined|NaN|\[object/.test(message) && !/undefined|NaN|\[object/.test(text)) throw new Error(message);
}

const WRITERS = WRITTEN.filter((name) => name !== 'json');

export async function tryParsers(count: number, seed: string): Promise<ParserFigures> {
  await load([], ...READ);
  const random = seeded(seed);
  const samples = await samplesOf(random, 5);
  const figures: ParserFigures = { texts: 0, readings: 0, puzzles: 0, refused: 0, cycles: 0, slowest: 0, faults: [] };
  const kinds = new Set<string>();
  Error.stackTraceLimit = 4;

  const read = (text: string, shape: Geometry | undefined, from: string | undefined): void => {
    figures.readings++;
    try {
      const { puzzle } = readLoaded(text, shape, from);
      figures.puzzles++;
      checkPuzzle(puzzle);
      if (shape && !isOf(shape, puzzle)) throw new Error(`a ${puzzle.geometry.size}, not the size asked for`);
      if (puzzle.geometry.size > 1 && below(random, CYCLED) === 0 && clashes(puzzle).length === 0)
        for (const name of WRITERS) if (below(random, 4) === 0 && cycle(puzzle, name)) figures.cycles++;
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      figures.refused++;
      checkRefusal(error, text);
    }
  };

  for (let index = 0; index < count; index++) {
    const text = (index % LONG === LONG - 1 ? veryLong : garbage)(random, samples);
    const shape = random() < 0.2 ? TRIED_SHAPES[below(random, TRIED_SHAPES.length)] : undefined;
    const way = below(random, 10);
    const from = way < 5 ? READ[below(random, READ.length)] : undefined;
    const before = process.cpuUsage();
    try {
      if (way < 7) read(text, shape, from);
      else
        for (const record of recordsIn(text, shape, way, random)) {
          if (!(record.line >= 1)) throw new Error(`a record in line ${record.line}`);
          read(record.text, shape, undefined);
        }
    } catch (error) {
      const { message, stack = '' } = error as Error;
      const kind = `${message.replaceAll(/[\d.]+|'.*'/gs, '').slice(0, 60)} ${stack.split('\n    at ')[1] ?? ''}`;
      if (!kinds.has(kind) && figures.faults.length < MOST_FAULTS)
        figures.faults.push(
          `text ${index} ${way} ${from ?? 'as it shows'} ${shape?.size ?? ''}: ${JSON.stringify(text.slice(0, 3000))}\n${stack.slice(0, 1200)}`,
        );
      kinds.add(kind);
    }
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    if (took > SLOW)
      figures.faults.push(`text ${index} ${way} ${from} took ${took} ms: ${JSON.stringify(text.slice(0, 200))}`);
    figures.slowest = Math.max(figures.slowest, Math.round(took));
    figures.texts++;
  }
  return figures;
}

/** Splits a text at random places, as a stream arrives. */
function recordsIn(text: string, shape: Geometry | undefined, way: number, random: Random): PuzzleRecord[] {
  const pasted = splitterOf(way === 8 ? READ[below(random, READ.length)] : undefined);
  const splitter = (way === 9 ? sheetSplitter({ areSheets: random() < 0.5 }, pasted) : pasted)(shape);
  const at = below(random, text.length + 1);
  try {
    return [...splitter.push(text.slice(0, at)), ...splitter.push(text.slice(at)), ...splitter.end()];
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    checkRefusal(error, text);
    return [];
  }
}
