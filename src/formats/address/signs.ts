/** Reads the signs in an address: what is drawn with a puzzle, within the limits of what a picture shows. */
import { HUES, type OwnColour, type Sign } from '../../core/sign.js';
import { refusal } from '../../settings/options.js';
import { passing, type SettingReader, whole } from '../../settings/settings.js';
import { MOST_DRAWN, MOST_POINTS } from '../drawn/drawing.js';
import { eitherOf, listUpTo, numberFrom, objectOf, textUpTo, wordOf, yes } from './readers.js';

/** How far outside the grid signs may stand, in cells. */
const OUTSIDE = 3;
/** The most signs of a text in a picture, and of rules beside it. */
const LONGEST_TEXT = 100;
const LONGEST_RULES = 2000;
/** The most constraints of which words can be. */
const MOST_KINDS = 1000;

const COLOUR = /^light-dark\(#[\da-f]{6},#[\da-f]{6}\)$/i;
const colour: SettingReader<OwnColour> = passing(
  'a colour on light and on dark paper',
  (value) => typeof value === 'string' && COLOUR.test(value),
);
const ink = eitherOf(wordOf('paper', 'white', 'black', 'sign'), colour);
const pathEnd = wordOf('bulb', 'ring', 'diamond', 'arrow');
const ground = wordOf('white-dot', 'black-dot', 'grey-dot', 'gap', 'ring', 'circle', 'square', 'open-circle');
const angle = numberFrom(-1e6, 1e6);

/** Makes a reader of the signs of a grid of a size. Its readers throw a RangeError. */
export function signsFor(size: number): SettingReader<readonly Sign[]> {
  const side = numberFrom(0, size + 2 * OUTSIDE);
  const at = numberFrom(-OUTSIDE, size + OUTSIDE);
  const point = objectOf({ row: at, column: at });
  const text = textUpTo(LONGEST_TEXT);
  const readers: Readonly<Record<Sign['kind'], SettingReader<object>>> = {
    outline: objectOf(
      { cells: listUpTo(whole(0, size * size - 1), size * size, 1) },
      { line: wordOf('dashed', 'solid'), isFilled: yes, text, hue: colour },
    ),
    path: objectOf(
      { points: listUpTo(point, MOST_POINTS, 2) },
      {
        hue: eitherOf(wordOf(...HUES), colour),
        width: eitherOf(wordOf('fine', 'medium', 'thick'), numberFrom(0, 1)),
        isPill: yes,
        isDashed: yes,
        start: pathEnd,
        end: pathEnd,
      },
    ),
    label: objectOf(
      { at: point },
      {
        text,
        on: eitherOf(
          ground,
          objectOf({ width: side, height: side, corner: side }, { angle, fill: ink, edge: ink, isTint: yes }),
        ),
        type: objectOf({ height: side, ink }, { angle }),
      },
    ),
    words: objectOf({ text: textUpTo(LONGEST_RULES), states: listUpTo(text, MOST_KINDS) }),
  };
  const sign: SettingReader<Sign> = (value, option) => {
    const { kind } = Object(value) as { readonly kind?: unknown };
    if (typeof kind !== 'string' || !Object.hasOwn(readers, kind))
      throw refusal(option, value, 'signs of a known kind');
    return { kind, ...readers[kind as Sign['kind']](value, option) } as Sign;
  };
  const all = listUpTo(sign, MOST_DRAWN);
  return (value, option) => {
    const signs = all(value, option);
    const points = signs.reduce((sum, each) => sum + partsOf(each), 0);
    if (points > MOST_POINTS) throw refusal(option, value, `at most ${MOST_POINTS} points`);
    return signs;
  };
}

/** The number of points or cells of a sign. */
const partsOf = (sign: Sign): number =>
  sign.kind === 'path' ? sign.points.length : sign.kind === 'outline' ? sign.cells.length : 1;
