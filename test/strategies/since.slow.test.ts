/** A strategy that skips parts unchanged since its last fruitless search must miss no step. */
import { expect, test } from 'vitest';
import { EMPTY } from '../../src/core/board.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';
import { catalogue } from '../../strategies/index.js';
import { casesOf, outcome } from './fixture.js';

const outcomes = (hits: Iterable<Hit>): string[] => [...hits].map(outcome).sort();

/**
 * True if a strategy uses stamps: told that nothing has changed since its last search, it does not find its own case.
 */
const usesStamps = (strategy: Strategy): boolean =>
  casesOf(strategy.id)
    .filter(({ place, remove }) => place.length + remove.length > 0)
    .some(({ board }) => {
      const [first] = strategy.find(board);
      const [next] = strategy.find(board, { since: board.now });
      return !next || outcome(next) !== outcome(first!);
    });

const strategies = catalogue.filter(usesStamps);

test('the cases identify the strategies that use stamps', () => {
  for (const family of ['intersections', 'subsets', 'fish', 'single-digit', 'wings', 'colouring', 'als', 'rank-zero'])
    expect(strategies.map((strategy) => strategy.family)).toContain(family);
});

for (const strategy of strategies)
  test(`${strategy.id}: finds its step in the position after a near miss of it`, () => {
    let compared = 0;
    for (const { board: nearly, nearly: near } of casesOf(strategy.id)) {
      if (!near) continue;
      const board = nearly.copy();
      const before = outcomes(strategy.find(board));
      const inVain = board.now;
      const { geometry, values } = near.of.board;
      for (let candidate = 0; candidate < geometry.candidates; candidate++)
        if (!near.of.board.has(candidate) && values[geometry.cellOf(candidate)] !== geometry.digitOf(candidate))
          board.remove(candidate);
      for (let cell = 0; cell < geometry.cells; cell++)
        if (values[cell] !== EMPTY && board.values[cell] === EMPTY) board.place(cell, values[cell]!);
      const found = outcomes(strategy.find(board)).filter((one) => !before.includes(one));
      expect(outcomes(strategy.find(board, { since: inVain }))).toEqual(expect.arrayContaining(found));
      compared += found.length;
    }
    expect(compared).toBeGreaterThan(0);
  });

const seldomSlow = strategies.filter(({ level }) => level !== 'extreme');

for (const id of ['x-wing', 'jellyfish', 'hidden-quadruple'])
  test(`stamps lose no step on the path from the first case of ${id}`, () => {
    const board = casesOf(id)[0]!.board.copy();
    const inVain = new Map<string, number>();
    let compared = 0;
    for (const _ of walk(board, full, { guess: false }))
      for (const strategy of seldomSlow) {
        const all = outcomes(strategy.find(board));
        const since = inVain.get(strategy.id);
        if (since !== undefined && all.length > 0) {
          expect([strategy.id, ...outcomes(strategy.find(board, { since }))]).toEqual([strategy.id, ...all]);
          compared++;
        }
        if (all.length === 0) inVain.set(strategy.id, board.now);
        else inVain.delete(strategy.id);
      }
    expect(compared).toBeGreaterThan(0);
  });
