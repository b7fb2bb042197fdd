/** The ladders of Denis Berthier: singles, then the shortest whip, or singles, then the shortest braid. */

import { fullHouse } from '../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../strategies/singles/naked-single.js';
import { braid, whip } from '../../../strategies/whips/sequences.js';
import { frozen } from '../../core/frozen.js';
import { type Argument, linesOfLongest } from '../../logic/argument/lines.js';
import type { Strategy } from '../../logic/step/strategy.js';
import type { SequenceKind } from '../../logic/whips/search.js';
import { sequencesOn } from '../../logic/whips/shortest.js';
import { type Ladder, plainClimb } from '../ladder.js';
import { found, type Rung, rungOf } from '../rung.js';
import { KINDS } from './rating.js';

/** Basic rules have rating 0. */
const singles = ([fullHouse, hiddenSingle, nakedSingle] as readonly Strategy[]).map((strategy) =>
  rungOf(strategy, strategy.find, 0),
);

/** Makes a rung of sequences of any length. The rating of a step is the length of its sequence. */
const sequenceRung = (strategy: Strategy<Argument>, kind: SequenceKind): Rung => ({
  strategies: [strategy as Strategy],
  rating: 1,
  *search(board, limits) {
    for (const hit of sequencesOn(board, kind, limits)) yield found(strategy, hit, linesOfLongest(hit.pattern));
  },
});

const formatRating = (rating: number): string => (rating === 0 ? 'basic' : `length ${rating}`);

export const whips: Ladder = frozen({
  id: 'whips',
  name: 'singles, then the shortest whip',
  rungs: [...singles, sequenceRung(whip, KINDS.w)],
  formatRating,
  begin: plainClimb,
});

export const braids: Ladder = frozen({
  id: 'braids',
  name: 'singles, then the shortest braid',
  rungs: [...singles, sequenceRung(braid, KINDS.b)],
  formatRating,
  begin: plainClimb,
});
