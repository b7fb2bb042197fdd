/** The puzzles that the assignments of a drawing make. */
import { constraints } from '../../../constraints/index.js';
import type { Geometry } from '../../core/geometry.js';
import type { Puzzle } from '../../core/puzzle.js';
import type { Statement } from '../../core/statement.js';
import { positionWith } from '../exchange/notes.js';
import { FLAGS, shapeFrom } from '../exchange/variants.js';
import { Misread } from '../misread.js';
import type { SharedDrawing } from './drawing.js';
import type { Assignment } from './matching.js';
import { regionsOf, withoutCrossing } from './statements.js';

/** A puzzle with the assignment that makes it. */
export interface DrawnPuzzle {
  readonly puzzle: Puzzle;
  readonly assignment: Assignment;
}

/** Returns the puzzles that the assignments make, those that state the same once. Throws a Misread if none makes one. */
export function puzzlesOf(
  assignments: readonly Assignment[],
  drawing: SharedDrawing,
  expected?: Geometry,
): DrawnPuzzle[] {
  const read = new Map<string, DrawnPuzzle>();
  let fault: Misread | undefined;
  for (const assignment of assignments) {
    const key = JSON.stringify(statementsOf(assignment));
    if (read.has(key)) continue;
    try {
      read.set(key, { assignment, puzzle: puzzleOf(drawing, assignment, expected) });
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      fault ??= error;
    }
  }
  if (read.size === 0) throw fault!;
  return [...read.values()];
}

/** Returns puzzles with what of the assignments and of the file can be stated, and the faults of the rest. */
export function statable(
  assignments: readonly Assignment[],
  drawing: SharedDrawing,
  expected?: Geometry,
): { readonly read: readonly DrawnPuzzle[]; readonly faults: readonly string[] } {
  const [first] = assignments as readonly [Assignment];
  const faultOf = (assignment: Assignment, from: SharedDrawing): string | undefined => {
    try {
      puzzleOf(from, assignment, expected);
      return undefined;
    } catch (error) {
      if (error instanceof Misread) return error.message;
      throw error;
    }
  };
  if (faultOf(first, drawing) === undefined) return { read: puzzlesOf(assignments, drawing, expected), faults: [] };
  const faults: string[] = [];
  /** Takes the first way to state something that has no fault, and tells the fault of the usual one. */
  const state = <Way>(ways: readonly Way[], fault: (way: Way) => string | undefined): Way => {
    const own = fault(ways[0]!);
    if (own === undefined) return ways[0]!;
    faults.push(own);
    return ways.find((way) => fault(way) === undefined) ?? ways.at(-1)!;
  };
  const none: Assignment = { ...first, matched: [], names: [] };
  const grid = { ...drawing, sets: [], flags: [], named: {} };
  const boxless = { ...grid, regions: Array.from({ length: drawing.size ** 2 }, () => null) };
  const { regions } = state([grid, boxless], (way) => faultOf(none, way));
  const shaped = { ...drawing, ...(regions && { regions }) };
  const from = state([shaped, { ...shaped, sets: [], flags: [], named: {} }], (way) => faultOf(none, way));
  const named = state([{ ...none, names: first.names }, none], (way) => faultOf(way, from));
  let assignment = named;
  for (const each of first.matched) {
    const more = { ...assignment, matched: [...assignment.matched, each] };
    assignment = state([more, assignment], (way) => faultOf(way, from));
  }
  return { read: [{ assignment, puzzle: puzzleOf(from, assignment, expected) }], faults };
}

export const statementsOf = ({ matched }: Assignment): Statement[] => matched.flatMap(({ statements }) => statements);

/** Returns statements in the order in which the constraints are listed. */
const inOrder = (statements: readonly Statement[]): Statement[] =>
  statements.toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ kind }: Statement): number => constraints.findIndex(({ id }) => id === kind);

function puzzleOf(drawing: SharedDrawing, assignment: Assignment, expected?: Geometry): Puzzle {
  const { size, digits, regions = [], named, flags, values, notes } = drawing;
  const statements = statementsOf(assignment);
  const regionOf = regionsOf(drawing);
  const isSet = ({ kind }: Statement): boolean => kind === 'x' || kind === 'pairs';
  const geometry = shapeFrom(
    {
      size,
      ...(digits !== undefined && { digits }),
      regions,
      variant: [
        ...new Set([...assignment.names, ...flags.flatMap((flag) => FLAGS.get(flag) ?? []), ...(named?.variant ?? [])]),
      ],
      sets: [...statements.filter(isSet).flatMap(({ lists }) => lists), ...drawing.sets, ...(named?.sets ?? [])],
      statements: inOrder([
        ...statements.filter((each) => !isSet(each)),
        ...(named?.statements ?? []).map((each) => withoutCrossing(each, regionOf)),
      ]),
    },
    expected,
  );
  return positionWith(geometry, values, drawing.placed ?? new Uint8Array(geometry.cells), notes);
}
