/** Eliminations by the colours of a digit, within one component or between two. */
import type { Markup, Stamp } from '../../core/board.js';
import type { Cell } from '../../core/geometry.js';
import { type Hit, removing } from '../step/strategy.js';
import { type Component, coloursMeet, componentsOf, seeingBoth } from './colours.js';

export interface SimpleColouring {
  readonly kind: 'trap' | 'wrap';
  readonly component: Component;
}

/** Yields wraps and traps, by digit and component. A component that wraps is not searched for traps. */
export function* simpleColourings(board: Markup, since: Stamp = -1): Generator<Hit<SimpleColouring>, void, void> {
  const { geometry, digitStamps } = board;
  for (let digit = 0; digit < geometry.size; digit++) {
    if (digitStamps[digit]! <= since) continue;
    for (const component of componentsOf(board, digit)) {
      const [a, b] = component.colours;
      const wrapped = component.colours.filter((colour) => coloursMeet(colour, colour)).flatMap(({ cells }) => cells);
      const kind = wrapped.length > 0 ? 'wrap' : 'trap';
      const targets = kind === 'wrap' ? wrapped : seeingBoth(board, digit, a, b);
      const remove = targets.map((cell) => geometry.candidate(cell, digit));
      if (remove.length > 0) yield removing({ kind, component }, remove);
    }
  }
}

export interface MultiColouring {
  /**
   * Type 1: two colours of different components see each other. Type 2: a colour of the first sees both of the second.
   */
  readonly type: 1 | 2;
  readonly components: readonly [Component, Component];
}

/** Yields both types, by digit and ordered pair of components. A pair of type 2 is not searched for type 1. */
export function* multiColourings(board: Markup, since: Stamp = -1): Generator<Hit<MultiColouring>, void, void> {
  for (let digit = 0; digit < board.geometry.size; digit++) {
    if (board.digitStamps[digit]! <= since) continue;
    const ofDigit = componentsOf(board, digit);
    for (const first of ofDigit)
      for (const second of ofDigit) {
        if (first === second) continue;
        const dead = seeingSecond(first, second);
        const type = dead.length > 0 ? 2 : 1;
        const targets = type === 2 ? dead : seeingOpposites(board, first, second);
        const remove = targets.map((cell) => board.geometry.candidate(cell, digit));
        if (remove.length > 0) yield removing({ type, components: [first, second] }, remove);
      }
  }
}

/** Returns the cells of the colours of the first component that see both colours of the second. */
const seeingSecond = (first: Component, { colours: [one, other] }: Component): Cell[] =>
  first.colours
    .filter((colour) => coloursMeet(colour, one) && coloursMeet(colour, other))
    .flatMap(({ cells }) => cells);

/** Returns the cells that see the opposites of two colours which see each other: one of these opposites is true. */
function seeingOpposites(board: Markup, first: Component, second: Component): Cell[] {
  const targets = new Set<Cell>();
  for (const i of [0, 1] as const)
    for (const j of [0, 1] as const) {
      if (!coloursMeet(first.colours[i], second.colours[j])) continue;
      const opposite = seeingBoth(board, first.digit, first.colours[i === 0 ? 1 : 0], second.colours[j === 0 ? 1 : 0]);
      for (const cell of opposite) targets.add(cell);
    }
  return [...targets];
}
