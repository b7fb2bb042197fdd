/** The puzzles of our own for each constraint, and their way through the formats. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Constraint } from '../../src/core/constraint.js';
import { Geometry } from '../../src/core/geometry.js';
import { formats, readPuzzle } from '../../src/formats/read.js';
import { alphabetOf } from '../../src/formats/symbols.js';
import { rulesText } from '../../src/variants/rule-text.js';

export const linesOf = (id: string): string[] =>
  readFileSync(new URL(`../../fixtures/constraints/${id}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Expects that every format of ours that is read too keeps the rules of a puzzle of a constraint. */
export function expectKept({ tiling }: Constraint, line: string): void {
  const { puzzle } = readPuzzle(line);
  const { boxRows, boxColumns, size } = puzzle.geometry;
  const shape = tiling ? undefined : Geometry.of(boxRows, boxColumns);
  for (const { format, parse, name } of formats.filter((each) => each.parse)) {
    if (!shape && name === 'sukaku') continue;
    const text = format(puzzle, alphabetOf(size));
    expect(rulesText(parse!(text, shape).puzzle.geometry), `${name}: ${text}`).toBe(rulesText(puzzle.geometry));
  }
}
