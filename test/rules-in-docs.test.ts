/** The examples of the page on rules as text hold what it says of them. `npm run docs` writes its lists. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindDefinitions } from '../constraints/either.js';
import { cellsText } from '../src/core/cells-text.js';
import { Geometry } from '../src/core/geometry.js';
import { definedGrid } from '../src/definitions/grid.js';
import { NAMED_TEXTS } from '../src/rules/text/named.js';
import { search } from '../src/search/search.js';
import { withRules } from '../src/variants/rules.js';

const ROW = /^\| `((?:pairs|all|triples|whole): .+?)` \| .+ \| ([\d ]+) \| ([\d ]+) \|$/gm;

const PAGE = 'docs/rules-as-text.md';

const NAMES = NAMED_TEXTS.map(({ id, rule, text, number }) => ({
  name: `\`${id}${number === undefined ? '' : '=N'}\``,
  says: rule.en,
  text: `\`${text.replaceAll('|', '\\|')}\``,
}));

/** The lists of pages, by the mark round them. */
const LISTS = [
  [
    PAGE,
    'names',
    ['| name | says | text |', '|---|---|---|', ...NAMES.map((each) => `| ${Object.values(each).join(' | ')} |`)],
  ],
  ['constraints/rule.md', 'names', NAMES.map(({ name, says }) => `- ${name}: ${says}`)],
  [
    PAGE,
    'kinds',
    [
      `${Object.keys(kindDefinitions)
        .map((id) => `[${id}](../constraints/${id}.md)`)
        .join(',\n')}.`,
    ],
  ],
] as const;

test.each(LISTS)('the page %s lists all %s', (file, name, lines) => {
  const page = readFileSync(file, 'utf8');
  const written = page.replace(
    new RegExp(`(?<=<!-- ${name} -->\n)[^]*?(?=<!-- /${name} -->)`),
    () => `${lines.join('\n')}\n`,
  );
  if (process.env.WRITE_PAGES) writeFileSync(file, written);
  else expect(page).toBe(written);
});

const examples = [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(
  ([, text, ...digits]) => [text!.replaceAll('\\|', '|'), ...digits] as [string, string, string],
);

/** True if digits obey a text: by its definition, and by the search. They stand in cells that do not see each other. */
function isObeyed(text: string, digits: string): readonly boolean[] {
  const own = digits.split(' ').map(Number);
  const cells = [0, 12, 24, 28].slice(0, own.length);
  const geometry = withRules(Geometry.ofSize(9), { constraints: [`rule="${text}":${cellsText(cells, 9)}`] });
  const values = new Int8Array(81).fill(-1);
  for (const [at, cell] of cells.entries()) values[cell] = own[at]! - 1;
  const [solution] = search({ geometry, values }, { limit: 1 }).solutions;
  const bare = search({ geometry: Geometry.ofSize(9), values }, { limit: 1 }).solutions[0]!;
  return [solution !== undefined, definedGrid(geometry).broken(bare).length === 0];
}

test('the page has ten examples', () => expect(examples).toHaveLength(10));

test.each(examples)('%s', (text, good, bad) => {
  expect(isObeyed(text, good)).toEqual([true, true]);
  expect(isObeyed(text, bad)).toEqual([false, false]);
});
