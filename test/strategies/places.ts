/** Compares the places that the depths of a hint name: houses and cells, the sentence and the picture. */
import { expect } from 'vitest';
import type { Cell, Geometry, House } from '../../src/core/geometry.js';
import type { Mark, Role } from '../../src/logic/step/marks.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { cellName } from '../../src/render/names.js';
import { cellsOfTerm } from '../../src/render/text.js';
import { cellsOfPattern, isGuess, whereToLook } from '../../src/session/where.js';
import { englishOf, explained } from './fixture.js';
import { messagesIn, termsOf } from './said.js';

/** The most houses that a player is sent to; the sentences on larger fish name more. */
const MOST_HOUSES = 4;

/**
 * Expects the houses of Where to be those that the picture tints or, without any, that the sentence names; others hold
 * a part of the pattern, and all of it if the sentence names a house.
 */
export function expectOnePlace<P>(strategy: Strategy<P>, hit: Hit<P>, geometry: Geometry): void {
  const { place, remove } = hit;
  const explanation = explained(strategy, hit, geometry);
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

/** Strategies whose sentence speaks of all open cells, or of all places of a digit, without naming them. */
const ABOUT_THE_GRID = /^bug-|^template-|^pattern-overlay$|^symmetrical-placement$/;

const markedBy = (marks: readonly Mark[], geometry: Geometry): Set<Cell> =>
  new Set(
    marks.flatMap((mark): Cell[] => {
      if (mark.kind === 'cell') return [mark.cell];
      const own = mark.kind === 'candidate' ? [mark.candidate] : mark.kind === 'link' ? [...mark.from, ...mark.to] : [];
      return own.map((candidate) => geometry.cellOf(candidate));
    }),
  );

/**
 * Expects that the picture, or that of a case or of a nested argument, marks every cell that the sentence names, and that
 * the sentence names every marked cell, or its house or clue.
 */
export function expectNamedAndMarked<P>(strategy: Strategy<P>, hit: Hit<P>, geometry: Geometry): void {
  if (ABOUT_THE_GRID.test(strategy.id)) return;
  const { message, marks, reasons = [] } = explained(strategy, hit, geometry);
  const marked = markedBy(marks, geometry);
  const drawn = markedBy([...marks, ...reasons.flatMap((reason) => reason.marks)], geometry);
  const named = new Set<Cell>();
  const around = new Set<Cell>();
  for (const one of messagesIn(message))
    for (const kind of [...BY_CELLS, ...AROUND])
      for (const term of termsOf(one, kind))
        for (const cell of cellsOfTerm(term, geometry))
          (AROUND.some((each) => each === kind) ? around : named).add(cell);
  const about = `${strategy.id}: ${englishOf(message, geometry)}`;
  expect(
    [...named].filter((cell) => !drawn.has(cell)).map((cell) => cellName(geometry, cell)),
    about,
  ).toEqual([]);
  expect(
    [...marked].filter((cell) => !named.has(cell) && !around.has(cell)).map((cell) => cellName(geometry, cell)),
    about,
  ).toEqual([]);
}

/** Terms that name cells one by one, and those that name more cells than the step needs. */
const BY_CELLS = [
  'cells',
  'fillings',
  'order',
  'equation',
  'candidates',
  'supposition',
  'conclusion',
  'chain',
] as const;
const AROUND = ['houses', 'clues', 'reason'] as const;

const isFew = (houses: readonly House[]): boolean => houses.length > 0 && houses.length <= MOST_HOUSES;
const distinct = (houses: readonly House[]): House[] => [...new Set(houses)].sort((a, b) => a - b);
