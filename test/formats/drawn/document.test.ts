/** A puzzle that was read from a drawing goes on with all that was drawn and said. */
import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { sudokuOn } from '../../cli/sudoku.js';

const regions = Array.from({ length: 4 }, (_, box) =>
  Array.from({ length: 4 }, (_, at) => [Math.floor(box / 2) * 2 + Math.floor(at / 2), (box % 2) * 2 + (at % 2)]),
);
const shared = {
  cells: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({}))),
  regions,
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [0.5, 2.5],
        [1.5, 3.5],
      ],
      color: '#67f067',
      thickness: 10,
    },
  ],
  underlays: [{ center: [3.5, 3.5], width: 1, height: 1, backgroundColor: '#ffd700' }],
  metadata: {
    title: 'Small',
    rules: 'Normal sudoku rules apply. Neighbours on the green line differ by at least 2.',
  },
};
const linkOf = (document: object): string =>
  `https://sudokupad.app/scl${LZString.compressToBase64(JSON.stringify(document))}`;
const documentIn = (link: string): Record<string, unknown> =>
  JSON.parse(LZString.decompressFromBase64(link.trim().replace(/^.*\/scl/, '')));

describe('convert', () => {
  test('keeps the drawing, the ornaments and the words for SudokuPad', async () => {
    const { out, status } = await sudokuOn(linkOf(shared), 'convert', '--to', 'sudokupad');
    const written = documentIn(out);
    expect([status, written.metadata]).toEqual([0, shared.metadata]);
    expect(written.lines).toEqual([{ ...shared.lines[0], color: '#67f067' }]);
    expect(written.overlays).toEqual([expect.objectContaining({ center: [3.5, 3.5], backgroundColor: '#ffd700' })]);
    const [before, after] = [
      await sudokuOn(linkOf(shared), 'convert', '--to', 'line'),
      await sudokuOn(out, 'convert', '--to', 'line'),
    ];
    expect(after.out).toBe(before.out);
    expect(before.out).toContain('whisper=r1c1r1c2r1c3r2c4');
  });

  test('says where the drawing is lost, and refuses what was read in part', async () => {
    const { notes, status } = await sudokuOn(linkOf(shared), 'convert', '--to', 'f-puzzles');
    expect([status, notes]).toEqual([0, expect.stringContaining('the drawing is written as rules alone')]);
    const strange = linkOf({ ...shared, metadata: { rules: `${shared.metadata.rules} Gold cells are friends.` } });
    const refused = await sudokuOn(strange, 'convert', '--to', 'line', '--ignore-rules');
    expect([refused.status, refused.notes]).toEqual([2, expect.stringContaining('rules that are not understood')]);
    const kept = await sudokuOn(strange, 'convert', '--to', 'sudokupad', '--ignore-rules');
    expect(documentIn(kept.out).metadata).toEqual({ rules: `${shared.metadata.rules} Gold cells are friends.` });
  });
});

test('sets of digits and sets of consecutive digits are told apart in small grids', async () => {
  const rules = 'Normal sudoku rules apply. Digits on the green line are a set of consecutive digits in any order.';
  const { out } = await sudokuOn(linkOf({ ...shared, metadata: { rules } }), 'convert', '--to', 'line');
  expect(out).toContain('renban=r1c1r1c2r1c3r2c4');
});

test('a file that names its rules may speak of clues that it lacks, which is told', async () => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const ruleset = 'Normal sudoku rules apply. Digits in a cage sum to its total. Digits increase along thermometers.';
  const killercage = [{ cells: ['R1C1', 'R1C2'], value: '5' }];
  const link = `https://www.f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify({ size: 4, grid, ruleset, killercage }))}`;
  const { notes, status } = await sudokuOn(link, 'check');
  expect([status, notes]).toEqual([1, expect.stringContaining('its total → killer-cage 5, 1 clue')]);
  expect(notes).toContain('Digits increase along thermometers → thermometer, 0 clues');
});

test.each([
  ['whispers', 'Adjacent digits along a green line differ by at least 3.'],
  ['thermometer', 'Along thermometers, digits increase or stay the same from the bulb.'],
  ['thermometer', 'Digits do not repeat on the marked diagonals.'],
  ['palindrome', 'Grey lines contain a set of consecutive digits in any order.'],
])('a file whose %s contradict its words is refused: %s', async (key, sentence) => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const lines = { [key]: [{ lines: [['R1C1', 'R1C2', 'R1C3']] }] };
  const text = JSON.stringify({ size: 4, grid, ruleset: `Normal sudoku rules apply. ${sentence}`, ...lines });
  const link = `https://www.f-puzzles.com/?load=${LZString.compressToBase64(text)}`;
  const { notes, status } = await sudokuOn(link, 'check');
  expect([status, notes]).toEqual([2, expect.stringContaining('not understood')]);
});

test('a document of SudokuPad is read as it is, in one line and in many', async () => {
  const [ofLink, ...ofDocument] = await Promise.all(
    [linkOf(shared), JSON.stringify(shared), JSON.stringify(shared, null, 1)].map((text) =>
      sudokuOn(text, 'convert', '--to', 'line'),
    ),
  );
  expect(ofLink!.out).toContain('whisper=r');
  for (const { out, status } of ofDocument) expect([status, out]).toEqual([0, ofLink!.out]);
});

test.each([
  [
    'a text in a cage without a name',
    { cages: [{ value: 'Anti-knight applies' }] },
    'nothing is drawn for|anti-knight|not understood',
  ],
  [
    'a white dot on a green line',
    {
      overlays: [
        { center: [0.5, 1], width: 0.3, height: 0.3, rounded: true, backgroundColor: '#fff', borderColor: '#000' },
      ],
    },
    'no sentence says what this white dot on an edge at r1c1r1c2 means',
  ],
  [
    'a V beside a sentence on X',
    {
      metadata: { rules: `${shared.metadata.rules} Cells with an X between them sum to 10.` },
      overlays: ['X', 'V'].map((text, row) => ({ center: [row + 0.5, 3], width: 0.2, height: 0.2, text })),
    },
    'no sentence says what this letter on an edge "V"',
  ],
  [
    'a number in a cage whose sentence has no sum',
    {
      metadata: { rules: `${shared.metadata.rules} Digits cannot repeat within cages.` },
      cages: [
        {
          cells: [
            [2, 0],
            [2, 1],
          ],
          value: 5,
        },
      ],
    },
    'no sentence says what this cage "5"',
  ],
])('%s is not dropped', async (_, part, message) => {
  const { out, notes, status } = await sudokuOn(linkOf({ ...shared, ...part }), 'convert', '--to', 'line');
  if (status === 0) expect(out).toContain('anti-knight');
  else expect(notes).toMatch(new RegExp(message));
});
