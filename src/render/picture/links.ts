/** The links of chains: curves that avoid the digits, with the letters of the cases to which they belong. */
import { groupBy } from '../../core/arrays.js';
import type { Candidate } from '../../core/geometry.js';
import { letterOf, type Mark } from '../../logic/step/marks.js';
import { CELL, candidateCentre, cellCentre, type Layout } from './layout.js';
import { DIAMOND_SCALE } from './marks.js';
import { around, boundsOf, overlap, pointOn, union } from './outlines.js';
import type { Bounds, Point, Shape } from './shape.js';

type Link = Extract<Mark, { kind: 'link' }> & { readonly branches: readonly number[]; readonly tag: Tag };

/** What stands beside a link: the letters of its cases, and the numbers of its lines. */
interface Tag {
  readonly text: string;
  readonly isNumbered: boolean;
}
type Arc = Extract<Shape, { kind: 'arc' }>;

/** An end of a link, and the radius kept free round it. */
interface Spot extends Point {
  readonly radius: number;
}

type SpotOf = (candidate: Candidate) => Spot;

/** The radius kept free round a digit of full size. */
const LARGE = 23;

/**
 * The distances of a curve's middle from the straight line, relative to its length, in the order in which they are
 * tried.
 */
const BENDS = [0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3];
/** The greatest distance of a curve's middle from the straight line, which keeps long curves flat. */
const FURTHEST = 48;
/** The number of points of a curve that are tested. */
const SAMPLES = 24;

/**
 * Draws every link once, from disc to disc, and outlines candidates that are true or false together. `digits` are the
 * areas of text that should stay readable; `large` are the placed candidates at full size. A link has an arrow where
 * its chain ends, forks or meets another; elsewhere the next link shows the direction. Links between named parts have
 * no arrow, because they lead both ways, and no outline, because the parts are drawn by themselves.
 */
export function linkShapes(
  layout: Layout,
  marks: readonly Mark[],
  digits: readonly Bounds[],
  large: ReadonlySet<Candidate>,
  letters: readonly string[],
): Shape[] {
  const spotOf = (candidate: Candidate): Spot =>
    large.has(candidate)
      ? { ...cellCentre(layout, layout.geometry.cellOf(candidate)), radius: LARGE }
      : { ...candidateCentre(layout, candidate), radius: layout.radius };
  const same = groupBy(
    marks.filter((mark) => mark.kind === 'link'),
    ({ from, strong, to }) => `${from.join()} ${strong} ${to.join()}`,
  );
  const links = [...same.values()].map((all) => ({
    ...all[0]!,
    branches: [...new Set(all.flatMap(({ branch }) => branch ?? []))],
    tag: tagOf(all, letters),
  }));
  const leaving = groupBy(links, ({ from }) => from.join());
  const coming = groupBy(links, ({ to }) => to.join());
  const isPointed = ({ from, to, name }: Link): boolean =>
    !name && (!leaving.has(to.join()) || leaving.get(from.join())!.length > 1 || coming.get(to.join())!.length > 1);
  const groups = new Map(
    links.flatMap(({ from, to, name }) => (name ? [] : [from, to])).map((node) => [node.join(), node] as const),
  );
  const arcs = links.map((link) => arcOf(layout, link, spotOf, digits, isPointed(link)));
  const rounds = marks
    .flatMap((mark) => (mark.kind === 'candidate' ? [mark.candidate] : []))
    .map((candidate) => around(candidateCentre(layout, candidate), layout.radius * DIAMOND_SCALE));
  const outlines = [...groups.values()].filter((node) => node.length > 1).map((node) => outlineOf(layout, node));
  return [...outlines, ...arcs, ...tagShapes(arcs, links, [...digits, ...rounds])];
}

function outlineOf(layout: Layout, node: readonly Candidate[]): Shape {
  const half = layout.radius * 1.3;
  const area = union(node.map((candidate) => candidateCentre(layout, candidate)).map((centre) => around(centre, half)));
  return { kind: 'outline', area, radius: half, role: 'on', of: { candidate: node[0]! } };
}

function arcOf(
  layout: Layout,
  { from, to, strong, branches, name }: Link,
  spotOf: SpotOf,
  digits: readonly Bounds[],
  arrow: boolean,
): Arc {
  const [start, end] = nearest(from.map(spotOf), to.map(spotOf));
  let best: Arc | undefined;
  let fewest = Infinity;
  for (const bend of BENDS) {
    const arc: Arc = { ...bentArc(start, end, bend, arrow), strong, arrow, branches, ...(name && { name }) };
    const crossed = countCrossed(arc, digits) + (isWithin(layout, arc) ? 0 : OUTSIDE);
    if (crossed >= fewest) continue;
    best = arc;
    fewest = crossed;
    if (crossed === 0) break;
  }
  return best!;
}

