/** Our own ladder: everything the catalogue knows, in the order in which a person finds it. */
import { catalogue } from '../../strategies/index.js';
import { firstHit, type Ladder, rungOf } from './ladder.js';

export const full: Ladder = {
  id: 'full',
  name: 'every strategy, in the order in which people find them',
  rungs: catalogue.map(rungOf),
  begin: firstHit,
};
