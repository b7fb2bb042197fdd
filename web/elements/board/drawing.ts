/** The picture of a board. An update draws only the cells that have changed. */
import type { Candidate, Cell } from '../../../src/core/index.js';
import type { Drawn, DrawnPosition } from '../../../src/render/index.js';
import { gridPicture, type Picture, type Point, type Shape, svgShapes } from '../../../src/render/index.js';
import { type CellInputs, changedCells, type Layers, layersOf, masked, NO_LAYERS, withRedrawn } from './layers.js';
import { nearest, type SketchSpot, spotsOf } from './sketch.js';

interface DrawnBoard {
  readonly position: DrawnPosition | undefined;
  readonly step: Drawn | undefined;
  readonly candidates: boolean;
  readonly emphasised: ((candidate: Candidate) => boolean) | undefined;
  readonly arrange: ((picture: Picture) => readonly Shape[]) | undefined;
  readonly inputs: readonly (readonly number[])[] | undefined;
}

export class BoardDrawing {
  layers: Layers = NO_LAYERS;
  viewBox = '';
  /** The left edge of the grid and its width, as fractions of the picture. */
  origin = 0;
  span = 1;
  /** The upper left corner of the grid, and the side of a cell, in the units of the picture. */
  corner: Point = { x: 0, y: 0 };
  cell = 1;
  /** The lines of the grid. */
  lines = '';
  private width = 1;
  private before: CellInputs | undefined;
  private drawOptions: readonly unknown[] = [];
  private knownSpots: ReadonlyMap<Candidate, SketchSpot> | undefined;

  /** Draws the board. Returns the cells that were drawn; undefined if all were. */
  update({ position, step, candidates, emphasised, arrange, inputs }: DrawnBoard): ReadonlySet<Cell> | undefined {
    const hasInputs = inputs !== undefined || !(emphasised || arrange);
    const after = position && hasInputs ? { position, layers: inputs ?? [] } : undefined;
    const drawOptions = [step, candidates, arrange !== undefined, emphasised !== undefined];
    const isAlike =
      drawOptions.every((each, index) => each === this.drawOptions[index]) && this.layers.digits.length > 0;
    const cells = after && isAlike && step === undefined ? changedCells(this.before, after) : undefined;
    this.before = after;
    this.drawOptions = drawOptions;
    if (!position) return undefined;
    const options = { candidates, ...(emphasised && { emphasised }) };
    const picture = gridPicture(cells ? masked(position, cells) : position, step, options);
    const shapes = arrange?.(picture) ?? picture.shapes;
    this.knownSpots = undefined;
    this.layers = cells
      ? withRedrawn(this.layers, shapes, cells, position.geometry)
      : layersOf(shapes, position.geometry);
    this.width = picture.width;
    this.viewBox = `0 0 ${picture.width} ${picture.height}`;
    this.origin = picture.grid.left / picture.width;
    if (!cells) this.lines = svgShapes(shapes.filter(({ kind }) => kind === 'line'));
    this.corner = { x: picture.grid.left, y: picture.grid.top };
    this.cell = (picture.grid.right - picture.grid.left) / position.geometry.size;
    this.span = (picture.grid.right - picture.grid.left) / picture.width;
    return cells;
  }

  /** The place of each drawn candidate. */
  get spots(): ReadonlyMap<Candidate, SketchSpot> {
    return (this.knownSpots ??= spotsOf(this.layers.shapes.flat()));
  }

  /** Returns the candidate nearest to a point, in fractions of the picture's width. */
  candidateAt({ x, y }: Point): Candidate | undefined {
    return nearest(this.spots, { x: x * this.width, y: y * this.width });
  }
}
