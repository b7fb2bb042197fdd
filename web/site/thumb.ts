/**
 * A drawing of a pattern in the size of a stamp. Whole cells and houses have the colours of their roles; there are
 * links, but no digits.
 */
import { type Cell, Geometry } from '../../src/core/index.js';
import type { Mark, Role } from '../../strategies/index.js';
import { stepIn } from './packed.js';
import { type ExampleData, positionIn } from './strategy-data.js';

/** The width of a cell in units. */
const CELL = 10;

/** Roles in ascending priority: a cell with several shows the later one. */
const ORDER: readonly Role[] = ['cover', 'off', 'on', 'pattern', 'fin'];

/** A link from point to point, in units of the drawing. */
type ThumbLink = readonly [x1: number, y1: number, x2: number, y2: number, isWeak?: 1];

/** What a drawing shows of an example. Roles are indices in `ORDER`. */
export interface ThumbData {
  /** Rows and columns of a box, unless they are three and three. */
  readonly box?: readonly [rows: number, columns: number];
  readonly houses?: readonly (readonly [house: number, role: number])[];
  readonly cells?: readonly (readonly [cell: Cell, role: number])[];
  readonly links?: readonly ThumbLink[];
  /** The cells of the conclusion. */
  readonly targets: readonly Cell[];
}

export function thumbDataOf({ position, step }: ExampleData): ThumbData {
  const { geometry } = positionIn(position);
  const { boxRows, boxColumns } = geometry;
  const { place, remove, marks } = stepIn(step);
  const houses = marks.flatMap((mark) =>
    mark.kind === 'house' && ORDER.includes(mark.role) ? [[mark.house, ORDER.indexOf(mark.role)] as const] : [],
  );
  const cells = [...rolesOf(geometry, marks)];
  const links = linksOf(geometry, marks);
  return {
    ...((boxRows !== 3 || boxColumns !== 3) && { box: [boxRows, boxColumns] as const }),
    ...(houses.length > 0 && { houses }),
    ...(cells.length > 0 && { cells }),
    ...(links.length > 0 && { links }),
    targets: [...new Set([...place, ...remove].map((candidate) => geometry.cellOf(candidate)))],
  };
}

/** Returns the role of each marked cell. If the argument of a step has several parts, they are all there. */
function rolesOf(geometry: Geometry, marks: readonly Mark[]): ReadonlyMap<Cell, number> {
  const roles = new Map<Cell, number>();
  const add = (cell: Cell, role: Role): void => {
    const rank = ORDER.indexOf(role);
    if (rank >= (roles.get(cell) ?? 0)) roles.set(cell, rank);
  };
  for (const mark of marks) {
    if (mark.kind === 'cell') add(mark.cell, mark.role);
    if (mark.kind === 'candidate') add(geometry.cellOf(mark.candidate), mark.role);
  }
  return roles;
}

/** Returns the links between different cells, each once. */
function linksOf(geometry: Geometry, marks: readonly Mark[]): readonly ThumbLink[] {
  const mean = (list: readonly number[], of: (cell: Cell) => number): number => {
    const sum = list.reduce((all, candidate) => all + of(geometry.cellOf(candidate)), 0);
    return Math.round((sum / list.length + 0.5) * CELL * 10) / 10;
  };
  const x = (list: readonly number[]): number => mean(list, (cell) => geometry.columnOf(cell));
  const y = (list: readonly number[]): number => mean(list, (cell) => geometry.rowOf(cell));
  const links = marks.flatMap((mark): ThumbLink[] => {
    if (mark.kind !== 'link') return [];
    const ends = [x(mark.from), y(mark.from), x(mark.to), y(mark.to)] as const;
    return [mark.strong ? ends : [...ends, 1]];
  });
  const isLong = ([x1, y1, x2, y2]: ThumbLink): boolean => x1 !== x2 || y1 !== y2;
  return [...new Map(links.filter(isLong).map((link) => [link.join(), link])).values()];
}

/** The style sheet of the drawings, beside that of pictures. */
export const THUMB_STYLES =
  '.thin{stroke-width:.4}.box{stroke-width:1}.outline.target{stroke-width:1.6}.link{stroke-width:1.4}.weak{stroke-dasharray:2 1.5}';

/** Returns the drawing as SVG without styles. */
export function thumbOf({ box = [3, 3], houses = [], cells = [], links = [], targets }: ThumbData): string {
  const geometry = Geometry.of(...box);
  const side = geometry.size * CELL;
  return [
    `<svg aria-hidden="true" viewBox="-1 -1 ${side + 2} ${side + 2}">`,
    `<rect class="paper" width="${side}" height="${side}"/>`,
    ...houses.map(([house, role]) => washOf(geometry, house, ORDER[role]!)),
    ...cells.map(([cell, role]) => square(geometry, cell, `disc ${ORDER[role]}`, 1)),
    grid(geometry),
    ...links.map(
      ([x1, y1, x2, y2, isWeak]) =>
        `<line class="link${isWeak ? ' weak' : ''}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`,
    ),
    ...targets.map((cell) => square(geometry, cell, 'outline target', 1.5)),
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

/** Renders the grid: all thin lines are one path, and all thick ones another. */
function grid({ size, boxRows, boxColumns }: Geometry): string {
  const end = size * CELL;
  const lines = (step: number, isRow: boolean): string =>
    Array.from({ length: Math.floor(size / step) + 1 }, (_, index) => index * step * CELL)
      .map((at) => (isRow ? `M0 ${at}H${end}` : `M${at} 0V${end}`))
      .join('');
  return `<path class="thin" d="${lines(1, true)}${lines(1, false)}"/><path class="box" d="${lines(boxRows, true)}${lines(boxColumns, false)}"/>`;
}
