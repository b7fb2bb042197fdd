/** Our own ladder: everything the catalogue knows, in the order in which a person finds it. */
import { catalogue } from '../../strategies/index.js';
import { type Ladder, plainly } from './ladder.js';
import { rungOf } from './rung.js';

export const full: Ladder = {
  id: 'full',
  name: 'every strategy, in the order in which people find them',
  rungs: catalogue.map((strategy) => rungOf(strategy)),
  begin: plainly,
};
