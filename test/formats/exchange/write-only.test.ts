/** A format that is only written, as a stand-in has it: named for reading, it is refused with the reason. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatWithRules } from '../../../src/formats/beside/rules.js';
import type * as Formats from '../../../src/formats/exchange/formats.js';
import { EXAMPLE, LINE } from './example.js';

vi.mock('../../../src/formats/exchange/formats.js', async (original) => {
  const { EXCHANGE } = await original<typeof Formats>();
  const poster = { name: 'poster', about: 'a stand-in', holds: [], isWriteOnly: true } as const;
  return { EXCHANGE: [...EXCHANGE, { ...poster, load: async () => ({ format: () => 'a poster' }) }] };
});

let any: typeof import('../../../src/formats/exchange/any.js');
let options: typeof import('../../../src/cli/sheet-options.js');

beforeAll(async () => {
  // Other tests have loaded the formats without the stand-in.
  vi.resetModules();
  any = await import('../../../src/formats/exchange/any.js');
  options = await import('../../../src/cli/sheet-options.js');
  await any.load([], 'poster');
});
afterAll(() => vi.resetModules());

test('is written, but not among the formats that are read', () => {
  expect(any.writerNamed('poster').format(EXAMPLE)).toBe('a poster');
  expect([any.READ.includes('poster'), any.WRITTEN.includes('poster')]).toEqual([false, true]);
});

test('is refused for reading by its name, in any spelling', async () => {
  const reason = 'the format poster is only written, not read';
  await expect(any.readAny(LINE, undefined, 'Poster')).rejects.toThrow(reason);
  expect(() => any.readLoaded(LINE, undefined, 'poster')).toThrow(reason);
});

test('is refused by --from, and taken by --to', () => {
  expect(() => options.readFrom('poster')).toThrow('poster is only written: --to takes it, --from does not');
  expect(options.formatAmong('poster', options.TARGETS)).toBe('poster');
});

test('has no reader once it holds rules', () => {
  const format = { name: 'line', holds: [], format: () => 'a poster' } as const;
  expect(formatWithRules(format).parse).toBeUndefined();
});
