/** What the lines and shapes of a drawing are as clues, by form alone: lines, arrows, dots, cages, numbers outside. */

import type { Cell } from '../../core/geometry.js';
import type { DrawnForm } from '../../core/shared-rule.js';
import { seenFrom } from '../../variants/outside.js';
import { namesOf } from './colours.js';
import type { DrawnPoint, DrawnShape, DrawnStroke, SharedDrawing } from './drawing.js';
import { cellsAlong, joinedStrokes } from './strokes.js';
import { isNearWhole, tintedBy } from './tints.js';

/** One drawn clue, or one drawing that may be one. */
export interface Figure {
  readonly form: DrawnForm | 'other';
  /** What stands at the ends of a line. */
  readonly ends?: 'disc' | 'discs';
  /** The shape of a mark in a cell, or of those at the ends of a line. */
  readonly shape?: DrawnShape['form'];
  /** Lists of cells as a statement has them: of an arrow its bulb and its shaft. */
  readonly lists: readonly (readonly Cell[])[];
  /** What is written at it. */
  readonly label?: string;
  /** Says whether the digits of a cage differ, where the file does. */
  readonly areDifferent?: boolean;
  /** How thick a line is, in cells. */
  readonly width?: number;
  /** The colour by which it is grouped, six digits. */
  readonly colour: string;
  /** The colour by which a constraint may be known, six digits. */
  readonly fill?: string;
  /** The names of all its colours. */
  readonly names: ReadonlySet<string>;
  /** Shapes in cells that are part of it. */
  readonly parts: readonly DrawnShape[];
  /** Where it stands, for messages. */
  readonly place: string;
}

/** How far from the middle of a cell, of an edge or from a corner a point may lie and still mean it. */
const NEAR = 0.16;
/** The sizes of marks, in cells. */
const LARGEST_ON_EDGE = 0.62;
const SMALLEST_IN_CELL = 0.42;
const SMALLEST_MARK = 0.3;
const LARGEST_IN_CELL = 1.15;
const TINT = 0.93;
/** How far an arrow that starts outside the grid may lie from its number. */
const BESIDE = 1;

const isWhole = (at: number): boolean => isNearWhole(at, NEAR);
const isMiddle = (at: number): boolean => Math.abs(at - Math.floor(at) - 0.5) <= NEAR;

