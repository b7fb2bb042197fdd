/** A named format rejects texts of other kinds with a message. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { load, readLoaded } from '../../src/formats/exchange/any.js';
import { Misread } from '../../src/formats/misread.js';
import { formats } from '../../src/formats/read.js';

test.each([
  ['library', '1.2.3.', '1 fields between colons'],
  ['library', ':0000:x:..', '4 fields between colons'],
  ['sukaku', '', '0 symbols'],
  ['sukaku', '.'.repeat(730), '730 symbols'],
  ['sukaku', '. . . 1', '4 symbols'],
])('%s rejects the text %j', (name, text, reason) => {
  const { parse } = formats.find((format) => format.name === name)!;
  expect(() => parse!(text)).toThrow(reason);
  expect(() => parse!(text)).toThrow(Misread);
});

test.each(formats.flatMap(({ name, parse }) => (parse ? [[name, parse] as const] : [])))(
  '%s reads any text or throws a Misread',
  (_, parse) => {
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
  },
);

test('rejects a text whose own boxes differ from the expected ones', async () => {
  await load([], 'solo');
  await load([], 'f-puzzles');
  const region = (cell: number): number => Math.floor(cell / 6 / 3) * 3 + Math.floor((cell % 6) / 2);
  const grid = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 6 }, (_, column) => ({ region: region(row * 6 + column) })),
  );
  const drawn = JSON.stringify({ size: 6, grid });
  for (const [text, name] of [
    ['3x2:a1zh', 'solo'],
    [drawn, 'f-puzzles'],
  ] as const) {
    expect(readLoaded(text, Geometry.of(3, 2), name).puzzle.geometry).toBe(Geometry.of(3, 2));
    expect(() => readLoaded(text, Geometry.of(2, 3), name)).toThrow('this grid has boxes of 3x2, but 2x3 are expected');
  }
});
