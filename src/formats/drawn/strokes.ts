/** Lines through points: the cells that they visit, and strokes that are one line. */
import type { Cell } from '../../core/geometry.js';
import { plainColour } from './colours.js';
import type { DrawnPoint, DrawnStroke } from './drawing.js';

/** Returns the cells that a line through points visits; undefined if one lies outside the grid, or for steps askew. */
export function cellsAlong(points: readonly DrawnPoint[], size: number): Cell[] | undefined {
  const cells: Cell[] = [];
  for (const point of points) {
    const [row, column] = point.map(Math.floor) as [number, number];
    if (row < 0 || row >= size || column < 0 || column >= size) return undefined;
    const last = cells.at(-1) ?? row * size + column;
    const [down, right] = [row - Math.floor(last / size), column - (last % size)];
    const steps = Math.max(Math.abs(down), Math.abs(right));
    if (![0, steps].includes(Math.abs(down)) || ![0, steps].includes(Math.abs(right))) return undefined;
    if (cells.length === 0) cells.push(last);
    for (let step = 1; step <= steps; step++) cells.push(last + step * (Math.sign(down) * size + Math.sign(right)));
  }
  return cells;
}

const keyOf = ([row, column]: DrawnPoint): string => `${Math.round(row * 4)} ${Math.round(column * 4)}`;

/** The colour of a line under another one that sets it off. */
const CASING = 'ffffff';

/** True for two strokes that look alike. */
const areAlike = (a: DrawnStroke, b: DrawnStroke): boolean =>
  plainColour(a.colour) === plainColour(b.colour) && !a.hasHead && !b.hasHead && Math.abs(a.width - b.width) < 0.02;

/**
 * Joins strokes that look alike and meet end to end, unless a third one meets them there or a bulb is there; and leaves
 * out those that are drawn twice.
 */
export function joinedStrokes(strokes: readonly DrawnStroke[], isBulb: (point: DrawnPoint) => boolean): DrawnStroke[] {
  const pathOf = ({ points, hasHead }: DrawnStroke): string => {
    const path = points.map(keyOf);
    return hasHead ? `> ${path}` : [path.join(), path.toReversed().join()].sort()[0]!;
  };
  const isCasing = (stroke: DrawnStroke): boolean =>
    stroke.colour === CASING && strokes.some((other) => other.colour !== CASING && pathOf(other) === pathOf(stroke));
  const once = new Map<string, DrawnStroke>();
  for (const stroke of strokes) {
    const key = `${stroke.colour} ${pathOf(stroke)}`;
    if (!once.has(key) && !isCasing(stroke)) once.set(key, stroke);
  }
  const lines = [...once.values()];
  for (;;) {
    const meeting = meetingPair(lines, isBulb);
    if (!meeting) return lines;
    const [first, second, points] = meeting;
    lines.splice(lines.indexOf(first), 1, { ...first, points });
    lines.splice(lines.indexOf(second), 1);
  }
}

const isClosed = ({ points }: DrawnStroke): boolean => keyOf(points[0]!) === keyOf(points.at(-1)!);

function meetingPair(
  lines: readonly DrawnStroke[],
  isBulb: (point: DrawnPoint) => boolean,
): [first: DrawnStroke, second: DrawnStroke, joined: readonly DrawnPoint[]] | undefined {
  for (const [index, first] of lines.entries()) {
    if (first.hasHead) continue;
    for (const point of [first.points[0]!, first.points.at(-1)!]) {
      if (isBulb(point)) continue;
      const touching = lines.filter((other, at) => at !== index && areAlike(first, other) && touches(other, point));
      const [second] = touching;
      if (touching.length !== 1 || !second || touches({ ...first, points: first.points.slice(1, -1) }, point)) continue;
      const isSecondStart = keyOf(second.points[0]!) === keyOf(point);
      if (!isSecondStart && keyOf(second.points.at(-1)!) !== keyOf(point)) continue;
      if (isClosed(first) || isClosed(second)) continue;
      const before = keyOf(first.points.at(-1)!) === keyOf(point) ? first.points : first.points.toReversed();
      const after = isSecondStart ? second.points : second.points.toReversed();
      return [first, second, [...before, ...after.slice(1)]];
    }
  }
  return undefined;
}

/** True if a point is one of the corners or ends of a stroke, or lies on it. */
function touches({ points }: Pick<DrawnStroke, 'points'>, [row, column]: DrawnPoint): boolean {
  return points.some(([fromRow, fromColumn], at) => {
    const [toRow, toColumn] = points[at + 1] ?? [fromRow, fromColumn];
    const length = Math.hypot(toRow - fromRow, toColumn - fromColumn);
    const detour = Math.hypot(row - fromRow, column - fromColumn) + Math.hypot(row - toRow, column - toColumn) - length;
    return detour < 0.05;
  });
}
