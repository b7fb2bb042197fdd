import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../strategies/index.js';
import { exported, FILES_ABOUT_LINES, useOfLines } from './code.js';

const folder = new URL('../../strategies/', import.meta.url);

test('ids are unique and kebab-case', () => {
  const ids = catalogue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every page is the page of a strategy in the catalogue', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const expected = catalogue.map(({ family, id }) => `${family}/${id}`);
  expect(pages.filter((name) => !name.includes('.de.')).sort()).toEqual(expected.map((name) => `${name}.md`).sort());
  const german = pages.flatMap((name) => (name.includes('.de.') ? [name.replace('.de.md', '')] : []));
  expect(german.filter((name) => !expected.includes(name))).toEqual([]);
});

test('every strategy that a file exports is in the catalogue', () => {
  const all: readonly unknown[] = catalogue;
  expect(
    exported()
      .filter(({ strategy }) => !all.includes(strategy))
      .map(({ file }) => file),
  ).toEqual([]);
});

test('no strategy is to be learned after itself, directly or indirectly', () => {
  const before = new Map(catalogue.map(({ id, learnAfter = [] }) => [id, learnAfter]));
  const done = new Set<string>();
  const visit = (id: string, path: readonly string[]): void => {
    expect(path, [...path, id].join(' after ')).not.toContain(id);
    if (done.has(id)) return;
    for (const one of before.get(id) ?? []) visit(one, [...path, id]);
    done.add(id);
  };
  for (const { id } of catalogue) visit(id, []);
});

test('each engine about lines belongs to a strategy about lines', () => {
  const used = catalogue
    .filter(({ aboutLines }) => aboutLines)
    .flatMap((strategy) => useOfLines(strategy)?.files ?? []);
  expect(FILES_ABOUT_LINES.filter((file) => !used.includes(file))).toEqual([]);
});
