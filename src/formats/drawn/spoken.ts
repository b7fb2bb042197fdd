/** What setters say that no constraint has words for: rules as text, and constraints of cells that other clues give. */
import { spokenOfCells } from './spoken-cells.js';
import type { SpokenRule } from './spoken-rule.js';

const LINE = [{ form: 'line' }] as const;
const CAGE = [{ form: 'cage' }] as const;
const DOT = [{ form: 'dot on an edge' }] as const;
const ARROW = [{ form: 'arrow' }] as const;

const OF_LINES: readonly SpokenRule[] = [
  {
    id: 'multiple-of-threes',
    as: 'rule',
    text: 'multiple-sum=#',
    reach: 'threes',
    drawn: LINE,
    words: ['line 3 adjacent|consecutive sum multiple #last set? segment? adjacent? consecutive? cell? total?'],
  },
  {
    id: 'one-of-each-set',
    as: 'rule',
    text: 'whole: SETS',
    reach: 'threes',
    called: 'entropic_line entropic_lines entropic',
    drawn: LINE,
    words: ['line sets 3 adjacent|consecutive set? adjacent? segment? one? 1? each? include? exactly?'],
  },
  {
    id: 'near',
    as: 'rule',
    text: 'near=#',
    drawn: LINE,
    words: ['line adjacent differ most # adjacent? each?'],
  },
  {
    id: 'step',
    as: 'rule',
    text: 'step=#',
    drawn: LINE,
    words: ['line adjacent differ exactly # adjacent? each?'],
  },
  {
    id: 'square-of-largest',
    as: 'rule',
    text: 'whole: sum() = most() * most()',
    drawn: LINE,
    words: ['line sum squareOf largest line? same? total? sum<squareOf squareOf<largest equals?'],
  },
  {
    id: 'half-of-sum',
    as: 'rule',
    text: 'whole: 2 * most() = sum()',
    drawn: LINE,
    words: ['line halfOf sum same|equals line? equals? halfOf<sum equals<halfOf same<halfOf'],
  },
  {
    id: 'first-two-last-two',
    as: 'rule',
    text: 'whole: d[1] + d[2] = d[-2] + d[-1]',
    drawn: LINE,
    words: ['line firstTwo lastTwo sum equals|same 4? cell? total?'],
  },
  {
    id: 'different-on-line',
    as: 'rule',
    text: 'all: a != b',
    isBeside: true,
    drawn: LINE,
    words: ['line distinct'],
  },
  // Its sentences are names of constraints, joined by *or*.
  { id: 'either', as: 'rule', drawn: LINE, words: [] },
  {
    id: 'ornament',
    as: 'rule',
    isOrnament: true,
    isBeside: true,
    needsColour: true,
    drawn: LINE,
    words: ['decoration line purpose? only?'],
  },
];

const OF_CAGES: readonly SpokenRule[] = [
  {
    id: 'multiple-of-clue',
    as: 'rule',
    text: 'multiple-sum=#',
    called: 'modular_cage modular_cages',
    drawn: CAGE,
    words: [
      'cage sum|total multiple clue|total|corner|small|given clue? total? corner? small? given? place? ifGiven? value?',
    ],
  },
  {
    id: 'prime-sum',
    as: 'rule',
    text: 'prime-sum',
    drawn: CAGE,
    words: ['cage sum|total prime total? each?'],
  },
  {
    id: 'square-sum',
    as: 'rule',
    text: 'square-sum',
    drawn: CAGE,
    words: ['cage sum|total squareNumber total? each?'],
  },
];

/** Cages and diagonals whose sums are not told, and the same. */
const OF_EQUAL_SUMS: readonly SpokenRule[] = [
  {
    id: 'all-sums-equal',
    as: 'equal-sums',
    reach: 'all together',
    isBeside: true,
    drawn: CAGE,
    words: ['all cage same sum|total sum? total?'],
  },
  {
    id: 'marked-sums-equal',
    as: 'equal-sums',
    reach: 'one mark',
    isBeside: true,
    drawn: CAGE,
    words: ['cage given same sum|total all? sum? total? given<same'],
  },
  {
    id: 'lettered-sums-equal',
    as: 'equal-sums',
    reach: 'each mark',
    isBeside: true,
    drawn: CAGE,
    words: ['cage same same letter sum|total all? sum? total? given? letter<sum letter<total'],
  },
  {
    id: 'lettered-diagonals-equal',
    as: 'equal-sums',
    reach: 'each mark',
    isBeside: true,
    drawn: [{ form: 'arrow from outside' }],
    words: [
      'diagonal|arrow same same letter sum|total all? sum? total? given? diagonal? arrow? clue? outside? letter<sum letter<total',
    ],
  },
];

