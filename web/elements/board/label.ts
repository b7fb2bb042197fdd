/** The label of a cell for screen readers. */

import { bitsOf, type Candidate, type Cell, type Digit } from '../../../src/core/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import type { DrawnPosition } from '../../../src/render/index.js';
import { type ElementWords, ENGLISH_WORDS } from '../words.js';

/** The parts of the label that do not follow from the position. */
export interface Looks {
  /** What is wrong with the value. */
  readonly fault?: 'clashing' | 'wrong' | undefined;
  /** The set of colours. */
  readonly colours: number;
  /** True if its clues are hidden. */
  readonly isFogged?: boolean;
  /** The texts of its clues. */
  readonly clues?: readonly string[] | undefined;
  /** Selects the marks that are drawn in a stronger colour. */
  readonly emphasised?: ((candidate: Candidate) => boolean) | undefined;
}

const PLAIN: Looks = { colours: 0 };

/**
 * Returns the label of a cell: `row 3 column 5, given 7, clashes`, `row 3 column 5, empty, candidates 1 4 7, corner 2,
 * 17-cage of 3 cells, red`.
 */
function cellLabel(
  position: DrawnPosition,
  cell: Cell,
  words: ElementWords = ENGLISH_WORDS,
  looks: Looks = PLAIN,
): string {
  const colours = bitsOf(looks.colours).map((colour) => words.colours[colour]!);
  return [
    content(position, cell, words, looks),
    ...(looks.fault ? [words[looks.fault]] : []),
    ...(looks.isFogged ? [words.inFog] : (looks.clues ?? [])),
    ...colours,
  ].join(', ');
}

/**
 * The labels of all cells, cached because labels of a large board take long. A label is built again if the colours or
 * the fault of its cell have changed, or after `forget`.
 */
export class CellLabels {
  private readonly known = new Map<Cell, { readonly label: string; readonly looks: Looks }>();

  /** Drops the labels of these cells, or of all. */
  forget(cells?: ReadonlySet<Cell>): void {
    if (cells) for (const cell of cells) this.known.delete(cell);
    else this.known.clear();
  }

  of(position: DrawnPosition, cell: Cell, words: ElementWords, looks: Looks): string {
    const known = this.known.get(cell);
    if (
      known &&
      known.looks.fault === looks.fault &&
      known.looks.colours === looks.colours &&
      known.looks.clues === looks.clues &&
      known.looks.isFogged === looks.isFogged
    )
      return known.label;
    const label = cellLabel(position, cell, words, looks);
    this.known.set(cell, { label, looks });
    return label;
  }
}

function content(
  { geometry, values, givens, digits }: DrawnPosition,
  cell: Cell,
  words: ElementWords,
  { emphasised }: Looks,
): string {
  const where = `${words.row} ${geometry.rowOf(cell) + 1} ${words.column} ${geometry.columnOf(cell) + 1}`;
  const value = values[cell]!;
  if (value >= 0) return `${where}, ${givens[cell] ? `${words.given} ` : ''}${symbolOn(value, geometry)}`;
  const isStrong = (digit: Digit): boolean => emphasised?.(geometry.candidate(cell, digit)) ?? false;
  const marks = bitsOf(digits[cell]!);
  const listed = (kind: string, own: readonly Digit[]): string[] =>
    own.length === 0 ? [] : [`${kind} ${own.map((digit) => symbolOn(digit, geometry)).join(' ')}`];
  const parts = [
    ...listed(
      words.candidates,
      marks.filter((digit) => !isStrong(digit)),
    ),
    ...listed(words.corner, marks.filter(isStrong)),
  ];
  return [where, words.empty, ...(parts.length > 0 ? parts : [words.noMarks])].join(', ');
}
