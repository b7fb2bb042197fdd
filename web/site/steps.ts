/**
 * The section "Step by step" of a page: numbered sentences about its example. Each has a picture of its own, with those
 * marks of the example that lie in the cells and houses it names, so that text and picture say the same.
 */
import type { Candidate, Cell, Geometry, House } from '../../src/core/index.js';
import { type Drawn, type DrawnPosition, type Picture, reasonPicture } from '../../src/render/index.js';
import { type Mark, markCandidates, markCells } from '../../strategies/index.js';

const SECTION = /## Step by step\n+([\s\S]+?)\n+(?=## )/;

/** The steps of a page; none if it has no such section. */
export const stepsIn = (markdown: string): string[] =>
  [...(SECTION.exec(markdown)?.[1] ?? '').matchAll(/^\d+\. (.*)$/gm)].map(([, text]) => text!);

/** A page without its steps. */
export const withoutSteps = (markdown: string): string => markdown.replace(SECTION, '');

/** What a sentence names. */
export interface Named {
  /** Cells that are named without digits. */
  readonly cells: ReadonlySet<Cell>;
  /** `7 in r3c4`, `1 and 2 from r3c45`. */
  readonly candidates: ReadonlySet<Candidate>;
  readonly houses: ReadonlySet<House>;
}

const CELLS = String.raw`r\d+c\d+(?:(?:, and |, | and | or )r\d+c\d+)*`;
const DIGITS = String.raw`\d(?:(?:, and |, | and | or )\d)*`;
const CANDIDATES = new RegExp(String.raw`\b(${DIGITS}) (?:in|from) (?:one of )?(${CELLS})`, 'g');
const HOUSES = new RegExp(String.raw`\b(row|column|box)(?:s|es)? (${DIGITS})(?!\d)`, 'g');

const digitsIn = (text: string): number[] => [...text.matchAll(/\d/g)].map(([digit]) => Number(digit) - 1);

/** `r13c2`: the cells in all of the rows and all of the columns. */
export const cellsIn = (text: string, geometry: Geometry): Cell[] =>
  [...text.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows, columns]) =>
    digitsIn(rows!).flatMap((row) => digitsIn(columns!).map((column) => row * geometry.size + column)),
  );

export function namedIn(text: string, geometry: Geometry): Named {
  const candidates = new Set<Candidate>();
  const rest = text.replace(CANDIDATES, (_, digits: string, cells: string) => {
    for (const cell of cellsIn(cells, geometry))
      for (const digit of digitsIn(digits)) candidates.add(geometry.candidate(cell, digit));
    return '';
  });
  const houses = [...text.matchAll(HOUSES)].flatMap(([, kind, numbers]) => {
    const first = geometry.firstOf(kind as 'row' | 'column' | 'box');
    return digitsIn(numbers!).map((index) => first + index);
  });
  return { cells: new Set(cellsIn(rest, geometry)), candidates, houses: new Set(houses) };
}

/** True if a step tells what is removed or placed. */
const concludes = (text: string): boolean => /\b(?:remove|place) \d/.test(text);

/** True if all of a mark lies in what a sentence names. */
function isAbout(mark: Mark, { cells, candidates, houses }: Named, geometry: Geometry): boolean {
  const isNamed = (candidate: Candidate): boolean => candidates.has(candidate) || cells.has(geometry.cellOf(candidate));
  switch (mark.kind) {
    case 'cell':
      return cells.has(mark.cell) || [...candidates].some((candidate) => geometry.cellOf(candidate) === mark.cell);
    case 'house':
      return houses.has(mark.house);
    case 'link':
      return [...mark.from, ...mark.to].every(isNamed);
    case 'candidate':
      return isNamed(mark.candidate);
  }
}

/** The marks of the example that a sentence is about. What it names and nothing marks is marked here. */
export function marksFor(text: string, marks: readonly Mark[], { geometry, digits }: DrawnPosition): Mark[] {
  const named = namedIn(text, geometry);
  const isShown = (mark: Mark): boolean => mark.kind !== 'candidate' || mark.role !== 'target' || concludes(text);
  const own = marks.filter((mark) => isShown(mark) && isAbout(mark, named, geometry));
  const marked = new Set(own.flatMap((mark) => (mark.kind === 'candidate' ? [mark.candidate] : [])));
  const inCells = new Set([
    ...own.flatMap((mark) => (mark.kind === 'cell' ? [mark.cell] : [])),
    ...[...marked].map((candidate) => geometry.cellOf(candidate)),
  ]);
  const isLeft = (candidate: Candidate): boolean =>
    ((digits[geometry.cellOf(candidate)]! >> geometry.digitOf(candidate)) & 1) === 1;
  const unmarked = concludes(text) ? [] : [...named.candidates].filter((one) => !marked.has(one) && isLeft(one));
  return [
    ...markCells(
      'pattern',
      [...named.cells].filter((cell) => !inCells.has(cell)),
    ),
    ...own,
    ...markCandidates('pattern', unmarked),
  ];
}

/** The picture of a step. */
export function stepPicture(text: string, position: DrawnPosition, { place, remove, marks }: Drawn): Picture {
  const own = marksFor(text, marks, position);
  const concluded = concludes(text) ? { place, remove } : { place: [], remove: [] };
  return reasonPicture(position, { ...concluded, marks: own });
}
