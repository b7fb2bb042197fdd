/** The examples of the page on rules as text hold what it says of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cellsText } from '../src/core/cells-text.js';
import { Geometry } from '../src/core/geometry.js';
import { definedGrid } from '../src/definitions/grid.js';
import { search } from '../src/search/search.js';
import { withRules } from '../src/variants/rules.js';

const ROW = /^\| `((?:pairs|all|whole): .+?)` \| .+ \| ([\d ]+) \| ([\d ]+) \|$/gm;

const examples = [...readFileSync('docs/rules-as-text.md', 'utf8').matchAll(ROW)].map(
  ([, text, ...digits]) => [text!.replaceAll('\\|', '|'), ...digits] as [string, string, string],
);

/** True if digits obey a text: by its definition, and by the search. They stand in cells that do not see each other. */
function isObeyed(text: string, digits: string): readonly boolean[] {
  const own = digits.split(' ').map(Number);
  const cells = [0, 12, 24, 28].slice(0, own.length);
  const geometry = withRules(Geometry.ofSize(9), { constraints: [`rule="${text}":${cellsText(cells, 9)}`] });
  const values = new Int8Array(81).fill(-1);
  for (const [at, cell] of cells.entries()) values[cell] = own[at]! - 1;
  const [solution] = search({ geometry, values }, { limit: 1 }).solutions;
  const bare = search({ geometry: Geometry.ofSize(9), values }, { limit: 1 }).solutions[0]!;
  return [solution !== undefined, definedGrid(geometry).broken(bare).length === 0];
}

test('the page has ten examples', () => expect(examples).toHaveLength(10));

test.each(examples)('%s', (text, good, bad) => {
  expect(isObeyed(text, good)).toEqual([true, true]);
  expect(isObeyed(text, bad)).toEqual([false, false]);
});
