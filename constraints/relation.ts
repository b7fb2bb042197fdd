/** Neighbours whose difference, sum, product or ratio is a number, or at least, at most or other than it. */
import { type Constraint, listed } from '../src/core/constraint.js';
import { besidePair } from '../src/rules/clue-signs.js';
import { pairOf, unless } from '../src/rules/relation.js';

/** What is compared, of the larger and the smaller digit, its sign in a picture and its definition. The ratio comes as a pair. */
const MEASURES = {
  difference: {
    sign: '−',
    of: (large: number, small: number) => [large - small, 1],
    holds: (sign: string) => `|a - b| ${sign} number`,
  },
  sum: {
    sign: '+',
    of: (large: number, small: number) => [large + small, 1],
    holds: (sign: string) => `a + b ${sign} number`,
  },
  product: {
    sign: '×',
    of: (large: number, small: number) => [large * small, 1],
    holds: (sign: string) => `a * b ${sign} number`,
  },
  ratio: {
    sign: ':',
    of: (large: number, small: number) => [large, small],
    holds: (sign: string) => `max(a, b) ${sign} number * min(a, b)`,
  },
} as const;

const COMPARISONS = {
  '=': { sign: '', en: '', holds: (a: number, b: number) => a === b },
  '!=': { sign: '≠', en: 'not ', holds: (a: number, b: number) => a !== b },
  '<=': { sign: '≤', en: 'at most ', holds: (a: number, b: number) => a <= b },
  '>=': { sign: '≥', en: 'at least ', holds: (a: number, b: number) => a >= b },
} as const;

/** The parts of a relation in its usual form: `difference>=4`. */
export function relationIn(text: string) {
  const [, measure, comparison, number] = /^(\w+)([!<>=]+)(\d+)$/.exec(text)!;
  return {
    measure: measure as keyof typeof MEASURES,
    comparison: comparison as keyof typeof COMPARISONS,
    number: Number(number),
  };
}

/** Returns the usual form of a relation: blanks go, `≥` becomes `>=`, `> 3` becomes `>=4`. */
function usualForm(text: string): string | undefined {
  const [, measure, sign, number] =
    /^(difference|sum|product|ratio)(=|!=|≠|<=|≤|>=|≥|<|>)(\d{1,4})$/i.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (measure === undefined) return undefined;
  const name = measure.toLowerCase();
  // A ratio may lie between two numbers: it has no next one.
  if ((sign === '<' || sign === '>') && name === 'ratio') return undefined;
  if (sign === '<') return `${name}<=${Number(number) - 1}`;
  if (sign === '>') return `${name}>=${Number(number) + 1}`;
  return `${name}${{ '≠': '!=', '≤': '<=', '≥': '>=' }[sign!] ?? sign}${Number(number)}`;
}

/** True if two digits, from one, stand in a relation. */
export function isHeld(text: string, a: number, b: number): boolean {
  const { measure, comparison, number } = relationIn(text);
  const [over, under] = MEASURES[measure].of(Math.max(a, b), Math.min(a, b));
  return COMPARISONS[comparison].holds(over!, number * under!);
}

export const relation: Constraint = listed({
  id: 'relation',
  family: 'dots',
  digits: 'any',
  names: { en: 'Relations of neighbours' },
  rule: {
    en: 'the mark between two neighbours is their difference (−), sum (+), product (×) or ratio (:); ≥ is at least, ≤ at most, ≠ not',
  },
  holds: {
    demands: Object.entries(MEASURES).flatMap(([name, { holds }]) =>
      Object.keys(COMPARISONS).map((sign) => ({ when: `${name}${sign}`, two: holds(sign) })),
    ),
  },
  told: {
    en({ text, names: [a, b] }) {
      const { measure, comparison, number } = relationIn(text!);
      return `the ${measure} of ${a} and ${b} is ${COMPARISONS[comparison].en}${number}`;
    },
  },
  partner: { en: () => 'neighbour at the mark' },
  saidBy: 'difference product ratio differ? at_least? at_most?',
  takes: {
    text: { name: 'relation', example: 'difference>=4', read: usualForm },
    cells: { least: 2, most: 2 },
    areNeighbours: true,
  },
  additions: ({ numbers }, own) => ({
    exclusions: own.flatMap((clue) => unless(...pairOf(clue), numbers, (a, b) => isHeld(clue.text!, a, b))),
  }),
  draw(clue, size) {
    const { measure, comparison, number } = relationIn(clue.text!);
    return besidePair(clue, size, 'gap', `${MEASURES[measure].sign}${COMPARISONS[comparison].sign}${number}`);
  },
});
