import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../web/page', import.meta.url));

/** Matches declarations of font sizes, distances and corners, which must keep to a scale. */
const SCALED = /(font-size|(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z-]+)?|border-radius): ([^;`]+);/g;
/** Matches lengths, except within words. Lengths in centimetres are for print, and are not matched. */
const LENGTH = /(?<![-\w])\d*\.?\d+(?:px|rem|em)\b/;

const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  .filter(([, text]) => text.includes('css`'));

/** Returns the sizes in a text that are outside of the scale. */
const outside = (text: string): string[] =>
  [...text.matchAll(SCALED)].flatMap(([whole, , value]) => (LENGTH.test(value!) ? [whole] : []));

test('font sizes, distances and corners are in the scale', () => {
  expect(styles.length).toBeGreaterThan(12);
  for (const [name, text] of styles) expect([name, outside(text)]).toEqual([name, []]);
});

test('detects a size outside the scale', () => {
  expect(outside('a { padding: var(--gap-8) 7px; margin: 0 auto; gap: 1cm; }')).toEqual(['padding: var(--gap-8) 7px;']);
});
