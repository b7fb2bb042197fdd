import { hasCell } from '../../src/core/cell-set.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { type MultiColouring, multiColourings } from '../../src/logic/digit/colourings.js';
import {
  type Colour,
  type ColourClash,
  type Component,
  clashMarks,
  clashOf,
  colourMarks,
} from '../../src/logic/digit/colours.js';
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
import type { Explanation, Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

const multiColors = (type: MultiColouring['type'], about: Introduction): Strategy<MultiColouring> => ({
  ...about,
  family: 'colouring',
  level: 'hard',
  score: 200,
  *find(board, { since } = {}) {
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
  name: 'Multi Colors 1',
  aliases: ['multi-colouring'],
  learnAfter: ['simple-colors-trap'],
});

/** A colour that sees both colours of another component is false. */
export const multiColors2 = multiColors(2, {
  id: 'multi-colors-2',
  name: 'Multi Colors 2',
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
  const meetings = meetingsOf(components, geometry);
  return {
    message:
      type === 1
        ? oppositesMessage(components, meetings, remove, terms, geometry)
        : deadMessage(meetings, terms, geometry),
    marks: [
      ...components.flatMap((component, index) => colourMarks(component, geometry, 2 * index)),
      ...meetings.flatMap(({ clash }) => clashMarks(clash)),
      ...markCandidates('target', remove),
    ],
    truths: [...houseTruths(first.houses, first.digit), ...houseTruths(second.houses, second.digit)],
  };
}

const COLOURED =
  'Houses with only two places for {digit} link cells of opposite colours. So {digit} is in all cells of colour {a} ({ofA}) or in all of {b} ({ofB}), and in all of {c} ({ofC}) or in all of {d} ({ofD}).';

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

type Terms = ReturnType<typeof lettered> & { readonly digit: Term; readonly conclusion: Term };

/** Two places of a digit that see each other, and their colours: one of each component. */
interface Meeting {
  readonly clash: ColourClash;
  readonly sides: readonly [0 | 1, 0 | 1];
}

/** Returns the colours of different components that see each other. */
const meetingsOf = ([first, second]: MultiColouring['components'], geometry: Geometry): Meeting[] =>
  SIDES.flatMap((i) =>
    SIDES.flatMap((j) => {
      const at = ({ cells }: Colour): Candidate[] => cells.map((cell) => geometry.candidate(cell, first.digit));
      const clash = clashOf(at(first.colours[i]), at(second.colours[j]), geometry);
      return clash ? [{ clash, sides: [i, j] as const }] : [];
    }),
  );

const SIDES = [0, 1] as const;

/** Returns as many meetings as prove all eliminations: a candidate sees both opposites of one of them. */
function needed(
  [first, second]: MultiColouring['components'],
  meetings: readonly Meeting[],
  remove: readonly Candidate[],
  geometry: Geometry,
): Meeting[] {
  const left = new Set(remove.map((candidate) => geometry.cellOf(candidate)));
  return meetings.filter(({ sides: [i, j] }) => {
    const seeing = [...left].filter(
      (cell) => hasCell(first.colours[1 - i]!.seen, cell) && hasCell(second.colours[1 - j]!.seen, cell),
    );
    for (const cell of seeing) left.delete(cell);
    return seeing.length > 0;
  });
}

/** Returns the message of type 1: of the opposites of two colours that see each other, one is true. */
function oppositesMessage(
  components: MultiColouring['components'],
  meetings: readonly Meeting[],
  remove: readonly Candidate[],
  terms: Terms,
  geometry: Geometry,
): Message {
  const ofFirst = [terms.a, terms.b] as const;
  const ofSecond = [terms.c, terms.d] as const;
  const [one, other] = needed(components, meetings, remove, geometry).map(({ clash: [from, to], sides: [i, j] }) => ({
    p: cells([geometry.cellOf(from)]),
    x: ofFirst[i],
    q: cells([geometry.cellOf(to)]),
    y: ofSecond[j],
    u: ofFirst[1 - i]!,
    v: ofSecond[1 - j]!,
    digit: terms.digit,
  }));
  const eitherMessage = (own: NonNullable<typeof one>): Message =>
    say('{p} ({x}) sees {q} ({y}), so {x} and {y} are not both {digit}: {u} or {v} is.', own);
  return other
    ? say(`${COLOURED} {either} {orElse} Cells that see both colours of such a pair are not {digit}: {conclusion}.`, {
        ...terms,
        either: clause(eitherMessage(one!)),
        orElse: clause(eitherMessage(other)),
      })
    : say(`${COLOURED} {either} Cells that see both {u} and {v} are not {digit}: {conclusion}.`, {
        ...terms,
        either: clause(eitherMessage(one!)),
        u: one!.u,
        v: one!.v,
      });
}

/** Returns the message of type 2: a colour that sees both colours of the other component is false, or both are. */
function deadMessage(meetings: readonly Meeting[], terms: Terms, geometry: Geometry): Message {
  const [one, other] = SIDES.flatMap((i) => {
    const x = i === 0 ? terms.a : terms.b;
    const [toC, toD] = meetings.filter(({ sides }) => sides[0] === i).map(({ clash }) => clash);
    return toC && toD ? [{ x, sees: clause(seesBothMessage(toC, toD, { x, c: terms.c, d: terms.d }, geometry)) }] : [];
  });
  return other
    ? say(`${COLOURED} {sees} {seesToo} But {c} or {d} is {digit}, so neither {a} nor {b} is: {conclusion}.`, {
        ...terms,
        sees: one!.sees,
        seesToo: other.sees,
      })
    : say(`${COLOURED} {sees} But {c} or {d} is {digit}, so {x} is not: {conclusion}.`, { ...terms, ...one! });
}

/** Returns the sentence that a colour sees two others, from one cell or from two. */
function seesBothMessage(
  [from, toC]: ColourClash,
  [otherFrom, toD]: ColourClash,
  colours: Readonly<Record<'x' | 'c' | 'd', Term>>,
  geometry: Geometry,
): Message {
  const cellAt = (candidate: Candidate): Term => cells([geometry.cellOf(candidate)]);
  const terms = { ...colours, p: cellAt(from), q: cellAt(toC), s: cellAt(toD) };
  return from === otherFrom
    ? say('{p} ({x}) sees {q} ({c}) and {s} ({d}).', terms)
    : say('{p} ({x}) sees {q} ({c}), and {r} ({x}) sees {s} ({d}).', { ...terms, r: cellAt(otherFrom) });
}
