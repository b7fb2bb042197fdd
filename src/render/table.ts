/** Tables for the terminal. */
import Table from 'cli-table3';
import { strategyOf } from '../../strategies/index.js';
import type { Strategy } from '../logic/strategy.js';
import type { Grade } from '../solver/grade.js';
import type { HodokuGrade } from '../solver/hodoku/tally.js';

/** No colours, which would reach files too, and no rulers between rows. */
const PLAIN = { head: [], border: [], compact: true };

/** Every strategy with its level and score. */
export function catalogueTable(catalogue: readonly Strategy[]): string {
  const table = new Table({
    head: ['id', 'name', 'family', 'level', 'score'],
    style: PLAIN,
    colAligns: ['left', 'left', 'left', 'left', 'right'],
  });
  for (const { id, name, family, level, score } of catalogue) table.push([id, name, family, level, String(score)]);
  return table.toString();
}

/** Level, score and ratings in a line each, and the techniques of HoDoKu's path with their counts and points. */
export function gradeText({ hodoku, se }: Grade): string {
  const lines: string[] = [];
  if (hodoku) lines.push(`HoDoKu: ${hodoku.level}, ${hodoku.score} points`);
  if (se) {
    const hardest = se.hardest ? `, hardest step ${nameOf(se.hardest)}` : '';
    lines.push(`Sudoku Explainer: ${[se.er, se.ep, se.ed].map((rating) => rating.toFixed(1)).join(' / ')}${hardest}`);
  }
  if (hodoku && hodoku.techniques.length > 0) lines.push(techniqueTable(hodoku));
  return lines.join('\n');
}

const nameOf = (id: string): string => strategyOf(id)?.name ?? id;

function techniqueTable({ techniques, score }: HodokuGrade): string {
  const table = new Table({
    head: ['technique', 'count', 'points'],
    style: PLAIN,
    colAligns: ['left', 'right', 'right'],
  });
  for (const { strategy, count, points } of techniques) table.push([strategy.name, count, points]);
  table.push(['all', techniques.reduce((sum, { count }) => sum + count, 0), score]);
  return table.toString();
}
