/** Lists all strategies, easiest first. The English name of a translated strategy is an alias. */
import { catalogue } from '../../../strategies/index.js';
import { nameIn } from '../../course/german-names.js';
import type { Handler } from './protocol.js';

export const strategies: Handler<'strategies'> = (_ask, _report, language) =>
  catalogue.map(({ id, name, aliases = [], family, level }) => {
    const own = nameIn(language, name);
    return { id, name: own, aliases: own === name ? aliases : [name, ...aliases], family, level };
  });