/** Returns the figures of a drawing. Drawings that can be no clue, such as a ground behind the grid, are left out. */
export function figuresIn(drawing: SharedDrawing): Figure[] {
  const { size, cages } = drawing;
  const shapes = drawing.shapes.filter((shape) => isSeen(shape) && !isGround(shape, size));
  const cellAt = ([row, column]: DrawnPoint): Cell | undefined => {
    const [down, right] = [Math.floor(row), Math.floor(column)];
    return down >= 0 && down < size && right >= 0 && right < size ? down * size + right : undefined;
  };
  const isInside = ([row, column]: DrawnPoint): boolean => row >= 0 && row <= size && column >= 0 && column <= size;
  const placeOf = (cell: Cell): string => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
  const outside = shapes.filter(({ centre, text }) => !isInside(centre) && text !== undefined);
  const bulbs = shapes.flatMap((shape) => {
    const cells = isInside(shape.centre) ? bulbCells(shape, size) : undefined;
    return cells ? [{ shape, cells }] : [];
  });
  const bulbAt = (cell: Cell) =>
    bulbs.filter(({ cells }) => cells.includes(cell)).toSorted((a, b) => b.cells.length - a.cells.length);

  const figures: Figure[] = [];
  const usedOutside = new Set<DrawnShape>();
  const strokes = joinedStrokes(drawing.strokes, (point) => bulbAt(cellAt(point) ?? -1).length > 0);
  const alongEdges: DrawnStroke[] = [];
  for (const stroke of strokes) {
    const clue = diagonalIn(stroke, size) ?? (stroke.hasHead ? arrowIn(stroke) : undefined);
    if (!clue && stroke.points.every(isOnEdge)) alongEdges.push(stroke);
    else figures.push(clue ?? lineIn(stroke) ?? otherStroke(stroke));
  }
  // Lines along edges are ornaments, such as borders, unless they look like clues: then they may be clues drawn askew.
  const colours = new Set(figures.map(({ colour }) => colour));
  figures.push(...alongEdges.filter(({ colour }) => colours.has(colour)).map(otherStroke));

  function otherStroke(stroke: DrawnStroke): Figure {
    const cell = stroke.points.map(cellAt).find((each) => each !== undefined);
    return {
      form: 'other',
      lists: [],
      colour: stroke.colour,
      names: namesOf(stroke.colour),
      parts: [],
      place: cell === undefined ? 'outside the grid' : placeOf(cell),
    };
  }

  function lineIn(stroke: DrawnStroke): Figure | undefined {
    const cells = cellsAlong(stroke.points, size);
    if (!cells || cells.length < 2) return undefined;
    const [first, last] = [cells[0]!, cells.at(-1)!];
    const atEnd = (cell: Cell): DrawnShape[] =>
      bulbAt(cell).flatMap(({ shape, cells: own }) => (own.length === 1 ? [shape] : []));
    const [start, end] = [atEnd(first), first === last ? [] : atEnd(last)];
    const isOneEnd = start.length > 0 !== end.length > 0;
    const parts = [...start, ...end];
    return {
      form: 'line',
      ...(parts.length > 0 && { ends: isOneEnd ? 'disc' : 'discs', shape: parts[0]!.form }),
      lists: [isOneEnd && end.length > 0 ? cells.toReversed() : cells],
      width: stroke.width,
      colour: stroke.colour,
      names: namesOf(stroke.colour),
      parts,
      place: `${placeOf(first)} to ${placeOf(last)}`,
    };
  }

  function arrowIn(stroke: DrawnStroke): Figure | undefined {
    const [first] = stroke.points;
    const from = cellAt(first!);
    const bulb = from === undefined ? undefined : bulbAt(from)[0];
    const cells = cellsAlong(stroke.points, size);
    if (bulb && cells) {
      const shaft = cells.filter((cell, at) => at > 0 && !bulb.cells.includes(cell));
      if (shaft.length === 0) return undefined;
      return {
        form: 'arrow',
        shape: bulb.shape.form,
        lists: [bulb.cells, shaft],
        colour: stroke.colour,
        names: new Set([...namesOf(stroke.colour), ...shapeNames(bulb.shape)]),
        parts: bulbAt(from!).map(({ shape }) => shape),
        place: placeOf(from!),
      };
    }
    return isInside(first!) ? undefined : arrowFromOutside(stroke);
  }

  function arrowFromOutside({ points, colour }: DrawnStroke): Figure | undefined {
    const [first, last] = [points[0]!, points.at(-1)!];
    const [down, right] = [0, 1].map((axis) => Math.sign(Math.round((last[axis]! - first[axis]!) * 20))) as [
      number,
      number,
    ];
    const nearest = outside
      .filter(({ centre }) => distance(centre, first) < BESIDE)
      .toSorted((a, b) => distance(a.centre, first) - distance(b.centre, first));
    const [row, column] = (nearest[0]?.centre ?? first).map((at) => Math.floor(at) + 1) as [number, number];
    const cells = seenFrom(`r${row}c${column}r${row + down}c${column + right}`, 'diagonal', size);
    if (!cells?.length) return undefined;
    for (const shape of nearest.slice(0, 1)) usedOutside.add(shape);
    return {
      form: 'arrow from outside',
      lists: [cells],
      ...(nearest[0] && { label: nearest[0].text! }),
      colour,
      names: namesOf(colour),
      parts: [],
      place: `r${row}c${column}`,
    };
  }

  for (const { cells, label, colours, areDifferent } of cages)
    figures.push({
      form: 'cage',
      lists: [cells],
      ...(label !== undefined && { label }),
      colour: colours[0] ?? '',
      ...(areDifferent !== undefined && { areDifferent }),
      names: new Set(colours.flatMap((colour) => [...namesOf(colour)])),
      parts: [],
      place: placeOf(cells[0]!),
    });

  const tints = shapes.flatMap((shape) => {
    const cells = isInside(shape.centre) ? tintedBy(shape, size) : undefined;
    return cells ? [{ shape, cells }] : [];
  });
  for (const { shape, cells } of tints)
    for (const cell of cells)
      figures.push({
        form: 'tinted cell',
        shape: 'square',
        lists: [[cell]],
        colour: `${shape.fill}/${shape.border ?? ''}`,
        fill: shape.fill!,
        names: shapeNames(shape),
        parts: [shape],
        place: placeOf(cell),
      });
  figures.push(
    ...marksIn(
      shapes.filter((one) => isInside(one.centre) && !tints.some(({ shape }) => shape === one)),
      size,
      placeOf,
    ),
  );

  for (const shape of outside) {
    if (usedOutside.has(shape)) continue;
    const [row, column] = shape.centre.map((at) => Math.floor(at) + 1);
    const cells = seenFrom(`r${row}c${column}`, 'line', size);
    figures.push({
      form: cells ? 'number outside' : 'other',
      lists: cells ? [cells] : [],
      label: shape.text!,
      colour: '',
      names: new Set(),
      parts: [],
      place: `r${row}c${column}`,
    });
  }
  return figures;
}

