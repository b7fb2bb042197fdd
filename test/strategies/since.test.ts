/** A strategy that skips what has not changed since it looked in vain must miss nothing. */
import { expect, test } from 'vitest';
import type { Hit } from '../../src/logic/step/strategy.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';
import { catalogue } from '../../strategies/index.js';
import { casesOf } from './fixture.js';

const outcomes = (hits: Iterable<Hit>): string[] => [...hits].map(({ place, remove }) => `+${place} -${remove}`).sort();

/** The families that make use of stamps. */
const families: readonly string[] = [
  'intersections',
  'subsets',
  'fish',
  'single-digit',
  'wings',
  'uniqueness',
  'rank-zero',
  'colouring',
];

const strategies = catalogue.filter(({ family, level }) => families.includes(family) && level !== 'extreme');

for (const id of ['x-wing', 'jellyfish', 'hidden-quadruple'])
  test(`on the path from the first case of ${id}`, () => {
    const board = casesOf(id)[0]!.board.copy();
    const inVain = new Map<string, number>();
    let compared = 0;
    for (const _ of walk(board, full, { guess: false }))
      for (const strategy of strategies) {
        const all = outcomes(strategy.find(board));
        const since = inVain.get(strategy.id);
        if (since !== undefined && all.length > 0) {
          expect([strategy.id, ...outcomes(strategy.find(board, since))]).toEqual([strategy.id, ...all]);
          compared++;
        }
        if (all.length === 0) inVain.set(strategy.id, board.now);
        else inVain.delete(strategy.id);
      }
    expect(compared).toBeGreaterThan(0);
  });
