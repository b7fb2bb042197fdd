/**
 * Blockers of singles: values that keep the digit out of the other cells of its house, or the other digits out of its
 * cell. Cells of the house that no value blocks have lost the digit to an earlier step.
 */
import type { Markup } from '../../core/board.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import { type Mark, markCandidates } from '../../logic/step/marks.js';
import { cellCentre, type Layout } from './layout.js';
import { towards } from './links.js';
import { crossing } from './outlines.js';
import type { Bounds, Point, Shape } from './shape.js';

/** A value that blocks, and the cells from which it keeps its digit. */
export interface Blocker {
  readonly value: Cell;
  readonly cells: readonly Cell[];
}

type Position = Pick<Markup, 'geometry' | 'values'>;

/** The parts of a step by which a single is recognised. */
interface Single {
  readonly place: readonly Candidate[];
  readonly marks: readonly Mark[];
}

/** Values that prove a single, and the cells of a hidden single's house that none of them blocks. */
interface Proof {
  readonly blockers: readonly Blocker[];
  readonly unblocked: readonly Cell[];
}

const NO_PROOF: Proof = { blockers: [], unblocked: [] };

/** Returns a few values, chosen greedily, that prove a single, or a part of it. Returns none for other steps. */
export const blockersOf = (position: Position, single: Single): readonly Blocker[] =>
  proofOf(position, single).blockers;

function proofOf(position: Position, { place, marks }: Single): Proof {
  const [placed, ...others] = place;
  const [mark, on, ...more] = marks;
  if (placed === undefined || others.length > 0 || !more.every(isOfClue) || on?.kind !== 'candidate') return NO_PROOF;
  if (on.candidate !== placed || on.role !== 'on' || !mark || mark.kind === 'link') return NO_PROOF;
  const { geometry } = position;
  const cell = geometry.cellOf(placed);
  // A cell that has one candidate because of clues shows these alone.
  return isPlaceOf(mark, cell)
    ? more.length > 0
      ? NO_PROOF
      : { blockers: nakedSingleBlockers(position, cell, geometry.digitOf(placed)), unblocked: [] }
    : mark.kind === 'house'
      ? hiddenSingleProof(position, mark.house, cell, geometry.digitOf(placed))
      : NO_PROOF;
}

/**
 * Returns the candidates, marks and blockers that are drawn for a step. A hidden single shows its digit, as false, in
 * the cells that have lost it to an earlier step.
 */
export function withProof<Drawn extends Single>(
  position: Position & Pick<Markup, 'digits'>,
  step: Drawn,
): { readonly digits: Markup['digits']; readonly step: Drawn; readonly blockers: readonly Blocker[] } {
  const { geometry, digits } = position;
  const { blockers, unblocked } = proofOf(position, step);
  const digit = geometry.digitOf(step.place[0] ?? 0);
  const lost = unblocked.filter((cell) => (digits[cell]! & (1 << digit)) === 0);
  if (lost.length === 0) return { digits, step, blockers };
  const marks = markCandidates(
    'off',
    lost.map((cell) => geometry.candidate(cell, digit)),
  );
  return {
    digits: Int32Array.from(digits, (own, cell) => (lost.includes(cell) ? own | (1 << digit) : own)),
    step: { ...step, marks: [...step.marks, ...marks] },
    blockers,
  };
}

/** True for a cell of a clue that rules candidates of a single out. */
const isOfClue = (mark: Mark): boolean => mark.kind === 'cell' && mark.role === 'cover';

const isPlaceOf = (mark: Mark, cell: Cell): boolean => mark.kind === 'cell' && mark.cell === cell;

/**
 * Returns a value for each other digit that the houses of a cell hold. The house with most digits not yet found comes
 * first, so that few houses are needed.
 */
