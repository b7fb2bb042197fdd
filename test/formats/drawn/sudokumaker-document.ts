/** Documents of SudokuMaker as tests make them, and what is read of them. */
import { expect } from 'vitest';
import { readShared } from '../../../src/formats/drawn/index.js';
import type { SharedSettings } from '../../../src/formats/drawn/settings.js';
import type { Reading } from '../../../src/formats/format.js';
import { Misread } from '../../../src/formats/misread.js';

export const BOXES = Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
export const REGIONS = { type: 1, regions: BOXES };
export const EMPTY_CELLS = Array.from({ length: 81 }, () => ({}));

export const document = (blocks: readonly object[], puzzle: object = {}): object => ({
  formatVersion: '1.6.0',
  puzzle: { name: '', cells: EMPTY_CELLS, constraints: [{ type: 0 }, REGIONS, ...blocks], ...puzzle },
});

export const read = (blocks: readonly object[], puzzle?: object, settings?: SharedSettings): Reading =>
  readShared(JSON.stringify(document(blocks, puzzle)), undefined, settings);

export const statementsOf = ({ puzzle: { geometry } }: Reading): readonly object[] => geometry.layout.statements ?? [];
export const namesOf = ({ puzzle: { geometry } }: Reading): readonly string[] => geometry.layout.names;
export const groupsOf = ({ puzzle: { geometry } }: Reading): readonly (readonly number[])[] =>
  geometry.layout.groups.map(({ cells }) => cells);

export const thrown = (act: () => unknown): Misread => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(Misread);
    return error as Misread;
  }
  throw new Error('nothing was thrown');
};

/** Sets of digits as numbers with a bit for each. */
export const bits = (...sets: readonly (readonly number[])[]): number[] =>
  sets.map((set) => set.reduce((sum, digit) => sum + 2 ** digit, 0));
export const THIRDS = bits([7, 8, 9], [1, 2, 3], [4, 5, 6]);
export const BY_THREE = bits([1, 4, 7], [2, 5, 8], [3, 6, 9]);
export const ODD_EVEN = bits([1, 3, 5, 7, 9], [2, 4, 6, 8]);
