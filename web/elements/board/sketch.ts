/** Drawings of a player over candidates: coloured discs below the digits, links above them. */
import { svg } from 'lit';
import type { Candidate } from '../../../src/core/index.js';
import type { Point, Shape } from '../../../src/render/index.js';

export interface BoardSketch {
  /** Candidates and their colours. */
  readonly tints: readonly (readonly [Candidate, number])[];
  readonly links: readonly { readonly from: Candidate; readonly to: Candidate; readonly strong: boolean }[];
}

export interface SketchSpot {
  readonly centre: Point;
  readonly height: number;
}

/** Returns the place of each drawn candidate. */
export const spotsOf = (shapes: readonly Shape[]): ReadonlyMap<Candidate, SketchSpot> =>
  new Map(
    shapes.flatMap((shape) =>
      shape.kind === 'text' && shape.of.candidate !== undefined ? [[shape.of.candidate, shape] as const] : [],
    ),
  );

/** Returns the drawn candidate nearest to a point of the picture; undefined if none is near. */
export function nearest(spots: ReadonlyMap<Candidate, SketchSpot>, { x, y }: Point): Candidate | undefined {
  let best: Candidate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [candidate, { centre, height }] of spots) {
    const away = Math.hypot(centre.x - x, centre.y - y);
    if (away < least && away < 1.2 * height) [best, least] = [candidate, away];
  }
  return best;
}

export const discs = ({ tints }: BoardSketch, spots: ReadonlyMap<Candidate, SketchSpot>) =>
  tints.map(([candidate, tint]) => {
    const spot = spots.get(candidate);
    return (
      spot && svg`<circle class="tint-${tint}" cx=${spot.centre.x} cy=${spot.centre.y} r=${0.7 * spot.height}></circle>`
    );
  });

/** Draws links, bent away from the digits between their ends. */
export const links = ({ links }: BoardSketch, spots: ReadonlyMap<Candidate, SketchSpot>) =>
  links.map(({ from, to, strong }) => {
    const [a, b] = [spots.get(from)?.centre, spots.get(to)?.centre];
    if (!a || !b) return undefined;
    const x = (a.x + b.x) / 2 - (b.y - a.y) * BEND;
    const y = (a.y + b.y) / 2 + (b.x - a.x) * BEND;
    return svg`<path class=${strong ? 'drawn' : 'drawn weak'} d="M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}"></path>`;
  });

/** The bend, as a fraction of a link's length. */
const BEND = 0.12;
