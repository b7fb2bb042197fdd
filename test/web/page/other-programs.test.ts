/** What is sent to other programs: each constraint comes back as it was, or is told by its name before it is sent. */
import { beforeAll, describe, expect, test } from 'vitest';
import { constraints } from '../../../constraints/index.js';
import { loadLanguage } from '../../../src/render/index.js';
import { plainGridOf } from '../../../web/page/engine/grid.js';
import { read as readText, write } from '../../../web/page/engine/texts.js';
import { puzzleIn } from '../../../web/page/engine/with-rules.js';
import { linesOf } from '../../constraints/own-puzzles.js';
import { read } from '../../read-text.js';
import { inTier } from '../../tier.js';

/** Constraints that no form of SudokuPad states: it shows them, and our reader does not understand them. */
const ONLY_DRAWN = [
  'relation',
  'contains',
  'equal-sums',
  'same-difference',
  'sequence',
  'all-white-dots',
  'letters',
  'look-and-say',
  'index-line',
  'rule',
];
const DETAILS = { title: 'For Sunday', author: 'Ann' };
const KINDS = constraints.filter((_, index) => index % inTier({ quick: 7, slow: 1 }) === 0).map(({ id }) => id);

beforeAll(() => loadLanguage('de'));

const sent = async (line: string, format: string, language: 'en' | 'de' = 'en') => {
  const puzzle = read(line);
  const { text, lost } = await write({ grid: plainGridOf(puzzle), format, ...DETAILS }, () => {}, language);
  const { grids } = await readText({ text }, () => {}, language);
  return { puzzle, lost, again: grids[0]! };
};

describe.each(['f-puzzles', 'sudokupad'])('%s', (format) => {
  test.each(KINDS)('gives %s back, or says that it does not', async (id) => {
    const { puzzle, lost, again } = await sent(linesOf(id)[0]!, format);
    const { title, author, notUnderstood } = again.about;
    expect([title, author]).toEqual([DETAILS.title, DETAILS.author]);
    expect(again.grid.values).toEqual(Array.from(puzzle.values));
    if (lost.rules.length === 0) {
      expect(puzzleIn(again.grid).geometry).toBe(puzzle.geometry);
      expect(notUnderstood).toBeUndefined();
    } else expect(lost.rules).toContain(constraints.find((each) => each.id === id)!.names.en);
    if (format === 'sudokupad') expect(lost.rules.length > 0).toBe(ONLY_DRAWN.includes(id));
  });
});

test('what is lost is named in the language of the page', async () => {
  const { lost } = await sent('1............... rule="pairs: |a - b| = 1":r1c1r1c2', 'f-puzzles', 'de');
  expect(lost).toMatchObject({ rules: ['Regeln als Text'], areDrawn: false });
});
