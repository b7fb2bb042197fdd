/** The German words. Names of houses are in the dative, which follows "in", "von" and "aus". */
import type { HouseWords, Language } from '../language.js';
import { translatedBy } from '../translated.js';
import { groupNames, groupNamesInDative } from './groups.js';
import { GERMAN_LEGEND } from './legend.js';
import { GERMAN_REMARKS } from './remarks.js';
import { GERMAN_RULES } from './rules.js';
import { STRATEGIES } from './strategies.js';
import { TEMPLATES } from './templates/index.js';

export { translatedBy } from '../translated.js';
export { GERMAN_LEGEND } from './legend.js';
export { GERMAN_RULES } from './rules.js';

/** The names of houses in the dative. */
export const GERMAN_HOUSES: HouseWords = {
  and: 'und',
  houses: {
    row: ['Zeile', 'den Zeilen'],
    column: ['Spalte', 'den Spalten'],
    box: ['Block', 'den Blöcken'],
    extra: ['Haus', 'den Häusern'],
  },
  region: ['Gebiet', 'den Gebieten'],
  groups: groupNamesInDative,
};

/** Adds the names of houses. */
function withHouses(words: Omit<Language, keyof HouseWords>): Language {
  return { ...GERMAN_HOUSES, ...words };
}

// Without the marks, bundles with the German legend alone would have all templates.
/** German: sentences, legends and notes. */
export const GERMAN: Language = /* @__PURE__ */ withHouses({
  code: 'de',
  translationsFor: /* @__PURE__ */ translatedBy(TEMPLATES),
  andLastly: ' und',
  or: 'oder',
  cases: {
    nominative: {
      and: 'und',
      houses: {
        row: ['Zeile', 'die Zeilen'],
        column: ['Spalte', 'die Spalten'],
        box: ['Block', 'die Blöcke'],
        extra: ['Haus', 'die Häuser'],
      },
      region: ['Gebiet', 'die Gebiete'],
      groups: groupNames,
      articleOfGroups: 'die',
    },
  },
  units: {
    cell: ['Feld', 'Felder'],
    digit: ['Ziffer', 'Ziffern'],
    step: ['Schritt', 'Schritten'],
    way: ['Weg', 'Wege'],
  },
  place: 'setze',
  in: 'in',
  inOneOf: 'in einem von',
  are: ['ist', 'sind'],
  remove: 'entferne',
  from: 'aus',
  mistakes: {
    clash: (clause) => `Widerspruch: ${clause}.`,
    twice: (digit, house, cells) => `${digit} steht zweimal in ${house}: ${cells}`,
    alike: (digit, cells, rule) => `${digit} steht in ${cells}, die verschieden sein müssen${rule ? `: ${rule}` : ''}`,
    breaks: (digits, cells, count, rule = 'so hat es keine Lösung') =>
      `${digits} ${count === 1 ? 'steht' : 'stehen'} in ${cells}, aber ${rule}`,
    wrong: (digit, cell, right) => `Falsch: ${digit} in ${cell}${right === undefined ? '' : `, richtig ist ${right}`}.`,
    lost: (cell, digit) =>
      `Verloren: was in ${cell} gehört, ${digit === undefined ? '' : `${digit}, `}ist nicht unter seinen Kandidaten.`,
    stale: (digit, cell, by) => `Überholt: den Kandidaten ${digit} in ${cell} schließt ${digit} in ${by} aus.`,
  },
  lookAt: (houses) => `Schau in ${houses} nach.`,
  lookEverywhere: 'Schau im ganzen Gitter nach.',
  onlyGuess: 'Der nächste Schritt ist geraten.',
  seenIn: (technique, cells) => `${technique} mit ${cells}.`,
  legend: GERMAN_LEGEND,
  rules: GERMAN_RULES,
  strategies: STRATEGIES,
  notation: {
    cells: ({ row, column, cell, beside, both, below, bothBelow }) =>
      `${cell} ist das Feld in Zeile ${row} und Spalte ${column}, ${both} sind ${cell} und ${beside}, ${bothBelow} sind ${cell} und ${below}.`,
    chains: (three, seven) =>
      `In einer Kette ist (${three})r1c2 die ${three} in r1c2; = sagt, dass mindestens eines von beiden wahr ist, -, dass nicht beide es sind; (${three}=${seven})r1c2 und (${three}-${seven})r1c2 sagen das von zwei Ziffern eines Feldes. Von links nach rechts gelesen folgt jedes Glied aus dem davor: wahr nach =, falsch nach -.`,
  },
  remarks: GERMAN_REMARKS,
  answers: {
    solved: 'Es ist gelöst.',
    path: (steps) => `Sudoku: ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'}`,
    noStep: 'Kein Schritt gefunden.',
    noStepYet: 'Bisher kein Schritt gefunden.',
    several: (solutions, atLeast) => `Die Vorgaben haben ${atLeast ? 'mindestens ' : ''}${solutions} Lösungen.`,
    finishes: 'einfache Schritte lösen den Rest',
    leaves: (candidates) => `es bleiben ${candidates} Kandidaten`,
  },
});
