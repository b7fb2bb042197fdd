/** A format that is named reads texts that are nothing like it: they are refused in words. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Misread } from '../../src/formats/misread.js';
import { formats } from '../../src/formats/read.js';

test.each([
  ['library', '1.2.3.', '1 fields between colons'],
  ['library', ':0000:x:..', '4 fields between colons'],
  ['sukaku', '', '0 symbols'],
  ['sukaku', '.'.repeat(730), '730 symbols'],
  ['sukaku', '. . . 1', '4 symbols'],
])('%s and %j', (name, text, reason) => {
  const { parse } = formats.find((format) => format.name === name)!;
  expect(() => parse(text)).toThrow(reason);
  expect(() => parse(text)).toThrow(Misread);
});

test.each(formats.map((format) => [format.name, format] as const))('%s and anything', (_, { parse }) => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('.', '1', ':', '|', '-', '\n', ' ') }));
  fc.assert(
    fc.property(text, (any) => {
      try {
        parse(any);
      } catch (error) {
        expect(error).toBeInstanceOf(Misread);
      }
    }),
    { numRuns: 300, seed: 19 },
  );
});
