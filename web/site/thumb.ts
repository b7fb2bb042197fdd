/**
 * A drawing of a pattern in the size of a stamp. Whole cells and houses have the colours of their roles; there are
 * links, but no digits.
 */
import type { Cell, Drawn, Geometry, Mark, Role } from '../../src/face/index.js';
import { svgStyle, type Theme } from '../../src/render/index.js';

/** The width of a cell in units. */
const CELL = 10;

/** Roles in ascending priority: a cell with several shows the later one. */
const ORDER: readonly Role[] = ['cover', 'off', 'on', 'pattern', 'fin'];

/** Classes of the pictures' style sheet that the drawing uses. */
const CLASSES = new Set([
  ...['.paper', '.thin', '.box', '.link', '.outline', '.outline.target'],
  ...ORDER.flatMap((role) => [`.wash.${role}`, `.disc.${role}`]),
]);

/** Returns the rules of the pictures' style sheet for these classes. */
const rulesOf = (theme: Theme): string =>
  [...svgStyle(theme).matchAll(/([^{}]+)(\{[^{}]*\})/g)]
    .flatMap(([, selectors, rule]) => {
      const own = selectors!.split(',').filter((selector) => CLASSES.has(selector));
      return own.length > 0 ? [own.join(',') + rule] : [];
    })
    .join('');

const STYLE = [
  rulesOf('light'),
  `@media(prefers-color-scheme:dark){${rulesOf('dark')}}`,
  '.thin{stroke-width:.4}.box{stroke-width:1}.outline.target{stroke-width:1.6}.link{stroke-width:1.4}.weak{stroke-dasharray:2 1.5}',
].join('');

/** Returns the drawing as SVG. If the argument of a step has several parts, it shows them all. */
export function thumbOf(geometry: Geometry, { place, remove, marks }: Drawn): string {
  const side = geometry.size * CELL;
  const cellOf = (candidate: number): Cell => geometry.cellOf(candidate);
  const targets = new Set([...place, ...remove].map(cellOf));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${side + 2} ${side + 2}"><style>${STYLE}</style>`,
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
