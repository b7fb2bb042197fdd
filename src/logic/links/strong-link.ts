/** Why two nodes are not both off. */
import type { Candidate, Geometry, House } from '../../core/geometry.js';
import { cellTruths, houseTruths } from '../step/truths.js';
import { type Link, strongly } from './chain.js';

/** The strong link between two nodes that are all that is left of a cell, or of a digit in a house. */
export function strongLink(
  geometry: Geometry,
  isLeft: (candidate: Candidate) => boolean,
  from: readonly Candidate[],
  to: readonly Candidate[],
): Link {
  const cell = geometry.cellOf(from[0]!);
  const digit = geometry.digitOf(to[0]!);
  if (geometry.digitOf(from[0]!) !== digit) return strongly(to, cellTruths([cell]));
  return strongly(to, houseTruths([onlyHouse(geometry, isLeft, [...from, ...to])], digit));
}

/** The first house in which a digit has these places only. */
export function onlyHouse(
  geometry: Geometry,
  isLeft: (candidate: Candidate) => boolean,
  places: readonly Candidate[],
): House {
  const digit = geometry.digitOf(places[0]!);
  const house = geometry.commonHouses(places.map((candidate) => geometry.cellOf(candidate))).find((common) => {
    for (let slot = 0; slot < geometry.size; slot++) {
      const candidate = geometry.candidate(geometry.cellAt(common, slot), digit);
      if (isLeft(candidate) && !places.includes(candidate)) return false;
    }
    return true;
  });
  if (house === undefined) throw new Error('no strong link joins these candidates');
  return house;
}
