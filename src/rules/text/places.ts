/** The places of a list that texts name. */
import { HALF } from './tree.js';

/** Returns the place of a list, from zero, that a text means by a number: -1 is the last. */
export const placeIn = (place: number, length: number): number => {
  if (Math.abs(place) === HALF) return place > 0 ? Math.floor(length / 2) - 1 : length - Math.floor(length / 2);
  return place > 0 ? place - 1 : length + place;
};