/** Returns the two candidates, one from each end, that are closest together. */
function nearest(from: readonly Spot[], to: readonly Spot[]): readonly [Spot, Spot] {
  const pairs = from.flatMap((a) => to.map((b) => [a, b] as const));
  const length = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  return pairs.reduce((best, pair) => (length(pair) < length(best) ? pair : best));
}

function bentArc(start: Spot, end: Spot, bend: number, arrow: boolean): Pick<Arc, 'kind' | 'from' | 'bend' | 'to'> {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const flat = Math.min(Math.abs(bend), FURTHEST / Math.hypot(dx, dy)) * Math.sign(bend) * 2;
  const middle = { x: (start.x + end.x) / 2 - dy * flat, y: (start.y + end.y) / 2 + dx * flat };
  return {
    kind: 'arc',
    from: towards(start, middle, start.radius),
    bend: middle,
    to: towards(end, middle, end.radius + (arrow ? 1.5 : 0)),
  };
}

/** The cost of a curve that leaves the grid, as a number of digits crossed. */
const OUTSIDE = 1000;

function isWithin({ geometry, origin }: Layout, arc: Arc): boolean {
  const end = geometry.size * CELL;
  return [0.25, 0.5, 0.75].every((at) => {
    const { x, y } = pointOn(arc, at);
    return x > origin.x && x < origin.x + end && y > origin.y && y < origin.y + end;
  });
}

/** Returns the point at a distance from one point towards another. */
export function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= distance) return from;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

function countCrossed(arc: Arc, digits: readonly Bounds[]): number {
  const crossed = new Set<Bounds>();
  for (let i = 1; i < SAMPLES; i++) {
    const point = around(pointOn(arc, i / SAMPLES), 1);
    for (const digit of digits) if (overlap(digit, point)) crossed.add(digit);
  }
  return crossed.size;
}

const HEIGHT = 12;
/** The places of a letter on its link, as shares of the length, best first. */
const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82];

/** Returns the letter of a case. It is lower case, since the letters of sets are capitals. */
export const caseLetter = (branch: number, letters: readonly string[]): string =>
  letterOf(branch, letters).toLowerCase();

function tagOf(marks: readonly Extract<Mark, { kind: 'link' }>[], letters: readonly string[]): Tag {
  const texts = marks.map(
    ({ branch, line }) => `${branch === undefined ? '' : caseLetter(branch, letters)}${line ?? ''}`,
  );
  return { text: [...new Set(texts)].join(''), isNumbered: marks.some(({ line }) => line !== undefined) };
}

/** The distances from the link at which a text may stand for the first time if the link has no room. */
const BESIDE = [0, 9, -9, 14, -14, 20, -20, 28, -28, 38, -38];

/**
 * Places a letter on each link that has room for it, and each number once. What stands for the first time may stand beside
 * its link.
 */
function tagShapes(arcs: readonly Arc[], links: readonly Link[], inTheWay: readonly Bounds[]): Shape[] {
  const taken = [...inTheWay];
  const tagged = new Set<string>();
  return arcs.flatMap((arc, index) => {
    const { text, isNumbered } = links[index]!.tag;
    if (text === '' || (isNumbered && tagged.has(text))) return [];
    const places = (tagged.has(text) ? [0] : BESIDE).flatMap((beside) =>
      PLACES.map((at) => tagShape(arc, text, at, beside)),
    );
    const tag = places.find((place) => !taken.some((other) => overlap(other, boundsOf(place))));
    if (!tag) return [];
    tagged.add(text);
    taken.push(boundsOf(tag));
    return [tag];
  });
}

function tagShape(arc: Arc, text: string, at: number, beside: number): Shape {
  const { x, y } = pointOn(arc, at);
  const [dx, dy] = [arc.to.x - arc.from.x, arc.to.y - arc.from.y];
  const scale = beside / (Math.hypot(dx, dy) || 1);
  const centre = { x: x - dy * scale, y: y + dx * scale };
  return { kind: 'text', style: 'tag', text, height: HEIGHT, centre, branch: arc.branches[0] ?? 0, of: {} };
}
