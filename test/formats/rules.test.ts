/** Rules of a puzzle in every format: they survive writing and reading. */
import { describe, expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { Geometry } from '../../src/core/geometry.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { Misread } from '../../src/formats/misread.js';
import { formatNamed, formats, readPuzzle } from '../../src/formats/read.js';
import { pastedSplitter } from '../../src/formats/stream/solutions.js';
import { puzzleJson } from '../../src/render/json/puzzle.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { withRules } from '../../src/variants/rules.js';

const SIX = 'AAAABBAACBBBCCCCBDCEDDDDEEEEDFEFFFFF';
const GEOMETRIES = [
  withRules(Geometry.of(3, 3), { variant: ['x', 'anti-knight'] }),
  withRules(Geometry.of(2, 3), { regions: SIX, pairs: ['r1c1r6c6', 'r1c2r3c4r5c5'] }),
  withRules(Geometry.of(3, 2), { variant: ['disjoint-groups'] }),
  withRules(Geometry.of(2, 2), { variant: ['latin', 'x'] }),
  withRules(Geometry.of(4, 4), { variant: ['windoku'] }),
];

const puzzleIn = (geometry: Geometry): Puzzle => ({
  geometry,
  values: Int8Array.from({ length: geometry.cells }, (_, cell) =>
    cell === 2 ? 1 : cell === geometry.cells - 3 ? 0 : EMPTY,
  ),
});

describe.each(GEOMETRIES.map((geometry) => [`${geometry.size}: ${rulesText(geometry)}`, geometry] as const))(
  '%s',
  (_, geometry) => {
    const puzzle = puzzleIn(geometry);
    const box = Geometry.of(geometry.boxRows, geometry.boxColumns);

    test.each(formats.flatMap(({ name, parse }) => (parse ? [[name, parse] as const] : [])))('%s', (name, parse) => {
      const text = formatNamed(name).format(puzzle);
      const read = readPuzzle(text, box).puzzle;
      expect(read.geometry).toBe(geometry);
      expect(Array.from(read.values)).toEqual(Array.from(puzzle.values));
      expect(parse(text, box).puzzle.geometry).toBe(geometry);
    });

    test('round-trips as JSON', () => {
      const text = JSON.stringify(puzzleJson(puzzle));
      expect(readPuzzle(text, geometry.tiling === 'boxes' ? undefined : box).puzzle.geometry).toBe(geometry);
    });

    test('keeps the rules of each puzzle in a stream', () => {
      for (const name of ['line', 'rows'] as const) {
        const text = formatNamed(name).format(puzzle);
        const splitter = pastedSplitter(box);
        const records = [...splitter.push(`${text}\n\n${text}\n`), ...splitter.end()];
        expect(records.map((record) => readPuzzle(record.text, box).puzzle.geometry)).toEqual([geometry, geometry]);
      }
    });
  },
);

test('derives the size from regions, and reads sizes without boxes if rules replace them', () => {
  const five = 'AAAAABBBBBCCCCCDDDDDEEEEE';
  expect(readPuzzle(`${'.'.repeat(25)} variant=latin`).puzzle.geometry.size).toBe(5);
  expect(readPuzzle(`# regions: ${SIX}\n${'......\n'.repeat(6)}`).puzzle.geometry.tiling).toBe('regions');
  expect(readPuzzle(`${'.'.repeat(25)} regions=${five}`).puzzle.geometry).toBe(Geometry.of(1, 5));
});

test('reads regions given row by row', () => {
  const rows = SIX.match(/.{6}/g)!
    .map((row) => `# regions: ${row}\n`)
    .join('');
  const { geometry } = readPuzzle(`${rows}${'......\n'.repeat(6)}`).puzzle;
  expect(geometry).toBe(withRules(Geometry.of(2, 3), { regions: SIX }));
});

test.each([
  [`${'.'.repeat(81)} variant=killer`, "there is no variant 'killer'"],
  [`${'.'.repeat(81)} regions=ABC`, '3 letters are no square of regions'],
  [`${'.'.repeat(36)} variant=windoku`, 'windoku needs a size that is a square'],
  ['{"puzzle":"................","variant":7}', 'variant in this JSON is not a list of texts'],
  ['{"puzzle":"................","regions":[[1,2]]}', 'regions in this JSON are neither a letter for each cell nor'],
])('rejects %s', (text, message) => {
  expect(() => readPuzzle(text)).toThrow(Misread);
  expect(() => readPuzzle(text)).toThrow(message);
});

test('an error has the line of the text, with and without rules above the grid', () => {
  const grid = '1 . . .\n. . . .\n. . z .\n. . . .';
  const misreadOf = (text: string): unknown => {
    try {
      return readPuzzle(text);
    } catch (error) {
      return error;
    }
  };
  expect(misreadOf(grid)).toMatchObject({ line: 3 });
  expect(misreadOf(`# variant: x\n\n${grid}`)).toMatchObject({ line: 5 });
});
