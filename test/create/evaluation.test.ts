import { expect, test } from 'vitest';
import { Geometry } from '../../src/core/geometry.js';
import type { Aim } from '../../src/create/aims.js';
import { Draft, isUnique } from '../../src/create/draft.js';
import { Evaluation } from '../../src/create/evaluation.js';
import { fillerOf } from '../../src/create/fill.js';
import { levelAim, scoreAim } from '../../src/create/grade-aims.js';
import { seeded, shuffle } from '../../src/create/random.js';
import { LEVELS } from '../../src/logic/step/strategy.js';
import { isSolvedBySingles } from '../../src/search/singles.js';
import { gradeHodoku } from '../../src/solver/hodoku/grade.js';

const diagonals = [Array.from({ length: 6 }, (_, i) => 7 * i), Array.from({ length: 6 }, (_, i) => 5 + 5 * i)];
const SHAPES = [Geometry.of(2, 2), Geometry.of(2, 3), Geometry.of(3, 3), Geometry.of(2, 3, diagonals)];

/** Yields drafts with one solution, each with fewer givens than the previous one, until every given is needed. */
function* drafts(geometry: Geometry, seed: string): Generator<Draft, void, void> {
  const random = seeded(seed);
  const draft = new Draft(geometry, fillerOf(geometry, 'random')(random));
  for (const cell of shuffle([...draft.solution.keys()], random)) {
    draft.takeOut([cell]);
    if (isUnique(draft)) yield draft.copy();
    else draft.putBack([cell]);
  }
}

test('isSolvedBySingles agrees with a path of singles only, whose score is within the bound', () => {
  const count = { yes: 0, no: 0 };
  for (const geometry of SHAPES)
    for (const seed of 'abcdefgh')
      for (const draft of drafts(geometry, seed)) {
        const made = new Evaluation(draft, {});
        const { techniques, score } = made.wholeGrade;
        const isSolved = isSolvedBySingles(draft);
        expect(isSolved).toBe(techniques.every(({ strategy }) => strategy.family === 'singles'));
        if (isSolved) expect(score).toBeLessThanOrEqual(made.highestScore);
        count[isSolved ? 'yes' : 'no']++;
      }
  expect(Math.min(count.yes, count.no)).toBeGreaterThan(20);
});

test('atLeast is a lower bound of the distance of a draft from an aim', () => {
  const geometry = Geometry.of(3, 3);
  const ranges = [
    [0, 300],
    [400, 799],
    [800, 999],
    [1600, 1799],
  ] as const;
  const aims: Aim[] = [
    ...LEVELS.map((level) => levelAim(level, geometry)),
    ...ranges.map(([least, most]) => scoreAim({ least, most })),
  ];
  for (const draft of drafts(geometry, 'aims')) {
    const made = new Evaluation(draft, {});
    for (const aim of aims) expect(aim.atLeast!(made)).toBeLessThanOrEqual(aim.distance(made));
  }
});

test('a draft solved within limits has the same grade as without limits', () => {
  const limited = { yes: 0, no: 0 };
  for (const seed of 'abcdefgh')
    for (const draft of [...drafts(Geometry.of(3, 3), seed)].slice(-6)) {
      const whole = gradeHodoku(draft);
      for (const level of LEVELS)
        for (const score of [200, 300, 900, Infinity]) {
          const grade = gradeHodoku(draft, { level, score });
          if (grade.solved) expect(grade).toEqual(whole);
          limited[grade.solved ? 'yes' : 'no']++;
        }
    }
  expect(Math.min(limited.yes, limited.no)).toBeGreaterThan(20);
});
