import { expect, test } from 'vitest';
import type { HintOptions } from '../../src/cli/answers/hint-options.js';
import { noHintText } from '../../src/cli/answers/hint-text.js';
import { parseLine } from '../../src/formats/text/line.js';

test('a search that was cut short does not say that there is no step', () => {
  const puzzle = parseLine('.'.repeat(81));
  const options = { language: 'en' } as HintOptions;
  expect(noHintText(puzzle, 'all', options)).toBe('No step found.');
  expect(noHintText(puzzle, 'time', options)).toBe('No step found so far.');
  expect(noHintText(parseLine('1234341221434321'), 'time', options)).toBe('It is solved.');
});
