/** `sudoku check`: how many solutions a puzzle has, where its givens clash, whether it needs them all. */
import { EMPTY } from '../core/board.js';
import type { Cell } from '../core/geometry.js';
import type { Puzzle } from '../core/puzzle.js';
import type { Record } from '../formats/records.js';
import { symbolOf } from '../formats/symbols.js';
import { cellJson, houseJson } from '../render/json.js';
import { cellName } from '../render/notation.js';
import { search } from '../search/search.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common, type Status } from './command.js';
import { inputOf } from './input.js';
import { jobsOf, numberOf, withInput, withJobs, withTimeLimit } from './options.js';
import { clashText, onPuzzle, type Prospect, prospectOf, puzzleJson, whereIs } from './puzzle.js';

export interface CheckOptions extends Common {
  readonly minimal: boolean;
  readonly milliseconds: number;
}

export const command: CommandModule = {
  declare(command) {
    withTimeLimit(withJobs(withInput(command))).option('--minimal', 'also whether every given is needed');
  },
  async run(operands, { box, json, jobs, minimal, timeLimit }, terminal) {
    const input = inputOf(operands, box as string | undefined, terminal);
    const options: CheckOptions = {
      ...input.expected,
      json: Boolean(json),
      colour: terminal.colour,
      minimal: Boolean(minimal),
      milliseconds: numberOf('--time-limit', timeLimit) * 1000,
    };
    return overRecords(input, check, options, terminal, { module: import.meta.url, jobs: jobsOf(jobs) });
  },
};

export const check = (record: Record, options: CheckOptions): Answer =>
  onPuzzle(record, options, (puzzle) => {
    const prospect = prospectOf(puzzle, options.milliseconds);
    const { clashes, result } = prospect;
    const isOne = result.ended === 'all' && result.solutions.length === 1;
    const spare = options.minimal && isOne ? spareGivens(puzzle, options.milliseconds) : undefined;
    const status: Status = isOne ? 0 : result.ended === 'cut' ? 3 : 1;
    if (!options.json) return answer(verdict(puzzle, prospect, spare), [], status);
    return answer(
      JSON.stringify({
        ...puzzleJson(puzzle),
        solutions: result.ended === 'cut' ? null : result.solutions.length,
        conflicts: clashes.map(({ house, digit, cells }) => ({
          ...houseJson(puzzle.geometry, house),
          digit: digit + 1,
          cells: cells.map((cell) => cellJson(puzzle.geometry, cell)),
        })),
        ...(options.minimal && { minimal: spare ? spare.length === 0 : null }),
      }),
      result.ended === 'cut' ? [`${whereIs(record)}: the time limit was reached`] : [],
      status,
    );
  });

/** The givens without each of which there would still be one solution. */
function spareGivens(puzzle: Puzzle, milliseconds: number): Cell[] {
  const { geometry, values } = puzzle;
  const spare: Cell[] = [];
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell] === EMPTY) continue;
    const without = Int8Array.from({ length: geometry.cells }, (_, i) => (i === cell ? EMPTY : values[i]!));
    const { solutions, ended } = search({ ...puzzle, values: without }, { milliseconds });
    if (ended === 'all' && solutions.length === 1) spare.push(cell);
  }
  return spare;
}

function verdict(
  { geometry, values }: Puzzle,
  { clashes, result }: Prospect,
  spare: readonly Cell[] | undefined,
): string {
  if (clashes.length > 0) return clashes.map((clash) => clashText(geometry, clash)).join('\n');
  if (result.ended === 'cut') return 'not settled within the time limit';
  if (result.solutions.length !== 1) return result.solutions.length === 0 ? 'no solution' : 'several solutions';
  if (!spare) return 'one solution';
  if (spare.length === 0) return 'one solution, every given needed';
  const names = spare.map((cell) => `${symbolOf(values[cell]!, geometry.size)} in ${cellName(geometry, cell)}`);
  return `one solution, also without ${names.length > 1 ? 'any one of ' : ''}${names.join(', ')}`;
}
