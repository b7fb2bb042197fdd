/** Grades as JSON. */
import type { Grade } from '../solver/grade.js';
import { markOf, type SeGrade } from '../solver/se/grade.js';

/** A grade as one line of JSON, after what names the puzzle; ratings of Sudoku Explainer keep their decimal. */
export function gradeJson(puzzle: object, { hodoku, se }: Grade): string {
  const text = JSON.stringify({
    ...puzzle,
    ...(hodoku && { hodoku: { level: hodoku.level, score: hodoku.score, hardest: hodoku.hardest?.id } }),
    ...(se && { se: seJson(se) }),
    ...(hodoku && {
      techniques: Object.fromEntries(hodoku.techniques.map(({ strategy, count }) => [strategy.id, count])),
    }),
  });
  return text.replaceAll(/"(e[rpd]|atLeast)":(\d+)(?=[,}])/g, '"$1":$2.0');
}

/** A rating that is not the puzzle's own is none: what is known then is named `atLeast`. */
function seJson(se: SeGrade): object {
  const { er, ep, ed, ended, hardest, counts } = se;
  const rest = {
    variant: 'classic',
    hardest,
    steps: Object.fromEntries([...counts].map(([rating, count]) => [rating.toFixed(1), count])),
  };
  return ended === 'solved'
    ? { er, ep, ed, mark: markOf(se), ...rest }
    : { er: null, ep: null, ed: null, ended, atLeast: er, ...rest };
}