const distance = ([row, column]: DrawnPoint, [otherRow, otherColumn]: DrawnPoint): number =>
  Math.hypot(row - otherRow, column - otherColumn);

/** True if a shape can be seen at all. */
const isSeen = ({ fill, border, text }: DrawnShape): boolean =>
  fill !== undefined || border !== undefined || text !== undefined;

/** True for a ground behind or round the grid. */
const isGround = ({ width, height, text }: DrawnShape, size: number): boolean =>
  text === undefined && (width >= size - 0.5 || height >= size - 0.5);

const isOnEdge = ([row, column]: DrawnPoint): boolean =>
  (isWhole(row) || isWhole(column)) && !isMiddle(row) && !isMiddle(column);

/** Returns the names of the colours of a shape. A ring is white too; a dark border round a colour only sets it off. */
export function shapeNames({ fill, border }: DrawnShape): Set<string> {
  const own = fill ? [...namesOf(fill)] : ['white'];
  const names = border ? [...namesOf(border)] : [];
  return new Set([...own, ...(names.includes('black') && !own.includes('white') ? [] : names)]);
}

/** Returns the cells that a disc, a diamond or a pill fills; undefined for any other shape. */
function bulbCells({ centre: [row, column], width, height, form, text }: DrawnShape, size: number): Cell[] | undefined {
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  if (form === 'square' || text !== undefined || least < SMALLEST_IN_CELL || least > LARGEST_IN_CELL) return undefined;
  if (most <= LARGEST_IN_CELL) {
    if (!isMiddle(row) || !isMiddle(column)) return undefined;
    return [Math.floor(row) * size + Math.floor(column)];
  }
  const [rows, columns] = [height, width].map((side) => Math.max(1, Math.round(side + (least < 1 ? 1 - least : 0))));
  const [top, left] = [row - rows! / 2, column - columns! / 2].map((at) => Math.round(at));
  const isInside = top! >= 0 && left! >= 0 && top! + rows! <= size && left! + columns! <= size;
  if (form !== 'round' || !isInside || Math.min(rows!, columns!) !== 1) return undefined;
  return Array.from(
    { length: rows! * columns! },
    (_, at) => (top! + Math.floor(at / columns!)) * size + left! + (at % columns!),
  );
}

/** Returns a stroke from corner to corner as the diagonal that it marks. */
function diagonalIn({ points, colour }: DrawnStroke, size: number): Figure | undefined {
  const [first, last] = [points[0]!, points.at(-1)!];
  const isCorner = (point: DrawnPoint): boolean => point.every((at) => at <= 0.6 || at >= size - 0.6);
  const isDown = points.every(([row, column]) => Math.abs(row - column) <= NEAR);
  const isUp = points.every(([row, column]) => Math.abs(row + column - size) <= NEAR);
  if (!isCorner(first) || !isCorner(last) || isDown === isUp || Math.abs(first[0] - last[0]) < size - 1.3)
    return undefined;
  const cells = Array.from({ length: size }, (_, row) => row * size + (isDown ? row : size - 1 - row));
  return {
    form: 'diagonal',
    lists: [cells],
    colour,
    names: namesOf(colour),
    parts: [],
    place: isDown ? 'falling' : 'rising',
  };
}

/** The roman numerals that stand between cells. */
const ROMAN = /^(?:X{1,2}|[IVX]{1,4})$/i;
const SIGN = /^[<>^v∧∨⋀⋁˄˅⌃⌄＜＞⟨⟩‹›〈〉]$/i;

