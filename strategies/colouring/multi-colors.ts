import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, say } from '../../src/logic/step/message.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { type Component, colourMarks, coloursMeet, componentsOf, seeingBoth } from './components.js';

export interface MultiColors {
  /** 1: colours of two components see each other. 2: a colour of the first sees both of the second. */
  readonly type: 1 | 2;
  readonly components: readonly [Component, Component];
}

/** Both types, a digit and an ordered pair of components at a time; a pair of type 2 is not searched for type 1. */
export function* findMultiColors(board: Markup, since: Stamp = -1): Generator<Hit<MultiColors>, void, void> {
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

/** The cells of those colours of the first component that see both colours of the second. */
const seeingSecond = (first: Component, { colours: [one, other] }: Component): Cell[] =>
  first.colours
    .filter((colour) => coloursMeet(colour, one) && coloursMeet(colour, other))
    .flatMap(({ cells }) => cells);

/** Wherever two colours see each other, one of their opposites is true: the cells that see both opposites. */
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

const multiColors = (
  type: MultiColors['type'],
  naming: Pick<Strategy, 'id' | 'name' | 'aliases'>,
): Strategy<MultiColors> => ({
  ...naming,
  family: 'colouring',
  level: 'hard',
  score: 200,
  *find(board, since) {
    for (const hit of findMultiColors(board, since)) if (hit.pattern.type === type) yield hit;
  },
  explain,
});

/** Colours of two components that see each other are not both true: what sees both of their opposites goes. */
export const multiColors1 = multiColors(1, {
  id: 'multi-colors-1',
  name: 'Multi Colors 1',
  aliases: ['multi-colouring'],
});

/** A colour that sees both colours of another component is false. */
export const multiColors2 = multiColors(2, {
  id: 'multi-colors-2',
  name: 'Multi Colors 2',
  aliases: ['multi-colouring'],
});

function explain({ place, remove, pattern: { type, components } }: Hit<MultiColors>, geometry: Geometry): Explanation {
  const [first, second] = components;
  const terms = {
    digit: digits(first.digit),
    a: cells(first.colours[0].cells),
    b: cells(first.colours[1].cells),
    c: cells(second.colours[0].cells),
    d: cells(second.colours[1].cells),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message:
      type === 1
        ? say(
            `${COLOURED} Where a group of the first two sees one of the other two, these are not both {digit}, so all of one of the opposite groups are. A cell that sees some of both opposite groups is not {digit}: {conclusion}.`,
            terms,
          )
        : say(
            `${COLOURED} A group of the first two that sees both of the other two sees a {digit}, so it is false: {conclusion}.`,
            terms,
          ),
    marks: [
      ...components.flatMap((component) => colourMarks(component, geometry)),
      ...markCandidates('target', remove),
    ],
    truths: [...houseTruths(first.houses, first.digit), ...houseTruths(second.houses, second.digit)],
  };
}

const COLOURED =
  'Houses with only two places for {digit} link these cells: {digit} is in all of {a} or in all of {b}; and in all of {c} or in all of {d}.';
