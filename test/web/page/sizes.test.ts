import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { svgStyle } from '../../../src/render/index.js';

const folder = fileURLToPath(new URL('../../../web/page', import.meta.url));

/** Matches declarations of font sizes, distances and corners, which must keep to a scale. */
const SCALED = /(font-size|(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z-]+)?|border-radius): ([^;`]+);/g;
/** Matches lengths, except within words. Lengths in centimetres are for print, and are not matched. */
const LENGTH = /(?<![-\w])\d*\.?\d+(?:px|rem|em)\b/;

/** Returns the files of a folder that have styles, with their texts. */
const stylesIn = (folder: string): (readonly [string, string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
    .filter(([, text]) => text.includes('css`'));

const styles = stylesIn(folder);
const elements = stylesIn(join(folder, '../elements'));

/** Returns the sizes in a text that are outside of the scale. */
const outside = (text: string): string[] =>
  [...text.matchAll(SCALED)].flatMap(([whole, , value]) => (LENGTH.test(value!) ? [whole] : []));

test('font sizes, distances and corners are in the scale', () => {
  expect(styles.length).toBeGreaterThan(12);
  for (const [name, text] of styles) expect([name, outside(text)]).toEqual([name, []]);
});

test('colours follow the scheme of the page, which a setting chooses, and not that of the system', () => {
  for (const [name, text] of [...styles, ...elements]) {
    expect([name, text.includes('prefers-color-scheme')]).toEqual([name, false]);
    expect([name, text.includes("svgStyle('auto')")]).toEqual([name, false]);
  }
  expect(svgStyle('page')).toContain('.given{fill:light-dark(#111111,#f2f2f2)}');
});

test('detects a size outside the scale', () => {
  expect(outside('a { padding: var(--gap-8) 7px; margin: 0 auto; gap: 1cm; }')).toEqual(['padding: var(--gap-8) 7px;']);
});
