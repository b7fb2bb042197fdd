/** Grades as text. */
import type { Grade } from '../solver/grade.js';
import type { HodokuGrade } from '../solver/hodoku/tally.js';
import { markOf, type SeGrade } from '../solver/se/grade.js';
import { barChart } from './terminal/bars.js';
import type { Look } from './terminal/screen.js';

/** Each scale's verdict in a line, then what the paths used. */
export function gradeText({ hodoku, se }: Grade): string {
  const parts: string[] = [];
  if (hodoku) parts.push(hodokuVerdict(hodoku));
  if (se) parts.push(seVerdict(se));
  if (hodoku && hodoku.techniques.length > 0) parts.push(techniqueTable(hodoku));
  if (se && se.counts.size > 0) parts.push(ratingTable(se));
  return parts.join('\n');
}

/** How often each technique is used, or, where only that is known, how often each rating; nothing without steps. */
export function gradeChart({ hodoku, se }: Grade, columns: number, look: Look): string | undefined {
  const bars = hodoku
    ? hodoku.techniques.map(({ strategy, count }) => ({ name: strategy.name, count }))
    : [...(se?.counts ?? [])].map(([rating, count]) => ({ name: rating.toFixed(1), count }));
  return bars.length > 0 ? barChart(bars, columns, look) : undefined;
}

const hodokuVerdict = ({ level, score, hardest }: HodokuGrade): string =>
  `HoDoKu: ${level}, ${score} points${hardest ? `, hardest technique ${hardest.name}` : ''}`;

function seVerdict(grade: SeGrade): string {
  const { er, ep, ed, ended, hardest } = grade;
  const mark = markOf(grade);
  const rating = er.toFixed(1);
  const verdict =
    ended === 'solved'
      ? `${rating} / ${ep.toFixed(1)} / ${ed.toFixed(1)}${mark ? ` (${mark})` : ''}`
      : `at least ${rating}`;
  return `Sudoku Explainer: ${verdict}${hardest ? `, hardest step ${hardest.name}` : ''}`;
}

const techniqueTable = ({ techniques, score }: HodokuGrade): string =>
  columns([
    ['technique', 'count', 'points'],
    ...techniques.map(({ strategy, count, points }) => [strategy.name, count, points]),
    ['all', techniques.reduce((sum, { count }) => sum + count, 0), score],
  ]);

/** Neither column has anything wider than its title. */
function ratingTable({ counts }: SeGrade): string {
  let text = '  rating  steps';
  for (const [rating, count] of counts) text += `\n  ${rating.toFixed(1).padStart(6)}  ${String(count).padStart(5)}`;
  return text;
}

/**
 * Rows in columns: the first to the left, the others, which are numbers, to the right. Without a frame, since to draw one
 * round every grade of a batch takes a third of the time of all.
 */
function columns(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String));
  const widths = texts[0]!.map((_, column) => Math.max(...texts.map((row) => row[column]!.length)));
  const fit = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!);
  return texts.map((row) => `  ${row.map(fit).join('  ')}`).join('\n');
}
