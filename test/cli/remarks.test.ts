import { expect, test } from 'vitest';
import { sudoku } from './sudoku.js';

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
  [['solve', '--explain', '--only', 'naked-single', HARD], 'keine dieser Strategien findet mehr'],
  [['hint', SEVERAL], 'die Vorgaben haben mehr als eine Lösung: Strategien'],
  [['hint', CLASHING], '1 steht zweimal in Zeile 1'],
  [['hint', '--all', HARD], 'die 20 einfachsten Ergebnisse, jedes mit seinem einfachsten Schritt'],
])('%s --lang de: remarks are German', async (args, remark) => {
  const { notes } = await sudoku(...args, '--lang', 'de');
  expect(notes).toContain(remark.replace(/^Zeile 1: /, ''));
  expect((await sudoku(...args)).notes).not.toContain(remark);
});
