import { expect, test } from 'vitest';
import { apologyFor } from '../../src/cli/input/puzzle.js';
import { sudoku, sudokuOn } from './sudoku.js';

const SEVERAL = '1...............';
const CLASHING = '11..............';
const MISLED = ':0000:x:.3.1+2..2....1...::::';
const HARD = '..8.5...1631.89.........86.15.8....2...97.5.6..953..8....41..5...52....3....657..';

test.each([
  [['solve', SEVERAL], 'Zeile 1: es gibt noch andere Lösungen als diese'],
  [['solve', CLASHING], '1 steht zweimal in Zeile 1: r1c1 und r1c2'],
  [['solve', MISLED], 'die Vorgaben haben eine Lösung; der Eintrag 2 in r2c1 ist falsch'],
  [
    ['solve', '--explain', '--max-level', 'easy', HARD],
    'nicht gelöst: keine Strategie bis zur Stufe leicht findet mehr',
  ],
  [['solve', '--explain', '--strategy', 'naked-single', HARD], 'keine dieser Strategien findet mehr'],
  [['solve', '--explain', '--max-level', 'easy', '12......34......'], '4 Lösungen, die sich in r1234c34 unterscheiden'],
  [['solve', '--one-step', HARD], 'ein Schritt genügt: Turbot Fish'],
  [['solve', '--one-step', '21.4.......3.2..'], 'einzelne und gebundene Kandidaten genügen'],
  [['solve', '--shortest', '--max-level', 'easy', HARD], 'Logik führt nicht ans Ziel'],
  [['solve', '--shortest', HARD], 'außer einzelnen und gebundenen Kandidaten'],
  [['hint', SEVERAL], 'die Vorgaben haben mehr als eine Lösung: Strategien'],
  [['hint', CLASHING], '1 steht zweimal in Zeile 1'],
  [['hint', '--all', HARD], 'die 20 einfachsten Ergebnisse, jedes mit seinem einfachsten Schritt'],
])('%s --lang de: remarks are German', async (args, remark) => {
  const { notes } = await sudoku(...args, '--lang', 'de');
  expect(notes).toContain(remark.replace(/^Zeile 1: /, ''));
  expect((await sudoku(...args)).notes).not.toContain(remark);
});

test.each([
  ['.3.1...2....1...', 'eine Lösung, jede Vorgabe nötig'],
  [SEVERAL, '72 Lösungen, die sich in r1c234 und r'],
  [CLASHING, '1 steht zweimal in Zeile 1: r1c1 und r1c2'],
  ['.3.1...2....1... disjoint-groups white-dot=r2c34', 'entbehrlich: Disjunkte Gruppen, Weiße Punkte r2c34'],
  ['................ killer-cage=7:r1c12;6:r12c3;6:r34c1;7:r3c34;4:r12c4', 'der 4er-Käfig in r12c4'],
])('check %s --lang de: the verdict is German', async (puzzle, verdict) => {
  const args = ['check', '--minimal', puzzle];
  expect((await sudoku(...args, '--lang', 'de')).out).toContain(verdict);
  expect((await sudoku(...args)).out).not.toMatch(/Lösung|steht|nötig/);
});

test('none of the chosen steps is told in German', async () => {
  const { out } = await sudoku('solve', '--from-level', 'extreme', '--lang', 'de', HARD);
  expect(out).toContain('Keiner davon unter 52 Schritten, deren schwerster die Stufe schwer hat.');
});

test.each(['de', 'DE', 'de-AT', 'de_CH', 'de_DE.UTF-8'])('%s is German', async (code) => {
  expect((await sudoku('hint', '--lang', code, HARD)).out).toBe((await sudoku('hint', '--lang', 'de', HARD)).out);
});

test.each(['fr', 'x', 'polnisch'])('%s is no language', async (code) => {
  expect((await sudoku('hint', '--lang', code, HARD)).notes).toBe(
    `sudoku: --lang: unknown language '${code}' (en, de).`,
  );
});

test('pages of strategies are German where there is one, and say so where there is none', async () => {
  const german = await sudoku('strategies', 'x-wing', '--lang', 'de');
  expect([german.out.split('\n')[4], german.notes]).toEqual(['## Schritt für Schritt', '']);
  const english = await sudoku('strategies', 'g-whip', '--lang', 'de');
  expect(english.out).toBe((await sudoku('strategies', 'g-whip')).out);
  expect(english.notes).toBe('sudoku: diese Seite gibt es nur auf Englisch');
  expect((await sudoku('strategies', '--family', 'fish', '--lang', 'de')).out).toContain('Schwertfisch');
});

test('pages of constraints have the name and the rule in German', async () => {
  const { out, notes } = await sudoku('constraints', 'killer-cage', '--lang', 'de');
  expect(out).toMatch(/^# Killer-Käfige\n\nDie Ziffern eines Käfigs [^\n]+\n\nThe digits/);
  expect(notes).toBe('sudoku: den Rest dieser Seite gibt es nur auf Englisch');
});

test('what has no German is told in English, which is said once', async () => {
  const wrong = '{"puzzle":"1...............","box":[0,9]}\n';
  const { notes } = await sudokuOn(wrong.repeat(2), 'solve', '--lang', 'de');
  expect(notes.match(/ist keine Blockform/g)).toHaveLength(2);
  expect(notes).not.toContain('Englisch');
  expect(apologyFor(['no remark of ours', 'nor this one'], 'de')).toEqual([
    'manche Bemerkungen gibt es nur auf Englisch',
  ]);
  expect(apologyFor(['no remark of ours'])).toEqual([]);
});

test.each([
  [['grade', '--lang', 'de', '--bogus'], "sudoku: Option unbekannt: '--bogus'\nSiehe sudoku grade --help"],
  [
    ['hint', '--lang=de', '--where', '--what', SEVERAL],
    'sudoku: --where und --what schließen einander aus: lass eines weg',
  ],
  [
    ['print', '--lang', 'de', '--book', 'qr', '.3.1...2....1...'],
    'sudoku: --book qr needs the address of the page, as in --link https://example.org/sudoku/\nsudoku: diesen Fehler gibt es nur auf Englisch',
  ],
])('%j: an error of the command line is German, or says that it is not', async (args, notes) => {
  expect(await sudoku(...args)).toEqual({ status: 2, out: '', notes });
});

test('places, headings and errors in JSON are in the language too', async () => {
  const { out, notes } = await sudokuOn('\n1234123412341\n', 'hint', '--json', '--lang', 'de');
  expect(JSON.parse(out).error).toMatch(/^Zeile 2: 13 Zeichen sind kein Rätsel/);
  expect(notes).toMatch(/^Zeile 2: 13 Zeichen sind kein Rätsel/);
  expect((await sudokuOn(HARD, 'grade', '--lang', 'de')).out).toMatch(/^# Zeile 1: /);
});
