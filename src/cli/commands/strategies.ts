/** `sudoku strategies`: the catalogue of strategies and their pages. */

import { catalogue } from '../../../strategies/index.js';
import { quoted } from '../../core/printable.js';
import { FAMILIES, LEVELS, type Level, type Strategy } from '../../logic/step/strategy.js';
import { jsonLine } from '../../render/json/line.js';
import { strategyJson } from '../../render/json/strategy.js';
import { loadLanguage } from '../../render/language/index.js';
import { catalogueTable } from '../../render/table.js';
import { oneOf } from '../../settings/one-of.js';
import { text } from '../../settings/settings.js';
import { wordsOf } from '../../settings/words.js';
import { commandOf, type Status, UsageError } from '../command.js';
import { strategiesNamed } from '../input/strategy-names.js';
import { flag, inGroup, languageOption, option, QUIET } from '../options.js';
import { OUTPUT } from '../output/options.js';
import { ONLY_ENGLISH, type PageText, pageReader, shownPage } from '../output/page.js';
import { PAGER, withPager } from '../output/pager.js';

export const command = commandOf({
  operands: { '[strategy]': 'show the page of this strategy, by id, name or alias, or list this family' },
  options: {
    ...PAGER,
    ...QUIET,
    ...languageOption('names and of pages, where they are in it'),
    family: option(
      '--family <names>',
      `list only these families: ${FAMILIES.join(', ')}`,
      wordsOf(oneOf('family', FAMILIES)),
    ),
    level: option('--level <levels>', `list only these levels: ${LEVELS.join(', ')}`, wordsOf(oneOf('level', LEVELS))),
    search: option(
      '--search <text>',
      'list only those with all of these words in a name or, where none has, in the page',
      text,
    ),
    ...inGroup('Output', { json: flag('--json', 'metadata, one JSON object per strategy') }),
    ...OUTPUT,
  },
  async run([word], { json, pager, language: asked, family, level, search }, terminal) {
    const named = word === undefined ? undefined : strategiesNamed(word);
    const filter = { family, level, search };
    const option = Object.entries(filter).find(([, value]) => value !== undefined)?.[0];
    if (named && option) throw new UsageError(`--${option} chooses from the list: leave it out, or ${quoted(word!)}`);
    const readPage = await pageReader(asked);
    const pageOf = ({ family, id }: Strategy): PageText => readPage(`strategies/${family}/${id}`);
    const listed = named ?? select(filter, (strategy) => pageOf(strategy).text);
    const chosen = named?.length === 1 ? named[0] : undefined;
    return withPager(terminal, pager, async ({ write }): Promise<Status> => {
      if (json) for (const strategy of listed) await write(`${jsonLine(strategyJson(strategy))}\n`);
      else if (!chosen) await write(`${catalogueTable(listed, await loadLanguage(asked))}\n`);
      else {
        const { text, language } = pageOf(chosen);
        if (language !== asked) terminal.note(ONLY_ENGLISH);
        await write(`${shownPage(text, terminal)}\n`);
      }
      return 0;
    });
  },
});

interface Filter {
  readonly family: readonly string[] | undefined;
  readonly level: readonly Level[] | undefined;
  readonly search: string | undefined;
}

/** Returns the text of a strategy's page. */
type PageOf = (strategy: Strategy) => string;

/** Returns the strategies that the options select. Throws a UsageError if there are none. */
function select(filter: Filter, pageOf: PageOf): readonly Strategy[] {
  const { family = FAMILIES, level = LEVELS, search } = filter;
  const asked = catalogue.filter((each) => family.includes(each.family) && level.includes(each.level));
  const listed = search === undefined ? asked : matching(search, asked, pageOf);
  if (listed.length > 0) return listed;
  const words = Object.values(filter).filter((word) => word !== undefined);
  throw new UsageError(
    `no strategy fits ${words.map((word) => quoted(String(word))).join(' and ')}: sudoku strategies lists all`,
  );
}

/** Returns the strategies with all words in a name; if there are none, those with all words in their pages. */
function matching(text: string, strategies: readonly Strategy[], pageOf: PageOf): readonly Strategy[] {
  const words = text.toLowerCase().split(/\s+/);
  const fit = (textOf: (strategy: Strategy) => string): readonly Strategy[] =>
    strategies.filter((strategy) => words.every((word) => textOf(strategy).toLowerCase().includes(word)));
  const named = fit(({ id, name, names = {}, aliases = [] }) =>
    [id, name, ...Object.values(names), ...aliases].join('\n'),
  );
  return named.length > 0 ? named : fit(pageOf);
}
