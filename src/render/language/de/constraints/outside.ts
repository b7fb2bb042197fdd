/** German texts: constraints with a number outside the grid. */
import type { TextsOfConstraints } from '../../rule-words.js';
import { SIGNS, toldBound } from './bounds.js';

export const OUTSIDE: TextsOfConstraints = {
  sandwich: {
    name: 'Sandwiches',
    rule: 'die Ziffern zwischen der kleinsten und der größten einer Zeile oder Spalte ergeben zusammen die Zahl außen',
    told: ({ value, line, all }) => `${value}er-Sandwich in ${line ?? all}`,
  },
  skyscraper: {
    name: 'Hochhäuser',
    rule: 'Ziffern sind die Höhen von Hochhäusern, und eine Zahl außen gibt an, wie viele man von dort sieht: höhere verdecken niedrigere hinter ihnen',
    told: ({ value, line, names }) => `Hochhaus-Hinweis ${value} für ${line} ab ${names[0]}`,
  },
  'x-sum': {
    name: 'X-Summen',
    rule: 'eine Zahl außen ist die Summe der ersten X Ziffern, die sie sieht, wobei X die erste davon ist',
    told: ({ value, line, names }) => `X-Summen-Hinweis ${value} für ${line} ab ${names[0]}`,
  },
  'numbered-room': {
    name: 'Nummerierte Räume',
    rule: 'das erste Feld, von einer Zahl außen gesehen, gibt an, im wievielten Feld von dort aus diese Zahl steht',
    told: ({ value, names: [a] }) =>
      `${a} gibt an, im wievielten Feld von ${a} aus die ${value} steht (nummerierter Raum)`,
  },
  'little-killer': {
    name: 'Little Killer',
    rule: `die Ziffern auf der Diagonale, auf die ein Pfeil am Rand zeigt, dürfen sich wiederholen und ergeben zusammen seine Zahl, ${SIGNS}`,
    usualRule:
      'die Ziffern auf der Diagonale, auf die ein Pfeil am Rand zeigt, ergeben zusammen seine Zahl und dürfen sich wiederholen',
    isFeminine: true,
    told: ({ value, text, all }) =>
      text === undefined ? `${value}er-Diagonale durch ${all}` : `Diagonale durch ${all} mit ${toldBound(text)}`,
  },
};
