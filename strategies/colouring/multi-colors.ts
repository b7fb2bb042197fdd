import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { type MultiColouring, multiColourings } from '../../src/logic/digit/colourings.js';
import { type Colour, type Component, clashMarks, colourMarks } from '../../src/logic/digit/colours.js';
import { type Mark, markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, letter, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

const multiColors = (type: MultiColouring['type'], about: Introduction): Strategy<MultiColouring> => ({
  ...about,
  family: 'colouring',
  level: 'hard',
  score: 200,
  *find(board, since) {
    for (const hit of multiColourings(board, since)) if (hit.pattern.type === type) yield hit;
  },
  explain,
});

/**
 * Colours of two components that see each other are not both true: candidates that see both of their opposites are
 * removed.
 */
export const multiColors1 = multiColors(1, {
  id: 'multi-colors-1',
  name: 'Multi Colours 1',
  names: { de: 'Mehrfache Farben 1' },
  aliases: ['multi-colouring'],
  learnAfter: ['simple-colors-trap'],
});

/** A colour that sees both colours of another component is false. */
export const multiColors2 = multiColors(2, {
  id: 'multi-colors-2',
  name: 'Multi Colours 2',
  names: { de: 'Mehrfache Farben 2' },
  aliases: ['multi-colouring'],
  learnAfter: ['multi-colors-1'],
});

function explain(
  { place, remove, pattern: { type, components } }: Hit<MultiColouring>,
  geometry: Geometry,
): Explanation {
  const [first, second] = components;
  const terms = {
    digit: digits(first.digit),
    ...lettered(first, second),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message:
      type === 1
        ? say(
            `${COLOURED} Where {a} or {b} sees {c} or {d}, those two colours cannot both be {digit}, so at least one of their opposites is. A cell that sees both opposites cannot be {digit}: {conclusion}.`,
            terms,
          )
        : say(
            `${COLOURED} Whichever of {a} and {b} sees both {c} and {d} is certain to see {digit}, so it is false: {conclusion}.`,
            terms,
          ),
    marks: [
      ...components.flatMap((component, index) => colourMarks(component, geometry, 2 * index)),
      ...meetings(components, geometry),
      ...markCandidates('target', remove),
    ],
    truths: [...houseTruths(first.houses, first.digit), ...houseTruths(second.houses, second.digit)],
  };
}

const COLOURED =
  'Houses with only two places for {digit} link these cells: {digit} is either in all cells of colour {a} ({ofA}) or in all of {b} ({ofB}), and either in all cells of colour {c} ({ofC}) or in all of {d} ({ofD}).';

/** Returns the letters of the colours, and their cells. */
const lettered = ({ colours: [a, b] }: Component, { colours: [c, d] }: Component) => ({
  a: letter(0, a.cells),
  b: letter(1, b.cells),
  c: letter(2, c.cells),
  d: letter(3, d.cells),
  ofA: cells(a.cells),
  ofB: cells(b.cells),
  ofC: cells(c.cells),
  ofD: cells(d.cells),
});

/** Returns links between colours of different components that see each other. */
const meetings = ([first, second]: MultiColouring['components'], geometry: Geometry): Mark[] => {
  const at = (colour: Colour): Candidate[] => colour.cells.map((cell) => geometry.candidate(cell, first.digit));
  return first.colours.flatMap((a) => second.colours.flatMap((b) => clashMarks(at(a), at(b), geometry)));
};
