/**
 * The section "Step by step" of a page: numbered sentences about its example. Each has a picture with the marks of the
 * example that lie in the cells and houses of the sentence, so that text and picture agree.
 */
import type { Candidate, Cell, Geometry, House } from '../../src/core/index.js';
import { type Drawn, type DrawnPosition, gridPicture, type Picture } from '../../src/render/index.js';
import type { Mark } from '../../strategies/index.js';

const SECTION = /## (?:Step by step|Schritt für Schritt)\n+([\s\S]+?)\n+(?=## )/;

/** Returns the steps of a page, English or German; none if the page lacks the section. */
export const stepsIn = (markdown: string): string[] =>
  [...(SECTION.exec(markdown)?.[1] ?? '').matchAll(/^\d+\. (.*)$/gm)].map(([, text]) => text!);

/** Returns a page without its steps. */
export const withoutSteps = (markdown: string): string => markdown.replace(SECTION, '');

/** The cells, candidates and houses that a sentence names. */
interface NamedPlaces {
  /** Cells named without digits. */
  readonly cells: ReadonlySet<Cell>;
  /** Candidates such as `7 in r3c4`, `1 and 2 from r3c45`. */
  readonly candidates: ReadonlySet<Candidate>;
  readonly houses: ReadonlySet<House>;
}

const CELLS = String.raw`r\d+c\d+(?:(?:, and |, | and | or )r\d+c\d+)*`;
const DIGITS = String.raw`\d(?:(?:, and |, | and | or )\d)*`;
const CANDIDATES = new RegExp(
  String.raw`(?<!\b(?:row|column|box) )\b(${DIGITS}) (?:in|from) (?:one of )?(${CELLS})`,
  'g',
);
const HOUSES = new RegExp(String.raw`\b(row|column|box)(?:s|es)? (${DIGITS})(?!\d)`, 'gi');

const digitsIn = (text: string): number[] => [...text.matchAll(/\d/g)].map(([digit]) => Number(digit) - 1);

/** Returns the cells of names such as `r13c2`: all cells in rows 1 and 3 and column 2. */
export const cellsNamed = (text: string, geometry: Geometry): Cell[] =>
  [...text.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows, columns]) =>
    digitsIn(rows!).flatMap((row) => digitsIn(columns!).map((column) => row * geometry.size + column)),
  );

export function namedIn(text: string, geometry: Geometry): NamedPlaces {
  const candidates = new Set<Candidate>();
  const rest = text.replace(CANDIDATES, (_, digits: string, cells: string) => {
    for (const cell of cellsNamed(cells, geometry))
      for (const digit of digitsIn(digits)) candidates.add(geometry.candidate(cell, digit));
    return '';
  });
  const houses = [...text.matchAll(HOUSES)].flatMap(([, kind, numbers]) => {
    const first = geometry.firstOf(kind!.toLowerCase() as 'row' | 'column' | 'box');
    return digitsIn(numbers!).map((index) => first + index);
  });
  return { cells: new Set(cellsNamed(rest, geometry)), candidates, houses: new Set(houses) };
}

/** True if a sentence removes or places a digit. */
const hasConclusion = (text: string): boolean => /\b(?:remove|place) \d/.test(text);

/** True if a sentence names all cells, candidates and houses of a mark. */
function isAbout(mark: Mark, { cells, candidates, houses }: NamedPlaces, geometry: Geometry): boolean {
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

/**
 * Returns the marks of the example that a sentence is about. A named cell without a mark gets one. So does a named
 * candidate, unless the sentence removes or places a digit.
 */
export function marksFor(text: string, marks: readonly Mark[], { geometry, digits }: DrawnPosition): Mark[] {
  const named = namedIn(text, geometry);
  const isShown = (mark: Mark): boolean => mark.kind !== 'candidate' || mark.role !== 'target' || hasConclusion(text);
  const own = marks.filter((mark) => isShown(mark) && isAbout(mark, named, geometry));
  const marked = new Set(own.flatMap((mark) => (mark.kind === 'candidate' ? [mark.candidate] : [])));
  const inCells = new Set([
    ...own.flatMap((mark) => (mark.kind === 'cell' ? [mark.cell] : [])),
    ...[...marked].map((candidate) => geometry.cellOf(candidate)),
  ]);
  const isLeft = (candidate: Candidate): boolean =>
    ((digits[geometry.cellOf(candidate)]! >> geometry.digitOf(candidate)) & 1) === 1;
  const unmarked = hasConclusion(text) ? [] : [...named.candidates].filter((one) => !marked.has(one) && isLeft(one));
  return [
    ...[...named.cells].flatMap((cell): Mark[] => (inCells.has(cell) ? [] : [{ kind: 'cell', cell, role: 'pattern' }])),
    ...own,
    ...unmarked.map((candidate): Mark => ({ kind: 'candidate', candidate, role: 'pattern' })),
  ];
}

/** Returns the named parts of the pattern in earlier steps, which stay visible in later ones. */
const partsOf = (texts: readonly string[], marks: readonly Mark[], position: DrawnPosition): Mark[] =>
  texts
    .flatMap((text) => marksFor(text, marks, position))
    .filter((mark) => mark.kind === 'cell' && mark.name !== undefined);

/** Returns the pictures of an example's steps. Candidates are drawn only in the cells that a step is about. */
export const stepPictures = (steps: readonly string[], position: DrawnPosition, drawn: Drawn): Picture[] =>
  steps.map((text, index) => {
    const parts = partsOf(steps.slice(0, index), drawn.marks, position);
    const own = marksFor(text, drawn.marks, position);
    const { cells, candidates } = namedIn(text, position.geometry);
    const shown = new Set([...cells, ...[...candidates].map((candidate) => position.geometry.cellOf(candidate))]);
    const digits = Int32Array.from(position.digits, (set, cell) => (shown.has(cell) ? set : 0));
    const concluded = hasConclusion(text) ? drawn : { place: [], remove: [] };
    return gridPicture({ ...position, digits }, { ...concluded, marks: [...new Set([...parts, ...own])] });
  });
