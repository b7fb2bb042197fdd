/** Places to look for a step, for players who want to find it themselves. */
import type { Cell, Geometry, House } from '../core/geometry.js';
import { BOXES_FIRST } from '../core/houses.js';
import type { Message } from '../logic/step/message.js';
import type { Explanation } from '../logic/step/strategy.js';
import type { FoundStep } from '../solver/step.js';

/** What a hint reads of a step. */
export type ToldStep = Pick<FoundStep, 'strategy' | 'geometry' | 'place' | 'remove' | 'explanation'>;

/** Returns the cells of the pattern, which the argument names, without the cells that the step changes. */
export function cellsOfPattern({ explanation, geometry, place, remove }: ToldStep): Cell[] {
  const cells = new Set<Cell>();
  for (const mark of explanation.marks)
    if (mark.kind === 'candidate' && mark.role !== 'target') cells.add(geometry.cellOf(mark.candidate));
    else if (mark.kind === 'cell' && mark.role !== 'target') cells.add(mark.cell);
    else if (mark.kind === 'link')
      for (const candidate of [...mark.from, ...mark.to]) cells.add(geometry.cellOf(candidate));
  const named = cells.size > 0 ? [...cells] : [...place, ...remove].map((candidate) => geometry.cellOf(candidate));
  return [...new Set(named)].sort((a, b) => a - b);
}

/** True if there is no pattern to look for: the step is a guess. Goes by the id, since readers of steps load no strategy. */
export const isGuess = ({ strategy }: Pick<FoundStep, 'strategy'>): boolean => strategy.id === 'backtracking';

/** The most houses that a player can look at together. */
const MOST_HOUSES = 4;

/**
 * Returns the houses to look at: those that the picture tints and the sentence names, or else the one or two that hold
 * most of the pattern. None for a guess, and none where the pattern is spread over the whole grid.
 */
export function whereToLook(step: ToldStep): House[] {
  if (isGuess(step)) return [];
  const { geometry, explanation } = step;
  for (const houses of [markedHouses(explanation), saidHouses(explanation.message), provingHouses(explanation)])
    if (houses.length > 0 && houses.length <= MOST_HOUSES) return houses;
  const cells = spreadOf(step);
  const first = houseWithMost(geometry, cells);
  const rest = cells.filter((cell) => !geometry.holds(first, cell));
  if (rest.length === 0) return [first];
  const second = houseWithMost(geometry, rest);
  const outside = rest.filter((cell) => !geometry.holds(second, cell));
  const isLocal = outside.length === 0 || (cells.length < geometry.size && outside.length * 2 <= cells.length);
  return isLocal ? [first, second] : [];
}

const markedHouses = ({ marks }: Explanation): House[] => [
  ...new Set(marks.flatMap((mark) => (mark.kind === 'house' && mark.role === 'pattern' ? [mark.house] : []))),
];

const saidHouses = ({ terms }: Message): House[] => [
  ...new Set(Object.values(terms).flatMap((term) => (term.kind === 'houses' ? term.houses : []))),
];

const provingHouses = ({ truths }: Explanation): House[] => [
  ...new Set(truths.flatMap((truth) => (truth.kind === 'house' ? [truth.house] : []))),
];

/** The cells that a player has to look at: those of the pattern, of a deadly pattern, or of a symmetrical grid. */
function spreadOf(step: ToldStep): Cell[] {
  const { geometry, explanation } = step;
  const cells = new Set(cellsOfPattern(step));
  for (const truth of explanation.truths)
    if (truth.kind === 'deadly') for (const cell of truth.cells) cells.add(cell);
    else if (truth.kind === 'rule') for (const cell of geometry.rules[truth.rule]!.cells) cells.add(cell);
    else if (truth.kind === 'symmetry') for (let cell = 0; cell < geometry.cells; cell++) cells.add(cell);
  return [...cells];
}

/** Returns the house with most of the cells, preferring boxes to lines. */
function houseWithMost(geometry: Geometry, cells: readonly Cell[]): House {
  const houses = geometry.housesOf(...BOXES_FIRST);
  const countIn = (house: House): number => cells.filter((cell) => geometry.holds(house, cell)).length;
  return houses.reduce((best, house) => (countIn(house) > countIn(best) ? house : best), houses[0]!);
}
