/** Whips and braids compared with their definition, with trial and error, and with each other. */
import { beforeAll, describe, expect, test } from 'vitest';
import { prove } from '../../../src/check/prove.js';
import type { Board } from '../../../src/core/board.js';
import { boardOf } from '../../../src/core/board-of.js';
import { type Clock, clock, OutOfTime } from '../../../src/core/clock.js';
import { Geometry } from '../../../src/core/geometry.js';
import { readPuzzle } from '../../../src/formats/read.js';
import { explainArgument } from '../../../src/logic/argument/explanation.js';
import { type Argument, linesOfLongest } from '../../../src/logic/argument/lines.js';
import { sequencesOn } from '../../../src/logic/whips/shortest.js';
import { trialDepth } from '../../../src/solver/berthier/depth.js';
import { BERTHIER_SCALES, KINDS, rate } from '../../../src/solver/berthier/rating.js';
import { full } from '../../../src/solver/full.js';
import { ladderOf } from '../../../src/solver/ladders.js';
import { walk } from '../../../src/solver/walk.js';
import { ticking } from '../../ticking.js';
import { inTier } from '../../tier.js';
import { compareWithDefinition, minimalPuzzle, positionsOn, SHAPES } from './compared.js';

test.each(BERTHIER_SCALES)('%s: finds the steps of the definition even if singles are left', (scale) => {
  const board = boardOf(minimalPuzzle(Geometry.of(2, 3), 'singles'));
  expect(compareWithDefinition(board, scale)).toBeGreaterThan(0);
});

test.each(BERTHIER_SCALES)('%s: of length 1 are locked candidates, never singles', (scale) => {
  const board = boardOf(
    readPuzzle('..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..').puzzle,
  );
  const hits = [...sequencesOn(board, KINDS[scale], { longest: 1 })];
  expect(hits.length).toBeGreaterThan(0);
  for (const { pattern } of hits) {
    const { ground } = pattern.cases[0]!.at(-1)!;
    expect(ground).toMatchObject({ kind: 'need', need: { kind: 'house' } });
    expect(ground.kind === 'need' && ground.lost.length).toBeGreaterThan(1);
  }
});

describe.each(SHAPES)('on %s', (_, geometry) => {
  let positions: readonly Board[] = [];
  beforeAll(() => {
    positions = positionsOn(geometry, 2);
  });

  test.each(BERTHIER_SCALES)('%s: finds up to length 3 exactly the steps of the definition', (scale) => {
    const found = positions.map((board) =>
      compareWithDefinition(board, scale, geometry.size > 6 ? 11 : inTier({ quick: 11, slow: 3 })),
    );
    expect(Math.max(...found)).toBeGreaterThan(0);
  });

  test('ratings keep their order, and braids solve what trial and error solves', () => {
    for (let seed = 0; seed < inTier({ quick: 4, slow: geometry.size > 6 ? 5 : 20 }); seed++) {
      const puzzle = minimalPuzzle(geometry, `rating ${seed}`);
      const { depth } = trialDepth(boardOf(puzzle));
      const [w, b, gw, gb] = BERTHIER_SCALES.map((scale) => {
        const { rating, ended } = rate(boardOf(puzzle), scale);
        return ended === 'solved' ? rating : Infinity;
      }) as [number, number, number, number];
      expect(gb).toBeLessThanOrEqual(Math.min(b, gw));
      expect(w).toBeGreaterThanOrEqual(Math.max(b, gw));
      expect(Number.isFinite(b)).toBe(depth <= 1);
      expect(w === 0).toBe(depth === 0);
    }
  });

  test.each(BERTHIER_SCALES)('%s: every find is proved', (scale) => {
    for (const board of positions.slice(0, 1))
      for (const hit of sequencesOn(board, KINDS[scale], { longest: 4 })) {
        const { truths } = explainArgument(hit, geometry);
        expect(prove(board, { ...hit, truths })).toEqual({ verdict: 'proved' });
      }
  });
});

test('a clock that runs out keeps the proved bounds', () => {
  const puzzle = minimalPuzzle(Geometry.of(3, 3), 'rating 0');
  const cutAfter = (most: number) => {
    let looks = 0;
    const short = (): void => {
      if (looks++ >= most) throw new OutOfTime();
    };
    return rate(boardOf(puzzle), 'w', { clock: short });
  };
  const { rating } = rate(boardOf(puzzle), 'w');
  const cuts: number[] = [];
  for (let cut = cutAfter(0); cut.ended === 'time'; cut = cutAfter(cuts.length)) cuts.push(cut.rating);
  expect([...new Set(cuts)]).toEqual(Array.from({ length: rating }, (_, i) => i + 1));
});

/** A puzzle rated W 5. */
const FIVE = '1..4.37...6.8.1.........56..9.........15...4.....7...262....9.3..3...8..9..7.....';

test('whips requested by name have the least length that finds one', () => {
  const only = ['full-house', 'naked-single', 'hidden-single', 'whip'];
  const board = boardOf(readPuzzle(FIVE).puzzle);
  const whips = [...walk(board, full, { only })].filter(({ strategy }) => strategy.id === 'whip');
  expect(board.unsolved).toBe(0);
  expect(Math.max(...whips.map(({ hit }) => linesOfLongest(hit.pattern as Argument)))).toBe(5);
});

test.each(BERTHIER_SCALES)('%s: a time limit ends the rating and returns the proved bounds', (scale) => {
  const { puzzle } = readPuzzle(FIVE);
  const { rating } = rate(boardOf(puzzle), scale);
  ticking();
  for (const looks of [1, 2, 4, 8, 16]) {
    const cut = rate(boardOf(puzzle), scale, { clock: clock(looks) });
    expect(cut.ended).toBe('time');
    expect(cut.rating).toBeLessThanOrEqual(rating);
    expect(cut.unsolved).toBeGreaterThan(0);
  }
});

test.each(['whips', 'braids'] as const)('a time limit or an interrupt ends a walk up the ladder %s', (ladder) => {
  const start = (time: Clock) => [...walk(boardOf(readPuzzle(FIVE).puzzle), ladderOf(ladder), {}, time)];
  const interrupt = new Int32Array(new SharedArrayBuffer(4));
  interrupt[0] = 1;
  expect(() => start(clock(Infinity, interrupt))).toThrow(OutOfTime);
  ticking();
  expect(() => start(clock(50))).toThrow(OutOfTime);
});
