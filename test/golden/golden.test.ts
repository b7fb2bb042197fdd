/** Grades and created puzzles equal the recorded ones, so that every change must be named. */
import { expect, test } from 'vitest';
import { GOLDEN, type GoldenName, readGolden } from './golden.js';

test.each(Object.keys(GOLDEN) as GoldenName[])('%s equal the recorded ones', (name) => {
  const { version, rows } = readGolden(name);
  const now = GOLDEN[name]();
  const changes = [...new Set([...rows.keys(), ...now.keys()])]
    .filter((row) => rows.get(row) !== now.get(row))
    .map((row) => `${row}: ${rows.get(row)} (${version}) is now ${now.get(row)}`);
  expect(rows.size).toBeGreaterThan(20);
  expect(changes, 'name the change in CHANGELOG.md, then run npm run golden').toEqual([]);
});
