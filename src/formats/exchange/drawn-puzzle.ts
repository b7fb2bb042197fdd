/** A puzzle as a drawing with its rules in words, for programs that know no constraints. */
import { groupBy } from '../../core/arrays.js';
import type { Constraint } from '../../core/constraint.js';
import type { Geometry } from '../../core/geometry.js';
import { SET } from '../../core/layout.js';
import type { Puzzle } from '../../core/puzzle.js';
import { centreOf, placeOutside, type Sign } from '../../core/sign.js';
import type { Statement } from '../../core/statement.js';
import { signsFor } from '../../variants/own-hooks.js';
import type { SharedDrawing } from '../drawn/drawing.js';
import type { Metadata } from '../format.js';
import { Unwritable } from './codec.js';
import { type DrawnParts, drawnSigns } from './drawn-signs.js';
import { COLOURS, type ColourName, WORDINGS } from './drawn-words.js';
import { knownSolution } from './known-solution.js';
import { notesOf } from './notes.js';

/** The most digits of which each is one sign of a solution. */
const MOST_IN_SOLUTION = 9;

/** Clues of a kind that are drawn alike: with one number, where words say the number. */
interface Alike {
  readonly constraint: Constraint;
  readonly clues: readonly Statement[];
  readonly value?: number | undefined;
  readonly colour: ColourName;
}

/**
 * Returns a puzzle as a drawing with its solution, if that is found soon. `signs`: what is drawn in place of our signs for
 * its clues. Throws an Unwritable for values that a player placed, which a drawing would show as givens.
 */
export function drawnPuzzle(puzzle: Puzzle, metadata: Metadata = {}, signs?: readonly Sign[]): SharedDrawing {
  if (puzzle.placed && Array.from(puzzle.placed).includes(1))
    throw new Unwritable(
      'a drawing with rules in words has no place for values that were placed: write the givens alone',
    );
  const drawing = drawingOf(puzzle, metadata, signs);
  const solution = drawing.size <= MOST_IN_SOLUTION ? knownSolution(puzzle) : undefined;
  return { ...drawing, ...(solution && { solution: solution.join('') }) };
}

/** Returns a puzzle as a drawing. Its rules are those of its description or, without one, are told in our words. */
export function drawingOf(
  puzzle: Puzzle,
  { title, author, description }: Metadata,
  signs?: readonly Sign[],
): SharedDrawing {
  const { geometry, values } = puzzle;
  const { size, tiling, layout } = geometry;
  const kinds = layout.constraints ?? [];
  const alike = coloured(kinds, layout.statements ?? [], size);
  const drawn = signs
    ? [drawnSigns(signs, undefined, size)]
    : [...alike.map((each) => drawnAlike(each, alike, size)), ...kinds.map((kind) => drawnWhole(kind, size))];
  return {
    size,
    values,
    notes: notesOf(puzzle),
    regions: Array.from({ length: geometry.cells }, (_, cell) =>
      tiling === 'none' ? null : geometry.indexOf(geometry.houseOf('box', cell)),
    ),
    sets: layout.groups.filter(({ word }) => word === SET).map(({ cells }) => cells),
    strokes: drawn.flatMap(({ strokes = [] }) => strokes),
    shapes: drawn.flatMap(({ shapes = [] }) => shapes),
    cages: drawn.flatMap(({ cages = [] }) => cages),
    flags: [],
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    rules: description ?? [usualWords(geometry), ...sentencesOf(kinds, alike, size)].join('\n'),
  };
}

/** Groups clues that are drawn alike, and gives those that words tell apart by a colour one that no others have. */
function coloured(kinds: readonly Constraint[], statements: readonly Statement[], size: number): Alike[] {
  const used = new Set<ColourName>();
  const kindOf = (clue: Statement): Constraint => kinds.find(({ id }) => id === clue.kind)!;
  const numberOf = (clue: Statement): number | undefined =>
    WORDINGS[clue.kind]?.saysNumber ? (clue.value ?? kindOf(clue).takes?.value?.usual?.(size)) : undefined;
  const keyOf = (clue: Statement): string =>
    `${clue.kind} ${numberOf(clue) ?? ''} ${clue.kind === COUNTED ? clue.lists : ''}`;
  return [...groupBy(statements, keyOf).values()].map((clues): Alike => {
    const constraint = kindOf(clues[0]!);
    const wanted = WORDINGS[constraint.id]?.colour ?? 'grey';
    const isToldApart = constraint.family === 'lines' || constraint.id === COUNTED;
    const free = [wanted, ...(Object.keys(COLOURS) as ColourName[])].find((name) => !used.has(name));
    const colour = isToldApart ? (free ?? wanted) : wanted;
    if (isToldApart) used.add(colour);
    return { constraint, clues, value: numberOf(clues[0]!), colour };
  });
}

/** Circles that count each other: those of each clue have a colour. */
const COUNTED = 'counting-circles';

