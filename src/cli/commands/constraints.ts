/** `sudoku constraints`: the list of constraints and their pages. */
import { constraints } from '../../../constraints/index.js';
import { CONSTRAINT_FAMILIES, type Constraint } from '../../core/constraint.js';
import { quoted } from '../../core/printable.js';
import { textsOf } from '../../render/constraint-texts.js';
import { constraintJson } from '../../render/json/constraint.js';
import { jsonLine } from '../../render/json/line.js';
import { type Language, loadLanguage } from '../../render/language/index.js';
import { constraintTable } from '../../render/table.js';
import { text } from '../../settings/settings.js';
import { constraintNamed } from '../../variants/written.js';
import { commandOf, type Status, UsageError, withList } from '../command.js';
import { flag, inGroup, languageOption, option, QUIET } from '../options.js';
import { OUTPUT } from '../output/options.js';
import { pageReader, shownPage } from '../output/page.js';
import { PAGER, withPager } from '../output/pager.js';

export const command = commandOf({
  operands: { '[constraint]': 'show the page of this constraint, by its id or another name' },
  options: {
    ...PAGER,
    ...QUIET,
    ...languageOption('names and rules; pages are in English'),
    search: option('--search <text>', 'list only those with all of these words in their name, rule or page', text),
    ...inGroup('Output', { json: flag('--json', 'metadata, one JSON object per constraint') }),
    ...OUTPUT,
  },
  async run([word], { json, pager, language: code, search }, terminal) {
    const named = word === undefined ? undefined : withList('sudoku constraints', () => constraintNamed(word));
    if (named && search !== undefined)
      throw new UsageError(`--search chooses from the list: leave it out, or ${quoted(word!)}`);
    const language = await loadLanguage(code);
    const readPage = await pageReader();
    const pageOf = (id: string): string => readPage(`constraints/${id}`).text;
    const listed = named ? [named] : byFamily.filter(({ id }) => search === undefined || matches(pageOf(id), search));
    if (listed.length === 0)
      throw new UsageError(`no constraint fits ${quoted(search!)}: sudoku constraints lists all`);
    return withPager(terminal, pager, async ({ write }): Promise<Status> => {
      if (json) for (const each of listed) await write(`${jsonLine(constraintJson(each, language))}\n`);
      else if (!named) await write(`${constraintTable(listed, language)}\n`);
      else {
        const page = pageIn(language, named, pageOf(named.id));
        if (code !== 'en') terminal.note('sudoku: the rest of this page is in English');
        await write(`${shownPage(page, terminal)}\n`);
      }
      return 0;
    });
  },
});

/** All constraints, those of a family together. */
const byFamily = CONSTRAINT_FAMILIES.flatMap((family) => constraints.filter((each) => each.family === family));

/** Returns a page with the name and the rule of its constraint in a language, above the English text. */
function pageIn(language: Language, constraint: Constraint, page: string): string {
  if (language.code === 'en') return page;
  const { name, rule } = textsOf(constraint, language);
  return page.replace(/^# .*/, `# ${name}\n\n${sentenceOf(rule)}`);
}

const sentenceOf = (clause: string): string => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;

/** True if all words of a text are on the page of a constraint, which has its name and its rule. */
const matches = (page: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => page.toLowerCase().includes(word));
