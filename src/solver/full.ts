/** Our own ladder: everything the catalogue knows, in the order in which a person finds it. */
import { catalogue } from '../../strategies/index.js';
import { FULL_ORDER } from './full-order.js';
import { firstHit, type Ladder, rungOf } from './ladder.js';

const place = new Map(FULL_ORDER.map((id, index) => [id, index]));

export const full: Ladder = {
  id: 'full',
  name: 'every strategy, in the order in which people find them',
  rungs: [...catalogue].sort((a, b) => place.get(a.id)! - place.get(b.id)!).map(rungOf),
  begin: firstHit,
};
