import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import type { Hit } from '../../src/logic/step/strategy.js';
import { sentence } from '../../src/render/text.js';
import { catalogue } from '../../strategies/index.js';
import { casesOf } from './fixture.js';

const folder = new URL('../../strategies/', import.meta.url);

test('ids are unique and kebab-case', () => {
  const ids = catalogue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every page is the page of a strategy in the catalogue', () => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  expect(pages.sort()).toEqual(catalogue.map(({ family, id }) => `${family}/${id}.md`).sort());
});

const outcome = ({ place, remove }: Pick<Hit, 'place' | 'remove'>): string =>
  `+${[...new Set(place)].sort((a, b) => a - b)} -${[...new Set(remove)].sort((a, b) => a - b)}`;

for (const strategy of catalogue) {
  const { id, name, family } = strategy;
  const cases = casesOf(id);

  test(`${id}: has a page with its name`, () => {
    const page = new URL(`${family}/${id}.md`, folder);
    expect(existsSync(page)).toBe(true);
    expect(readFileSync(page, 'utf8').split('\n')[0]).toBe(`# ${name}`);
  });

  test(`${id}: has a positive and a negative case`, () => {
    const isPositive = cases.map(({ place, remove }) => place.length + remove.length > 0);
    expect(new Set(isPositive)).toEqual(new Set([true, false]));
  });

  for (const { name: title, board, place, remove, says } of cases)
    test(title, () => {
      const hits = [...strategy.find(board)];
      if (place.length + remove.length === 0) return expect(hits).toEqual([]);
      const wanted = outcome({ place, remove });
      const alike = hits.filter((hit) => outcome(hit) === wanted);
      expect(hits.map(outcome)).toContain(wanted);
      if (says !== undefined)
        expect(alike.map((hit) => sentence(strategy.explain(hit, board.geometry).message, board.geometry))).toContain(
          says,
        );
    });

  test(`${id}: all that it finds in its cases is worth something, said in full and proved`, () => {
    for (const { board } of cases)
      for (const hit of strategy.find(board)) {
        const { message, truths, marks } = strategy.explain(hit, board.geometry);
        expect(sentence(message, board.geometry)).not.toMatch(/undefined|NaN|\{|\bnull\b/);
        expect(marks.length).toBeGreaterThan(0);
        expect(prove(board, { ...hit, truths })).toEqual({ verdict: 'proved' });
      }
  });
}
