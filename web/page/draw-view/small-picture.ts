/** The small picture of a kind of clue: its signs on three rows of three cells. */
import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Constraint } from '../../../constraints/index.js';
import { EMPTY, Geometry } from '../../../src/core/index.js';
import { CELL, gridPicture, type Shape, svgShapes } from '../../../src/render/index.js';
import { type Gesture, gestureOf } from './forms.js';
import { hasShapes, SAMPLE, sampleSigns } from './palette.js';

/** Draws the small pictures of constraints, each once. */
export class SmallPictures {
  private readonly known = new Map<Constraint, string>();

  /** Returns the picture of a constraint, which is an ornament beside its name. */
  of(constraint: Constraint) {
    const shapes = this.known.get(constraint) ?? drawn(constraint);
    this.known.set(constraint, shapes);
    return html`<svg class="small-picture" viewBox=${viewOf(constraint)} aria-hidden="true">${unsafeSVG(shapes)}</svg>`;
  }
}

/** The parts of the small grid that pictures show, in cells: its left and upper side, and how wide it is. */
const VIEWS: Partial<Readonly<Record<Gesture, readonly [left: number, top: number, side: number]>>> = {
  cage: [-0.1, -0.1, 2.2],
  mark: [0.7, 0.7, 1.6],
  edge: [0.3, 0.8, 1.4],
  corner: [0.2, 0.2, 1.6],
  outside: [-1.1, -0.6, 2.2],
};

const WHOLE = [-0.1, -0.1, SAMPLE + 0.2] as const;

function viewOf(constraint: Constraint): string {
  const [left, top, side] = (!hasShapes(constraint) && VIEWS[gestureOf(constraint)]) || WHOLE;
  return [left, top, side, side].map((each) => each * CELL).join(' ');
}

function drawn(constraint: Constraint): string {
  const geometry = Geometry.of(1, SAMPLE);
  const { shapes, grid } = gridPicture(
    {
      geometry,
      values: new Int8Array(geometry.cells).fill(EMPTY),
      givens: new Uint8Array(geometry.cells),
      digits: new Int32Array(geometry.cells),
      signs: sampleSigns(constraint),
    },
    undefined,
    { labels: false },
  );
  // A line of the grid is as thin as any other: the small grid has no boxes.
  const thin = shapes.map((shape): Shape => (shape.kind === 'line' ? { ...shape, weight: 'thin' } : shape));
  return `<g transform="translate(${-grid.left} ${-grid.top})">${svgShapes(thin, `-${constraint.id}`)}</g>`;
}
