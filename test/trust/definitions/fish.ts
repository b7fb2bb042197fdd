/** Fish of lines: base lines of one kind, as many cover lines of the other. */
import type { Markup } from '../../../src/core/board.js';
import type { Cell, Digit, House } from '../../../src/core/geometry.js';
import { candidatesIn, choices, type Definition, placesIn, upTo, without } from './plain.js';

/** The most fins. Up to 9×9 no fish of lines has more fins that see a target. */
const MOST_FINS = 5;

interface Fish {
  readonly digit: Digit;
  readonly base: readonly House[];
  readonly cover: readonly House[];
  /** Covered places of the base, and the others. */
  readonly body: readonly Cell[];
  readonly fins: readonly Cell[];
}

/** Yields the fish of a size: base lines have places of the digit, and each cover line meets one. */
function* fishOf(board: Markup, size: number): Generator<Fish, void, void> {
  const { geometry } = board;
  for (const digit of upTo(geometry.size))
    for (const [baseKind, coverKind] of [
      ['row', 'column'],
      ['column', 'row'],
    ] as const) {
      const linesOf = (kind: 'row' | 'column') =>
        geometry.housesOf(kind).filter((house) => placesIn(board, house, digit).length > 0);
      for (const base of choices(linesOf(baseKind), size)) {
        const places = base.flatMap((house) => placesIn(board, house, digit));
        const meeting = linesOf(coverKind).filter((house) => places.some((cell) => geometry.holds(house, cell)));
        for (const cover of choices(meeting, size)) {
          const body = places.filter((cell) => cover.some((house) => geometry.holds(house, cell)));
          yield { digit, base, cover, body, fins: without(places, body) };
        }
      }
    }
}

/** Returns the removals of a fish: covered places outside the base that see all fins. */
const removalOf = (board: Markup, { digit, cover, body, fins }: Fish) =>
  candidatesIn(
    board,
    cover
      .flatMap((house) => without(placesIn(board, house, digit), body))
      .filter((cell) => fins.every((fin) => board.geometry.sees(cell, fin))),
    [digit],
  );

/** Fish without fins. */
export const basicFish = (size: number): Definition =>
  function* (board) {
    for (const fish of fishOf(board, size)) if (fish.fins.length === 0) yield removalOf(board, fish);
  };

/** Fish with one or more fins; sashimi if a base line has at most one covered place. */
export const finnedFish = (size: number, isSashimi: boolean): Definition =>
  function* (board) {
    for (const fish of fishOf(board, size)) {
      if (fish.fins.length === 0 || fish.fins.length > MOST_FINS) continue;
      const isRaw = fish.base.some((house) => fish.body.filter((cell) => board.geometry.holds(house, cell)).length < 2);
      if (isRaw === isSashimi) yield removalOf(board, fish);
    }
  };
