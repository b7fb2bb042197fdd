import { isSingle } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import { everyOf } from '../../src/core/candidates.js';
import type { Clock } from '../../src/core/clock.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import type { Side } from '../../src/core/leftovers.js';
import { markCandidates, markCells, markHouses, named } from '../../src/logic/step/marks.js';
import {
  anyDigit,
  cells,
  clues,
  combinations,
  conclusion,
  count,
  digitSet,
  equation,
  houses,
  letter,
  lines,
  type Message,
  number,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { firstOfEachOutcome } from '../../src/logic/step/outcome.js';
import { type Hit, placing, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, type Truth } from '../../src/logic/step/truths.js';
import { type CageShare, type EqualDigits, equalDigits, type SideShare } from '../../src/rules/equal-digits.js';
import { type EquivalenceSum, equivalenceSums } from '../../src/rules/equivalence-sums.js';
import { hasChanged, inNoFilling } from '../../src/rules/fillings.js';

/** Two sides with the same digits: what follows for some digits, or for the sums. */
type SetEquivalence = { readonly digits: EqualDigits } | { readonly sum: EquivalenceSum };

function* equivalenceHits(board: Markup, since?: Stamp, clock?: Clock): Generator<Hit<SetEquivalence>, void, void> {
  const { geometry } = board;
  for (const { sum, rule } of equivalenceSums(geometry)) {
    if (!hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const digit = rule.cells.length > 1 ? undefined : sum.total / sum.factors[0]! - 1;
    yield digit === undefined ? removing({ sum }, lost) : placing({ sum }, geometry.candidate(rule.cells[0]!, digit));
  }
  for (const { find, lost } of equalDigits(board, since, clock)) yield removing({ digits: find }, lost);
}

const sidesOf = (pattern: SetEquivalence): { readonly own: Side; readonly other: Side } =>
  'sum' in pattern ? pattern.sum : pattern.digits;

const sidesTerms = ({ own, other }: { readonly own: Side; readonly other: Side }) => ({
  own: houses(own.houses),
  other: houses(other.houses),
  a: letter(0, own.left),
  b: letter(1, other.left),
  here: cells(own.left),
  there: cells(other.left),
});

function messageOf(hit: Hit<SetEquivalence>, geometry: Geometry): Message {
  if ('sum' in hit.pattern) return sumMessage(hit, hit.pattern.sum, geometry);
  const { digits, sure, places } = hit.pattern.digits;
  const terms = { ...sidesTerms(hit.pattern.digits), digits: anyDigit(digits), conclusion: conclusion(hit) };
  if (sure.cages.length + places.cages.length === 0)
    return say(
      '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {a} ({here}) is left on one side, {b} ({there}) on the other. Both hold the same digits. In {b}, {sure} can only be {digits}: {many}. In {a}, as many cells must be {digits}, and only {places} can. So these take nothing else, and no other cell of {b} is {digits}: {conclusion}.',
      { ...terms, sure: cells(sure.cells), places: cells(places.cells), many: count(sure.cells.length, 'cell') },
    );
  const atPlaces = { ...inSide(terms.a, places), digits: terms.digits };
  return say(
    '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {a} ({here}) is left on one side, {b} ({there}) on the other. Both hold the same digits. {b} has {digits} in at least {many}, and {a} in no more:{lines}\nSo both have it in {many}, all of them named here: {conclusion}.',
    {
      ...terms,
      many: count(sizeOf(sure), 'cell'),
      lines: lines([
        ...cellLine(
          sure,
          say('In {side}, {cells} can only be {digits}.', { ...inSide(terms.b, sure), digits: terms.digits }),
        ),
        ...sure.cages.map((share) =>
          isSingle(digits)
            ? say('In {side}, the {cage} can only be {sets}, always with {digits}.', {
                ...cageTerms(terms.b, share),
                digits: digitSet(digits),
              })
            : say('In {side}, the {cage} can only be {sets}: at least {number} of {digits}.', {
                ...cageTerms(terms.b, share),
                number: number(share.count),
                digits: digitSet(digits),
              }),
        ),
        ...places.cages.map((share) =>
          share.count === 0
            ? say('In {side}, the {cage} can only be {sets}, without {digits}.', {
                ...cageTerms(terms.a, share),
                digits: anyDigit(digits),
              })
            : say('In {side}, the {cage} can only be {sets}: at most {number} of {digits}.', {
                ...cageTerms(terms.a, share),
                number: number(share.count),
                digits: digitSet(digits),
              }),
        ),
        ...cellLine(
          places,
          places.cages.length > 0
            ? say('Of the other cells of {side}, only {cells} can be {digits}.', atPlaces)
            : say('In {side}, only {cells} can be {digits}.', atPlaces),
        ),
      ]),
    },
  );
}

const cellLine = ({ cells: list }: SideShare, line: Message): Message[] => (list.length > 0 ? [line] : []);

const inSide = (side: Term, { cells: list }: SideShare) => ({ side, cells: cells(list) });

const cageTerms = (side: Term, { cage }: CageShare) => ({ side, cage: clues(cage), sets: combinations(cage.sets) });

const sizeOf = ({ cells: list, cages }: SideShare): number =>
  cages.reduce((size, { count: some }) => size + some, list.length);

function sumMessage(hit: Hit<SetEquivalence>, sum: EquivalenceSum, { rules: all }: Geometry): Message {
  const sign = sum.factors[0]! < 0 ? -1 : 1;
  const terms = {
    ...sidesTerms(sum),
    lines: lines(
      sum.rules.map((rule, at) => {
        const { cells: own, total } = all[rule]!;
        const terms = { cage: clues({ cells: own, total: total! }) };
        return sum.times[at]! > 0 ? say('Take away the {cage}.', terms) : say('Add the {cage}.', terms);
      }),
    ),
    equation: equation(
      sum.cells,
      sum.factors.map((factor) => factor * sign),
      sum.total * sign,
    ),
    conclusion: conclusion(hit),
  };
  return hit.place.length > 0
    ? say(
        '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {a} ({here}) is left on one side, {b} ({there}) on the other. Both add up to the same. Subtract {b} from {a}:{lines}\nThis leaves {equation}. So {conclusion}.',
        terms,
      )
    : say(
        '{own} {own:holds|hold} each digit as often as {other} {other:does|do}. Without the cells that they share, {a} ({here}) is left on one side, {b} ({there}) on the other. Both add up to the same. Subtract {b} from {a}:{lines}\nThis leaves {equation}. Some candidates can never make both sides equal: {conclusion}.',
        terms,
      );
}

/** The cells of an equation that lie on neither side: a cage sticks out. */
function beyondSides(pattern: SetEquivalence): Cell[] {
  if (!('sum' in pattern)) return [];
  const { own, other, cells: left } = pattern.sum;
  return left.filter((cell) => !own.left.includes(cell) && !other.left.includes(cell));
}

function truthsOf(pattern: SetEquivalence): Truth[] {
  const { own, other } = sidesOf(pattern);
  if ('sum' in pattern) {
    const { rules, times, cells: left } = pattern.sum;
    return [{ kind: 'sum', houses: own.houses, against: other.houses, rules, times }, ...cellTruths(left)];
  }
  const { sure, places } = pattern.digits;
  const cages = [...sure.cages, ...places.cages].map(({ cage }) => cage);
  return [
    { kind: 'equivalence', houses: own.houses, others: other.houses },
    ...cages.map(({ rule }): Truth => ({ kind: 'rule', rule })),
    ...cellTruths([...new Set([...sure.cells, ...cages.flatMap((cage) => cage.cells)])]),
  ];
}

/** As many houses as others: the cells of each side that the other does not have hold the same digits. */
export const setEquivalence: Strategy<SetEquivalence> = {
  id: 'set-equivalence',
  name: 'Set Equivalence',
  aliases: ['SET', 'set equivalence theorem', "Phistomefel's theorem", 'Phistomefel ring'],
  learnAfter: ['claiming', 'hidden-pair', 'x-wing'],
  family: 'intersections',
  level: 'hard',
  score: 190,
  needs: 'variant',
  find: (board, { since, clock } = {}) => firstOfEachOutcome(equivalenceHits(board, since, clock)),
  explain: (hit, geometry) => {
    const { own, other } = sidesOf(hit.pattern);
    const shown = 'digits' in hit.pattern ? hit.pattern.digits : undefined;
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markHouses('pattern', own.houses),
        ...markHouses('cover', other.houses),
        ...named('colour', markCells('pattern', own.left), 0),
        ...named('colour', markCells('cover', other.left), 1),
        ...markCells('fin', beyondSides(hit.pattern)),
        ...(shown
          ? markCandidates('pattern', everyOf(geometry, [...shown.sure.cells, ...shown.places.cells], shown.digits))
          : []),
        ...markCandidates('on', hit.place),
        ...markCandidates('target', hit.remove),
      ],
      truths: truthsOf(hit.pattern),
    };
  },
};
