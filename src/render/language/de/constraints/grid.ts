/** German texts: constraints on the whole grid, its houses and its pairs of cells. */
import type { TextsOfConstraints } from '../../rule-words.js';

export const GRID: TextsOfConstraints = {
  x: {
    name: 'X (Diagonalen)',
    rule: 'jede Diagonale hat jede Ziffer einmal',
  },
  windoku: {
    name: 'Windoku',
    rule: 'jedes Fenster hat jede Ziffer einmal',
  },
  'disjoint-groups': {
    name: 'Disjunkte Gruppen',
    rule: 'die Felder an derselben Stelle ihrer Blöcke haben jede Ziffer einmal',
  },
  asterisk: {
    name: 'Stern',
    rule: 'die neun markierten Felder (der Stern) haben jede Ziffer einmal',
  },
  'centre-dot': {
    name: 'Mittelfelder',
    rule: 'die Mittelfelder der Blöcke haben jede Ziffer einmal',
  },
  girandola: {
    name: 'Girandola',
    rule: 'die neun markierten Felder (die Girandola) haben jede Ziffer einmal',
  },
  latin: {
    name: 'Lateinisches Quadrat',
    rule: 'es gibt keine Blöcke',
  },
  jigsaw: {
    name: 'Puzzleteile (Jigsaw)',
    rule: 'die Gebiete zwischen dicken Linien stehen anstelle der Blöcke',
  },
  toroidal: {
    name: 'Puzzleteile über den Rand',
    rule: 'die Gebiete zwischen dicken Linien stehen anstelle der Blöcke',
  },
  pairs: {
    name: 'Verschiedene Felder',
    rule: 'Felder, die zusammen markiert sind, sind verschieden',
  },
  'anti-king': {
    name: 'Anti-König',
    rule: 'Felder, die sich an einer Ecke berühren, sind verschieden',
    partner: () => 'diagonaler Nachbar',
  },
  'anti-knight': {
    name: 'Anti-Springer',
    rule: 'Felder, die einen Springerzug auseinander liegen, sind verschieden',
    partner: () => 'Nachbar im Springerzug',
  },
  'non-consecutive': {
    name: 'Nicht aufeinanderfolgend',
    rule: 'Nachbarn ohne Punkt dazwischen folgen nicht aufeinander',
    told: ({ names: [a, b] }) => `${a} und ${b} folgen nicht aufeinander`,
    partner: () => 'Nachbar',
  },
  'global-entropy': {
    name: 'Globale Entropie',
    rule: 'je zwei mal zwei Felder enthalten eine niedrige, eine mittlere und eine hohe Ziffer',
    told: ({ all }) => `Streifen aus ${all}`,
  },
  'all-white-dots': {
    name: 'Alle weißen Punkte gezeigt',
    rule: 'Nachbarn ohne Punkt dazwischen unterscheiden sich nicht um eine Zahl, die weiße Punkte zeigen',
    told: ({ value = 1, names: [a, b] }) =>
      value > 0
        ? `${a} und ${b} haben keinen Punkt, also ${value === 1 ? 'folgen sie nicht aufeinander' : `unterscheiden sie sich nicht um ${value}`}`
        : `${a} und ${b} haben keinen Punkt, also unterscheiden sie sich nicht um eine Zahl, die weiße Punkte zeigen`,
    partner: () => 'Nachbar ohne weißen Punkt',
  },
  'all-black-dots': {
    name: 'Alle schwarzen Punkte gezeigt',
    rule: 'von Nachbarn ohne Punkt dazwischen ist keiner das Vielfache des anderen, das schwarze Punkte zeigen',
    told: ({ value = 2, names: [a, b] }) =>
      value > 0
        ? `${a} und ${b} haben keinen Punkt, also ist keines das ${value === 2 ? 'Doppelte' : `${value}-Fache`} des anderen`
        : `${a} und ${b} haben keinen Punkt, also ist keines das Vielfache des anderen, das schwarze Punkte zeigen`,
    partner: () => 'Nachbar ohne schwarzen Punkt',
  },
  'all-x': {
    name: 'Alle X gezeigt',
    rule: 'Nachbarn ohne X dazwischen ergeben zusammen nicht 10',
    told: ({ names: [a, b] }) => `${a} und ${b} ergeben zusammen nicht 10`,
    partner: () => 'Nachbar ohne X',
  },
  'all-v': {
    name: 'Alle V gezeigt',
    rule: 'Nachbarn ohne V dazwischen ergeben zusammen nicht 5',
    told: ({ names: [a, b] }) => `${a} und ${b} ergeben zusammen nicht 5`,
    partner: () => 'Nachbar ohne V',
  },
  'all-xv': {
    name: 'Alle X und V gezeigt',
    rule: 'Nachbarn ohne X oder V dazwischen ergeben zusammen weder 5 noch 10',
    told: ({ names: [a, b] }) => `${a} und ${b} ergeben zusammen weder 5 noch 10`,
    partner: () => 'Nachbar ohne X oder V',
  },
};
