/** Lists all strategies, easiest first. The English name of a translated strategy is an alias. */
import { catalogue } from '../../../strategies/index.js';
import { nameIn } from '../../course/strategy-names.js';
import type { Handler } from './protocol.js';

export const strategies: Handler<'strategies'> = (_ask, _report, language) =>
  catalogue.map((strategy) => {
    const { id, name, aliases = [], family, level, learnAfter = [] } = strategy;
    const own = nameIn(language, strategy);
    return { id, name: own, aliases: own === name ? aliases : [name, ...aliases], family, level, learnAfter };
  });
