/** Lists all strategies, easiest first. */
import { catalogue } from '../../../strategies/index.js';
import type { Answering } from './protocol.js';

export const strategies: Answering<'strategies'> = () =>
  catalogue.map(({ id, name, aliases = [], family, level }) => ({ id, name, aliases, family, level }));
