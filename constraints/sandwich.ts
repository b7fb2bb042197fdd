/** The digits between the smallest and the largest of a row or column add up to the number outside. */
import { allBits, type Bits, countBits } from '../src/core/bits.js';
import { type Constraint, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import { usualNumbers } from '../src/core/numbers.js';
import type { Rule, RuleReason, RuleReasonWords } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { numberOutside } from '../src/rules/clue-signs.js';
import { combinations, fitting } from '../src/rules/different-sum.js';
import { sumOf } from '../src/rules/on-grid.js';
import { largestSandwich, rulesOutside, sandwiches } from '../src/rules/outside.js';
import { type PartFinder, partReason, placeOf } from '../src/rules/part-sums.js';
import { laborious, reasonAbout, wholeReason } from '../src/rules/reasons.js';

/** Returns the fewest and the most digits, without the smallest and the largest, that have a sum. */
function lengthsOf(sum: number, size: number): { readonly least: number; readonly most: number } {
  const lengths = Array.from({ length: size - 1 }, (_, count) => count).filter((count) => {
    const small = (count * (count + 3)) / 2;
    return small <= sum && sum <= small + count * (size - 2 - count);
  });
  return { least: lengths[0] ?? 0, most: lengths.at(-1) ?? 0 };
}

/** Makes the reason that the smallest and the largest digit are as far apart as the sum needs room. */
function distanceReason(sum: number, size: number): RuleReason {
  const { least, most } = lengthsOf(sum, size);
  const ends = [1, 1 << (size - 1)] as const;
  const hasOther = (digits: Bits[] | Int32Array, at: number, other: Bits): boolean => {
    for (let count = least; count <= most; count++)
      if ((digits[at + count + 1] ?? 0) & other || (digits[at - count - 1] ?? 0) & other) return true;
    return false;
  };
  const room = ({ say }: RuleReasonWords): string => {
    if (least < most) return say('{least} to {most} cells', { least, most });
    return least === 1 ? say('1 cell', {}) : say('{least} cells', { least });
  };
  return {
    narrow(digits) {
      for (let at = 0; at < size; at++)
        for (let end = 0; end < 2; end++)
          if (digits[at]! & ends[end]! && !hasOther(digits, at, ends[1 - end]!)) digits[at]! &= ~ends[end]!;
      return true;
    },
    told: {
      en(words) {
        const both = words.digits(ends[0] | ends[1]);
        return sum === 0
          ? words.say('{ends} are neighbours', { ends: both })
          : words.say('{sum} takes {room} between {ends}, and each of these needs the other at that distance', {
              sum,
              room: room(words),
              ends: both,
            });
      },
    },
  };
}

/** The most combinations between two places that a sentence lists. */
const MOST_SETS = 6;

/** Makes the reason that some digits are in all ways to make the sum, and lie between the ends, or in none. */
function tableReason(cells: readonly Cell[], sum: number, size: number): RuleReason {
  const ends = 1 | (1 << (size - 1));
  const middle = allBits(size) & ~ends;
  const table = Array.from({ length: size - 1 }, (_, count) =>
    combinations(usualNumbers(size), count, sum).filter((set) => (set & ends) === 0),
  );
  const isFew = table.flat().length <= MOST_SETS;
  /** True if the cells between two places can have a set, and the others the rest, as a look at each shows. */
  const fits = (digits: readonly Bits[] | Int32Array, from: number, to: number, set: Bits): boolean => {
    let inside = 0;
    let outside = 0;
    for (let at = 0; at < size; at++) {
      const own = digits[at]!;
      if (at === from || at === to) continue;
      const isBetween = from < at && at < to;
      if ((own & (isBetween ? set : middle & ~set)) === 0) return false;
      if (isBetween) inside |= own;
      else outside |= own;
    }
    return (set & ~inside) === 0 && (middle & ~set & ~outside) === 0;
  };
  /** True if one of two cells can be the smallest digit and the other the largest. */
  const areEnds = (one: Bits, other: Bits): boolean =>
    (one & ends) !== 0 && (other & ends) !== 0 && ((one | other) & ends) === ends;
  const linesIn = (digits: readonly Bits[]) =>
    table.flatMap((sets, count) =>
      digits
        .slice(count + 1)
        .flatMap((to, from) =>
          areEnds(digits[from]!, to)
            ? sets.filter((set) => fits(digits, from, from + count + 1, set)).map((set) => ({ set, from, count }))
            : [],
        ),
    );
  return {
    ...(!isFew && { isLaborious: true }),
    narrow(digits) {
      let sure = middle;
      let some = 0;
      /** The places that may be between the ends, and those that always are. */
      let may = 0;
      let must = allBits(size);
      for (let from = 0; from < size; from++)
        for (let to = from + 1; to < size; to++) {
          if (!areEnds(digits[from]!, digits[to]!)) continue;
          for (const set of table[to - from - 1]!) {
            if (!fits(digits, from, to, set)) continue;
            const between = allBits(to) & ~allBits(from + 1);
            sure &= set;
            some |= set;
            may |= between;
            must &= between;
            // Nothing is in all lines any more, nor a cell always between the ends: no digit can be ruled out.
            if (sure === 0 && (must === 0 || some === middle)) return true;
          }
        }
      // No line of the table fits.
      if (must === allBits(size)) return false;
      for (let at = 0; at < size; at++) {
        if ((may & (1 << at)) === 0) digits[at]! &= ~sure;
        if (must & (1 << at)) digits[at]! &= ends | some;
        if (digits[at] === 0) return false;
      }
      return true;
    },
    told: {
      en(words) {
        const { before, after, digits, anyDigit, anySet, say } = words;
        const lines = linesIn(before);
        const sets = [...new Set(lines.map(({ set }) => set))];
        const isInside = sets.length > MOST_SETS || sum <= largestSandwich(size) - sum;
        const own = isInside ? sets : sets.map((set) => middle & ~set).sort((a, b) => countBits(a) - countBits(b));
        const isBetween = (at: number) => (line: (typeof lines)[number]) =>
          line.from < at && at <= line.from + line.count;
        const named = (places: readonly number[]): string => words.cells(places.map((at) => cells[at]!));
        const places = [...cells.keys()];
        const lost = places.filter((at) => before[at] !== after[at]);
        const within = lost.filter((at) => lines.every(isBetween(at)));
        const isBeyond = lost.some((at) => 0 < at && at < size - 1 && !within.includes(at));
        const lostDigits = places.reduce((all, at) => all | (before[at]! & ~after[at]!), 0);
        const always = lostDigits & own.reduce((all, set) => all & set, middle);
        const never = lostDigits & ~own.reduce((all, set) => all | set, 0);
        const told = { ends: digits(ends), sets: own.length === 1 ? digits(own[0]!) : anySet(own) };
        const may = places.filter((at) => lines.some(isBetween(at)));
        const isSure = may.every((at) => lines.every(isBetween(at)));
        const between = { ends: told.ends, cells: named(may) };
        const where: string[] = [];
        if (isSure && (within.length > 0 || isBeyond))
          where.push(say('the cells between {ends} are just {cells}', between));
        else {
          if (isBeyond) where.push(say('only {cells} can be between {ends}', between));
          if (within.length > 0)
            where.push(say('{ends} are on either side of {cells}', { ends: told.ends, cells: named(within) }));
        }
        const isFirst = where.length === 0;
        if (own[0] === 0) where.push(say('no other digit is outside {ends}', { ends: told.ends }));
        else if (sets.length > MOST_SETS)
          where.push(say('there are many ways to make {sum} between {ends}', { ends: told.ends, sum }));
        else if (isInside)
          where.push(
            isFirst
              ? say('between {ends} there can only be {sets}', told)
              : say('there can only be {sets} between them', { sets: told.sets }),
          );
        else
          where.push(
            isFirst
              ? say('outside {ends} there can only be {sets}', told)
              : say('there can only be {sets} outside them', { sets: told.sets }),
          );
        const further = [
          ...(own.length > 1 && always ? [say('always with {digits}', { digits: digits(always) })] : []),
          ...(own.length > 1 && never ? [say('never with {digits}', { digits: anyDigit(never) })] : []),
        ];
        return [where.join(`, ${words.and} `), ...further].join(', ');
      },
    },
  };
}

/** The most pairs of places that a sentence lists. */
const MOST_PLACES = 4;

/** Returns the places that the smallest and the largest digit can still have, whichever is first. */
function pairsIn({ narrow }: Rule, size: number, before: readonly Bits[]): (readonly [number, number])[] {
  const [low, high] = [1, 1 << (size - 1)];
  const canBe = (at: number, to: number): boolean =>
    narrow(before.map((set, own) => (own === at ? set & low : own === to ? set & high : set & ~(low | high))));
  return before.flatMap((_, from) =>
    before.flatMap((_, to) => (from < to && (canBe(from, to) || canBe(to, from)) ? [[from, to] as const] : [])),
  );
}

/** Makes the reason that the cells between the smallest and the largest digit can have the sum in few places alone. */
function placesReason(cells: readonly Cell[], sum: number, size: number, rule: Rule): RuleReason {
  const [low, high] = [1, 1 << (size - 1)];
  const { narrow } = rule;
  return reasonAbout(low | high, narrow, size, {
    en({ before, cells: nameOf, digits, or, say }) {
      const ends = digits(low | high);
      const pairs = pairsIn(rule, size, before).map((pair) => nameOf(pair.map((at) => cells[at]!)));
      return pairs.length > MOST_PLACES
        ? say(
            'with the candidates left, the cells between {ends} add up to {sum}, which some of their places do not allow',
            { ends, sum },
          )
        : say('with the candidates left, the cells between {ends} add up to {sum} only if these are in {places}', {
            ends,
            sum,
            places: pairs.join(` ${or} `),
          });
    },
  });
}

/** Makes the reason that some candidates fit with no places of the smallest and the largest digit. */
function casesReason(cells: readonly Cell[], sum: number, size: number, rule: Rule): RuleReason {
  const ends = 1 | (1 << (size - 1));
  return wholeReason(rule, {
    en({ before, cells: nameOf, digits, anySet, say }) {
      const both = digits(ends);
      const pairs = pairsIn(rule, size, before);
      if (pairs.length > MOST_PLACES) return say('wherever {ends} are, some candidates do not fit', { ends: both });
      const each = pairs.map(([from, to]) => {
        const inside = before.slice(from + 1, to).map((set) => set & ~ends);
        const sets = fitting(combinations(usualNumbers(size), inside.length, sum), inside);
        const places = nameOf([cells[from]!, cells[to]!]);
        return inside.length > 0 && sets.length <= MOST_SETS
          ? say('{places} with {sets} between them', { places, sets: anySet(sets) })
          : places;
      });
      return say('{ends} are in {places}, and some candidates fit none of these', {
        ends: both,
        places: each.join(say(', or in ', {})),
      });
    },
  });
}

/** The cells between the smallest and the largest digit once both are placed, or those beyond them. */
const partOf =
  (size: number, isInside: boolean, total: number): PartFinder =>
  (digits) => {
    const places = [placeOf(digits, 1), placeOf(digits, 1 << (size - 1))];
    const [from, to] = [Math.min(...places), Math.max(...places)];
    if (from < 0) return undefined;
    const inside = allBits(to) & ~allBits(from + 1);
    const outside = allBits(size) & ~inside & ~(1 << from) & ~(1 << to);
    return { places: isInside ? inside : outside, total };
  };

function reasonsOf(cells: readonly Cell[], sum: number, size: number, rule: Rule): RuleReason[] {
  const rest = largestSandwich(size) - sum;
  const ends = 1 | (1 << (size - 1));
  return [
    distanceReason(sum, size),
    tableReason(cells, sum, size),
    partReason(cells, usualNumbers(size), partOf(size, true, sum), ({ cells, words: { digits, say } }) =>
      say('the cells between {ends}, {cells}, add up to {sum}', { ends: digits(ends), cells, sum }),
    ),
    partReason(cells, usualNumbers(size), partOf(size, false, rest), ({ cells, words: { digits, say } }) =>
      say('the cells not between {ends}, {cells}, have the rest, {rest}', { ends: digits(ends), cells, rest }),
    ),
    laborious(placesReason(cells, sum, size, rule)),
    casesReason(cells, sum, size, rule),
  ];
}

export const sandwich: Constraint = listed({
  id: 'sandwich',
  family: 'outside',
  spellings: ['sandwichsum'],
  names: { en: 'Sandwiches' },
  rule: { en: 'the digits between the smallest and the largest of a row or column add up to the number outside' },
  holds: {
    demands: [
      {
        start: { ends: '0', sum: '0' },
        step: { ends: 'ends + (a = 1 or a = size)', sum: 'ends = 1 and 1 < a < size ? sum + a : sum' },
        end: 'sum = value',
      },
    ],
  },
  told: { en: ({ value, line, all }) => `${value}-sandwich of ${line ?? all}` },
  exchange: {
    fPuzzles: { clues: 'sandwichsum' },
    iss: { clue: 'Sandwich' },
    sudokuMaker: { type: 501, clues: 'outside' },
  },
  saidBy: 'sandwiches! sandwich_sum! sandwich',
  takes: {
    value: { name: 'sum', limits: (_, size) => [0, largestSandwich(size)] },
    outside: 'line',
    cells: { least: 1 },
  },
  rules: rulesOutside(sandwiches, reasonsOf),
  readOff: {
    outside: (digits, size) =>
      sumOf(digits.slice(...[digits.indexOf(1), digits.indexOf(size)].sort((a, b) => a - b)).slice(1)),
  },
  draw: numberOutside,
});

export const sandwichShared: SharedRule = {
  id: 'sandwich',
  called: 'sandwich sandwiches sandwich_sum sandwich_sums sandwich_clue',
  drawn: [{ form: 'number outside' }],
  words: [
    'sum between max 1 both? sandwiched? row? column? or? respective? given? value? clue? appear? cell? within? outside? line?',
    'sum between 1 max both? not:arrow? arrow? sandwiched? row? column? or? respective? given? value? clue? appear? cell? within? outside? line?',
    'sum sandwiched 1 max between? row? column? or?',
    'sum sandwiched max 1 between? row? column? or?',
  ],
};
