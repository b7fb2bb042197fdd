/** The amounts of texts in `docs/languages.md`, which are right to a tenth. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { constraints } from '../constraints/index.js';
import { GERMAN_BOOK } from '../src/render/language/de/book.js';
import { GERMAN } from '../src/render/language/de/index.js';
import { GERMAN_MEASURES } from '../src/render/language/de/measures.js';
import { TABLES } from '../src/render/language/de/retold/index.js';
import { GERMAN_RULES } from '../src/render/language/de/rules.js';
import { TEMPLATES } from '../src/render/language/de/templates/index.js';
import { de } from '../web/page/words/de.js';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/languages.md', root), 'utf8');

/** Counts the texts of a value, and its functions, each of which makes one. */
const textsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + textsIn(part), 0)
    : Number(['string', 'function'].includes(typeof value));

const { legend, rules, strategies, ...words } = GERMAN;
const { constraints: texts, reasons, ...around } = GERMAN_RULES;
const { rules: _, ...book } = GERMAN_BOOK;
const kinds = new Set(constraints.flatMap(({ groups = [] }) => groups.map(({ id }) => id)));

test.each([
  ['templates/*.ts', [textsIn(TEMPLATES)]],
  ['strategies.ts', [textsIn(strategies)]],
  ['constraints/*.ts', [textsIn(texts), textsIn(reasons)]],
  ['rules.ts', [textsIn(around), kinds.size]],
  ['retold/*.ts', [textsIn(TABLES)]],
  ['index.ts', [textsIn(words)]],
  ['legend.ts', [textsIn(legend)]],
  ['measures.ts', [textsIn(GERMAN_MEASURES)]],
  ['book.ts', [textsIn(book)]],
])('%s', (file, amounts) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${file}\``))!;
  const stated = row.split('|').at(-2)!.split(' and ').map(Number);
  expect(stated.map((amount, at) => Math.abs(amount - amounts[at]!) <= amounts[at]! / 10)).toEqual(
    amounts.map(() => true),
  );
});

test('the page and its pages', () => {
  const pages = ['strategies', 'web'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.de.md')),
  );
  const [, texts, own] = /The page has (\d+) texts[\s\S]*`strategies\/fish\/x-wing\.de\.md`: (\d+)\./.exec(page)!;
  expect(Math.abs(Number(texts) - textsIn(de))).toBeLessThanOrEqual(textsIn(de) / 10);
  expect(Number(own)).toBe(pages.length);
});
