/** All tests of the worked cases of a strategy in one pass, since its search may take seconds. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prove } from '../../src/check/prove.js';
import { REMOVING } from '../../src/create/obstacle.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { catalogue } from '../../strategies/index.js';
import { expectDrawn } from '../render/drawn.js';
import { shareOf } from '../tier.js';
import {
  allHits,
  type Case,
  casesOf,
  checkedHits,
  englishOf,
  explained,
  firstHitOf,
  fixtureUrl,
  outcome,
} from './fixture.js';
import { missingIn } from './missing.js';
import { spoiled } from './near-miss.js';
import { expectExample } from './page-example.js';
import { expectNamedAndMarked, expectOnePlace } from './places.js';
import { expectSaid } from './said.js';

/** The strategies whose pictures are drawn. */
const DRAWN = new Set(shareOf(catalogue, 3));

export function checkCases(strategy: Strategy): void {
  const { id } = strategy;
  const cases = casesOf(id);

  test(`${id}: lacks nothing`, () => {
    expect(missingIn(strategy)).toEqual([]);
  });

  test.each(cases.map((own) => [own.name, own] as const))('%s', (_, own) => {
    if (own.nearly) expectMissed(strategy, own, own.nearly);
    else expectFound(strategy, own);
  });

  test(`${id}: each find in its cases has a conclusion, a complete sentence and a proof by truths named once`, () => {
    for (const own of cases) for (const hit of checkedHits(strategy, own)) expectProved(strategy, hit, own);
  });

  test(`${id}: where to look, what for, the sentence and the picture tell the same`, () => {
    for (const own of cases)
      for (const hit of checkedHits(strategy, own)) expectOnePlace(strategy, hit, own.board.geometry);
  });

  test(`${id}: the picture marks what the sentence names, and the sentence names what the picture marks`, () => {
    for (const own of cases)
      for (const hit of checkedHits(strategy, own)) expectNamedAndMarked(strategy, hit, own.board.geometry);
  });

  test(`${id}: its sentences equal those of its cases`, () => {
    for (const own of cases)
      for (const hit of checkedHits(strategy, own)) expectSaid(strategy, hit, own.board.geometry);
  });

  test.runIf(DRAWN.has(strategy))(
    `${id}: every mark of a step is drawn, and no shape covers a digit that must be readable`,
    () => {
      expectDrawn(strategy);
    },
  );

  test(`${id}: the page shows the first case`, () => {
    expectExample(strategy);
  });
}

/** Expects the outcome and the sentence of a case, or no hit. */
function expectFound(strategy: Strategy, own: Case): void {
  const { board, place, remove, says } = own;
  if (place.length + remove.length === 0) {
    expect(allHits(strategy, own)).toEqual([]);
    return;
  }
  const hit = firstHitOf(strategy, own);
  expect(hit && outcome(hit)).toBe(outcome(own));
  if (says === undefined) return;
  const said = englishOf(explained(strategy, hit!, board.geometry).message, board.geometry);
  if (process.env.WRITE_PAGES && said !== says) writeSentence(strategy.id, says, said);
  else expect(said).toBe(says);
}

/** Writes a sentence into the cases of a strategy, in the place of its former one. */
function writeSentence(id: string, former: string, sentence: string): void {
  const inFixture = (text: string): string => `\nsays     ${text.replaceAll('\n', '\n         ')}\n`;
  const fixture = readFileSync(fixtureUrl(id), 'utf8');
  writeFileSync(
    fixtureUrl(id),
    fixture.replace(inFixture(former), () => inFixture(sentence)),
  );
}

/**
 * Expects that the added candidate invalidates the argument of the previous case, and that the strategy does not find
 * its conclusion any more.
 */
function expectMissed(strategy: Strategy, own: Case, { of, misses }: NonNullable<Case['nearly']>): void {
  const hit = firstHitOf(strategy, of);
  const lost = spoiled(strategy, hit!, own.board);
  expect(misses.place.length + misses.remove.length).toBeGreaterThan(0);
  for (const kind of ['place', 'remove'] as const) {
    expect(lost[kind]).toEqual(expect.arrayContaining([...misses[kind]]));
    for (const hit of allHits(strategy, own))
      expect(hit[kind].filter((candidate) => misses[kind].includes(candidate))).toEqual([]);
  }
}

function expectProved(strategy: Strategy, hit: Hit, { board, name }: Case): void {
  const { message, truths, marks } = explained(strategy, hit, board.geometry);
  const text = englishOf(message, board.geometry);
  // One question to vitest, which takes longer for each than most proofs do.
  expect(
    {
      unfilled: /undefined|NaN|\{|\bnull\b/.exec(text)?.[0],
      isMarked: marks.length > 0,
      proof: prove(board, { ...hit, truths }),
      truths: new Set(truths.map((truth) => JSON.stringify(truth))).size,
      placed: REMOVING.includes(strategy.family) ? hit.place : [],
    },
    `${name}: ${text}`,
  ).toEqual({ unfilled: undefined, isMarked: true, proof: { verdict: 'proved' }, truths: truths.length, placed: [] });
}
