/** Tables for the terminal. */
import Table from 'cli-table3';
import { strategyOf } from '../../strategies/index.js';
import type { Strategy } from '../logic/strategy.js';
import type { Grade } from '../solver/grade.js';
import type { HodokuGrade } from '../solver/hodoku/tally.js';
import { markOf, type SeGrade } from '../solver/se/grade.js';

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

/** Each scale's verdict in a line, then what the paths used. */
export const gradeText = ({ hodoku, se }: Grade): string =>
  [
    ...(hodoku ? [hodokuVerdict(hodoku)] : []),
    ...(se ? [seVerdict(se)] : []),
    ...(hodoku && hodoku.techniques.length > 0 ? [techniqueTable(hodoku)] : []),
    ...(se && se.counts.size > 0 ? [ratingTable(se)] : []),
  ].join('\n');

const hodokuVerdict = ({ level, score, hardest }: HodokuGrade): string =>
  `HoDoKu: ${level}, ${score} points${hardest ? `, hardest technique ${hardest.name}` : ''}`;

function seVerdict(grade: SeGrade): string {
  const { er, ep, ed, ended, hardest } = grade;
  const mark = markOf(grade);
  const rating = [er, ep, ed].map((number) => number.toFixed(1)).join(' / ');
  const verdict = ended === 'solved' ? `${rating}${mark ? ` (${mark})` : ''}` : `at least ${er.toFixed(1)}`;
  return `Sudoku Explainer: ${verdict}${hardest ? `, hardest step ${nameOf(hardest)}` : ''}`;
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

function ratingTable({ counts }: SeGrade): string {
  const table = new Table({ head: ['rating', 'steps'], style: PLAIN, colAligns: ['right', 'right'] });
  for (const [rating, count] of counts) table.push([rating.toFixed(1), count]);
  return table.toString();
}
