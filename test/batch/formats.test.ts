/** A thread loads the formats of its records, and the requested one, before it handles them. */
import { expect, test } from 'vitest';
import { answerPortion } from '../../src/batch/portion.js';

test('a thread reads records of formats that were not loaded', async () => {
  const line = '......83..2.6.......7.....4....9..1.1...5.6.7..2..6..8...4789..8.4..93...5.3.....';
  const compact = 'https://sudokupad.app/o8NCuAviTBVFGRMQc478TIO9XFr';
  const options = { to: 'solo', form: 'text', colour: false, isStrict: false };
  const module = new URL('../../src/cli/commands/convert.ts', import.meta.url).href;
  const records = [compact, `${line}:`].map((text, index) => ({ text, line: index + 1 }));
  const { out, recordCount: count } = await answerPortion({ module, exportName: 'convert', records, options });
  const id = '3x3:f8_3b2a6g7e4d9b1a1c5a6a7b2b6b8c4_7_8_9b8a4b9_3c5a3e';
  expect([out, count]).toEqual([`${id}\n${id}\n`, 2]);
});