const OF_DOTS: readonly SpokenRule[] = [
  {
    id: 'difference-in-dot',
    as: 'white-dot',
    text: '#',
    drawn: DOT,
    words: ['differ dot|circle equals? dot? given? clue? both? joined? between? within? direction? each? value?'],
  },
  {
    id: 'double-or-triple',
    as: 'rule',
    text: 'ratio',
    drawn: DOT,
    words: ['double dot triple or either? other? one? joined? exactly?'],
  },
  {
    id: 'x-or-v',
    as: 'rule',
    text: 'pairs: a + b in {5, 10}',
    drawn: DOT,
    words: ['xLetter dot vLetter or either? joined?', 'sum dot 5 10 or either? joined? total?'],
  },
  {
    id: 'unlike-in-parity',
    as: 'rule',
    text: 'pairs: a + b is odd and |a - b| != 1',
    drawn: DOT,
    words: ['not:consecutive dot consecutive odd even joined? one? both? include?'],
  },
];

const OF_ARROWS: readonly SpokenRule[] = [
  {
    id: 'arrow-and-one',
    as: 'rule',
    text: 'whole: |d[1] - sum(d[2..-1])| = 1',
    drawn: ARROW,
    words: [
      'greater arrow sum one|1 smaller or exactly? circle? total? joined?',
      'greater arrow sum one|1 most exactly? circle? total? joined? greater<most',
    ],
  },
  {
    id: 'arrow-average',
    as: 'rule',
    text: 'whole: d[1] * K = sum(d[2..-1])',
    drawn: ARROW,
    words: ['circle|bulb average arrow circle? bulb? away? joined? all? each?'],
  },
];

const OF_THE_GRID: readonly SpokenRule[] = [
  {
    id: 'no-sum',
    as: 'rule',
    text: 'pairs: a + b != #',
    reach: 'neighbours',
    words: ['not:sum orthogonal adjacent|joined sum # cell? may?'],
  },
  {
    id: 'no-difference',
    as: 'rule',
    text: 'pairs: |a - b| != #',
    reach: 'neighbours',
    words: ['not:differ orthogonal adjacent|joined differ # cell? may?'],
  },
  {
    id: 'no-run-of-three',
    as: 'rule',
    text: 'no-three-consecutive',
    reach: 'threes of boxes',
    words: ['not threesome orthogonal box consecutive 3 within? set? anyOrder? may? not<consecutive'],
  },
  {
    id: 'three-of-both-parities',
    as: 'rule',
    text: 'no-three-of-one-parity',
    reach: 'neighbours',
    words: ['not row column set 3 allEven allOdd adjacent? consecutive? or?'],
  },
  {
    id: 'few-on-diagonals',
    as: 'rule',
    text: 'different-digits=#',
    reach: 'long diagonals',
    words: ['diagonal whichDiagonal only|exactly different|distinct # each? both? exactly? only<different'],
  },
  {
    id: 'columns-index',
    as: 'column-indexer',
    reach: 'columns',
    words: ['column ## row spot appear? column<row spot<row', 'column column ## row appear? column<row appear<row'],
    partialWords: [{ words: 'column #list respective row? spot? same? rule? appear?' }],
  },
  {
    id: 'all-such-x',
    as: 'rule',
    text: 'pairs: a + b != 10',
    reach: 'unmarked neighbours',
    negates: ['xv', 'X'],
    words: ['all such given may?'],
  },
  {
    id: 'all-such-v',
    as: 'rule',
    text: 'pairs: a + b != 5',
    reach: 'unmarked neighbours',
    negates: ['xv', 'V'],
    words: ['all such given may?'],
  },
];

/** Rules of clues on edges say too that all of theirs are given. */
const negativeOf = ({ id, text = '' }: SpokenRule, test: string): SpokenRule => ({
  id: `all-${id}`,
  as: 'rule',
  text: text && `pairs: ${test}`,
  reach: 'unmarked neighbours',
  negates: [id],
  words: ['all dot given may? joined? dot<given', 'all such given may?'],
});

const NEGATIVE: readonly SpokenRule[] = OF_DOTS.flatMap((rule) => {
  const test = rule.text?.match(/^pairs: (.+)$/)?.[1];
  return test ? [negativeOf(rule, `not (${test})`)] : [];
});

export const spokenRules: readonly SpokenRule[] = [
  ...OF_LINES,
  ...OF_CAGES,
  ...OF_EQUAL_SUMS,
  ...OF_DOTS,
  ...OF_ARROWS,
  ...spokenOfCells,
  ...OF_THE_GRID,
  ...NEGATIVE,
];
