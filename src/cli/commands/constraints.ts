/** `sudoku constraints`: the list of constraints and their pages. */
import { constraints } from '../../../constraints/index.js';
import { quoted } from '../../core/printable.js';
import { constraintJson } from '../../render/json/constraint.js';
import { jsonLine } from '../../render/json/line.js';
import { constraintTable } from '../../render/table.js';
import { constraintNamed } from '../../variants/written.js';
import { commandOf, type Status, UsageError, withList } from '../command.js';
import { flag, LANGUAGE, option, text } from '../options.js';
import { forScreen, pageReader } from '../output/page.js';
import { PAGER, withPager } from '../output/pager.js';

export const command = commandOf({
  operands: { '[constraint]': 'show the page of this constraint, by its id or another name' },
  options: {
    ...PAGER,
    ...LANGUAGE,
    search: option('--search <text>', 'list only those with all of these words in their name, rule or page', text),
    json: flag('--json', 'metadata, one JSON object per constraint'),
  },
  async run([word], { json, pager, lang, search }, terminal) {
    const named = word === undefined ? undefined : withList('sudoku constraints', () => constraintNamed(word));
    if (named && search !== undefined)
      throw new UsageError(`--search chooses from the list: leave it out, or ${quoted(word!)}`);
    const readPage = await pageReader();
    const pageOf = (id: string): string => readPage(`constraints/${id}.md`);
    const listed = named
      ? [named]
      : constraints.filter(({ id }) => search === undefined || matches(pageOf(id), search));
    if (listed.length === 0)
      throw new UsageError(`no constraint fits ${quoted(search!)}: sudoku constraints lists all`);
    return withPager(terminal, pager, async ({ write, screen }): Promise<Status> => {
      if (json) for (const each of listed) await write(`${jsonLine(constraintJson(each, lang))}\n`);
      else if (!named) await write(`${constraintTable(listed, lang)}\n`);
      else await write(`${screen ? forScreen(pageOf(named.id), screen.columns) : pageOf(named.id)}\n`);
      return 0;
    });
  },
});

/** True if all words of a text are on the page of a constraint, which has its name and its rule. */
const matches = (page: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => page.toLowerCase().includes(word));
