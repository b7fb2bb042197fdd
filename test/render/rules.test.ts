/** The rules of a grid in words. */
import { expect, test } from 'vitest';
import { rulesSentence, ruleTexts } from '../../src/render/rules.js';
import { read } from '../read-text.js';

const EMPTY = '.'.repeat(36);

test('numbers outside of several rules say to which they belong, since they look alike', () => {
  const several = ruleTexts(
    read(`${EMPTY} sandwich=5:r1c0;7:r7c3 skyscraper=3:r2c0 little-killer=9:r0c1r1c2`).geometry,
  );
  expect(several.map((text) => /\(([^)]*r\d+c\d+[^)]*)\)\.$/.exec(text)?.[1])).toEqual([
    '5 r1c0, 7 r7c3',
    '3 r2c0',
    undefined,
  ]);
  expect(rulesSentence(read(`${EMPTY} sandwich=5:r1c0;7:r7c3`).geometry)).not.toContain('r1c0');
});
