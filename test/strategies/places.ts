/** Compares the places that the depths of a hint name: houses and cells, the sentence and the picture. */
import { expect } from 'vitest';
import type { Geometry, House } from '../../src/core/geometry.js';
import type { Role } from '../../src/logic/step/marks.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { cellsOfPattern, isGuess, whereToLook } from '../../src/session/where.js';
import { messagesIn, termsOf } from './said.js';

/** The most houses that a player is sent to; the sentences on larger fish name more. */
const MOST_HOUSES = 4;

/**
 * Expects the houses of Where to be those that the picture tints or, without any, that the sentence names; others hold
 * a part of the pattern, and all of it if the sentence names a house.
 */
export function expectOnePlace<P>(strategy: Strategy<P>, { place, remove, ...hit }: Hit<P>, geometry: Geometry): void {
  const explanation = strategy.explain({ place, remove, ...hit } as Hit<P>, geometry);
  const step = { strategy: strategy as Strategy, geometry, place, remove, explanation };
  const where = whereToLook(step);
  const what = cellsOfPattern(step);
  const housesIn = (role: Role): House[] =>
    distinct(explanation.marks.flatMap((mark) => (mark.kind === 'house' && mark.role === role ? [mark.house] : [])));
  const tinted = housesIn('pattern');
  const said = distinct(termsOf(explanation.message, 'houses').flatMap(({ houses }) => houses));
  const anywhere = messagesIn(explanation.message).flatMap((each) => termsOf(each, 'houses').flatMap((t) => t.houses));
  if (isGuess(step)) expect(where).toEqual([]);
  else if (isFew(tinted)) expect(distinct(where)).toEqual(tinted);
  else if (isFew(said)) expect(distinct(where)).toEqual(said);
  else
    for (const house of where)
      expect(what.some((cell) => geometry.holds(house, cell)) || anywhere.includes(house)).toBe(true);
  if (said.length === 1) expect([...where, ...housesIn('cover')]).toContain(said[0]);
}

const isFew = (houses: readonly House[]): boolean => houses.length > 0 && houses.length <= MOST_HOUSES;
const distinct = (houses: readonly House[]): House[] => [...new Set(houses)].sort((a, b) => a - b);
