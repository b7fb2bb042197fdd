/**
 * Whips and braids for the ladder `full`: whips of a few steps, and braids found by singles, which need not be the
 * shortest.
 */
import type { Markup, Stamp } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import { isPauseDue } from '../../core/pausing.js';
import { candidatesOn, FEWEST_STEPS, refutationsOf } from '../forcing/trial-steps.js';
import type { Outcomes } from '../step/outcome.js';
import { PAUSE_HIT } from '../step/pause.js';
import { type Hit, removing } from '../step/strategy.js';
import type { Need } from '../step/truths.js';
import { type PartialWhip, PartialWhips } from './partial.js';
import { type WhipPattern, whipAlong } from './pattern.js';
import { ValuesLeft } from './values.js';
import { needOf, type Variable } from './variables.js';

/** The longest whip. Longer ones are left to the ladders of whips and braids. */
const LONGEST_WHIP = 8;
/** The most partial whips tried for one candidate. */
const MOST_TRIED = 200;

const hitOf = (board: Markup, target: Candidate, needs: readonly Need[]): Hit<WhipPattern> =>
  removing(whipAlong(board, target, needs), [target]);

/** Partial whips that may yet refute a target, all of one length. */
interface Search {
  readonly target: Candidate;
  /** A lower bound of the length of a whip. */
  readonly least: number;
  readonly seen: Set<string>;
  partial: readonly PartialWhip[];
}

/**
 * Extends partial whips by a right that the previous right (with earlier ones) forces. Returns the variables of a whip,
 * if a partial one is a whip except for its last variable. `isLast`: no longer ones are wanted.
 */
function lengthen(
  search: Search,
  values: ValuesLeft,
  whips: PartialWhips,
  isLast: boolean,
  clock: Clock,
): Variable[] | undefined {
  const longer: PartialWhip[] = [];
  for (const whip of search.partial) {
    clock();
    if (whips.follow(whip)) return [...variablesOf(whip), whips.firstEmptied()];
    if (isLast || search.seen.size >= MOST_TRIED) continue;
    let taken: string | undefined;
    for (const variable of whips.forcedByLast()) {
      if (search.seen.size >= MOST_TRIED) break;
      const last = values.rightOf(variable);
      taken ??= rightsOf(whip).join();
      const key = `${taken} ${last}`;
      if (search.seen.has(key)) continue;
      search.seen.add(key);
      longer.push({ before: whip, last, variable, depth: whip.depth + 1 });
    }
  }
  search.partial = longer;
  return undefined;
}

/** Returns the target and the rights of a partial whip, ascending. */
function rightsOf(whip: PartialWhip): Candidate[] {
  const rights: Candidate[] = [];
  for (let at: PartialWhip | undefined = whip; at; at = at.before) rights.push(at.last);
  return rights.length > 1 ? rights.sort((a, b) => a - b) : rights;
}

function variablesOf(whip: PartialWhip): Variable[] {
  const variables: Variable[] = [];
  for (let at = whip; at.before; at = at.before) variables.unshift(at.variable);
  return variables;
}

/**
 * Yields short whips, shortest first. Rounds that take all forced rights give a lower bound of the length for each
 * target.
 */
export function* shortWhips(
  board: Markup,
  _: Stamp | undefined,
  clock: Clock = unlimited,
  known?: Outcomes,
): Generator<Hit<WhipPattern>, void, void> {
  const values = new ValuesLeft(board);
  const whips = new PartialWhips(values);
  let searches: Search[] = [];
  for (const target of candidatesOn(board, known)) {
    if (isPauseDue(clock)) yield PAUSE_HIT;
    const least = whips.roundsTo(target) + 1;
    const partial = [{ before: undefined, last: target, variable: -1, depth: 0 }];
    if (least <= LONGEST_WHIP) searches.push({ target, least, seen: new Set(), partial });
  }
  for (let length = 1; length <= LONGEST_WHIP && searches.length > 0; length++) {
    const open: Search[] = [];
    for (const search of searches) {
      if (isPauseDue(clock)) yield PAUSE_HIT;
      if (length < search.least) {
        open.push(search);
        continue;
      }
      // No whip is shorter than the lower bound, so shorter partial whips are built only here.
      let variables: Variable[] | undefined;
      for (let at = length === search.least ? 1 : length; at <= length; at++)
        variables = lengthen(search, values, whips, at === LONGEST_WHIP, clock);
      if (!variables) open.push(search);
      else if (variables.length >= FEWEST_STEPS)
        yield hitOf(
          board,
          search.target,
          variables.map((variable) => needOf(board.geometry, variable)),
        );
    }
    searches = open;
  }
}

/** Yields braids found by singles, those with the fewest steps first. */
export function* playedBraids(
  board: Markup,
  _: Stamp | undefined,
  clock: Clock = unlimited,
  known?: Outcomes,
): Generator<Hit<WhipPattern>, void, void> {
  for (const refutation of yield* refutationsOf(board, clock, known)) {
    if (isPauseDue(clock)) yield PAUSE_HIT;
    yield hitOf(
      board,
      refutation.assumed,
      refutation.steps.map(({ truth }) => truth),
    );
  }
}