function nakedSingleBlockers({ geometry, values }: Position, cell: Cell, digit: Digit): readonly Blocker[] {
  const seen = geometry
    .commonHouses([cell])
    .map((house) => geometry.cellsOf(house).filter((each) => values[each]! >= 0));
  const found = new Map<Digit, Cell>();
  const fresh = (cells: readonly Cell[]): readonly Cell[] =>
    cells.filter((each) => values[each] !== digit && !found.has(values[each]!));
  for (let most = mostOf(seen.map(fresh)); most.length > 0; most = mostOf(seen.map(fresh)))
    for (const each of most) found.set(values[each]!, each);
  return [...found.values()].map((value) => ({ value, cells: [] }));
}

const mostOf = (lists: readonly (readonly Cell[])[]): readonly Cell[] =>
  lists.reduce((most, list) => (list.length > most.length ? list : most), []);

/**
 * Returns values of the digit that see the other open cells of the house. The value that sees most of the remaining
 * cells comes next.
 */
function hiddenSingleProof({ geometry, values }: Position, house: House, cell: Cell, digit: Digit): Proof {
  let open = geometry.cellsOf(house).filter((each) => each !== cell && values[each]! < 0);
  const left = Array.from({ length: geometry.cells }, (_, each) => each).filter((each) => values[each] === digit);
  const blockers: Blocker[] = [];
  for (;;) {
    const next = left
      .map((value) => ({ value, cells: open.filter((each) => geometry.sees(value, each)) }))
      .reduce((most, each) => (each.cells.length > most.cells.length ? each : most), NO_BLOCKER);
    if (next.cells.length === 0) return { blockers, unblocked: open };
    blockers.push(next);
    open = open.filter((each) => !next.cells.includes(each));
  }
}

const NO_BLOCKER: Blocker = { value: 0, cells: [] };

/** The radius of a ring, relative to the height of the value in it. */
const RING = 0.62;

/** The distance of an arrow's tip from the centre of the last cell: just within the cell, beside its candidates. */
const TIP = 25;

/**
 * Draws a ring round each value and, in each direction, a line into the last cell from which it keeps its digit. Lines
 * are left out beneath the texts, so that digits stay readable.
 */
export function blockerShapes(layout: Layout, blockers: readonly Blocker[], texts: readonly Bounds[] = []): Shape[] {
  const radius = layout.valueHeight * RING;
  return blockers.flatMap(({ value, cells }): Shape[] => {
    const centre = cellCentre(layout, value);
    const ends = furthest(
      centre,
      cells.map((cell) => cellCentre(layout, cell)),
    );
    const lines = ends.flatMap((end) => {
      const parts = partsBeside(towards(centre, end, radius), towards(end, centre, TIP), texts);
      return parts.map(
        ({ from, to }, index): Shape => ({
          kind: 'arc',
          from,
          bend: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
          to,
          strong: false,
          arrow: index === parts.length - 1,
          branches: [],
        }),
      );
    });
    return [...lines, { kind: 'ring', centre, radius, role: 'off', of: { cell: value } }];
  });
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** The distance that a line keeps from a text, and the least length of a part. */
const AWAY = 2;
const SHORTEST = 4;

/** Returns the parts of a line that cross no text. The last part always reaches the end of the line. */
function partsBeside(from: Point, to: Point, texts: readonly Bounds[]): readonly Line[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const point = (at: number): Point => ({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at });
  const gaps = texts.flatMap((text) => crossing(from, to, text, AWAY) ?? []).sort((a, b) => a.start - b.start);
  const parts: Line[] = [];
  let at = 0;
  for (const { start, end } of gaps) {
    if ((start - at) * length >= SHORTEST) parts.push({ from: point(at), to: point(start) });
    at = Math.max(at, end);
  }
  return [...parts, { from: point(Math.min(at, 1 - SHORTEST / length)), to }];
}

/** Returns the last of the points in each direction from a point. */
function furthest(from: Point, points: readonly Point[]): readonly Point[] {
  const ends = new Map<string, Point>();
  const distance = ({ x, y }: Point): number => Math.hypot(x - from.x, y - from.y);
  for (const point of points) {
    const direction = Math.atan2(point.y - from.y, point.x - from.x).toFixed(3);
    const other = ends.get(direction);
    if (!other || distance(point) > distance(other)) ends.set(direction, point);
  }
  return [...ends.values()];
}
