/** What is told of a puzzle that was made, and of one that was not. */
import type { Made, Outcome } from '../create/create.js';
import { positionBefore } from '../create/just.js';
import type { Wishes } from '../create/order.js';
import type { FormatName } from '../formats/format.js';
import { library } from '../formats/library.js';
import { formatLine } from '../formats/line.js';
import { formatNamed } from '../formats/read.js';
import { gradeSe } from '../solver/se/grade.js';

export interface Manner {
  readonly json: boolean;
  readonly format: FormatName;
  /** Whether a line of comment goes before each puzzle. */
  readonly comment: boolean;
  /** Whether to show the position in which the required technique comes next. */
  readonly just: boolean;
}

export function reportOf(made: Made, seed: string, wishes: Wishes, { json, format, comment, just }: Manner): string {
  const position = (just && positionBefore(made.puzzle, wishes.require ?? [])) || made.puzzle;
  if (json) return JSON.stringify(jsonOf(made, just ? library.format(position) : formatLine(position), seed, wishes));
  const text = formatNamed(format).format(position);
  return comment ? `# ${summary(made, seed, wishes)}\n${text}` : text;
}

function jsonOf({ puzzle, grade }: Made, text: string, seed: string, { symmetry = 'none' }: Wishes): object {
  const { geometry, solution, clues } = puzzle;
  const { er, ep, ed } = gradeSe(puzzle);
  return {
    puzzle: text,
    solution: formatLine({ geometry, values: solution }),
    size: geometry.size,
    box: [geometry.boxRows, geometry.boxColumns],
    seed,
    hodoku: { level: grade.level, score: grade.score },
    se: { er, ep, ed },
    clues,
    symmetry,
    techniques: Object.fromEntries(grade.techniques.map(({ strategy, count }) => [strategy.id, count])),
  };
}

/** `hard 1240, 26 clues, seed abc: 12 naked-single, 2 x-wing`; with the rating where one was wished for. */
function summary({ puzzle, grade }: Made, seed: string, { rating }: Wishes = {}): string {
  const techniques = grade.techniques.map(({ strategy, count }) => `${count} ${strategy.id}`).join(', ');
  const rated = rating ? `, rated ${gradeSe(puzzle).er.toFixed(1)}` : '';
  return `${grade.level} ${grade.score}${rated}, ${puzzle.clues} clues, seed ${seed}: ${techniques}`;
}

/** What to say of an order that was not met; `obstacle`: why it never can be, where that is known. */
export function shortfall(
  { nearest, tried }: Outcome & { made?: undefined },
  seed: string,
  milliseconds: number,
  obstacle?: string,
): string {
  const { made, missed } = nearest;
  const near = [
    `nearest: ${formatLine(made.draft)}`,
    `  ${summary({ puzzle: made.draft, grade: made.wholeGrade }, seed)}`,
    `missed: ${missed.map(({ name }) => name).join('; ')}`,
  ];
  if (obstacle) return [`sudoku: this cannot be: ${obstacle}`, ...near].join('\n');
  return [
    `sudoku: not made within ${milliseconds / 1000} s, ${tried} drafts looked at (seed ${seed})`,
    ...near,
    `to loosen: ${missed.map(({ loosen }) => loosen).join('; or ')}; or allow more time (--time-limit)`,
  ].join('\n');
}
