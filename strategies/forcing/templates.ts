import { type Bits, bitsOf } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { cellsIn } from '../../src/core/cell-set.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import type { Candidate, Digit, Geometry } from '../../src/core/geometry.js';
import { type DigitTemplates, templatesOf } from '../../src/logic/digit/templates.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { anyCell, cells, clause, conclusion, count, digitSet, digits, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { houseTruths } from '../../src/logic/step/truths.js';

interface Template {
  readonly digit: Digit;
  readonly ways: number;
  /** The digits that have struck templates. */
  readonly struckBy: Bits;
  /** Places that some template uses. */
  readonly used: readonly Candidate[];
}

/** Returns the cells that all templates of the digit use. */
const needed = ({ geometry }: Markup, { digit, common }: DigitTemplates): Candidate[] =>
  cellsIn(common).map((cell) => geometry.candidate(cell, digit));

/** Returns the candidates of the digit that no template uses. */
const unused = ({ geometry, places }: Markup, { digit, any }: DigitTemplates): Candidate[] =>
  cellsIn(any.map((word, at) => places[digit * geometry.words + at]! & ~word)).map((cell) =>
    geometry.candidate(cell, digit),
  );

function* hitsOf(
  board: Markup,
  own: DigitTemplates,
  concluded: (board: Markup, own: DigitTemplates) => Pick<Hit, 'place' | 'remove'>,
): Generator<Hit<Template>, void, void> {
  const { place, remove } = concluded(board, own);
  if (place.length + remove.length === 0) return;
  const { digit, count: ways, any } = own;
  const used = cellsIn(any).map((cell) => board.geometry.candidate(cell, digit));
  yield { place, remove, pattern: { digit, ways, struckBy: own.struckBy & ~(1 << digit), used } };
}

/** Whole sentences, so that they can be translated. */
const ENDINGS = {
  needed: '{beginning} {ways:It has|Each of them has} {digit} in {needed}. So {conclusion}.',
  unused: '{beginning} {ways:It does not have|None of them has} {digit} in {unused}. So {conclusion}.',
  both: '{beginning} {ways:It has|Each of them has} {digit} in {needed}, {ways:but not|and none has it} in {unused}. So {conclusion}.',
} as const;

function explain(
  { place, remove, pattern: { digit, ways, struckBy, used } }: Hit<Template>,
  geometry: Geometry,
): Explanation {
  const all = { digit: digits(digit), ways: count(ways, 'way') };
  const beginning = struckBy
    ? say(
        'There {ways:is only|are} {ways} to place every {digit} that still {ways:leaves|leave} room for every {others}.',
        { ...all, others: digitSet(struckBy) },
      )
    : say('There {ways:is only|are} {ways} to place every {digit}.', all);
  const terms = {
    ...all,
    beginning: clause(beginning),
    needed: cells(place.map((candidate) => geometry.cellOf(candidate))),
    unused: anyCell(remove.map((candidate) => geometry.cellOf(candidate))),
    conclusion: conclusion({ place, remove }),
  };
  const houses = Array.from({ length: geometry.houses }, (_, house) => house);
  return {
    message: say(ENDINGS[place.length === 0 ? 'unused' : remove.length === 0 ? 'needed' : 'both'], terms),
    marks: [
      ...markCandidates(
        'pattern',
        used.filter((candidate) => !place.includes(candidate)),
      ),
      ...markCandidates('on', place),
      ...markCandidates('target', remove),
    ],
    truths: houseTruths(houses, digit, ...bitsOf(struckBy)),
  };
}

type TemplatesOn = (board: Markup, clock?: Clock) => readonly DigitTemplates[] | undefined;

/** The templates of a position without overlay, which two strategies read. */
const simpleTemplates: TemplatesOn = (board, clock) => board.memo(withoutOverlay, clock);

const withoutOverlay = (board: Markup, clock: Clock): ReturnType<TemplatesOn> => templatesOf(board, false, clock);

const byTemplates = (
  about: Introduction,
  templatesOn: TemplatesOn,
  concluded: (board: Markup, own: DigitTemplates) => Pick<Hit, 'place' | 'remove'>,
): Strategy<Template> => ({
  ...about,
  family: 'forcing',
  level: 'extreme',
  score: 10000,
  *find(board, { clock = unlimited } = {}) {
    for (const own of templatesOn(board, clock) ?? []) yield* hitsOf(board, own, concluded);
  },
  explain,
});

/** A cell that every template of a digit uses takes it. (Described by Andrew Stuart and others, 2005.) */
export const templateSet = byTemplates(
  { id: 'template-set', name: 'Template Set', learnAfter: ['x-wing'] },
  simpleTemplates,
  (board, own) => ({
    place: needed(board, own),
    remove: [],
  }),
);

/** A candidate that no template of its digit uses is false. */
export const templateDelete = byTemplates(
  { id: 'template-delete', name: 'Template Delete', learnAfter: ['template-set'] },
  simpleTemplates,
  (board, own) => ({
    place: [],
    remove: unused(board, own),
  }),
);

/**
 * Templates of all digits laid over each other: one that leaves another digit no template beside it is struck.
 * (Pattern overlay method, Myth Jellies and others, 2005.)
 */
export const patternOverlay = byTemplates(
  {
    id: 'pattern-overlay',
    name: 'Pattern Overlay',
    aliases: ['POM', 'pattern overlay method'],
    learnAfter: ['template-delete'],
  },
  (board, clock = unlimited) => templatesOf(board, true, clock),
  (board, own) => ({ place: needed(board, own), remove: unused(board, own) }),
);
