/** Sequences against all candidates of a board, shortest first. */
import type { Markup } from '../../core/board.js';
import { openCandidates } from '../../core/candidates.js';
import { unlimited } from '../../core/clock.js';
import type { Candidate } from '../../core/geometry.js';
import type { Argument } from '../argument/lines.js';
import { type Hit, removing, type SearchLimits } from '../step/strategy.js';
import { needAt } from '../step/truths.js';
import { chainAgainst, type LeanKind } from './chains.js';
import { whipAlong } from './lines.js';
import { linkedOn } from './links.js';
import { fewestLinks } from './rounds.js';
import { Search, type Sequence, type SequenceKind } from './search.js';
import { ValuesLeft } from './values.js';

/** The limits of a search. */
interface Extent extends SearchLimits {
  readonly longest?: number;
}

/** Yields whips or braids, for each candidate the first of the shortest. */
export function* sequencesOn(
  board: Markup,
  kind: SequenceKind,
  { longest = Infinity, clock = unlimited, known }: Extent = {},
): Generator<Hit<Argument>, void, void> {
  const values = new ValuesLeft(board);
  const search = new Search(values, kind, clock);
  let targets = openCandidates(board.geometry, board.digits).filter(
    (target) => !known?.removes(target) && search.refutes(target),
  );
  for (let length = 1; length <= longest && targets.length > 0; length++) {
    const left: Candidate[] = [];
    for (const target of targets) {
      clock();
      search.mayExistLonger = false;
      const sequence = search.find(target, length);
      if (sequence) yield hitOf(board, sequence);
      else if (search.mayExistLonger) left.push(target);
    }
    targets = left;
  }
}

/** Yields chains of a kind, for each candidate the first of the shortest. */
export function* chainsOn(
  board: Markup,
  kind: LeanKind,
  { longest = Infinity, clock = unlimited, known }: Extent = {},
): Generator<Hit<Argument>, void, void> {
  const fewest = fewestLinks(board, clock);
  const values = new ValuesLeft(board);
  const linkedTo = linkedOn(values);
  const open = openCandidates(board.geometry, board.digits);
  const targets = new Set(open.filter((target) => fewest[target]! <= longest && !known?.removes(target)));
  for (let length = 2; length <= longest && targets.size > 0; length++)
    for (const target of targets) {
      const sequence = chainAgainst(values, target, kind, length, linkedTo, clock);
      if (sequence === 'longer') continue;
      targets.delete(target);
      if (sequence !== 'none') yield hitOf(board, sequence);
    }
}

/** Makes a hit of a target and the variables that refute it. */
export const hitOf = (board: Markup, { target, variables }: Omit<Sequence, 'rights'>): Hit<Argument> =>
  removing(
    whipAlong(
      board,
      target,
      variables.map((variable) => needAt(board.geometry, variable)),
    ),
    [target],
  );
