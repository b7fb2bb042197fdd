/** The indexes of strategies and of constraints in the docs: each with its picture. `npm run docs` writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { constraints } from '../constraints/index.js';
import { LEVELS } from '../src/logic/step/strategy.js';
import { catalogue } from '../strategies/index.js';

const PLACE = /(?<=<!-- index -->\n)[\s\S]*?(?=<!-- \/index -->)/;

/** Pictures in a row of a table. */
const COLUMNS = 4;

interface Entry {
  readonly name: string;
  readonly page: string;
  readonly picture: string;
}

const cellOf = ({ name, page, picture }: Entry): string =>
  `<a href="${page}"><img src="pictures/${picture}.svg" width="170" alt=""></a><br>[${name}](${page})`;

/** Returns a table of pictures, each above its name. */
function tableOf(entries: readonly Entry[]): string {
  const rows = Array.from({ length: Math.ceil(entries.length / COLUMNS) }, (_, row) =>
    entries.slice(row * COLUMNS, (row + 1) * COLUMNS).map(cellOf),
  );
  const inRow = (cells: readonly string[]): string =>
    `| ${Array.from({ length: COLUMNS }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  return [inRow([]), `|${'---|'.repeat(COLUMNS)}`, ...rows.map(inRow)].join('\n');
}

function expectIndex(page: string, index: string): void {
  const text = readFileSync(page, 'utf8');
  const right = text.replace(PLACE, () => `${index}\n`);
  if (process.env.WRITE_PAGES) writeFileSync(page, right);
  else expect(text, `${page}: npm run docs writes it again`).toBe(right);
}

test('the docs show every strategy, by level', () => {
  const sections = LEVELS.map((level) => {
    const entries = catalogue
      .filter((strategy) => strategy.level === level)
      .map(({ name, family, id }) => ({ name, page: `../strategies/${family}/${id}.md`, picture: `strategies/${id}` }));
    return `## ${level[0]!.toUpperCase()}${level.slice(1)}\n\n${tableOf(entries)}\n`;
  });
  expectIndex('docs/strategies.md', `\n${sections.join('\n')}`.trimEnd());
});

test('the docs show every constraint', () => {
  const entries = constraints.map(({ names, id }) => ({
    name: names.en,
    page: `../constraints/${id}.md`,
    picture: `constraints/${id}`,
  }));
  expectIndex('docs/constraints.md', tableOf(entries));
});
