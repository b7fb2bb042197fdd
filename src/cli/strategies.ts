/** `sudoku strategies`: the catalogue, and the pages. */
import { readFileSync } from 'node:fs';
import { catalogue } from '../../strategies/index.js';
import { FAMILIES, LEVELS, type Strategy } from '../logic/step/strategy.js';
import { jsonLine } from '../render/json/line.js';
import { strategyJson } from '../render/json/strategy.js';
import { catalogueTable } from '../render/table.js';
import { type CommandModule, type Status, UsageError } from './command.js';
import { packaged } from './packaged.js';
import { paged } from './pager.js';
import { withPager } from './pager-command.js';
import { strategyNamed } from './strategy-names.js';
import { oneOf } from './words.js';

export const command: CommandModule = {
  declare(command) {
    withPager(command)
      .argument('[strategy]', 'show the page of this one: its id, its name or what else it is called')
      .option('--family <names>', `list only these families: ${FAMILIES.join(', ')}`)
      .option('--level <levels>', `list only these levels: ${LEVELS.join(', ')}`)
      .option('--search <text>', 'list only those with all of these words in a name or, where none has, in the page')
      .option('--json', 'metadata, one JSON object a strategy');
  },
  async run([word], { json, pager, ...wanted }, terminal) {
    const chosen = word === undefined ? undefined : strategyNamed(word);
    const [option] = Object.keys(wanted);
    if (chosen && option) throw new UsageError(`--${option} chooses from the list: leave it out, or '${word}'`);
    const listed = listOf(wanted);
    return paged(terminal, pager !== false, async ({ write }): Promise<Status> => {
      if (json) for (const strategy of chosen ? [chosen] : listed) await write(`${jsonLine(strategyJson(strategy))}\n`);
      else await write(`${chosen ? pageOf(chosen) : catalogueTable(listed)}\n`);
      return 0;
    });
  },
};

/** The part of the catalogue that was asked for. Throws a UsageError where there is nothing in it. */
function listOf({ family, level, search }: Readonly<Record<string, unknown>>): readonly Strategy[] {
  const families = wordsOf('family', family, FAMILIES);
  const levels = wordsOf('level', level, LEVELS);
  const asked = catalogue.filter((each) => families.includes(each.family) && levels.includes(each.level));
  const listed = search === undefined ? asked : withWords(String(search), asked);
  if (listed.length > 0) return listed;
  const words = [family, level, search].filter((word) => word !== undefined).map((word) => `'${word}'`);
  throw new UsageError(`no strategy fits ${words.join(' and ')}: sudoku strategies lists all`);
}

/** Several with commas between; all if none is named. */
const wordsOf = <Word extends string>(what: string, given: unknown, words: readonly Word[]): readonly Word[] =>
  given === undefined
    ? words
    : String(given)
        .split(',')
        .map((word) => oneOf(what, word.trim(), words));

/** Those with all words in a name; where there are none, those with all in their pages. */
function withWords(text: string, strategies: readonly Strategy[]): readonly Strategy[] {
  const words = text.toLowerCase().split(/\s+/);
  const fit = (textOf: (strategy: Strategy) => string): readonly Strategy[] =>
    strategies.filter((strategy) => words.every((word) => textOf(strategy).toLowerCase().includes(word)));
  const named = fit(({ id, name, aliases = [] }) => [id, name, ...aliases].join('\n'));
  return named.length > 0 ? named : fit(pageOf);
}

const pageOf = ({ family, id }: Strategy): string =>
  readFileSync(packaged(`strategies/${family}/${id}.md`), 'utf8').trimEnd();
