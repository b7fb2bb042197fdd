/** Texts of the list of solved puzzles, loaded with it. */
import type { LanguageCode } from '../../../src/face/index.js';
import { inLanguage } from '../../course/in-language.js';

const english = {
  locale: 'en-GB',
  none: 'Nothing yet: what you solve is listed here, in this browser alone.',
  tallies: 'By level',
  solved: 'Solved',
  best: 'Fastest',
  average: 'Average',
  withoutHints: 'Without hints',
  all: 'All',
  when: 'When',
  puzzle: 'Puzzle',
  time: 'Time',
  playAgain: 'Play again',
  save: 'Save as CSV',
  saveTip: 'A table for spreadsheets; this page reads it again, in another browser too',
  add: 'Add from a file',
  addTip: 'A file that this page has saved; what is here already stays as it is',
  added: (games: number, unread: number) =>
    [
      games === 0 ? 'Nothing new in this file.' : `${games} ${games === 1 ? 'puzzle' : 'puzzles'} added.`,
      unread > 0 && `${unread} ${unread === 1 ? 'row holds' : 'rows hold'} no solved puzzle.`,
    ]
      .filter(Boolean)
      .join(' '),
  noTable: 'This file holds no solved puzzles: choose one that this page has saved.',
  refused: 'This browser lets the page keep nothing.',
  forget: 'Forget all',
  sure: 'Forget all of them? This cannot be undone.',
  keep: 'Keep them',
  daily: {
    rule: 'The same for everybody. Easy on Monday, harder through the week, extreme on Sunday.',
    streak: 'Days in a row',
    longest: 'Longest streak',
    solved: 'Solved',
    today: 'Today',
    onTime: '✓ solved on its day, which counts for the streak',
    previous: 'Previous month',
    next: 'Next month',
    solvedIn: (time: string) => `solved in ${time}`,
    done: (time: string, hints: string) => `Solved in ${time}, ${hints}.`,
    kept: 'All of it is kept in this browser alone. As a file, it moves to another:',
  },
};

const german: typeof english = {
  locale: 'de-DE',
  none: 'Noch nichts: was du löst, wird hier aufgelistet, nur in diesem Browser.',
  tallies: 'Nach Stufen',
  solved: 'Gelöst',
  best: 'Schnellstes',
  average: 'Im Mittel',
  withoutHints: 'Ohne Hinweise',
  all: 'Alle',
  when: 'Wann',
  puzzle: 'Rätsel',
  time: 'Zeit',
  playAgain: 'Nochmal spielen',
  save: 'Als CSV speichern',
  saveTip: 'Eine Tabelle, die auch diese Seite wieder liest, selbst in einem anderen Browser',
  add: 'Aus einer Datei hinzufügen',
  addTip: 'Eine Datei, die diese Seite gespeichert hat; was schon hier ist, bleibt, wie es ist',
  added: (games, unread) =>
    [
      games === 0 ? 'In dieser Datei ist nichts Neues.' : `${games} Rätsel hinzugefügt.`,
      unread > 0 && `${unread} ${unread === 1 ? 'Zeile enthält' : 'Zeilen enthalten'} kein gelöstes Rätsel.`,
    ]
      .filter(Boolean)
      .join(' '),
  noTable: 'In dieser Datei stehen keine gelösten Rätsel: wähle eine, die diese Seite gespeichert hat.',
  refused: 'Dieser Browser lässt die Seite nichts behalten.',
  forget: 'Alle vergessen',
  sure: 'Alle vergessen? Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
  daily: {
    rule: 'Für alle dasselbe. Montags leicht, im Lauf der Woche schwerer, sonntags extrem.',
    streak: 'Tage in Folge',
    longest: 'Längste Serie',
    solved: 'Gelöst',
    today: 'Heute',
    onTime: '✓ an seinem Tag gelöst: das zählt für die Serie',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    solvedIn: (time) => `gelöst in ${time}`,
    done: (time, hints) => `Gelöst in ${time}, ${hints}.`,
    kept: 'All das bleibt in diesem Browser. Als Datei zieht es in einen anderen um:',
  },
};

export const historyWordsIn = (language: LanguageCode): typeof english =>
  inLanguage(language, { en: english, de: german });
