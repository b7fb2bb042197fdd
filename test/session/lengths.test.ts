/** The short and the long form of sentences, on the worked cases of all strategies. */
import { describe, expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import { sentence } from '../../src/render/text.js';
import { briefOf } from '../../src/session/brief.js';
import { groundsOf } from '../../src/session/grounds.js';
import { isGuess } from '../../src/session/where.js';
import { FoundStep } from '../../src/solver/step.js';
import { catalogue } from '../../strategies/index.js';
import { type Case, firstCaseOf, firstHitOf } from '../strategies/fixture.js';
import { expectToldEverywhere } from '../strategies/languages.js';
import { messagesIn, termsOf } from '../strategies/said.js';
import { shareOf } from '../tier.js';

const stepOf = (strategy: (typeof catalogue)[number], own: Case): FoundStep | undefined => {
  const hit = firstHitOf(strategy, own);
  return hit && new FoundStep({ strategy, hit, rating: 0 }, own.board.geometry);
};

const quick = catalogue.filter(({ laborious }) => !laborious);

describe.each(shareOf(quick, 3).map((strategy) => [strategy.id, strategy] as const))('%s', (id, strategy) => {
  const first = firstCaseOf(id);
  const step = stepOf(strategy, first!)!;
  const { board } = first!;
  const { geometry } = board;

  test('its short form is one line in each language', () => {
    const brief = briefOf(step);
    if (isGuess(step)) return expect(brief).toBeUndefined();
    if (!brief) return;
    expectToldEverywhere(brief, geometry);
    expect(sentence(brief, geometry)).not.toContain('\n');
  });

  test('its long form says of each candidate that its cells and houses have lost what ruled it out', () => {
    const grounds = groundsOf(step, board, () => 7);
    for (const ground of grounds) expectToldEverywhere(ground, geometry);
    const needs = step.explanation.truths.filter(({ kind }) => kind === 'cell' || kind === 'house');
    const lost = needs.map((need) => {
      const all =
        need.kind === 'cell'
          ? Array.from({ length: geometry.size }, (_, digit) => geometry.candidate(need.cell, digit))
          : need.kind === 'house'
            ? geometry.cellsOf(need.house).map((cell) => geometry.candidate(cell, need.digit))
            : [];
      return all.filter((each) => !board.has(each) && board.values[geometry.cellOf(each)] === EMPTY).length;
    });
    const told = grounds.map((ground) =>
      messagesIn(ground)
        .slice(1)
        .map((line) => {
          const [own] = termsOf(line, 'digits');
          const [cells] = termsOf(line, 'cells');
          return line.template.startsWith('{cells}')
            ? cells!.cells.length
            : own!.digits.length * (countOfCells(line) || 1);
        })
        .reduce((sum, count) => sum + count, 0),
    );
    expect(told).toEqual(lost.filter((count) => count > 0));
  });
});

/** Returns the number of cells from which a line says that digits were removed; none if it names values. */
const countOfCells = (line: Parameters<typeof termsOf>[0]): number =>
  line.template.includes('removed') ? termsOf(line, 'cells')[0]!.cells.length : 0;
