/** Candidates that a step does not need. On large grids they hide those that it does: they are drawn pale, or left out. */
import type { Candidate, Cell, Digit, Geometry } from '../../core/geometry.js';
import { pointedAtBy } from '../../logic/step/marks.js';
import type { Drawn } from './grid-picture.js';
import type { Shape } from './shape.js';

/** The largest grids whose candidates are all drawn alike, and the largest in which none are left out. */
const ALL_ALIKE = 9;
const ALL_DRAWN = 16;

/** True if candidates outside the pattern are left out of pictures of a step. */
export const leavesOut = ({ size }: Geometry): boolean => size > ALL_DRAWN;

/** The shapes of a step's picture, with fewer or paler candidates where the step points at nothing. */
export function withoutOthers(shapes: readonly Shape[], step: Drawn, geometry: Geometry): readonly Shape[] {
  if (geometry.size <= ALL_ALIKE) return shapes;
  if (leavesOut(geometry)) return neededShapes(shapes, step, geometry);
  const isNeeded = neededBy(step, geometry);
  return shapes.map((shape) => (isOther(shape, isNeeded) ? { ...shape, style: 'faint' } : shape));
}

/** The shapes of a step's picture without candidates where the step points at nothing. */
export function neededShapes(shapes: readonly Shape[], step: Drawn, geometry: Geometry): readonly Shape[] {
  const isNeeded = neededBy(step, geometry);
  return shapes.filter((shape) => !isOther(shape, isNeeded));
}

type Text = Extract<Shape, { kind: 'text' }>;

const isOther = (shape: Shape, isNeeded: (candidate: Candidate) => boolean): shape is Text =>
  shape.kind === 'text' && shape.style === 'candidate' && !isNeeded(shape.of.candidate!);

/** True of the candidates of cells that a step points at, and of its digits in its houses. */
function neededBy({ place, remove, marks }: Drawn, geometry: Geometry): (candidate: Candidate) => boolean {
  const cells = new Set<Cell>();
  const inHouses = new Set<Cell>();
  const digits = new Set<Digit>();
  const point = (candidate: Candidate): void => {
    cells.add(geometry.cellOf(candidate));
    digits.add(geometry.digitOf(candidate));
  };
  for (const candidate of [...place, ...remove]) point(candidate);
  for (const mark of marks) {
    for (const candidate of pointedAtBy(mark)) point(candidate);
    if (mark.kind === 'cell') cells.add(mark.cell);
    if (mark.kind === 'house') for (const cell of geometry.cellsOf(mark.house)) inHouses.add(cell);
  }
  return (candidate) => {
    const cell = geometry.cellOf(candidate);
    return cells.has(cell) || (inHouses.has(cell) && digits.has(geometry.digitOf(candidate)));
  };
}