/** Draws clues in the colour that the words name; without such words in that of our signs, of which our texts speak. */
function drawnAlike(each: Alike, all: readonly Alike[], size: number): DrawnParts {
  const { constraint, clues, colour, value } = each;
  const signs = clues.flatMap((clue) => signsOf(clue, constraint, size, clues));
  if (wordingOf(each, all, size) === undefined) return drawnSigns(signs, undefined, size);
  // The words say the number of all these lines.
  const shown = value === undefined ? signs : signs.filter(({ kind }) => kind !== 'label');
  return drawnSigns(shown, COLOURS[colour], size);
}

/** Returns clues in words that are read back; undefined if there are no such words, or if these do not hold of all clues of the kind. */
function wordingOf({ constraint: { id }, colour, value = 0 }: Alike, all: readonly Alike[], size: number) {
  const { fits = ({ text }: Statement) => text === undefined, says } = WORDINGS[id] ?? {};
  const doFit = all.every(({ constraint, clues }) => constraint.id !== id || clues.every(fits));
  return doFit ? says?.({ colour, value, size }) : undefined;
}

/** Returns the signs of a clue, where others than ours are usual in words and drawings those. */
function signsOf(clue: Statement, constraint: Constraint, size: number, all: readonly Statement[]): readonly Sign[] {
  const { kind, lists, value } = clue;
  if (kind === 'minimum' || kind === 'maximum')
    return lists.flat().map((cell) => ({ kind: 'label', at: centreOf(cell, size), on: TINTS[kind] }));
  const signs = signsFor(constraint, clue, size, constraint.takes?.text?.isQuoted ? all : [clue]);
  if (kind === 'little-killer') return apart(signs, clue, all, size);
  if (kind === 'product') return signs.map((sign) => ('text' in sign ? { ...sign, text: String(value) } : sign));
  if (kind !== 'greater-than') return signs;
  const [larger, smaller] = lists[0]!.map((cell) => centreOf(cell, size)) as [Point, Point];
  const at = { row: (larger.row + smaller.row) / 2, column: (larger.column + smaller.column) / 2 };
  const isBeside = larger.row === smaller.row;
  const text = isBeside ? (larger.column < smaller.column ? '>' : '<') : larger.row < smaller.row ? 'v' : '^';
  return [{ kind: 'label', at, text }];
}

/** How far a number is moved if another one stands in its place, in cells. */
const APART = 0.22;

/** Moves a number and its arrow up or down, where the diagonal goes, if another one stands in their place. */
function apart(signs: readonly Sign[], { lists }: Statement, all: readonly Statement[], size: number): readonly Sign[] {
  const at = placeOutside(lists[0]!, size);
  const isAt = ({ row, column }: Point): boolean => row === at.row && column === at.column;
  if (all.filter((other) => isAt(placeOutside(other.lists[0]!, size))).length < 2) return signs;
  const down = Math.sign(centreOf(lists[0]![0]!, size).row - at.row) * APART;
  const moved = ({ row, column }: Point): Point => ({ row: row + down, column });
  return signs.map((sign) => {
    if (sign.kind === 'label') return { ...sign, at: moved(sign.at) };
    return sign.kind === 'path' ? { ...sign, points: sign.points.map(moved) } : sign;
  });
}

type Point = ReturnType<typeof centreOf>;

/** The tints of cells that are smaller or larger than those beside them. */
const TINTS = {
  minimum: { width: 1, height: 1, corner: 0, fill: `light-dark(#${COLOURS.yellow},#${COLOURS.yellow})`, isTint: true },
  maximum: { width: 1, height: 1, corner: 0, fill: `light-dark(#${COLOURS.orange},#${COLOURS.orange})`, isTint: true },
} as const;

/** Returns what is drawn for a rule of the whole grid: its diagonals, or nothing. */
function drawnWhole({ id }: Constraint, size: number): Partial<DrawnParts> {
  if (id !== 'x') return {};
  const ends = [
    [
      [0, 0],
      [size, size],
    ],
    [
      [0, size],
      [size, 0],
    ],
  ] as const;
  return { strokes: ends.map((points) => ({ points, colour: '34bbe6', width: 0.03, hasHead: false })) };
}

/** Returns the rules beside the usual ones, each in words that are read back if there are such, or else as our texts have it. */
function sentencesOf(kinds: readonly Constraint[], alike: readonly Alike[], size: number): readonly string[] {
  // Regions say what takes the place of boxes.
  const whole = kinds.filter(({ takes, tiling }) => !takes && !tiling);
  const shown = ({ shows }: Constraint): boolean =>
    alike.some(({ constraint: { id } }) => shows?.exempt.includes(id) ?? false);
  return [
    ...whole.map((each) =>
      each.id === 'non-consecutive' && shown(each)
        ? 'All white dots are given.'
        : (WORDINGS[each.id]?.says({ colour: 'grey', value: 0, size }) ?? sentenceOf(each.rule.en)),
    ),
    ...alike.map((each) => wordingOf(each, alike, size) ?? sentenceOf(each.constraint.rule.en)),
  ];
}

/** Returns the usual rules in words, which have no boxes if the grid has none. */
const usualWords = ({ tiling }: Geometry): string =>
  `Normal ${tiling === 'none' ? 'latin square' : 'sudoku'} rules apply.`;

const sentenceOf = (rule: string): string => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;
