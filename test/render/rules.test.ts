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
    /: A "whole: sum\(\) = 6" \(r1c1–r1c3, r3c3\), B "pairs: a < b" \(r5c5–r5c6\)\.$/,
  );
});

test('rules with names are told with their marks in the picture', () => {
  const geometry = read(`${EMPTY} rule="near=2":r1c1r1c2;"zigzag":r2c1r2c2r2c3`).geometry;
  expect(ruleTexts(geometry)).toEqual([
    'Difference of at most 2 (≤2): neighbours differ by at most 2.',
    'Zigzag (<>): digits along the line rise and fall in turn.',
  ]);
});
