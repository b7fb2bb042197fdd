import type { Geometry } from '../../src/core/geometry.js';
import { type MultiColouring, multiColourings } from '../../src/logic/digit/colourings.js';
import { colourMarks } from '../../src/logic/digit/colours.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

const multiColors = (
  type: MultiColouring['type'],
  naming: Pick<Strategy, 'id' | 'name' | 'aliases'>,
): Strategy<MultiColouring> => ({
  ...naming,
  family: 'colouring',
  level: 'hard',
  score: 200,
  *find(board, since) {
    for (const hit of multiColourings(board, since)) if (hit.pattern.type === type) yield hit;
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

function explain(
  { place, remove, pattern: { type, components } }: Hit<MultiColouring>,
  geometry: Geometry,
): Explanation {
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
