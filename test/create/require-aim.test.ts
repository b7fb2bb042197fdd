import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import { Draft } from '../../src/create/draft.js';
import { Evaluation } from '../../src/create/evaluation.js';
import { requireAim } from '../../src/create/require-aim.js';
import { readPuzzle } from '../../src/formats/read.js';
import { uniqueSolution } from '../../src/search/search.js';
import { gradeHodoku } from '../../src/solver/hodoku/grade.js';
import { hodoku } from '../../src/solver/hodoku/ladder.js';
import { strategyOf } from '../../strategies/index.js';

const nine = Geometry.of(3, 3);

/** A puzzle whose path needs an X-Wing and a skyscraper, and nothing harder. */
const file = new URL('../../fixtures/puzzles/x-wing.txt', import.meta.url);

function xWingDraft(): Draft {
  const { puzzle } = readPuzzle(readFileSync(file, 'utf8'));
  const draft = new Draft(nine, Int8Array.from(uniqueSolution(puzzle)!));
  for (let cell = 0; cell < nine.cells; cell++) if (puzzle.values[cell]! < 0) draft.takeOut([cell]);
  return draft;
}

const distanceOf = (id: string, draft: Draft): number =>
  requireAim(strategyOf(id)!).distance(new Evaluation(draft, {}));

test('the distance is 0 exactly if the path uses the technique', () => {
  const draft = xWingDraft();
  const used = gradeHodoku(draft).techniques.map(({ strategy }) => strategy.id);
  for (const strategy of hodoku.rungs.flatMap(({ strategies }) => strategies)) {
    if (strategy.level === 'extreme') continue;
    const isMissed = distanceOf(strategy.id, draft) > 0;
    expect([strategy.id, isMissed]).toEqual([strategy.id, !used.includes(strategy.id)]);
  }
});

test('a path that uses harder steps is nearer to a technique than one of singles', () => {
  const easy = xWingDraft();
  easy.putBack([...easy.values.keys()].filter((cell) => easy.values[cell]! < 0).slice(0, 25));
  expect(distanceOf('jellyfish', xWingDraft())).toBeLessThan(distanceOf('jellyfish', easy));
  expect(distanceOf('als-xz', xWingDraft())).toBeLessThanOrEqual(distanceOf('als-xz', easy));
});
