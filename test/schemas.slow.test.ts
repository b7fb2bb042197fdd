/** The schemas in `schemas` are those of the types. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemasOfLines } from '../scripts/schemas.js';

test('the schemas are those of the types of what commands write', () => {
  const written = readdirSync('schemas').map((name) => [name, JSON.parse(readFileSync(`schemas/${name}`, 'utf8'))]);
  const made = [...schemasOfLines()].map(([name, schema]) => [`${name}.json`, JSON.parse(JSON.stringify(schema))]);
  expect(Object.fromEntries(written), 'if a change is meant: npm run schemas').toEqual(Object.fromEntries(made));
});
