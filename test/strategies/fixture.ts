/**
 * Fixtures of strategies: fixtures/strategies/<id>.txt, cases apart by a blank line, each of aligned keys:
 *
 *   case     what it shows
 *   grid     a line of symbols, + before values that are no givens
 *   shape    2x3, where the box shape is not the usual one
 *   without  candidates gone before: 1r2c1 1r2c3
 *   finds    -1r1c2 -1r1c8 (removed), +5r3c4 (placed), or: nothing
 *   says     the sentence
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Board } from '../../src/core/board.js';
import { type Candidate, Geometry } from '../../src/core/geometry.js';
import { boardOf } from '../../src/core/puzzle.js';
import { parseLine } from '../../src/formats/line.js';
import { digitOf } from '../../src/formats/symbols.js';

export interface Case {
  readonly name: string;
  readonly board: Board;
  /** Empty where nothing may be found. */
  readonly place: readonly Candidate[];
  readonly remove: readonly Candidate[];
  readonly says: string | undefined;
}

const fixtureUrl = (id: string): URL => new URL(`../../fixtures/strategies/${id}.txt`, import.meta.url);

export function casesOf(id: string): Case[] {
  const url = fixtureUrl(id);
  if (!existsSync(url)) return [];
  return readFileSync(url, 'utf8')
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseCase(id, block));
}

function parseCase(id: string, block: string): Case {
  const fields = new Map<string, string>();
  let key = '';
  for (const line of block.split('\n')) {
    const [, name, text] = /^(\S*)\s+(.*)$/.exec(line)!;
    key = name || key;
    fields.set(key, fields.has(key) ? `${fields.get(key)}\n${line.slice(9)}` : text!);
  }
  const [rows, columns] = (fields.get('shape') ?? '').split('x').map(Number);
  const board = boardOf(parseLine(fields.get('grid')!, rows && columns ? Geometry.of(rows, columns) : undefined));
  const { geometry } = board;
  for (const name of words(fields.get('without'))) board.remove(parseCandidate(name, geometry));
  const finds = words(fields.get('finds'));
  if (finds.length === 0) throw new Error(`a case of ${id} does not say what it finds`);
  const marked = (sign: string): Candidate[] =>
    finds.filter((word) => word.startsWith(sign)).map((word) => parseCandidate(word.slice(1), geometry));
  return {
    name: `${id}: ${fields.get('case')}`,
    board,
    place: marked('+'),
    remove: marked('-'),
    says: fields.get('says'),
  };
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

function parseCandidate(name: string, geometry: Geometry): Candidate {
  const [, symbol, row, column] = /^(.)r(\d+)c(\d+)$/.exec(name)!;
  return geometry.candidate((Number(row) - 1) * geometry.size + Number(column) - 1, digitOf(symbol!, geometry.size));
}
