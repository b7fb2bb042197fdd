/**
 * What an experienced player sees without being told: why a cell of a step has no other candidate, and why a digit has
 * no other place in a house.
 */
import { groupBy } from '../core/arrays.js';
import { EMPTY, type Markup } from '../core/board.js';
import type { Candidate, Cell, Geometry, House } from '../core/geometry.js';
import { valuesAgainst } from '../core/seeing.js';
import { cells, digits, houses, lines, type Message, number, say } from '../logic/step/message.js';
import type { Need } from '../logic/step/truths.js';
import type { ToldStep } from './where.js';

/** Returns the number of the step that removed a candidate; undefined if it was removed before the first. */
export type RemovedIn = (candidate: Candidate) => number | undefined;

type Position = Pick<Markup, 'geometry' | 'values' | 'digits'>;

/**
 * Returns a message for each cell, and for each digit in a house, that a step rests on: what rules out its other
 * candidates.
 *
 * @param position the board before the step
 */
export const groundsOf = (
  { explanation }: Pick<ToldStep, 'explanation'>,
  position: Pick<Markup, 'geometry' | 'values' | 'digits'>,
  removedIn: RemovedIn = () => undefined,
): Message[] =>
  explanation.truths.flatMap((truth) => {
    if (truth.kind !== 'cell' && truth.kind !== 'house') return [];
    const lost = missingFrom(truth, position);
    return lost.length > 0 ? [groundsOfNeed(truth, lost, position, removedIn)] : [];
  });

/** Returns the candidates that a cell, or a digit in a house, has lost in open cells. */
function missingFrom(need: Need, { geometry, values, digits: left }: Position): Candidate[] {
  const all =
    need.kind === 'cell'
      ? Array.from({ length: geometry.size }, (_, digit) => geometry.candidate(need.cell, digit))
      : geometry.cellsOf(need.house).map((cell) => geometry.candidate(cell, need.digit));
  return all.filter((candidate) => {
    const cell = geometry.cellOf(candidate);
    return values[cell] === EMPTY && !(left[cell]! & (1 << geometry.digitOf(candidate)));
  });
}

function groundsOfNeed(
  need: Need,
  lost: readonly Candidate[],
  { geometry, values }: Position,
  removedIn: RemovedIn,
): Message {
  const byValue = groupBy(
    lost,
    (candidate): Cell | undefined =>
      valuesAgainst(geometry, values, geometry.cellOf(candidate), geometry.digitOf(candidate))[0],
  );
  const removed = groupBy(byValue.get(undefined) ?? [], removedIn);
  byValue.delete(undefined);
  const ruledOut = [...byValue] as [Cell, Candidate[]][];
  if (need.kind === 'cell')
    return say('Why {cell} has no other candidate:{causes}', {
      cell: cells([need.cell]),
      causes: lines([...excludedFrom(need.cell, ruledOut, geometry), ...removedFrom(removed, geometry)]),
    });
  return say('Why {digit} has no other place in {house}:{causes}', {
    digit: digits(need.digit),
    house: houses([need.house]),
    causes: lines([
      ...ruledOut.map(([value, those]) =>
        say('{cells} {cells:sees|see} the {digit} in {value}', {
          cells: cellsAt(those, geometry),
          digit: digits(need.digit),
          value: cells([value]),
        }),
      ),
      ...removedFrom(removed, geometry),
    ]),
  });
}

/** Names the values that rule out digits of a cell: by the houses that they share with it, or by their cells. */
function excludedFrom(cell: Cell, ruledOut: readonly [Cell, Candidate[]][], geometry: Geometry): Message[] {
  const byHouse = groupBy(ruledOut, ([value]): House | undefined => geometry.commonHouses([cell, value])[0]);
  return [...byHouse].map(([house, those]) => {
    const own = digitsAt(
      those.flatMap(([, list]) => list),
      geometry,
    );
    return house === undefined
      ? say('{own} {own:is|are} ruled out by {values}', { own, values: cells(those.map(([value]) => value)) })
      : say('{own} {own:is|are} in {house} already', { own, house: houses([house]) });
  });
}

/** Names the steps that removed candidates. */
const removedFrom = (removed: ReadonlyMap<number | undefined, readonly Candidate[]>, geometry: Geometry): Message[] =>
  [...removed].map(([step, those]) => {
    const terms = { own: digitsAt(those, geometry), cells: cellsAt(those, geometry) };
    return step === undefined
      ? say('{own} {own:was|were} removed from {cells} before', terms)
      : say('{own} {own:was|were} removed from {cells} in step {step}', { ...terms, step: number(step) });
  });

const digitsAt = (list: readonly Candidate[], geometry: Geometry) =>
  digits(...new Set(list.map((candidate) => geometry.digitOf(candidate))));
const cellsAt = (list: readonly Candidate[], geometry: Geometry) =>
  cells([...new Set(list.map((candidate) => geometry.cellOf(candidate)))]);
