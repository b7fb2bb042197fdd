import type { Geometry } from '../../src/core/geometry.js';
import { type SimpleColouring, simpleColourings } from '../../src/logic/digit/colourings.js';
import { type Component, clashMarks, clashOf, colourMarks } from '../../src/logic/digit/colours.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import {
  cells,
  clause,
  conclusion,
  digits,
  letter,
  type Message,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { notBothMessage } from '../../src/logic/step/not-both.js';
import type { Explanation, Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

const simpleColors = (kind: SimpleColouring['kind'], about: Introduction): Strategy<SimpleColouring> => ({
  ...about,
  family: 'colouring',
  level: 'hard',
  score: 150,
  *find(board, { since } = {}) {
    for (const hit of simpleColourings(board, since)) if (hit.pattern.kind === kind) yield hit;
  },
  explain,
});

/** A place that sees both colours of a component sees a true one. */
export const simpleColorsTrap = simpleColors('trap', {
  id: 'simple-colors-trap',
  name: 'Simple Colors Trap',
  aliases: ['simple colouring', "single's chains", 'colour trap'],
  learnAfter: ['turbot-fish'],
});

/** A colour that sees itself is false. */
export const simpleColorsWrap = simpleColors('wrap', {
  id: 'simple-colors-wrap',
  name: 'Simple Colors Wrap',
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
        ? say(`${COLOURED} Cells that see both colours are not {digit}: {conclusion}.`, terms)
        : wrapMessage(component, terms, geometry),
    marks: [
      ...colourMarks(component, geometry),
      ...(kind === 'wrap' ? clashMarks(clashOf(remove, remove, geometry)) : []),
      ...markCandidates('target', remove),
    ],
    truths: houseTruths(houses, digit),
  };
}

type Terms = Readonly<Record<'digit' | 'a' | 'b' | 'one' | 'other' | 'conclusion', Term>>;

/** Returns the message for a colour two of whose cells see each other, or for two such colours. */
function wrapMessage({ digit, colours }: Component, terms: Terms, geometry: Geometry): Message {
  const wraps = colours.flatMap(({ cells }, colour) => {
    const places = cells.map((cell) => geometry.candidate(cell, digit));
    const clash = clashOf(places, places, geometry);
    return clash ? [{ colour: letter(colour, cells), notBoth: clause(notBothMessage(...clash, geometry)) }] : [];
  });
  const [first, second] = wraps;
  return second
    ? say(`${COLOURED} {notBoth} {otherNotBoth} So neither colour can be {digit}: {conclusion}.`, {
        ...terms,
        notBoth: first!.notBoth,
        otherNotBoth: second.notBoth,
      })
    : say(`${COLOURED} {notBoth} Both are in colour {colour}, so no cell of that colour is {digit}: {conclusion}.`, {
        ...terms,
        ...first!,
      });
}

const COLOURED =
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({one}) or in all of colour {b} ({other}).';
