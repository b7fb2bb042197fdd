/** German texts: constraints on sums and products of cells. */
import type { TextsOfConstraints } from '../../rule-words.js';
import { SIGNS, toldBound } from './bounds.js';

export const SUMS: TextsOfConstraints = {
  'killer-cage': {
    name: 'Killer-Käfige',
    rule: `die Ziffern eines Käfigs sind verschieden und ergeben zusammen seine Zahl, ${SIGNS}`,
    usualRule: 'die Ziffern eines Käfigs sind verschieden und ergeben zusammen seine Zahl',
    onCell: ({ value, text, length }) =>
      `${value === undefined ? '' : `${value}er-`}Käfig aus ${length} ${length === 1 ? 'Feld' : 'Feldern'}${text === undefined ? '' : ` mit einer Summe von ${toldBound(text)}`}`,
    told: ({ value, text, all }) =>
      text === undefined ? `${value}er-Käfig in ${all}` : `Käfig in ${all} mit einer Summe von ${toldBound(text)}`,
    partner: ({ value }) => (value === undefined ? 'Partner im Käfig' : `Partner im ${value}er-Käfig`),
  },
  sum: {
    name: 'Summen von Feldern',
    rule: `Felder in durchgezogenem Umriss, in dem Ziffern sich wiederholen dürfen, ergeben zusammen seine Zahl, ${SIGNS}`,
    usualRule: 'Felder in durchgezogenem Umriss ergeben zusammen seine Zahl, und Ziffern dürfen sich darin wiederholen',
    onCell: ({ value, text, length }) =>
      `${value === undefined ? '' : `${value}er-`}Summenkäfig aus ${length} ${length === 1 ? 'Feld' : 'Feldern'}${text === undefined ? '' : ` mit ${toldBound(text)}`}`,
    told: ({ value, text, all }) =>
      text === undefined ? `${value}er-Summenkäfig in ${all}` : `Summenkäfig in ${all} mit ${toldBound(text)}`,
  },
  product: {
    name: 'Produkte von Feldern',
    rule: 'die Ziffern in durchgezogenem Umriss haben die Zahl vor dem × als Produkt und dürfen sich wiederholen',
    onCell: ({ value, length }) => `${value}er-Produktkäfig aus ${length} ${length === 1 ? 'Feld' : 'Feldern'}`,
    told: ({ value, all }) => `${value}er-Produktkäfig in ${all}`,
  },
  arrow: {
    name: 'Pfeile',
    rule: 'die Ziffern entlang eines Pfeils ergeben zusammen die Zahl in seinem Kreis',
    onCell: ({ lists }) => `auf einem Pfeil von ${lists[0]}`,
    told: ({ all, lists }) => (lists.length === 1 ? `${all} sind gleich (Pfeil)` : `Pfeil von ${lists[0]}`),
    partner: () => 'Partner am Pfeil',
  },
  'double-arrow': {
    name: 'Doppelpfeile',
    rule: 'die Ziffern zwischen den beiden Kreisen einer Linie ergeben zusammen die Summe der Ziffern in den Kreisen',
    onCell: () => 'auf einem Doppelpfeil',
    told: ({ names }) => `Doppelpfeil von ${names[0]} bis ${names.at(-1)}`,
  },
  'equal-sums': {
    name: 'Gleiche Summen',
    rule: 'Gruppen von Feldern mit demselben Zeichen haben dieselbe Summe',
    onCell: () => 'in einer Gruppe gleicher Summen',
    told: ({ all, lists }) =>
      lists.length === 1 ? `${all} sind gleich` : `Verbund gleicher Summen ${lists.join('; ')}`,
  },
  'region-sum-line': {
    name: 'Regionssummenlinien',
    rule: 'die Grenzen der Blöcke oder Regionen teilen eine blaue Linie in Abschnitte mit derselben Summe',
    onCell: () => 'auf einer Regionssummenlinie',
    isFeminine: true,
    told: ({ names }) => `Regionssummenlinie von ${names[0]} bis ${names.at(-1)}`,
  },
  'sum-line': {
    name: 'Summenlinien',
    rule: 'eine türkise Linie lässt sich in Abschnitte zerlegen, die jeweils ihre Zahl ergeben, sonst 10',
    onCell: ({ value }) => `auf einer ${value}er-Summenlinie`,
    isFeminine: true,
    told: ({ value, names }) => `${value}er-Summenlinie von ${names[0]} bis ${names.at(-1)}`,
  },
  zipper: {
    name: 'Reißverschlusslinien',
    rule: 'zwei Felder einer violetten Linie mit gleichem Abstand zur Mitte haben immer dieselbe Summe: die Ziffer der Mitte, wenn dort ein Feld liegt',
    onCell: () => 'auf einer Reißverschlusslinie',
    told: ({ names }) => `Reißverschluss von ${names[0]} bis ${names.at(-1)}`,
  },
};
