/** The German words under pictures. */
import type { LegendWords } from '../language.js';
import { groupNames } from './groups.js';

const ROLES: LegendWords['roles'] = {
  pattern: 'Muster',
  cover: 'zweiter Teil',
  fin: 'Flosse (zusätzlicher Platz)',
  on: 'wahr',
  off: 'falsch',
  target: 'entfernt',
};

/** The words of legends in German. */
export const GERMAN_LEGEND: LegendWords = {
  roles: ROLES,
  cells: {
    ...ROLES,
    pattern: 'Felder des Musters',
    cover: 'zweite Gruppe von Feldern',
    fin: 'weitere Felder',
    target: 'bliebe ohne Kandidaten',
  },
  houseNames: {
    and: 'und',
    houses: {
      row: ['Zeile', 'Zeilen'],
      column: ['Spalte', 'Spalten'],
      box: ['Block', 'Blöcke'],
      extra: ['Haus', 'Häuser'],
    },
    region: ['Gebiet', 'Gebiete'],
    groups: groupNames,
  },
  withoutPlace: 'ohne Platz',
  parts: {
    set: 'Menge',
    'hidden-set': 'Feld der versteckten Menge',
    link: 'Ziffer, die Mengen verbindet',
    common: 'eine davon ist wahr',
    colour: 'Farbe',
    pivot: 'Angel',
    pincer: 'Zange',
    pair: 'Feld des Paars',
    wing: 'Feld des Flügels',
    base: 'Basis',
    target: 'Ziel',
    'cross-line': 'Querlinie',
    rectangle: 'Rechteck',
    loop: 'Ring',
    deadly: 'Feld, dem nur ein Paar bliebe',
    extra: 'zusätzlicher Kandidat',
    guardian: 'Wächter (zusätzlicher Kandidat)',
    subset: 'Feld, das die Menge ergänzt',
    stem: 'Stiel',
    firework: 'Feld des Feuerwerks',
    aligned: 'Feld, dessen Füllungen alle geprüft werden',
    excluder: 'Feld, das Füllungen ausschließt',
    leftover: 'Feld, das übrig bleibt',
    clue: 'Felder des Hinweises',
    cage: 'Käfige',
    innie: 'Innenfeld (von den Käfigen übrig)',
    outie: 'Außenfeld (außerhalb der Häuser)',
  },
  supposed: { on: 'angenommen wahr', off: 'angenommen falsch' },
  placed: 'gesetzt',
  inTheWay: 'im Weg',
  links: {
    oneTrue: 'mindestens eines von beiden ist wahr',
    notBoth: 'nicht beide sind wahr',
    toTrue: 'führt zu wahr',
    toFalse: 'führt zu falsch',
    keepsOut: 'hält die Ziffer fern',
  },
  caseOf: (letter) => `Fall ${letter}`,
  elsewhere: 'Kandidaten an anderen Stellen sind weggelassen.',
  narrow: 'weitere Kandidaten, die ein breiteres Terminal zeigt',
  mistakes: 'Was falsch ist',
};
