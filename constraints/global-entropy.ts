/** Each two by two cells have a low, a middle and a high digit. */
import { allBits, type Bits } from '../src/core/bits.js';
import { type Constraint, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { Rule, RuleReason, RuleReasonWords } from '../src/core/rule.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { classStrips } from '../src/rules/class-strips.js';
import { holding } from '../src/rules/holding.js';
import { wholeReason } from '../src/rules/reasons.js';

/** Returns the pairs of cells across each strip of two rows or two columns. */
function strips(size: number): (readonly [Cell, Cell])[][] {
  const at = Array.from({ length: size }, (_, index) => index);
  return at
    .slice(1)
    .flatMap((line) => [
      at.map((column) => [(line - 1) * size + column, line * size + column] as const),
      at.map((row) => [row * size + line - 1, row * size + line] as const),
    ]);
}

/** Makes the reason that each class needs a cell in a square of a strip. */
function squareReason(cells: readonly Cell[], classes: readonly Bits[]): RuleReason {
  const squares = Array.from({ length: cells.length / 2 - 1 }, (_, at) => [0, 1, 2, 3].map((step) => 2 * at + step));
  const rules = squares.map((square) => holding(square, classes));
  const own = new Int32Array(4);
  /** Narrows the first square of which something is new. Returns its number, or -1. */
  const first = (digits: Bits[] | Int32Array): number => {
    for (let square = 0; square < squares.length; square++) {
      const from = squares[square]![0]!;
      for (let at = 0; at < 4; at++) own[at] = digits[from + at]!;
      if (!rules[square]!.narrow(own)) continue;
      let isNew = false;
      for (let at = 0; at < 4; at++) {
        isNew ||= digits[from + at] !== own[at];
        digits[from + at] = own[at]!;
      }
      if (isNew) return square;
    }
    return -1;
  };
  const told = ({ before, cells: nameOf, anySet, anyDigit, say }: RuleReasonWords): string => {
    const places = squares[first([...before])]!;
    const lone = classes.flatMap((of) => {
      const able = places.filter((at) => before[at]! & of);
      const isTold = able.length === 1 && before[able[0]!]! & ~of;
      return isTold
        ? [say('and only {cell} can be {digits}', { cell: nameOf([cells[able[0]!]!]), digits: anyDigit(of) })]
        : [];
    });
    const square = nameOf(places.map((at) => cells[at]!));
    return [
      say('no class is missing in {cells} ({classes})', { cells: square, classes: anySet(classes) }),
      ...lone,
    ].join(', ');
  };
  return {
    narrow(digits) {
      first(digits);
      return true;
    },
    told: { en: told },
  };
}

/** Makes the reason that two cells across leave the classes that they lack to the two on each side. */
const sidesReason = (rule: Rule): RuleReason =>
  wholeReason(rule, {
    en: ({ say }) =>
      say(
        'two cells across leave the classes that they lack to the two on each side, and so on along it, which leaves no room for some digits',
        {},
      ),
  });

export const globalEntropy: Constraint = listed({
  id: 'global-entropy',
  family: 'grid',
  digits: 'consecutive',
  spellings: ['entropy'],
  names: { en: 'Global entropy' },
  rule: { en: 'each two by two cells have a low, a middle and a high digit' },
  holds: {
    demands: [
      {
        among: 'squares',
        for: [{ name: 'third', from: '0', to: '2' }],
        start: { count: '0' },
        step: { count: 'count + (floor(3 * (a - lowest) / size) = third)' },
        end: 'count > 0',
      },
    ],
  },
  told: { en: ({ all }) => `strip of ${all}` },
  exchange: {
    iss: { flag: 'GlobalEntropy' },
    sudokuMaker: { type: 16, clues: 'none', groups: 'thirds' },
    hasUsualDigits: true,
  },
  saidBy: 'global_entropy!',
  additions: ({ size }) => (size % 3 === 0 ? {} : 'a number of digits that 3 divides'),
  rules({ size }) {
    const third = allBits(size / 3);
    const classes = [0, 1, 2].map((at) => third << ((at * size) / 3));
    return classStrips(strips(size), classes).map((rule) => {
      const statement = { kind: 'global-entropy', lists: [rule.cells] };
      return { ...rule, statement, reasons: () => [squareReason(rule.cells, classes), sidesReason(rule)] };
    });
  },
});

export const globalEntropyShared: SharedRule = {
  id: 'global-entropy',
  called: 'global_entropy',
  words: [
    'area:2x2 set:123 set:456 set:789 one|least one? least? box? area? square? cell? include? all? each? grid? 1? set?',
    'area:2x2 low middle high grid? box? area? include? set:123? set:456? set:789? one? least? all? each? 1? cell? square?',
  ],
};
