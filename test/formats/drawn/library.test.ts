/** Shared drawings in the library: `readAny` takes words and says what was read. */
import { expect, test } from 'vitest';
import { readAny } from '../../../src/formats/exchange/index.js';

const EMPTY = '.'.repeat(16);

test('words beside a puzzle are read, or refused', async () => {
  const { rules } = await readAny(EMPTY, undefined, undefined, { words: 'Anti-knight.' });
  expect(rules).toEqual({ told: [{ sentence: 'Anti-knight', says: [{ constraint: 'anti-knight' }] }] });
  const words = 'Digits a knight apart are friends.';
  await expect(readAny(EMPTY, undefined, undefined, { words })).rejects.toThrow('not understood');
  const left = await readAny(EMPTY, undefined, undefined, { words, ignoresRules: true });
  expect(left.rules!.ignored).toHaveLength(1);
  await expect(readAny(EMPTY, undefined, undefined, { ignoreRules: true } as object)).rejects.toMatchObject({
    code: 'BAD_OPTION',
  });
});
