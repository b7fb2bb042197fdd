/** Forms of a puzzle: the same puzzle turned, or with its lines and digits exchanged. */
import { dressed, randomTransform, shuffled, type Transform, transformBy } from '../canon/transform.js';
import { type Clock, runsOut, unlimited } from '../core/clock.js';
import type { Cell, Geometry } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Random } from '../create/random.js';

/** Random forms that are tried for each one that is wanted: small grids and variants have few that differ. */
const TRIES = 4;

/**
 * Yields forms that differ: the puzzle as it lies, then random ones. There may be fewer than `count`. `randomAt`
 * returns the random numbers of each form by its index. Throws OutOfTime when the clock does.
 *
 * @example [...formsOf(puzzle, 16, (index) => seeded(`tea/${index}`))]
 */
export function* formsOf(
  puzzle: Puzzle,
  count: number,
  randomAt: (index: number) => Random,
  clock: Clock = unlimited,
): Generator<Puzzle, void, void> {
  const known = new Set<string>();
  for (let index = -1; known.size < count && index < TRIES * count; index++) {
    clock();
    const form = index < 0 ? puzzle : dressed(puzzle, ruleKeepingTransform(puzzle.geometry, randomAt(index)));
    const key = `${form.values} ${form.candidates ?? ''}`;
    if (known.has(key)) continue;
    known.add(key);
    yield form;
  }
}

/**
 * Measures each form until the time is up; `first` is the result of the puzzle as it lies, which is not measured again.
 */
export function measureForms<Figures>(
  [puzzle, count, randomAt]: Parameters<typeof formsOf>,
  first: Figures,
  clock: Clock,
  measure: (form: Puzzle) => Figures,
): { readonly forms: readonly Figures[]; readonly isCut: boolean } {
  const forms = [first];
  const isCut = runsOut(() => {
    for (const each of formsOf(puzzle, count, randomAt, clock)) {
      if (each === puzzle) continue;
      const figures = measure(each);
      // What ran out of time has only bounds.
      clock();
      forms.push(figures);
    }
  });
  return { forms, isCut };
}

/**
 * True if a rearrangement of the cells keeps every house and every pair of cells that differ. Digits are alike in all
 * rules of a geometry, so they may always be exchanged.
 */
export function keepsRules(geometry: Geometry, { to, from }: Transform): boolean {
  if (to.boxRows !== geometry.boxRows || to.boxColumns !== geometry.boxColumns) return false;
  const { cells, houses } = geometry;
  const keyOf = (house: readonly Cell[]): string => [...house].sort((a, b) => a - b).join();
  const all = Array.from({ length: houses }, (_, house) => geometry.cellsOf(house));
  const keys = new Set(all.map(keyOf));
  if (!all.every((house) => keys.has(keyOf(house.map((cell) => from[cell]!))))) return false;
  for (let cell = 0; cell < cells; cell++)
    for (let i = geometry.peerStart[cell]!; i < geometry.peerStart[cell + 1]!; i++)
      if (!geometry.sees(from[cell]!, from[geometry.peers[i]!]!)) return false;
  return true;
}

/** The turns and reflections of a grid that keep its rules. Digits keep their names. */
function turnsOf(geometry: Geometry): readonly Transform[] {
  const forwards = Array.from({ length: geometry.size }, (_, line) => line);
  const orders = [forwards, forwards.toReversed()];
  return [false, true]
    .flatMap((isTurned) =>
      orders.flatMap((rows) =>
        orders.map((columns) => ({ ...transformBy(geometry, isTurned, rows, columns, forwards), to: geometry })),
      ),
    )
    .filter((turn) => keepsRules(geometry, turn));
}

/**
 * Returns a random transform that keeps the rules: of the whole group if boxes are the only rule beside lines, else a
 * turn or a reflection with new names of the digits.
 */
export function ruleKeepingTransform(geometry: Geometry, random: () => number): Transform {
  if (geometry.isPlain) return randomTransform(geometry, random);
  const turns = geometry.memo(turnsOf);
  const turn = turns[Math.floor(random() * turns.length)]!;
  return { ...turn, digits: shuffled(geometry.size, random) };
}
