import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../src/render/html/sha256.js';

const byNode = (text: string): string => createHash('sha256').update(text).digest('base64');

test('the digest equals that of Node for every length of the last block', () => {
  for (let length = 0; length <= 130; length++) {
    const text = 'ä'.repeat(length % 2) + 'a'.repeat(length);
    expect(sha256(text)).toBe(byNode(text));
  }
});

test('the digest equals that of Node for any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => sha256(text) === byNode(text)));
});