/** Returns the marks on edges, at corners and in cells. Several shapes in one place are one. */
function marksIn(shapes: readonly DrawnShape[], size: number, placeOf: (cell: Cell) => string): Figure[] {
  const byPlace = new Map<string, DrawnShape[]>();
  for (const shape of shapes) {
    const key = placeKey(shape);
    byPlace.set(key, [...(byPlace.get(key) ?? []), shape]);
  }
  return [...byPlace].flatMap(([key, own]): Figure[] => {
    const [kind, down, right] = key.split(' ') as [string, string, string];
    const [row, column] = [Number(down), Number(right)];
    const labels = textsOf(own);
    const label = labels.length > 0 ? { label: labels.join(' ') } : {};
    const visible = own.filter(
      ({ fill, border, width, text }) => (fill ?? border) !== undefined && (width > 0 || text === undefined),
    );
    const names = new Set(visible.flatMap((shape) => [...shapeNames(shape)]));
    const top = visible.at(-1);
    const colour = top ? `${top.fill ?? ''}/${top.border ?? ''}` : '';
    const common = { ...label, names, parts: own, ...(top?.fill !== undefined && { fill: top.fill }) };
    if (kind === 'edge') {
      const isAbove = Number.isInteger(row);
      const first = isAbove ? (row - 1) * size + column - 0.5 : (row - 0.5) * size + column - 1;
      const second = isAbove ? first + size : first + 1;
      const place = `${placeOf(first)}${placeOf(second)}`;
      const isSmall = own.every(({ width, height }) => width <= LARGEST_ON_EDGE && height <= LARGEST_ON_EDGE);
      if (label.label !== undefined && ROMAN.test(label.label) && !/^v$/.test(label.label))
        return [
          { form: 'letter on an edge', lists: [[first, second]], colour: label.label.toUpperCase(), place, ...common },
        ];
      if (label.label !== undefined && SIGN.test(label.label))
        return [
          {
            form: 'sign on an edge',
            lists: [
              pointed(label.label, own.find(({ text }) => text !== undefined)?.angle ?? 0, [first, second], isAbove),
            ],
            colour: '',
            place,
            ...common,
          },
        ];
      const isDot = isSmall && top?.form === 'round' && visible.length > 0;
      return [{ form: isDot ? 'dot on an edge' : 'other', lists: [[first, second]], colour, place, ...common }];
    }
    if (kind === 'corner') {
      const first = (row - 1) * size + column - 1;
      const cells = [first, first + 1, first + size, first + size + 1];
      const isInside = row > 0 && column > 0 && row < size && column < size;
      const isDisc = own.some(({ form, width }) => form === 'round' && width > 0) && isInside;
      return [
        {
          form: isDisc ? 'disc at a corner' : 'other',
          lists: [cells],
          colour,
          place: isInside ? placeOf(first) : key,
          ...common,
        },
      ];
    }
    if (kind === 'cell') {
      const cell = (row - 0.5) * size + column - 0.5;
      if (!top)
        return label.label !== undefined && !/\d|^[XV]$/i.test(label.label)
          ? []
          : [{ form: 'other', lists: [[cell]], colour, place: placeOf(cell), ...common }];
      const side = Math.max(top.width, top.height);
      if (side < SMALLEST_MARK && label.label === undefined) return [];
      const isTint = top.form === 'square' && side >= TINT;
      return [
        {
          form: isTint ? 'tinted cell' : 'mark in a cell',
          shape: top.form,
          lists: [[cell]],
          colour,
          place: placeOf(cell),
          ...common,
        },
      ];
    }
    const cell = Math.min(size - 1, Math.floor(row)) * size + Math.min(size - 1, Math.floor(column));
    return [{ form: 'other', lists: [], colour, place: placeOf(cell), ...common }];
  });
}

/** Returns the texts of shapes, those that stand twice on one point once. */
const textsOf = (shapes: readonly DrawnShape[]): string[] => [
  ...new Map(
    shapes.flatMap(({ text, centre }) => (text === undefined ? [] : [[`${centre} ${text}`, text] as const])),
  ).values(),
];

/** Names the place of a shape: an edge, a corner, a cell, or none of them. */
function placeKey({ centre: [row, column], width, height }: DrawnShape): string {
  const snapped = (at: number): number => Math.round(at * 2) / 2;
  const isLong = width > LARGEST_IN_CELL || height > LARGEST_IN_CELL;
  const [down, right] = [snapped(row), snapped(column)];
  const place = `${down} ${right}`;
  if (isLong || Math.abs(down - row) > NEAR || Math.abs(right - column) > NEAR) return `free ${row} ${column}`;
  if (isMiddle(row) && isMiddle(column)) return `cell ${place}`;
  return isMiddle(row) || isMiddle(column) ? `edge ${place}` : `corner ${place}`;
}

/** The signs that point down, up, to the right and to the left; the steps are rows and columns. */
const POINTING: readonly (readonly [signs: RegExp, step: readonly [number, number]])[] = [
  [/[v∨⋁˅⌄]/i, [1, 0]],
  [/[\^∧⋀˄⌃]/, [-1, 0]],
  [/[>＞⟩›〉]/, [0, 1]],
  [/[<＜⟨‹〈]/, [0, -1]],
];

/** Returns the cells on both sides of an inequality sign, the greater first; none for a sign that points to neither. */
function pointed(sign: string, angle: number, [first, second]: readonly [Cell, Cell], isAbove: boolean): Cell[] {
  let step = POINTING.find(([signs]) => signs.test(sign))?.[1] ?? [0, 0];
  const turns = ((Math.round(angle / 90) % 4) + 4) % 4;
  for (let turn = 0; turn < turns; turn++) step = [step[1], -step[0]];
  const along = isAbove ? step[0] : step[1];
  return along > 0 ? [first, second] : along < 0 ? [second, first] : [];
}
