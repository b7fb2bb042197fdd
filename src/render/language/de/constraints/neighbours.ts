/** German texts: constraints on neighbours. */
import { relationIn } from '../../../../../constraints/relation.js';
import { letterAfter } from '../../../../../constraints/xv.js';
import type { TextsOfConstraints } from '../../rule-words.js';

const MEASURES = { difference: 'die Differenz', sum: 'die Summe', product: 'das Produkt', ratio: 'das Verhältnis' };
const COMPARISONS = { '=': '', '!=': 'nicht ', '<=': 'höchstens ', '>=': 'mindestens ' };

export const NEIGHBOURS: TextsOfConstraints = {
  'white-dot': {
    name: 'Weiße Punkte',
    rule: 'Nachbarn mit einem weißen Punkt dazwischen folgen aufeinander oder haben die Zahl darin als Differenz',
    usualRule: 'Nachbarn mit einem weißen Punkt dazwischen folgen aufeinander',
    told: ({ value = 1, names: [a, b] }) =>
      `${a} und ${b} ${value === 1 ? 'folgen aufeinander' : `haben die Differenz ${value}`} (weißer Punkt)`,
    partner: () => 'Nachbar am weißen Punkt',
    general: ({ value = 1 }) =>
      value === 1
        ? 'Nachbarn mit einem weißen Punkt dazwischen folgen aufeinander'
        : `Nachbarn mit einer ${value} im weißen Punkt dazwischen haben die Differenz ${value}`,
  },
  'black-dot': {
    name: 'Schwarze Punkte',
    rule: 'von Nachbarn mit einem schwarzen Punkt dazwischen ist einer das Doppelte des anderen oder das Vielfache mit der Zahl darin',
    usualRule: 'von Nachbarn mit einem schwarzen Punkt dazwischen ist einer das Doppelte des anderen',
    told: ({ value = 2, names: [a, b] }) =>
      `von ${a} und ${b} ist eines das ${value === 2 ? 'Doppelte' : `${value}-Fache`} des anderen (schwarzer Punkt)`,
    partner: () => 'Nachbar am schwarzen Punkt',
    general: ({ value = 2 }) =>
      value === 2
        ? 'von Nachbarn mit einem schwarzen Punkt dazwischen ist einer das Doppelte des anderen'
        : `von Nachbarn mit einer ${value} im schwarzen Punkt dazwischen ist einer das ${value}-Fache des anderen`,
  },
  'grey-dot': {
    name: 'Graue Punkte',
    rule: 'Nachbarn mit einem grauen Punkt dazwischen folgen aufeinander oder einer ist das Doppelte des anderen; mit einer Zahl darin haben sie diese als Differenz, oder einer ist das entsprechende Vielfache',
    usualRule: 'Nachbarn mit einem grauen Punkt dazwischen folgen aufeinander, oder einer ist das Doppelte des anderen',
    told: ({ value, names: [a, b] }) =>
      value === undefined
        ? `${a} und ${b} folgen aufeinander oder eines ist das Doppelte des anderen (grauer Punkt)`
        : `${a} und ${b} haben die Differenz ${value} oder eines ist das ${value}-Fache des anderen (grauer Punkt)`,
    partner: () => 'Nachbar am grauen Punkt',
    general: ({ value }) =>
      value === undefined
        ? 'Nachbarn mit einem grauen Punkt dazwischen folgen aufeinander oder einer ist das Doppelte des anderen'
        : `Nachbarn mit einer ${value} im grauen Punkt dazwischen haben die Differenz ${value} oder einer ist das ${value}-Fache des anderen`,
  },
  xv: {
    name: 'X und V',
    rule: 'Nachbarn ergeben zusammen 10, wenn ein X dazwischen steht, 5 bei einem V, sonst die Zahl dazwischen',
    told: ({ value = 0, names: [a, b] }) => `${a} und ${b} ergeben zusammen ${value}${letterAfter(value)}`,
    partner: ({ value = 0 }) => `Nachbar mit ${letterAfter(value).slice(2, -1) || `Summe ${value}`}`,
    general: ({ value = 0 }) =>
      `Nachbarn mit einem ${letterAfter(value).slice(2, -1) || value} dazwischen ergeben zusammen ${value}`,
  },
  'greater-than': {
    name: 'Größer als',
    rule: 'von Nachbarn mit einem Zeichen dazwischen ist der auf der offenen Seite größer',
    told: ({ names: [a, b] }) => `${a} ist größer als ${b}`,
    partner: () => 'Nachbar am Zeichen',
    where: () => 'nach den Größer-Zeichen',
  },
  relation: {
    name: 'Beziehungen von Nachbarn',
    rule: 'das Zeichen zwischen zwei Nachbarn ist ihre Differenz (−), Summe (+), ihr Produkt (×) oder Verhältnis (:); ≥ heißt mindestens, ≤ höchstens, ≠ nicht',
    told({ text, names: [a, b] }) {
      const { measure, comparison, number } = relationIn(text!);
      return `${MEASURES[measure]} von ${a} und ${b} ist ${COMPARISONS[comparison]}${number}`;
    },
    partner: () => 'Nachbar am Zeichen',
  },
};
