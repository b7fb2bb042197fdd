import { expect, it } from 'vitest';
import { bottleneckOf, hardestOf, runsOf } from '../../web/elements/walkthrough/runs.js';
import type { TraceStep } from '../../web/elements/walkthrough/trace.js';

const step = (strategy: string, level: TraceStep['level'], rating = 1): TraceStep => ({
  strategy,
  name: strategy,
  rating,
  ...(level && { level }),
  place: [],
  remove: [],
  text: '',
  truths: [],
  marks: [],
});
const PATH = [
  ...Array.from({ length: 16 }, () => step('hidden-single', 'easy')),
  step('full-house', 'easy'),
  step('full-house', 'easy'),
  step('x-wing', 'hard', 140),
  step('swordfish', 'hard', 150),
  step('jellyfish', 'hard', 150),
  ...Array.from({ length: 3 }, () => step('naked-single', 'easy')),
];

it('folds three or more steps of one strategy into a run, and keeps their numbers', () => {
  expect(runsOf(PATH).map(({ from, steps }) => `${from} ${steps.length} ${steps[0]!.strategy}`)).toEqual([
    '0 16 hidden-single',
    '16 1 full-house',
    '17 1 full-house',
    '18 1 x-wing',
    '19 1 swordfish',
    '20 1 jellyfish',
    '21 3 naked-single',
  ]);
  expect(runsOf(PATH).flatMap(({ steps }) => steps)).toEqual(PATH);
  expect(runsOf([])).toEqual([]);
});

it('names the first step of the highest level and rating, and none if all are of one level', () => {
  expect(bottleneckOf(PATH)).toBe(19);
  expect(bottleneckOf(PATH.slice(0, 18))).toBeUndefined();
  expect(bottleneckOf([])).toBeUndefined();
  expect(bottleneckOf([step('a', undefined), step('b', undefined)])).toBeUndefined();
});

it('the hardest step is the first of the highest level and, among these, of the highest rating', () => {
  const steps = [step('a', 'easy', 14), step('b', 'hard', 140), step('c', 'hard', 150), step('d', 'hard', 150)];
  expect(hardestOf([...steps, step('e', 'easy', 900)])).toBe(2);
  expect(hardestOf([step('a', 'easy'), step('b', 'easy')])).toBe(0);
  expect(hardestOf([])).toBeUndefined();
});
