/** The steps on the strategies' pages match the example. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bitsFrom } from '../../src/core/bits.js';
import { conclusion, say } from '../../src/logic/step/message.js';
import { sentence } from '../../src/render/text.js';
import { catalogue } from '../../strategies/index.js';
import { cellsNamed, marksFor, namedIn, stepsIn } from '../../web/site/steps.js';
import { shareOf } from '../tier.js';
import { firstCaseOf, firstHitOf } from './fixture.js';

const pageOf = (family: string, id: string): string =>
  readFileSync(new URL(`../../strategies/${family}/${id}.md`, import.meta.url), 'utf8');

const pages = catalogue.map((strategy) => ({ strategy, page: pageOf(strategy.family, strategy.id) }));

const HAVE_ONLY = /((?:r\d+c\d+(?:, | and )?)+) ha(?:s|ve) only (\d(?:(?:, | and )\d)*)(?! places)/g;

describe.each(
  shareOf(
    pages.filter(({ page }) => stepsIn(page).length > 0),
    3,
  ),
)('$strategy.id: its steps', ({ strategy, page }) => {
  const steps = stepsIn(page);
  const example = firstCaseOf(strategy.id)!;
  const { board } = example;
  const { geometry } = board;
  const hit = firstHitOf(strategy, example);
  const { marks } = strategy.explain(hit!, geometry);

  test('are few, and the last one states the conclusion', () => {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(6);
    const told = sentence(say('{conclusion}', { conclusion: conclusion(hit!) }), geometry);
    expect(steps.at(-1)!.endsWith(`${told}.`), told).toBe(true);
  });

  test('name present candidates, and cells with their content', () => {
    for (const step of steps) {
      const { candidates } = namedIn(step, geometry);
      for (const candidate of candidates) {
        const cell = geometry.cellOf(candidate);
        const isValue = board.values[cell] === geometry.digitOf(candidate);
        expect(isValue || board.has(candidate), `${step}: ${geometry.digitOf(candidate) + 1} in cell ${cell}`).toBe(
          true,
        );
      }
      for (const [, cells, digits] of step.matchAll(HAVE_ONLY)) {
        const held = cellsNamed(cells!, geometry).reduce((all, cell) => all | board.digits[cell]!, 0);
        expect(held, step).toBe(bitsFrom([...digits!.matchAll(/\d/g)].map(([digit]) => Number(digit) - 1)));
      }
    }
  });

  test('name the pattern, and each highlights something', () => {
    const shown = steps.flatMap((step) => marksFor(step, marks, board));
    const isOwn = (mark: (typeof marks)[number]): boolean => marks.includes(mark);
    for (const step of steps) expect(marksFor(step, marks, board).length, step).toBeGreaterThan(0);
    expect(shown.filter(isOwn).length).toBeGreaterThan(0);
    const targets = marks.filter((mark) => mark.kind === 'candidate' && mark.role === 'target');
    expect(targets.filter((mark) => !shown.includes(mark))).toEqual([]);
  });
});
