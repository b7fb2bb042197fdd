import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import { sentence } from '../../src/render/text.js';
import { catalogue } from '../../strategies/index.js';
import { allHits, casesOf, hitsOf, outcome } from './fixture.js';
import { NEVER_NEAR, spoiled } from './near-miss.js';

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

for (const strategy of catalogue) {
  const { id, name, family } = strategy;
  const cases = casesOf(id);

  test(`${id}: has a page with its name`, () => {
    const page = new URL(`${family}/${id}.md`, folder);
    expect(existsSync(page)).toBe(true);
    expect(readFileSync(page, 'utf8').split('\n')[0]).toBe(`# ${name}`);
  });

  test(`${id}: has a case and a near miss`, () => {
    expect(cases.some(({ place, remove }) => place.length + remove.length > 0)).toBe(true);
    expect(cases.some(({ nearly }) => nearly)).toBe(!NEVER_NEAR[id]);
  });

  for (const own of cases) {
    const { name: title, board, place, remove, says, nearly } = own;
    test(title, () => {
      const hits = allHits(strategy, own);
      if (nearly) {
        const [hit] = hitsOf(strategy, nearly.of);
        const { misses } = nearly;
        const lost = spoiled(strategy, hit!, board);
        expect(misses.place.length + misses.remove.length).toBeGreaterThan(0);
        for (const kind of ['place', 'remove'] as const) {
          expect(lost[kind]).toEqual(expect.arrayContaining([...misses[kind]]));
          for (const hit of hits) expect(hit[kind].filter((candidate) => misses[kind].includes(candidate))).toEqual([]);
        }
        return;
      }
      if (place.length + remove.length === 0) return expect(hits).toEqual([]);
      const wanted = outcome({ place, remove });
      const alike = hits.filter((hit) => outcome(hit) === wanted);
      expect(hits.map(outcome)).toContain(wanted);
      if (says !== undefined)
        expect(alike.map((hit) => sentence(strategy.explain(hit, board.geometry).message, board.geometry))).toContain(
          says,
        );
    });
  }

  test(`${id}: all that it finds in its cases is worth something, said in full and proved by truths named once`, () => {
    for (const own of cases)
      for (const hit of allHits(strategy, own)) {
        const { board } = own;
        const { message, truths, marks } = strategy.explain(hit, board.geometry);
        expect(sentence(message, board.geometry)).not.toMatch(/undefined|NaN|\{|\bnull\b/);
        expect(marks.length).toBeGreaterThan(0);
        expect(prove(board, { ...hit, truths })).toEqual({ verdict: 'proved' });
        expect(new Set(truths.map((truth) => JSON.stringify(truth))).size).toBe(truths.length);
      }
  });
}
