/** Texts about a drawing that is looked over, loaded with it. */
import type { LanguageCode } from '../../../../src/face/index.js';
import { inLanguage } from '../../../course/in-language.js';

const english = {
  title: 'What follows',
  details: 'More about the solutions',
  looking: 'Looking for a solution …',
  none: 'No solution.',
  one: 'Exactly one solution.',
  oneSoFar: 'At least one solution. Looking for a second one …',
  oneAtLeast: 'At least one solution; whether there are more is not known.',
  unknown: 'It is not known if there is a solution.',
  solutions: (count: string) => `${count} solutions.`,
  atLeast: (count: string) => `At least ${count} solutions.`,
  moreThan: (count: string) => `More than ${count} solutions.`,
  several: 'Several solutions.',
  differ: (cells: number) => (cells === 1 ? 'They differ in 1 cell.' : `They differ in ${cells} cells.`),
  differAtLeast: (cells: number) => `They differ in at least ${cells} ${cells === 1 ? 'cell' : 'cells'}.`,
  undecided: (count: number) =>
    count === 1 ? '1 candidate is not decided yet.' : `${count} candidates are not decided yet.`,
  cut: 'Stopped after a minute: the rest is not known.',
  before: (count: string) => `${count} (before the change)`,
  older: 'This is about an older drawing.',
  notUnderstood: 'What is not understood in the rules is left out here.',
  unstated: (count: number) =>
    count === 1
      ? '1 clue states nothing yet and is left out here.'
      : `${count} clues state nothing yet and are left out here.`,
  unfit: (count: number) =>
    count === 1
      ? '1 rule of the whole grid does not fit it and is left out here.'
      : `${count} rules of the whole grid do not fit it and are left out here.`,
  uneven: 'Regions with too few or too many cells do not count as boxes here.',
  together: 'Together these have no solution; without any one of them they have:',
  among: 'These have no solution together, and perhaps not all of them are needed for that:',
  tiles: 'Even the empty grid has no solution: its regions do not fit.',
  level: (level: string) => `${level}.`,
  levelSoFar: (level: string) => `${level} so far …`,
  hardest: (name: string) => `Hardest step: ${name}.`,
  unsolved: 'The strategies do not reach the solution: it takes guesses.',
  grading: 'Looking for the path …',
  showCandidates: 'True candidates',
  showDiffering: 'Tint cells that differ',
  askSpare: 'What is not needed?',
  tryingFirst: 'Trying what can be left out …',
  trying: (left: number) => (left === 1 ? '1 more to try …' : `${left} more to try …`),
  spare: 'Each of these alone is not needed:',
  noneSpare: 'All givens and clues are needed.',
  spareCut: 'Stopped after a minute: not all were tried.',
};

const german: typeof english = {
  title: 'Was folgt',
  details: 'Mehr zu den Lösungen',
  looking: 'Eine Lösung wird gesucht …',
  none: 'Keine Lösung.',
  one: 'Genau eine Lösung.',
  oneSoFar: 'Mindestens eine Lösung. Eine zweite wird gesucht …',
  oneAtLeast: 'Mindestens eine Lösung; ob es mehr gibt, ist nicht bekannt.',
  unknown: 'Ob es eine Lösung gibt, ist nicht bekannt.',
  solutions: (count) => `${count} Lösungen.`,
  atLeast: (count) => `Mindestens ${count} Lösungen.`,
  moreThan: (count) => `Mehr als ${count} Lösungen.`,
  several: 'Mehrere Lösungen.',
  differ: (cells) =>
    cells === 1 ? 'Sie unterscheiden sich in 1 Feld.' : `Sie unterscheiden sich in ${cells} Feldern.`,
  differAtLeast: (cells) => `Sie unterscheiden sich in mindestens ${cells} ${cells === 1 ? 'Feld' : 'Feldern'}.`,
  undecided: (count) =>
    count === 1 ? '1 Kandidat ist noch nicht entschieden.' : `${count} Kandidaten sind noch nicht entschieden.`,
  cut: 'Nach einer Minute abgebrochen: Der Rest ist nicht bekannt.',
  before: (count) => `${count} (vor der Änderung)`,
  older: 'Das gilt für eine ältere Zeichnung.',
  notUnderstood: 'Was an den Regeln nicht verstanden ist, zählt hier nicht mit.',
  unstated: (count) =>
    count === 1
      ? '1 Hinweis sagt noch nichts aus und zählt hier nicht mit.'
      : `${count} Hinweise sagen noch nichts aus und zählen hier nicht mit.`,
  unfit: (count) =>
    count === 1
      ? '1 Regel für das ganze Gitter passt nicht zu ihm und zählt hier nicht mit.'
      : `${count} Regeln für das ganze Gitter passen nicht zu ihm und zählen hier nicht mit.`,
  uneven: 'Regionen mit zu wenigen oder zu vielen Feldern zählen hier nicht als Blöcke.',
  together: 'Zusammen haben diese keine Lösung; ohne ein beliebiges davon haben sie eine:',
  among: 'Zusammen haben diese keine Lösung; vielleicht sind dafür nicht alle nötig:',
  tiles: 'Schon das leere Gitter hat keine Lösung: Seine Gebiete passen nicht.',
  level: (level) => `${level}.`,
  levelSoFar: (level) => `${level}, soweit bekannt …`,
  hardest: (name) => `Schwerster Schritt: ${name}.`,
  unsolved: 'Die Strategien führen nicht bis zur Lösung: Man muss raten.',
  grading: 'Der Lösungsweg wird gesucht …',
  showCandidates: 'Wahre Kandidaten',
  showDiffering: 'Ungleiche Felder tönen',
  askSpare: 'Was ist entbehrlich?',
  tryingFirst: 'Es wird geprüft, was wegbleiben kann …',
  trying: (left) => `Noch ${left} zu prüfen …`,
  spare: 'Jedes davon ist für sich allein entbehrlich:',
  noneSpare: 'Alle Vorgaben und Hinweise werden gebraucht.',
  spareCut: 'Nach einer Minute abgebrochen: Nicht alle wurden geprüft.',
};

export type OverlookWords = typeof english;

export const overlookWordsIn = (language: LanguageCode): OverlookWords =>
  inLanguage(language, { en: english, de: german });
