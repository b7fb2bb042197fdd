/** What goes to a worker: arguments without what no message holds. */
import { expect, test } from 'vitest';
import { packed } from '../../src/face/async/message.js';
import { parseLine } from '../../src/formats/text/line.js';

test('a puzzle travels with its layout, and any other argument as it is', () => {
  const { geometry, ...rest } = parseLine('.3.1...2....1...');
  const { rules: _, ...plain } = geometry.layout;
  expect(packed({ geometry, ...rest })).toEqual({ argument: rest, layout: plain, isRuled: false });
  expect(packed({ layout: 3 })).toEqual({ argument: { layout: 3 } });
  expect(packed('.3.1')).toEqual({ argument: '.3.1' });
});

test('a promise is refused with what to do', () => {
  expect(() => packed(Promise.resolve('.3.1'))).toThrow(
    'puzzle takes a text or a puzzle, not a promise: await it first, as in `await read(text)`',
  );
});
