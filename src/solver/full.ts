/** Our own ladder: everything the catalogue knows, in the order in which a person finds it. */
import { catalogue } from '../../strategies/index.js';
import { braid, whip } from '../../strategies/whips/sequences.js';
import { playedBraids, shortWhips } from '../logic/whips/short.js';
import { type Ladder, plainly } from './ladder.js';
import { rungOf } from './rung.js';

/** Here it is enough to find some of what others look for at length. */
const SHORT = new Map([
  [whip.id, rungOf(whip, shortWhips)],
  [braid.id, rungOf(braid, playedBraids)],
]);

export const full: Ladder = {
  id: 'full',
  name: 'every strategy, in the order in which people find them',
  rungs: catalogue.map((strategy) => SHORT.get(strategy.id) ?? rungOf(strategy)),
  begin: plainly,
};
