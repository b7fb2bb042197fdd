/** The palette: all constraints by families, each with a small picture of an example, from what its module says. */
import type { Constraint, ConstraintFamily, Sign, Statement } from '../../../constraints/index.js';
import { Geometry } from '../../../src/core/index.js';
import { formOf, type Gesture, gestureOf, isOfSets, listsOn, signsOf } from './forms.js';
import { outsideAt } from './outside-places.js';

export interface PaletteEntry {
  readonly constraint: Constraint;
  readonly gesture: Gesture;
}

export interface PaletteFamily {
  readonly family: ConstraintFamily | 'own';
  readonly entries: readonly PaletteEntry[];
}

/** The families in the order in which a setter looks for them. Constraints without one come last. */
const FAMILIES = ['cages', 'lines', 'dots', 'cells', 'outside', 'grid', 'own'] as const;

/** Returns the constraints by families. A family without any is left out. */
export const paletteOf = (known: readonly Constraint[]): readonly PaletteFamily[] =>
  FAMILIES.map((family) => ({
    family,
    entries: known
      .filter((constraint) => (constraint.family ?? 'own') === family)
      .map((constraint) => ({ constraint, gesture: gestureOf(constraint) })),
  })).filter(({ entries }) => entries.length > 0);

/** The rows and columns of a small picture. */
export const SAMPLE = 3;

/**
 * Cells of examples in a grid of three rows: a line that bends, a cage of three cells, two shapes that belong together,
 * the square of a corner.
 */
const LINE = [6, 3, 1, 2];
const AREA = [3, 4, 1];
const SHAPES = [
  [0, 1],
  [7, 8],
];
const SQUARE = [0, 1, 3, 4];
const EDGE = [3, 4];

/** Returns an example of a clue in a small grid. */
function sampleOf(constraint: Constraint): Statement {
  const form = formOf(constraint)!;
  const { value, text } = form;
  const [least = 0, most = 0] = value?.limits(2, 9, Geometry.of(3, 3).numbers) ?? [];
  const needsNumber = value && !(value.isOptional && value.usual);
  const said = {
    ...(needsNumber && { value: value.example ?? Math.floor((least + most) / 2) }),
    ...(!value && text && { text: text.example }),
  };
  return { kind: constraint.id, ...said, lists: hasShapes(constraint) ? SHAPES : cellsOf(constraint) };
}

/** True if a clue is of two shapes at least. */
export const hasShapes = (constraint: Constraint): boolean =>
  gestureOf(constraint) === 'cage' && (formOf(constraint)!.lists?.least ?? 1) > 1;

function cellsOf(constraint: Constraint): Statement['lists'] {
  const { outside } = formOf(constraint)!;
  switch (gestureOf(constraint)) {
    case 'outside':
      return [outsideAt(outside!, SAMPLE, { row: 0, column: -1, direction: [outside === 'line' ? 0 : 1, 1] }) ?? []];
    case 'edge':
      return [EDGE];
    case 'corner':
      return [SQUARE];
    case 'mark':
      return [[4]];
    case 'cage':
      return listsOn(constraint, AREA);
    default:
      return listsOn(constraint, LINE);
  }
}

/** Returns the signs of the small picture of a constraint; none for one that draws nothing. */
export function sampleSigns(constraint: Constraint): readonly Sign[] {
  if (!formOf(constraint)) return [];
  return isOfSets(constraint)
    ? [{ kind: 'outline', cells: AREA, isFilled: true }]
    : signsOf(constraint, sampleOf(constraint), SAMPLE);
}
