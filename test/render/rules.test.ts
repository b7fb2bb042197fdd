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

test('rules as text are told with their texts, and with the ends of their lines where several look alike', () => {
  const one = '"whole: sum() = 6":r1c1r1c2r1c3;"whole: sum() = 6":r3c3';
  expect(rulesSentence(read(`${EMPTY} rule=${one}`).geometry)).toMatch(/: "whole: sum\(\) = 6"\.$/);
  expect(ruleTexts(read(`${EMPTY} rule=${one};"pairs: a < b":r5c5r5c6`).geometry).join()).toMatch(
    /: "whole: sum\(\) = 6" \(r1c1–r1c3, r3c3\), "pairs: a < b" \(r5c5–r5c6\)\.$/,
  );
});
