/** Rules as text that have names, as data. Pages, lists, steps and the reader of sentences share them. */
import type { NamedText } from '../../core/constraint.js';
import { frozen } from '../../core/frozen.js';

/** All rules as text that have names. */
export const NAMED_TEXTS: readonly NamedText[] = frozen([
  {
    id: 'countdown',
    names: { en: 'countdown', de: 'Countdown' },
    rule: {
      en: 'digits count down along the line, one less with each cell',
      de: 'die Ziffern zählen auf der Linie abwärts, mit jedem Feld um eins',
    },
    text: 'pairs: b = a - 1',
    look: 'bulb line',
    mark: '-1',
  },
  {
    id: 'prime-sum',
    names: { en: 'prime sum', de: 'Primzahlsumme' },
    rule: { en: 'the digits add up to a prime number', de: 'die Summe der Ziffern ist eine Primzahl' },
    text: 'whole: sum() is prime',
    look: 'cage',
    mark: 'prime',
  },
  {
    id: 'square-sum',
    names: { en: 'square sum', de: 'Quadratzahlsumme' },
    rule: { en: 'the digits add up to a square number', de: 'die Summe der Ziffern ist eine Quadratzahl' },
    text: 'whole: sum() is square',
    look: 'cage',
    mark: 'square',
  },
  {
    id: 'multiple-sum',
    names: { en: 'sum in steps of N', de: 'durch N teilbare Summe' },
    rule: { en: 'the digits add up to a multiple of N', de: 'die Summe der Ziffern ist durch N teilbar' },
    text: 'whole: sum() % N = 0',
    number: 5,
    look: 'cage',
    mark: 'Nn',
  },
  {
    id: 'different-digits',
    names: { en: 'set of N different digits', de: 'Menge aus N verschiedenen Ziffern' },
    rule: { en: 'there are exactly N different digits', de: 'es stehen genau N verschiedene Ziffern da' },
    text: 'whole: distinct() = N',
    number: 3,
    look: 'cage',
    mark: 'N different',
  },
  {
    id: 'ratio',
    names: { en: 'ratio of 2 or 3', de: 'Verhältnis 2 oder 3' },
    rule: {
      en: 'of two neighbours one is twice or three times the other',
      de: 'von zwei Nachbarn ist einer das Doppelte oder das Dreifache des anderen',
    },
    text: 'pairs: a = 2 * b or b = 2 * a or a = 3 * b or b = 3 * a',
    look: 'line',
    mark: '2,3',
  },
  {
    id: 'divisors',
    names: { en: 'line of divisors', de: 'Teilerlinie' },
    rule: { en: 'of two neighbours one divides the other', de: 'von zwei Nachbarn teilt einer den anderen' },
    text: 'pairs: a % b = 0 or b % a = 0',
    look: 'line',
    mark: '÷',
  },
  {
    id: 'near',
    names: { en: 'difference of at most N', de: 'Unterschied von höchstens N' },
    rule: { en: 'neighbours differ by at most N', de: 'Nachbarn unterscheiden sich höchstens um N' },
    text: 'pairs: |a - b| <= N',
    number: 2,
    look: 'line',
    mark: '≤N',
  },
  {
    id: 'step',
    names: { en: 'difference of N', de: 'Unterschied von N' },
    rule: { en: 'neighbours differ by exactly N', de: 'Nachbarn unterscheiden sich genau um N' },
    text: 'pairs: |a - b| = N',
    number: 2,
    look: 'line',
    mark: '=N',
  },
  {
    id: 'equal-diagonals',
    names: { en: 'equal diagonals', de: 'gleiche Diagonalen' },
    rule: {
      en: 'four digits round a corner, in reading order: the two on each diagonal add up to the same',
      de: 'vier Ziffern um eine Ecke, in Leserichtung: die beiden auf jeder Diagonalen haben dieselbe Summe',
    },
    text: 'whole: d[1] + d[4] = d[2] + d[3]',
    cells: 4,
    look: 'cage',
    mark: 'diagonals',
  },
  {
    id: 'magic-square',
    names: { en: 'magic square', de: 'magisches Quadrat' },
    rule: {
      en: 'nine cells in reading order are a square whose rows, columns and diagonals have one sum',
      de: 'neun Felder in Leserichtung sind ein Quadrat, dessen Zeilen, Spalten und Diagonalen eine Summe haben',
    },
    text:
      'whole: sum(d[1..3]) = sum(d[4..6]) = sum(d[7..9]) = d[1] + d[4] + d[7] = d[2] + d[5] + d[8] = ' +
      'd[3] + d[6] + d[9] = d[1] + d[5] + d[9] = d[3] + d[5] + d[7]',
    cells: 9,
    look: 'cage',
    mark: 'magic',
  },
  {
    id: 'equal-halves',
    names: { en: 'equal halves', de: 'gleiche Hälften' },
    rule: {
      en: 'both halves of the line add up to the same; a cell in the middle counts for neither',
      de: 'beide Hälften der Linie haben dieselbe Summe; ein Feld in der Mitte zählt nicht',
    },
    text: 'whole: sum(d[1..half]) = sum(d[-half..-1])',
    look: 'line',
    mark: '½',
  },
  {
    id: 'fibonacci',
    names: { en: 'Fibonacci line', de: 'Fibonacci-Linie' },
    rule: {
      en: 'from the third on, each digit is the sum of the two before it',
      de: 'ab der dritten ist jede Ziffer die Summe der beiden vor ihr',
    },
    text: 'triples: c = a + b',
    look: 'bulb line',
    mark: 'F',
  },
  {
    id: 'zigzag',
    names: { en: 'zigzag', de: 'Zickzack' },
    rule: {
      en: 'digits along the line rise and fall in turn',
      de: 'die Ziffern auf der Linie steigen und fallen abwechselnd',
    },
    text: 'triples: (a < b and b > c) or (a > b and b < c)',
    look: 'line',
    mark: '<>',
  },
  {
    id: 'no-three-consecutive',
    names: { en: 'no three consecutive in a row', de: 'keine drei aufeinanderfolgenden hintereinander' },
    rule: {
      en: 'no three cells in a row have three consecutive digits, in any order',
      de: 'keine drei Felder hintereinander haben drei aufeinanderfolgende Ziffern, in beliebiger Reihenfolge',
    },
    text: 'triples: a = b or b = c or a = c or |a - b| > 2 or |b - c| > 2 or |a - c| > 2',
    mark: '123',
  },
  {
    id: 'no-three-of-one-parity',
    names: { en: 'no three of one parity in a row', de: 'keine drei derselben Parität hintereinander' },
    rule: {
      en: 'no three cells in a row are all odd or all even',
      de: 'keine drei Felder hintereinander sind alle ungerade oder alle gerade',
    },
    text: 'triples: a % 2 != b % 2 or b % 2 != c % 2',
    mark: '135',
  },
  {
    id: 'ascending-runs',
    names: { en: 'N ascending runs', de: 'N steigende Abschnitte' },
    rule: {
      en: 'the line falls into N pieces along which digits rise, each as long as may be',
      de: 'die Linie zerfällt in N Abschnitte, auf denen die Ziffern steigen, jeder so lang wie möglich',
    },
    text: 'whole: pairs(a >= b) = N - 1',
    number: 2,
    look: 'bulb line',
    mark: 'N<',
  },
  {
    id: 'counts-differences',
    names: { en: 'count of differences of N', de: 'Zahl der Unterschiede N' },
    rule: {
      en: 'the first digit is the number of neighbours behind it that differ by N',
      de: 'die erste Ziffer ist die Zahl der Nachbarn hinter ihr, die sich um N unterscheiden',
    },
    text: 'whole: d[1] = pairs(d[2..-1], |a - b| = N)',
    number: 1,
    mark: '±N',
  },
  {
    id: 'counts-different',
    names: { en: 'count of different digits', de: 'Zahl der verschiedenen Ziffern' },
    rule: {
      en: 'the first digit is the number of different digits behind it',
      de: 'die erste Ziffer ist die Zahl der verschiedenen Ziffern hinter ihr',
    },
    text: 'whole: d[1] = distinct(d[2..-1])',
    mark: '≠',
  },
  {
    id: 'counts-odd',
    names: { en: 'count of odd digits', de: 'Zahl der ungeraden Ziffern' },
    rule: {
      en: 'the first digit is the number of odd digits behind it',
      de: 'die erste Ziffer ist die Zahl der ungeraden Ziffern hinter ihr',
    },
    text: 'whole: d[1] = count(d[2..-1], a is odd)',
    mark: 'odd',
  },
  {
    id: 'counts-even',
    names: { en: 'count of even digits', de: 'Zahl der geraden Ziffern' },
    rule: {
      en: 'the first digit is the number of even digits behind it',
      de: 'die erste Ziffer ist die Zahl der geraden Ziffern hinter ihr',
    },
    text: 'whole: d[1] = count(d[2..-1], a is even)',
    mark: 'even',
  },
  {
    id: 'counts-smaller',
    names: { en: 'count of smaller digits', de: 'Zahl der kleineren Ziffern' },
    rule: {
      en: 'the first digit is the number of smaller digits behind it',
      de: 'die erste Ziffer ist die Zahl der kleineren Ziffern hinter ihr',
    },
    text: 'whole: d[1] = rest(a > b)',
    mark: '<',
  },
  {
    id: 'counts-larger',
    names: { en: 'count of larger digits', de: 'Zahl der größeren Ziffern' },
    rule: {
      en: 'the first digit is the number of larger digits behind it',
      de: 'die erste Ziffer ist die Zahl der größeren Ziffern hinter ihr',
    },
    text: 'whole: d[1] = rest(a < b)',
    mark: '>',
  },
  {
    id: 'counts-same',
    names: { en: 'count of the same digit', de: 'Anzahl der gleichen Ziffern' },
    rule: {
      en: 'the first digit is the number of digits behind it that are equal to it',
      de: 'die erste Ziffer ist die Zahl der Ziffern hinter ihr, die ihr gleich sind',
    },
    text: 'whole: d[1] = rest(a = b)',
    mark: '=',
  },
]);
