/** What is left out of a shared puzzle on request, where it cannot be stated. */
import { expect, test } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import { cage, documentOf, readSaid, statedIn } from './shared-puzzle.js';

const RULES = 'Normal sudoku rules apply. Digits in a cage do not repeat and add up to its sum.';
const IGNORING = { ignoresRules: true };

test('leaves out a clue that is impossible, and keeps the others', () => {
  const drawn = [{ cages: [cage('r1c1r1c2', 40), cage('r5c1r5c2', 5)] }];
  expect(() => readSaid(RULES, drawn, { size: 6 })).toThrow('its sum is a whole number from 3 to 11, not 40');
  const reading = readSaid(RULES, drawn, { size: 6, ...IGNORING });
  expect(reading.rules?.ignored).toEqual([expect.stringContaining('not 40')]);
  expect(reading.remark).toContain('rules left out');
});

test('reads a grid whose regions are no regions without boxes', () => {
  const document = { ...documentOf('Find the regions.', [], 6), regions: [['r1c1', 'r1c2']] };
  const reading = readShared(JSON.stringify(document), undefined, IGNORING);
  expect(statedIn(reading)).toEqual(['latin']);
  expect(reading.rules?.ignored).toContainEqual(expect.stringContaining('lies in no region'));
});

test('tells that a stated solution breaks what was read', () => {
  const solution = '123456456123231564564231312645645312';
  const drawn = [{ cages: [cage('r1c1r1c2', 7)] }];
  const reading = readSaid(RULES, drawn, { size: 6, metadata: { solution }, ...IGNORING });
  expect(reading.rules?.ignored).toEqual([expect.stringContaining('the stated solution breaks what was read')]);
});
