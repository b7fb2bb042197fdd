/** What shared puzzles draw and say: each constraint states it beside itself, and the list has all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { sharedRules } from '../../constraints/shared.js';
import { ENGLISH } from '../../src/formats/drawn/words/english.js';
import { phraseOf } from '../../src/formats/drawn/words/phrases.js';

test('the list has each value that a module exports, for the constraint of that module', () => {
  const stated = readdirSync('constraints')
    .filter((name) => name.endsWith('.ts') && !['index.ts', 'shared.ts'].includes(name))
    .flatMap((name) => {
      const [, id] =
        /export const \w+Shared: SharedRule = \{\s*id: '([\w-]+)'/.exec(readFileSync(`constraints/${name}`, 'utf8')) ??
        [];
      return id === undefined ? [] : [[name, id]];
    });
  expect(stated.map(([name]) => name)).toEqual(stated.map(([, id]) => `${id}.ts`));
  expect(sharedRules.map(({ id }) => id).sort()).toEqual(stated.map(([, id]) => id).sort());
  expect(sharedRules.every(({ id }) => constraints.some((each) => each.id === id))).toBe(true);
});

test.each(sharedRules.flatMap(({ id, words }) => words.map((phrase) => [id, phrase] as const)))(
  '%s wants concepts that have words: %s',
  (_, phrase) => {
    const concepts = new Set(Object.keys(ENGLISH.concepts));
    const made = /^(?:set|ratio|area|range)(?::|$)|^or$|^mayRepeat$/;
    const unknown = [...phraseOf(phrase).wanted].filter(
      (names) => !names.some((name) => concepts.has(name) || made.test(name)),
    );
    expect(unknown).toEqual([]);
  },
);
