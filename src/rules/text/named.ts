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
  },
  {
    id: 'prime-sum',
    names: { en: 'prime sum', de: 'Primzahlsumme' },
    rule: { en: 'the digits add up to a prime number', de: 'die Summe der Ziffern ist eine Primzahl' },
    text: 'whole: sum() is prime',
    look: 'cage',
  },
  {
    id: 'square-sum',
    names: { en: 'square sum', de: 'Quadratzahlsumme' },
    rule: { en: 'the digits add up to a square number', de: 'die Summe der Ziffern ist eine Quadratzahl' },
    text: 'whole: sum() is square',
    look: 'cage',
  },
  {
    id: 'multiple-sum',
    names: { en: 'sum in steps of N', de: 'durch N teilbare Summe' },
    rule: { en: 'the digits add up to a multiple of N', de: 'die Summe der Ziffern ist durch N teilbar' },
    text: 'whole: sum() % N = 0',
    number: 5,
    look: 'cage',
  },
  {
    id: 'product',
    names: { en: 'product of N', de: 'Produkt N' },
    rule: { en: 'the product of the digits is N', de: 'das Produkt der Ziffern ist N' },
    text: 'whole: product() = N',
    number: 24,
    look: 'cage',
  },
  {
    id: 'different-digits',
    names: { en: 'set of N different digits', de: 'Menge aus N verschiedenen Ziffern' },
    rule: { en: 'there are exactly N different digits', de: 'es stehen genau N verschiedene Ziffern da' },
    text: 'whole: distinct() = N',
    number: 3,
    look: 'cage',
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
  },
  {
    id: 'divisors',
    names: { en: 'line of divisors', de: 'Teilerlinie' },
    rule: { en: 'of two neighbours one divides the other', de: 'von zwei Nachbarn teilt einer den anderen' },
    text: 'pairs: a % b = 0 or b % a = 0',
    look: 'line',
  },
  {
    id: 'near',
    names: { en: 'difference of at most N', de: 'Unterschied von höchstens N' },
    rule: { en: 'neighbours differ by at most N', de: 'Nachbarn unterscheiden sich höchstens um N' },
    text: 'pairs: |a - b| <= N',
    number: 2,
    look: 'line',
  },
  {
    id: 'step',
    names: { en: 'difference of N', de: 'Unterschied von N' },
    rule: { en: 'neighbours differ by exactly N', de: 'Nachbarn unterscheiden sich genau um N' },
    text: 'pairs: |a - b| = N',
    number: 2,
    look: 'line',
  },
  {
    id: 'equal-diagonals',
    names: { en: 'equal diagonals', de: 'gleiche Diagonalen' },
    rule: {
      en: 'four digits round a corner, in reading order: the two on each diagonal add up to the same',
      de: 'vier Ziffern um eine Ecke, in Leserichtung: die beiden auf jeder Diagonalen haben dieselbe Summe',
    },
    text: 'whole: d[1] + d[4] = d[2] + d[3]',
    look: 'cage',
  },
  {
    id: 'counts-different',
    names: { en: 'count of different digits', de: 'Zahl der verschiedenen Ziffern' },
    rule: {
      en: 'the first digit is the number of different digits behind it',
      de: 'die erste Ziffer ist die Zahl der verschiedenen Ziffern hinter ihr',
    },
    text: 'whole: d[1] = distinct(d[2..-1])',
  },
  {
    id: 'counts-odd',
    names: { en: 'count of odd digits', de: 'Zahl der ungeraden Ziffern' },
    rule: {
      en: 'the first digit is the number of odd digits behind it',
      de: 'die erste Ziffer ist die Zahl der ungeraden Ziffern hinter ihr',
    },
    text: 'whole: d[1] = count(d[2..-1], a is odd)',
  },
  {
    id: 'counts-even',
    names: { en: 'count of even digits', de: 'Zahl der geraden Ziffern' },
    rule: {
      en: 'the first digit is the number of even digits behind it',
      de: 'die erste Ziffer ist die Zahl der geraden Ziffern hinter ihr',
    },
    text: 'whole: d[1] = count(d[2..-1], a is even)',
  },
]);
