/**
 * What an experienced player sees without being told: why a cell of a step has no other candidate, and why a digit has
 * no other place in a house.
 */
import { groupBy } from '../core/arrays.js';
import { countBits } from '../core/bits.js';
import type { Markup } from '../core/board.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../core/geometry.js';
import { valuesAgainst } from '../core/open-to.js';
import { EMPTY } from '../core/values.js';
import { cells, digitSet, digits, houses, lines, type Message, number, say, type Term } from '../logic/step/message.js';
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

function groundsOfNeed(need: Need, lost: readonly Candidate[], position: Position, removedIn: RemovedIn): Message {
  const excluded: Exclusion[] = [];
  const others: Candidate[] = [];
  for (const candidate of lost) {
    const exclusion = exclusionOf(candidate, position);
    if (exclusion) excluded.push(exclusion);
    else others.push(candidate);
  }
  const { geometry } = position;
  const causes = lines([
    ...(need.kind === 'cell' ? excludedFromCell : excludedFromHouse)(excluded, position),
    ...notAllowed(others, geometry),
    ...removedFrom(others, removedIn, geometry),
  ]);
  return need.kind === 'cell' ? onlyIn(need.cell, causes, position) : noOtherPlace(need.digit, need.house, causes);
}

/** A candidate and a value that excludes it: its own digit in a cell that it sees, or any digit by a clue. */
interface Exclusion {
  readonly candidate: Candidate;
  readonly value: Cell;
  readonly isSeen: boolean;
}

function exclusionOf(candidate: Candidate, { geometry, values }: Position): Exclusion | undefined {
  const cell = geometry.cellOf(candidate);
  const digit = geometry.digitOf(candidate);
  const [value] = valuesAgainst(geometry, values, cell, digit);
  return value === undefined
    ? undefined
    : { candidate, value, isSeen: values[value] === digit && geometry.sees(value, cell) };
}

function onlyIn(own: Cell, causes: Term, { digits: left }: Position): Message {
  const cell = cells([own]);
  return countBits(left[own]!) > 1
    ? say('Why {cell} has only {left}:{causes}', { cell, left: digitSet(left[own]!), causes })
    : say('Why {cell} has no other candidate:{causes}', { cell, causes });
}

const noOtherPlace = (digit: Digit, house: House, causes: Term): Message =>
  say('Why {digit} has no other place in {house}:{causes}', { digit: digits(digit), house: houses([house]), causes });

/** Names the values that exclude digits from a cell: by the houses that they share with it, or by their cells. */
function excludedFromCell(excluded: readonly Exclusion[], { geometry }: Position): Message[] {
  const byHouse = groupBy(excluded, ({ candidate, value, isSeen }): House | undefined =>
    isSeen ? geometry.commonHouses([geometry.cellOf(candidate), value])[0] : undefined,
  );
  return [...byHouse].map(([house, those]) => {
    const own = digitsAt(candidatesOf(those), geometry);
    return house === undefined
      ? say('{own} {own:is|are} ruled out by {values}', { own, values: cells(valuesOf(those)) })
      : say('{own} {own:is|are} in {house} already', { own, house: houses([house]) });
  });
}

/** Names the values that exclude a digit from cells of a house. */
function excludedFromHouse(excluded: readonly Exclusion[], { geometry, values }: Position): Message[] {
  const byValue = groupBy(excluded, ({ value, isSeen }) => (isSeen ? value : ~value));
  return [...byValue.values()].map((those) => {
    const [{ candidate, value, isSeen }] = those as [Exclusion, ...Exclusion[]];
    const terms = {
      cells: cellsAt(candidatesOf(those), geometry),
      digit: digits(geometry.digitOf(candidate)),
      value: cells([value]),
    };
    return isSeen
      ? say('{cells} {cells:sees|see} the {digit} in {value}', terms)
      : say('in {cells}, {digit} is ruled out by the {other} in {value}', { ...terms, other: digits(values[value]!) });
  });
}

/** Names the candidates that no solution has by a clue on their cell alone, such as an even cell. */
function notAllowed(list: readonly Candidate[], geometry: Geometry): Message[] {
  const those = list.filter((candidate) => !isAllowed(candidate, geometry));
  if (those.length === 0) return [];
  const terms = { own: digitsAt(those, geometry), cells: cellsAt(those, geometry) };
  return [say('{own} {own:is|are} not allowed in {cells}', terms)];
}

const isAllowed = (candidate: Candidate, geometry: Geometry): boolean =>
  (geometry.allowed[geometry.cellOf(candidate)]! & (1 << geometry.digitOf(candidate))) !== 0;

/** Names the steps that removed candidates. */
const removedFrom = (list: readonly Candidate[], removedIn: RemovedIn, geometry: Geometry): Message[] =>
  [
    ...groupBy(
      list.filter((candidate) => isAllowed(candidate, geometry)),
      removedIn,
    ),
  ].map(([step, those]) => {
    const terms = { own: digitsAt(those, geometry), cells: cellsAt(those, geometry) };
    return step === undefined
      ? say('{own} {own:was|were} removed from {cells} before', terms)
      : say('{own} {own:was|were} removed from {cells} in step {step}', { ...terms, step: number(step) });
  });

const candidatesOf = (list: readonly Exclusion[]): Candidate[] => list.map(({ candidate }) => candidate);
const valuesOf = (list: readonly Exclusion[]): Cell[] => [...new Set(list.map(({ value }) => value))];
const digitsAt = (list: readonly Candidate[], geometry: Geometry) =>
  digits(...new Set(list.map((candidate) => geometry.digitOf(candidate))));
const cellsAt = (list: readonly Candidate[], geometry: Geometry) =>
  cells([...new Set(list.map((candidate) => geometry.cellOf(candidate)))]);
