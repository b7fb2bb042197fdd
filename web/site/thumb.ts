/**
 * A drawing of a pattern in the size of a stamp. Whole cells and houses have the colours of their roles; there are
 * links, but no digits.
 */
import { type Cell, Geometry, type Mark, type Role } from '../../src/face/index.js';
import { type PackedStep, stepIn } from './packed.js';
import { type ExampleData, positionIn } from './strategy-data.js';

/** The width of a cell in units. */
const CELL = 10;

/** Roles in ascending priority: a cell with several shows the later one. */
const ORDER: readonly Role[] = ['cover', 'off', 'on', 'pattern', 'fin'];

/** The part of an example that its drawing shows: the shape of the grid, and the step. */
export interface ThumbData {
  /** Rows and columns of a box, unless they are three and three. */
  readonly box?: readonly [rows: number, columns: number];
  readonly step: PackedStep;
}

export function thumbDataOf({ position, step }: ExampleData): ThumbData {
  const { boxRows, boxColumns } = positionIn(position).geometry;
  return { ...((boxRows !== 3 || boxColumns !== 3) && { box: [boxRows, boxColumns] as const }), step };
}

/** The style sheet of the drawings, beside that of pictures. */
export const THUMB_STYLES =
  '.thin{stroke-width:.4}.box{stroke-width:1}.outline.target{stroke-width:1.6}.link{stroke-width:1.4}.weak{stroke-dasharray:2 1.5}';

/** Returns the drawing as SVG without styles. If the argument of a step has several parts, it shows them all. */
export function thumbOf({ box = [3, 3], step }: ThumbData): string {
  const geometry = Geometry.of(...box);
  const { place, remove, marks } = stepIn(step);
  const side = geometry.size * CELL;
  const cellOf = (candidate: number): Cell => geometry.cellOf(candidate);
  const targets = new Set([...place, ...remove].map(cellOf));
  return [
    `<svg aria-hidden="true" viewBox="-1 -1 ${side + 2} ${side + 2}">`,
    `<rect class="paper" width="${side}" height="${side}"/>`,
    ...marks.flatMap((mark) => (mark.kind === 'house' ? [washOf(geometry, mark.house, mark.role)] : [])),
    ...[...rolesOf(geometry, marks)].map(([cell, role]) => square(geometry, cell, `disc ${role}`, 1)),
    grid(geometry),
    ...linksOf(geometry, marks),
    ...[...targets].map((cell) => square(geometry, cell, 'outline target', 1.5)),
    '</svg>',
  ].join('');
}

const washOf = (geometry: Geometry, house: number, role: Role): string => {
  const cells = Array.from(geometry.cellsOf(house));
  const corner = (cell: Cell): string => `M${geometry.columnOf(cell) * CELL} ${geometry.rowOf(cell) * CELL}`;
  return `<path class="wash ${role}" d="${cells.map((cell) => `${corner(cell)}h${CELL}v${CELL}h-${CELL}z`).join('')}"/>`;
};

const square = (geometry: Geometry, cell: Cell, name: string, inset: number): string =>
  `<rect class="${name}" x="${geometry.columnOf(cell) * CELL + inset}" y="${geometry.rowOf(cell) * CELL + inset}" width="${CELL - 2 * inset}" height="${CELL - 2 * inset}"/>`;

function rolesOf(geometry: Geometry, marks: readonly Mark[]): ReadonlyMap<Cell, Role> {
  const roles = new Map<Cell, Role>();
  const add = (cell: Cell, role: Role): void => {
    if (role !== 'target' && ORDER.indexOf(role) >= ORDER.indexOf(roles.get(cell) ?? 'cover')) roles.set(cell, role);
  };
  for (const mark of marks) {
    if (mark.kind === 'cell') add(mark.cell, mark.role);
    if (mark.kind === 'candidate') add(geometry.cellOf(mark.candidate), mark.role);
  }
  return roles;
}

/** Renders the grid: all thin lines are one path, and all thick ones another. */
function grid({ size, boxRows, boxColumns }: Geometry): string {
  const end = size * CELL;
  const lines = (step: number, isRow: boolean): string =>
    Array.from({ length: Math.floor(size / step) + 1 }, (_, index) => index * step * CELL)
      .map((at) => (isRow ? `M0 ${at}H${end}` : `M${at} 0V${end}`))
      .join('');
  return `<path class="thin" d="${lines(1, true)}${lines(1, false)}"/><path class="box" d="${lines(boxRows, true)}${lines(boxColumns, false)}"/>`;
}

function linksOf(geometry: Geometry, marks: readonly Mark[]): string[] {
  const centre = (list: readonly number[]): { x: number; y: number } => {
    const cells = list.map((candidate) => geometry.cellOf(candidate));
    const mean = (of: (cell: Cell) => number): number =>
      (cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length + 0.5) * CELL;
    return { x: mean((cell) => geometry.columnOf(cell)), y: mean((cell) => geometry.rowOf(cell)) };
  };
  const drawn = new Set<string>();
  for (const mark of marks) {
    if (mark.kind !== 'link') continue;
    const [from, to] = [centre(mark.from), centre(mark.to)];
    if (from.x === to.x && from.y === to.y) continue;
    const short = (number: number): string => String(Math.round(number * 10) / 10);
    drawn.add(
      `<line class="link${mark.strong ? '' : ' weak'}" x1="${short(from.x)}" y1="${short(from.y)}" x2="${short(to.x)}" y2="${short(to.y)}"/>`,
    );
  }
  return [...drawn];
}
