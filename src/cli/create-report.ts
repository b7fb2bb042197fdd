/** What is told of a puzzle that was made. */
import type { Made } from '../create/create.js';
import type { Symmetry } from '../create/symmetry.js';
import type { FormatName } from '../formats/format.js';
import { formatLine } from '../formats/line.js';
import { formatNamed } from '../formats/read.js';
import { gradeSe } from '../solver/se/grade.js';

export interface Manner {
  readonly json: boolean;
  readonly format: FormatName;
  /** Whether a line of comment goes before each puzzle. */
  readonly comment: boolean;
}

export function reportOf(made: Made, seed: string, symmetry: Symmetry, { json, format, comment }: Manner): string {
  if (json) return JSON.stringify(jsonOf(made, seed, symmetry));
  const text = formatNamed(format).format(made.puzzle);
  return comment ? `# ${summary(made, seed)}\n${text}` : text;
}

function jsonOf({ puzzle, grade }: Made, seed: string, symmetry: Symmetry): object {
  const { geometry, solution, clues } = puzzle;
  const { er, ep, ed } = gradeSe(puzzle);
  return {
    puzzle: formatLine(puzzle),
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

/** `hard 1240, 26 clues, seed abc: 12 naked-single, 2 x-wing`. */
export function summary({ puzzle, grade }: Made, seed: string): string {
  const techniques = grade.techniques.map(({ strategy, count }) => `${count} ${strategy.id}`).join(', ');
  return `${grade.level} ${grade.score}, ${puzzle.clues} clues, seed ${seed}: ${techniques}`;
}
