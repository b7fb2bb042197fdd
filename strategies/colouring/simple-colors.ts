import type { Markup, Stamp } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, say } from '../../src/logic/step/message.js';
import { type Explanation, type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';
import { type Component, clashMarks, colourMarks, coloursMeet, componentsOf, seeingBoth } from './components.js';

export interface SimpleColors {
  readonly kind: 'trap' | 'wrap';
  readonly component: Component;
}

/** Wraps and traps, a digit and a component at a time; a component that wraps is not searched for traps. */
export function* findSimpleColors(board: Markup, since: Stamp = -1): Generator<Hit<SimpleColors>, void, void> {
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

const simpleColors = (
  kind: SimpleColors['kind'],
  naming: Pick<Strategy, 'id' | 'name' | 'aliases'>,
): Strategy<SimpleColors> => ({
  ...naming,
  family: 'colouring',
  level: 'hard',
  score: 150,
  *find(board, since) {
    for (const hit of findSimpleColors(board, since)) if (hit.pattern.kind === kind) yield hit;
  },
  explain,
});

/** A place that sees both colours of a component sees a true one. */
export const simpleColorsTrap = simpleColors('trap', {
  id: 'simple-colors-trap',
  name: 'Simple Colors Trap',
  aliases: ['simple colouring', "single's chains", 'colour trap'],
});

/** A colour that sees itself is false. */
export const simpleColorsWrap = simpleColors('wrap', {
  id: 'simple-colors-wrap',
  name: 'Simple Colors Wrap',
  aliases: ['simple colouring', "single's chains", 'colour wrap'],
});

function explain({ place, remove, pattern: { kind, component } }: Hit<SimpleColors>, geometry: Geometry): Explanation {
  const { digit, colours, houses } = component;
  const terms = {
    digit: digits(digit),
    one: cells(colours[0].cells),
    other: cells(colours[1].cells),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message:
      kind === 'trap'
        ? say(`${COLOURED} A cell that sees some of both is not {digit}: {conclusion}.`, terms)
        : say(`${COLOURED} Where two of one group see each other, the whole group is false: {conclusion}.`, terms),
    marks: [
      ...colourMarks(component, geometry),
      ...(kind === 'wrap' ? clashMarks(remove, remove, geometry) : []),
      ...markCandidates('target', remove),
    ],
    truths: houseTruths(houses, digit),
  };
}

const COLOURED =
  'Houses with only two places for {digit} link these cells: {digit} is in all of {one} or in all of {other}.';
