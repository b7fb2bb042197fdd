/** Letters on the links of a step that is told case by case: the first case is a, the next b. */
import { type Bounds, boundsOf, overlap, pointOn, type Shape } from './shape.js';

type Arc = Extract<Shape, { kind: 'arc' }>;

const HEIGHT = 12;
/** Where on a link its letter may stand, the best first. */
const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

export const letterOf = (branch: number): string => String.fromCharCode('a'.charCodeAt(0) + (branch % 26));

/** How far beside its link the only letter of a case may stand, where there is no room on it. */
const BESIDE = [0, 9, -9, 14, -14, 20, -20, 28, -28, 38, -38];

/** A letter on each link that has room for one, and at least one for each case. */
export function tagShapes(arcs: readonly Arc[], inTheWay: readonly Bounds[]): Shape[] {
  const taken = [...inTheWay];
  const tagged = new Set<string>();
  return arcs.flatMap((arc) => {
    if (arc.branches.length === 0) return [];
    const text = arc.branches.map(letterOf).join('');
    const places = (tagged.has(text) ? [0] : BESIDE).flatMap((beside) =>
      PLACES.map((at) => tagOf(arc, text, at, beside)),
    );
    const tag = places.find((place) => !taken.some((other) => overlap(other, boundsOf(place))));
    if (!tag) return [];
    tagged.add(text);
    taken.push(boundsOf(tag));
    return [tag];
  });
}

function tagOf(arc: Arc, text: string, at: number, beside: number): Shape {
  const { x, y } = pointOn(arc, at);
  const [dx, dy] = [arc.to.x - arc.from.x, arc.to.y - arc.from.y];
  const scale = beside / (Math.hypot(dx, dy) || 1);
  const centre = { x: x - dy * scale, y: y + dx * scale };
  return { kind: 'text', style: 'tag', text, height: HEIGHT, centre, branch: arc.branches[0]!, of: {} };
}
