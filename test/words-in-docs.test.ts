/** Each page of the docs stays short. Tables do not count: a row more, of a new option or format, is no longer text. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const isOfTable = (line: string): boolean => line.trimStart().startsWith('|');
const wordsIn = (page: string): number =>
  readFileSync(new URL(page, root), 'utf8')
    .split('\n')
    .filter((line) => !isOfTable(line))
    .join('\n')
    .split(/\s+/)
    .filter(Boolean).length;

const pages = readdirSync(new URL('docs', root))
  .filter((name) => name.endsWith('.md'))
  .map((name): [page: string, most: number] => [`docs/${name}`, 1000]);

test.each([...pages, ['CONTRIBUTING.md', 500], ['README.md', 750]] as const)(
  '%s has at most %i words beside its tables',
  (page, most) => {
    expect(wordsIn(page)).toBeLessThanOrEqual(most);
  },
);
