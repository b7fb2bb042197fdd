import type { Geometry } from '../../src/core/geometry.js';
import { type SimpleColouring, simpleColourings } from '../../src/logic/digit/colourings.js';
import { clashMarks, colourMarks } from '../../src/logic/digit/colours.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, letter, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

const simpleColors = (kind: SimpleColouring['kind'], about: Introduction): Strategy<SimpleColouring> => ({
  ...about,
  family: 'colouring',
  level: 'hard',
  score: 150,
  *find(board, since) {
    for (const hit of simpleColourings(board, since)) if (hit.pattern.kind === kind) yield hit;
  },
  explain,
});

/** A place that sees both colours of a component sees a true one. */
export const simpleColorsTrap = simpleColors('trap', {
  id: 'simple-colors-trap',
  name: 'Simple Colours Trap',
  names: { de: 'Einfache Farben, Falle' },
  aliases: ['simple colouring', "single's chains", 'colour trap'],
  learnAfter: ['turbot-fish'],
});

/** A colour that sees itself is false. */
export const simpleColorsWrap = simpleColors('wrap', {
  id: 'simple-colors-wrap',
  name: 'Simple Colours Wrap',
  names: { de: 'Einfache Farben, Widerspruch' },
  aliases: ['simple colouring', "single's chains", 'colour wrap'],
  learnAfter: ['simple-colors-trap'],
});

function explain(
  { place, remove, pattern: { kind, component } }: Hit<SimpleColouring>,
  geometry: Geometry,
): Explanation {
  const { digit, colours, houses } = component;
  const terms = {
    digit: digits(digit),
    a: letter(0, colours[0].cells),
    b: letter(1, colours[1].cells),
    one: cells(colours[0].cells),
    other: cells(colours[1].cells),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message:
      kind === 'trap'
        ? say(`${COLOURED} A cell that sees both colours cannot be {digit}: {conclusion}.`, terms)
        : say(
            `${COLOURED} Two cells of the same colour see each other, so that whole colour is false: {conclusion}.`,
            terms,
          ),
    marks: [
      ...colourMarks(component, geometry),
      ...(kind === 'wrap' ? clashMarks(remove, remove, geometry) : []),
      ...markCandidates('target', remove),
    ],
    truths: houseTruths(houses, digit),
  };
}

const COLOURED =
  'Houses with only two places for {digit} link these cells: {digit} is either in all cells of colour {a} ({one}) or in all cells of colour {b} ({other}).';
