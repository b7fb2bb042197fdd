/** What a shared puzzle has besides its grid: what of it is not understood, and its fog. */
import { type Cell, EMPTY } from '../../../src/core/index.js';
import { NONE } from '../../elements/board/selection.js';
import type { About, PlainFacts, SolutionCheck } from '../engine/protocol.js';
import { isGiven, type Play } from '../play/play.js';

/** True if all of a puzzle is understood or left out by the player. Otherwise hints, checks and the count are off. */
export const isAnswerable = ({ notUnderstood = [], isUnread = false }: About): boolean =>
  !isUnread && notUnderstood.length === 0;

/** Leaves out one of the parts that are not understood. */
export const withLeftOut = (about: About, part: string): About => ({
  ...about,
  notUnderstood: (about.notUnderstood ?? []).filter((each) => each !== part),
  leftOut: [...(about.leftOut ?? []), part],
});

/** Takes back all that the player has left out. */
export const withNothingLeftOut = (about: About): About => ({
  ...about,
  notUnderstood: [...(about.notUnderstood ?? []), ...(about.leftOut ?? [])],
  leftOut: [],
});

/** Returns facts without what a shared puzzle has besides them, which is large. */
export function plainFacts({ title, author, daily, level, score, rating, hardest }: About): PlainFacts {
  const facts = { title, author, daily, level, score, rating, hardest };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

/** True if a puzzle has fog that nothing can clear: no solution is stated, and there is not exactly one. */
export const isFogStuck = ({ fog }: About, check: SolutionCheck | undefined): boolean =>
  fog !== undefined && check !== undefined && check.solution === undefined;

/**
 * Returns the cells in fog. Digits of the player that are right clear it: those of a trigger what it says, and where
 * there are no triggers each one its cell and those around it.
 */
export function foggedCells(
  play: Play,
  { fog, isFogLifted = false }: About,
  check: SolutionCheck | undefined,
): ReadonlySet<Cell> {
  if (!fog || isFogLifted || isFogStuck({ fog }, check)) return NONE;
  const { geometry, values } = play;
  const right = new Set(
    values.flatMap((value, cell) =>
      value !== EMPTY && !isGiven(play, cell) && value === check?.solution?.[cell] ? [cell] : [],
    ),
  );
  const around = (cell: Cell): Cell[] =>
    values.flatMap((_, other) => {
      const down = geometry.rowOf(other) - geometry.rowOf(cell);
      const across = geometry.columnOf(other) - geometry.columnOf(cell);
      return Math.abs(down) <= 1 && Math.abs(across) <= 1 ? [other] : [];
    });
  const found =
    fog.triggers.length > 0
      ? fog.triggers.flatMap(({ when, clears }) => (when.every((cell) => right.has(cell)) ? clears : []))
      : [...right].flatMap(around);
  const clear = new Set([...fog.clear, ...found]);
  return new Set(values.flatMap((_, cell) => (clear.has(cell) ? [] : [cell])));
}
