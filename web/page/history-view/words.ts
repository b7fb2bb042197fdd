/** Texts of the list of solved puzzles, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';

const english = {
  none: 'Nothing yet: what you solve is listed here, in this browser alone.',
  tallies: 'By level',
  solved: 'Solved',
  best: 'Fastest',
  average: 'Average',
  withoutHints: 'Without hints',
  all: 'all',
  when: 'When',
  puzzle: 'Puzzle',
  time: 'Time',
  playAgain: 'Play again',
  save: 'Save as CSV',
  forget: 'Forget all',
  sure: 'Forget all of them? This cannot be undone.',
  keep: 'Keep them',
};

const german: typeof english = {
  none: 'Noch nichts: was du löst, wird hier aufgelistet, nur in diesem Browser.',
  tallies: 'Nach Stufen',
  solved: 'Gelöst',
  best: 'Schnellstes',
  average: 'Im Mittel',
  withoutHints: 'Ohne Hinweise',
  all: 'alle',
  when: 'Wann',
  puzzle: 'Rätsel',
  time: 'Zeit',
  playAgain: 'Noch einmal spielen',
  save: 'Als CSV speichern',
  forget: 'Alle vergessen',
  sure: 'Alle vergessen? Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
};

export const historyWordsIn = (language: LanguageCode): typeof english => (language === 'de' ? german : english);
