/**
 * Whips and braids for the ladder `full`: whips of a few steps, and braids found by singles, which need not be the
 * shortest.
 */
import type { Markup } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import type { Argument } from '../argument/lines.js';
import { candidatesOn, FEWEST_STEPS, refutationHits } from '../forcing/trial-steps.js';
import { type Hit, removing, type SearchLimits } from '../step/strategy.js';
import type { Need } from '../step/truths.js';
import { whipAlong } from './lines.js';
import { wouldEmpty } from './links.js';
import { type PartialWhip, PartialWhips } from './partial.js';
import { fewestLinks } from './rounds.js';
import { hitOf } from './shortest.js';
import { ValuesLeft } from './values.js';
import type { Variable } from './variables.js';

/** The longest whip. Longer ones are left to the ladders of whips and braids. */
const LONGEST_WHIP = 8;
/** The most partial whips tried for one candidate. */
const MOST_TRIED = 200;

/** Partial whips that may yet refute a target, all of one length. */
interface Search {
  readonly target: Candidate;
  /** A lower bound of the length of a whip. */
  readonly least: number;
  /** By the set of rights of partial whips, the rights that followed; and their number. */
  readonly followed: Map<string, Candidate[]>;
  tried: number;
  partial: readonly PartialWhip[];
}

/** Returns the variables of a whip, if a partial one is a whip except for its last variable. */
function completed({ partial }: Search, whips: PartialWhips): Variable[] | undefined {
  for (const whip of partial) {
    const last = whip.mayEnd ? whips.follow(whip).firstEmptied() : -1;
    if (last >= 0) return [...whip.variables, last];
  }
  return undefined;
}

/** Extends partial whips by a right that the previous right (with earlier ones) forces. */
function lengthen(search: Search, values: ValuesLeft, whips: PartialWhips, clock: Clock): void {
  const longer: PartialWhip[] = [];
  for (const whip of search.partial) {
    if (search.tried >= MOST_TRIED) break;
    clock();
    const taken = String.fromCharCode(...whip.rights.toSorted((a, b) => a - b));
    const followed = search.followed.get(taken) ?? [];
    search.followed.set(taken, followed);
    for (const variable of whips.follow(whip).forcedByLast()) {
      const last = values.rightOf(variable);
      if (search.tried >= MOST_TRIED || followed.includes(last)) continue;
      followed.push(last);
      search.tried++;
      const rights = [...whip.rights, last];
      longer.push({ rights, variables: [...whip.variables, variable], mayEnd: wouldEmpty(values, last) });
    }
  }
  search.partial = longer;
}

/** Yields short whips, shortest first. */
export function* shortWhips(
  board: Markup,
  { clock = unlimited, known }: SearchLimits = {},
): Generator<Hit<Argument>, void, void> {
  const fewest = fewestLinks(board, clock);
  const values = new ValuesLeft(board);
  const whips = new PartialWhips(values);
  let searches: Search[] = [];
  for (const target of candidatesOn(board, known)) {
    const least = fewest[target]!;
    const partial = [{ rights: [target], variables: [], mayEnd: true }];
    if (least <= LONGEST_WHIP) searches.push({ target, least, followed: new Map(), tried: 0, partial });
  }
  for (let length = 1; length <= LONGEST_WHIP && searches.length > 0; length++) {
    const open: Search[] = [];
    for (const search of searches) {
      clock();
      if (length < search.least) {
        open.push(search);
        continue;
      }
      // No whip is shorter than the lower bound, so shorter partial whips are built only here.
      for (let at = length === search.least ? 1 : length - 1; at < length; at++) lengthen(search, values, whips, clock);
      const variables = completed(search, whips);
      if (!variables) open.push(search);
      else if (variables.length >= FEWEST_STEPS) yield hitOf(board, { target: search.target, variables });
    }
    searches = open;
  }
}

/** Yields braids found by singles, those with the fewest steps first. */
export function* playedBraids(
  board: Markup,
  { clock = unlimited, known }: SearchLimits = {},
): Generator<Hit<Argument>, void, void> {
  const fewest = fewestLinks(board, clock);
  for (const { remove, pattern } of refutationHits(board, fewest, clock, known))
    yield removing(whipAlong(board, remove[0]!, needsIn(pattern)), remove);
}

const needsIn = ({ cases: [lines] }: Argument): Need[] =>
  lines!.flatMap(({ ground }) => (ground.kind === 'need' ? [ground.need] : []));
