/** Lists all strategies, easiest first. One that has another name in a language keeps its own among the others. */
import { catalogue } from '../../../strategies/index.js';
import type { Answering } from './protocol.js';
import { nameIn } from './told.js';

export const strategies: Answering<'strategies'> = (_ask, _tell, language) =>
  catalogue.map(({ id, name, aliases = [], family, level }) => {
    const own = nameIn(language, name);
    return { id, name: own, aliases: own === name ? aliases : [name, ...aliases], family, level };
  });
