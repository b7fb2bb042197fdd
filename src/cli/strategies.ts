/** `sudoku strategies`: the catalogue, and the pages. */
import { readFileSync } from 'node:fs';
import { catalogue } from '../../strategies/index.js';
import type { Strategy } from '../logic/step/strategy.js';
import { catalogueTable } from '../render/table.js';
import type { CommandModule, Status } from './command.js';
import { packaged } from './packaged.js';
import { paged } from './pager.js';
import { withPager } from './pager-command.js';
import { strategyNamed } from './strategy-names.js';

export const command: CommandModule = {
  declare(command) {
    withPager(command)
      .argument('[strategy]', 'show the page of this one: its id, its name or what else it is called')
      .option('--json', 'metadata, one JSON object a strategy');
  },
  async run([word], { json, pager }, terminal) {
    const chosen = word === undefined ? undefined : strategyNamed(word);
    return paged(terminal, pager !== false, async ({ write }): Promise<Status> => {
      if (json)
        for (const strategy of chosen ? [chosen] : catalogue) await write(`${JSON.stringify(metadata(strategy))}\n`);
      else await write(`${chosen ? pageOf(chosen) : catalogueTable(catalogue)}\n`);
      return 0;
    });
  },
};

const metadata = ({ id, name, aliases = [], family, level, score, assumes }: Strategy): object => ({
  id,
  name,
  aliases,
  family,
  level,
  score,
  ...(assumes && { assumes }),
});

const pageOf = ({ family, id }: Strategy): string =>
  readFileSync(packaged(`strategies/${family}/${id}.md`), 'utf8').trimEnd();
