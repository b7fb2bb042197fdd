/** A page cannot lie: its example is made from the first case of its fixture. `npm run docs` writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPencilmarks } from '../../src/formats/pencilmarks.js';
import { conclusion, sentence } from '../../src/render/text.js';
import { catalogue } from '../../strategies/index.js';
import { casesOf } from './fixture.js';

const MARKED = /(<!-- example -->\n)[\s\S]*(<!-- \/example -->)/;

for (const strategy of catalogue)
  test(`${strategy.id}: the page shows the first case`, () => {
    const url = new URL(`../../strategies/${strategy.family}/${strategy.id}.md`, import.meta.url);
    const page = readFileSync(url, 'utf8');
    const { board, place, remove } = casesOf(strategy.id)[0]!;
    const same = (a: readonly number[], b: readonly number[]): boolean => `${[...a].sort()}` === `${[...b].sort()}`;
    const hit = [...strategy.find(board)].find((hit) => same(hit.place, place) && same(hit.remove, remove))!;
    const { message } = strategy.explain(hit, board.geometry);
    const said = sentence(message, board.geometry).replaceAll('\n', '\n> ');
    const example = `\`\`\`text\n${formatPencilmarks(board)}\n\`\`\`\n\n> ${said}\n> So ${conclusion(hit, board.geometry)}.\n`;
    const right = page.replace(MARKED, (_, before: string, after: string) => `${before}${example}${after}`);
    if (process.env.WRITE_PAGES) writeFileSync(url, right);
    else expect(page).toBe(right);
    expect(page).toMatch(MARKED);
  });
