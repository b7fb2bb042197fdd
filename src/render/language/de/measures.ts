/** The German words of grades, figures and verdicts. */
import type { MeasureWords } from '../measure-words.js';

// Not those of `levels`, which is loaded with the language: grades in English do without that.
const LEVEL_NAMES: MeasureWords['levels'] = {
  easy: 'leicht',
  medium: 'mittel',
  hard: 'schwer',
  unfair: 'unfair',
  extreme: 'extrem',
};

const hardestOf = (what: string, hardest?: string): string => (hardest === undefined ? '' : `, ${what} ${hardest}`);
const comma = (number: number | string): string => String(number).replace('.', ',');

export const GERMAN_MEASURES: MeasureWords = {
  code: 'de',
  levels: LEVEL_NAMES,
  puzzles: (count) => `${count.toLocaleString('de')} Rätsel`,
  unit: 'Rätsel',
  ownGrade: (level, isAtLeast, hardest) =>
    `Unsere eigene Leiter: ${isAtLeast ? 'mindestens ' : ''}${LEVEL_NAMES[level]}${hardestOf('schwerste Technik', hardest)}`,
  hodokuGrade: (level, score, hardest) =>
    `HoDoKu: ${LEVEL_NAMES[level]}, ${score} ${score === 1 ? 'Punkt' : 'Punkte'}${hardestOf('schwerste Technik', hardest)}`,
  seGrade: (rating, isAtLeast, hardest) =>
    `Sudoku Explainer: ${isAtLeast ? 'mindestens ' : ''}${rating}${hardestOf('schwerster Schritt', hardest)}`,
  whips: 'Whips und Braids',
  trials: 'Versuch und Irrtum',
  none: 'keine',
  atLeast: (value) => `mindestens ${value}`,
  depth: (depth, ended) =>
    ended === 'solved' ? `Tiefe ${depth}` : ended === 'stuck' ? `tiefer als ${depth}` : `mindestens Tiefe ${depth}`,
  techniqueColumns: ['Technik', 'Zahl', 'Punkte'],
  allTechniques: 'alle',
  ratingColumns: ['Wertung', 'Schritte'],
  strategyColumns: ['id', 'Name', 'Familie', 'Stufe', 'Punkte'],
  constraintColumns: ['id', 'Name', 'Familie', 'geschrieben'],
  path: 'Weg',
  pathFigures: {
    steps: 'Schritte',
    techniques: 'verschiedene Techniken',
    hardest: 'Wertung des schwersten Schritts',
    rounds: 'Runden, alle offenen Züge zugleich',
    bottlenecks: 'Schritte mit einem offenen Zug',
    beforeFirst: 'Schritte vor der ersten Ziffer',
    longestRun: 'längste Folge ohne Ziffer',
    hardestShare: 'Anteil des schwersten Zehntels',
  },
  openMoves: (path) => `offene Züge bei jedem Schritt von ${path}`,
  people: (refutation, openings) =>
    `Menschen (Modell von Pelánek, nur zum Vergleich): Widerlegung ${comma(refutation)}, offene Züge ${comma(openings)}`,
  figures: {
    clues: 'Vorgaben',
    symmetry: 'Symmetrie der Vorgaben',
    level: 'Stufe nach HoDoKu',
    score: 'Punkte nach HoDoKu',
    er: 'Wertung von Sudoku Explainer',
    technique: 'Techniken, die nötig sind',
  },
  formFigures: {
    'people.refutation': 'Menschen: Widerlegung',
    'people.openings': 'Menschen: offene Züge',
    'hodoku.level': 'HoDoKu: Stufe',
    'hodoku.score': 'HoDoKu: Punkte',
    'se.er': 'Sudoku Explainer: ER',
    'se.ep': 'Sudoku Explainer: EP',
    'se.ed': 'Sudoku Explainer: ED',
    'full.level': 'Unsere eigene Leiter: Stufe',
    'berthier.w': 'W',
    'berthier.b': 'B',
    'berthier.gw': 'gW',
    'berthier.gb': 'gB',
    te: 'Versuch und Irrtum: Tiefe',
  },
  forms: (count, seed) => `${count} ${count === 1 ? 'Form' : 'Formen'}, Startwert ${seed}`,
  spread: ['kleinste', 'mittlere', 'größte'],
  notKnown: (count) => `${count} nicht bekannt`,
  noBackdoor: 'keine Hintertür aus bis zu 3 Feldern',
  needless: 'keine Hintertür ist nötig',
  backdoors: (size, named, others) =>
    `Hintertüren aus ${size} ${size === 1 ? 'Feld' : 'Feldern'}: ${named}${others > 0 ? ` und ${others} weitere` : ''}`,
  allCounted: 'alle Lösungen sind gezählt, da gibt es nichts zu schätzen',
  noneFound: (probes) => `keine von ${probes} Proben fand eine Lösung`,
  byAllProbes: (solutions) => `${solutions} ${solutions === 1 ? 'Lösung' : 'Lösungen'} nach allen Proben`,
  estimate: (solutions, percent) => `etwa ${comma(solutions.toPrecision(2))} Lösungen, auf ${comma(percent)} % genau`,
  verdicts: {
    steps: 'Schritte',
    proved: 'bewiesen',
    refuted: 'widerlegt',
    undecided: 'nicht entschieden',
    assumed: 'angenommen',
  },
  anotherPuzzle: 'ein anderes Rätsel',
  movesApart: 'die Züge sind englisch, denn so liest sie morph --moves',
};
