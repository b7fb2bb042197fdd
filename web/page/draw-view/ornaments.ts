/** What the setter of an opened puzzle drew in another program. It stays as it was, locked, beside what is drawn here. */
import type { Constraint, GridPoint, Sign, Statement } from '../../../constraints/index.js';
import type { Geometry } from '../../../src/core/index.js';
import { type OrnamentSign, type Ornaments, type PuzzleDrawing, sizeOf } from './drawing.js';
import { signsOf } from './forms.js';

/** True if two clues state the same. */
export const isSame = (one: Statement, other: Statement): boolean =>
  one.kind === other.kind &&
  one.value === other.value &&
  one.text === other.text &&
  JSON.stringify(one.lists) === JSON.stringify(other.lists);

/** Returns the signs of an opened puzzle, each with the clue that it shows if it is at the places of that clue alone. */
export function ornamentsOf(
  signs: readonly Sign[],
  clues: readonly Statement[],
  known: readonly Constraint[],
  size: number,
): Ornaments {
  const own = clues.map((clue) => {
    const constraint = known.find(({ id }) => id === clue.kind)!;
    return { clue, places: new Set(signsOf(constraint, clue, size).flatMap((sign) => placesOf(sign, size))) };
  });
  const shownBy = (sign: Sign): Statement | undefined => {
    const places = placesOf(sign, size);
    if (places.length === 0) return undefined;
    const found = own.filter((each) => places.every((place) => each.places.has(place)));
    return found.length === 1 ? found[0]!.clue : undefined;
  };
  return {
    shown: clues,
    signs: signs.map((sign): OrnamentSign => {
      const of = shownBy(sign);
      return { sign, ...(of && { of }) };
    }),
  };
}

/** Names the places of a sign, to half a cell. */
function placesOf(sign: Sign, size: number): readonly string[] {
  const named = ({ row, column }: GridPoint): string => `${Math.round(row * 2)} ${Math.round(column * 2)}`;
  if (sign.kind === 'label') return [named(sign.at)];
  if (sign.kind === 'path') return sign.points.map(named);
  if (sign.kind === 'words') return [];
  return sign.cells.map((cell) => named({ row: Math.floor(cell / size) + 0.5, column: (cell % size) + 0.5 }));
}

/** True if the ornaments show a clue, which has not changed since the puzzle was opened. */
export const isOrnament = ({ ornaments }: PuzzleDrawing, clue: Statement): boolean =>
  ornaments?.shown.some((each) => isSame(each, clue)) ?? false;

/** Returns the signs of an opened puzzle that still stand: not those of clues that have changed. */
export const signsOfOrnaments = ({ ornaments, clues, rules }: PuzzleDrawing): readonly Sign[] =>
  (ornaments?.signs ?? [])
    .filter(({ of }) => !of || clues.some((clue) => isSame(clue, of)))
    .map(({ sign }) => sign)
    .filter((sign) => sign.kind !== 'words' || sign.text === rules);

/** Returns the signs that go with a drawing, with our own for clues drawn here; undefined if there are no ornaments. */
export function ornamentsShown(drawing: PuzzleDrawing, { layout }: Geometry): readonly Sign[] | undefined {
  if (!drawing.ornaments) return undefined;
  const size = sizeOf(drawing);
  const added = (layout.statements ?? []).filter(
    (statement) => !drawing.clues.some((clue) => isOrnament(drawing, clue) && isSame(clue, statement)),
  );
  const ours = added.flatMap((statement) =>
    signsOf(layout.constraints!.find(({ id }) => id === statement.kind)!, statement, size),
  );
  return [...ours, ...signsOfOrnaments(drawing)];
}
