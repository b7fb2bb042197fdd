/** All consumers accept the results of the face unchanged: verify, the elements, the renderers, the face itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { allSteps, check, create, explain, grade, hint, solve, verify, walk } from '../../src/index.js';
import { drawnOf } from '../../src/render/json/step-read.js';
import { type ShownTrace, scenesOf } from '../../web/elements/walkthrough/trace.js';
import { read } from '../read-text.js';

const X_WING = readFileSync(new URL('../../fixtures/puzzles/x-wing.txt', import.meta.url), 'utf8');
/** A puzzle whose boxes are not the usual ones of size 6, so results state them. */
const TALL = '65.4...2..5....5....1....3..6...4.12';

describe.each([
  ['a puzzle of the usual shape', X_WING, {}],
  ['a puzzle with boxes of its own', TALL, { box: [3, 2] as const }],
])('%s', (_, puzzle, settings) => {
  const trace = explain(puzzle, settings);
  const { step, ...told } = hint(puzzle, settings);
  const hinted = { ...told, steps: [step!] };
  const { geometry } = read(puzzle, settings);

  test('verify proves every step of explain, hint and allSteps', () => {
    for (const told of [trace, hinted, allSteps(puzzle, { ...settings, limit: 20 })])
      expect(verify(told)).toEqual({ steps: told.steps.length, proved: told.steps.length, refuted: 0 });
  });

  test('a walkthrough shows the result of explain, and a hint', () => {
    const shown: ShownTrace = trace;
    const scenes = scenesOf(shown);
    expect(scenes).toHaveLength(trace.steps.length + 1);
    expect(scenes.at(-1)!.position.unsolved).toBe(0);
    expect(scenesOf(hinted)).toHaveLength(2);
  });

  test('every step of walk and allSteps can be drawn', () => {
    for (const step of [...walk(puzzle, settings), ...allSteps(puzzle, { ...settings, limit: 20 }).steps])
      expect(drawnOf(geometry, step).place).toHaveLength(step.place.length);
  });

  test('the puzzle of every result can be read back', () => {
    const results = [
      solve(puzzle, settings),
      check(puzzle, settings),
      grade(puzzle, { ...settings, scale: 'hodoku' }),
      hint(puzzle, settings),
      trace,
    ];
    for (const { puzzle: line, box } of results) expect(read(line, box && { box }).geometry).toBe(geometry);
    for (const result of results) expect(read(JSON.stringify(result)).geometry).toBe(geometry);
  });
});

test('a created puzzle is explained, graded and proved', async () => {
  const { puzzle, box, solution, hodoku } = await create({ box: [3, 2], seed: 'tall' });
  const trace = explain(puzzle, { box });
  expect(trace).toMatchObject({ solution, solved: true });
  expect(grade(puzzle, { box, scale: 'hodoku' })).toMatchObject({ hodoku });
  expect(verify(trace)).toMatchObject({ refuted: 0 });
  expect(scenesOf(trace).at(-1)!.position.geometry).toBe(Geometry.of(3, 2));
});
