/** `sudoku solve`: the solution, straight from exact search, or the way to it. */
import { solvePlainLine } from '../batch/plain-line.js';
import type { Board } from '../core/board.js';
import { boardOf, type Puzzle, puzzleOf } from '../core/puzzle.js';
import type { FormatName, Reading } from '../formats/format.js';
import { formatLike } from '../formats/layout.js';
import { formatLine } from '../formats/line.js';
import { formatNamed } from '../formats/read.js';
import type { Record } from '../formats/records.js';
import { type Clock, clock, runsOut } from '../logic/clock.js';
import type { Level } from '../logic/strategy.js';
import { stepJson } from '../render/json.js';
import { traceText } from '../render/trace.js';
import { ladderOf } from '../solver/ladders.js';
import type { Step } from '../solver/step.js';
import { type Rules, walk } from '../solver/walk.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common, type Status } from './command.js';
import { inputOf } from './input.js';
import {
  formatOf,
  jobsOf,
  ladderNamed,
  levelOf,
  numberOf,
  withFormat,
  withInput,
  withJobs,
  withLadder,
  withTimeLimit,
} from './options.js';
import {
  onPuzzle,
  type Prospect,
  prospectOf,
  puzzleJson,
  reachedText,
  reasonText,
  UNSOLVABLE,
  whereIs,
} from './puzzle.js';

export interface SolveOptions extends Common {
  /** Show the steps. */
  readonly explain: boolean;
  /** Climb this ladder; absent: exact search is enough. */
  readonly ladder?: string;
  readonly level?: Level;
  readonly guess: boolean;
  readonly format?: FormatName;
  readonly milliseconds: number;
}

export const command: CommandModule = {
  declare(command) {
    withTimeLimit(withLadder(withFormat(withJobs(withInput(command)), 'the layout of the puzzle')))
      .option('--explain', 'show every step, and where they lead')
      .option('--no-guess', 'stop where logic ends, and show that position');
  },
  async run(operands, { box, json, jobs, explain, ladder, level, guess, timeLimit, format }, terminal) {
    const input = inputOf(operands, box as string | undefined, terminal);
    const upTo = levelOf(level);
    const wanted = formatOf(format);
    const options: SolveOptions = {
      ...input.expected,
      json: Boolean(json),
      colour: terminal.colour,
      explain: Boolean(explain),
      guess: guess !== false,
      milliseconds: numberOf('--time-limit', timeLimit) * 1000,
      ...(upTo && { level: upTo }),
      ...(wanted && { format: wanted }),
      ...((explain || ladder !== undefined || upTo || guess === false) && {
        ladder: ladderNamed(ladder).id,
      }),
    };
    return overRecords(input, solve, options, terminal, { module: import.meta.url, jobs: jobsOf(jobs) });
  },
};

export function solve(record: Record, options: SolveOptions): Answer {
  const line = wantsLine(options) ? solvePlainLine(record.text) : undefined;
  return line === undefined ? solveWhatever(record, options) : answer(line);
}

/** Whether a 9×9 grid in a line is to be solved as such, and no more. */
const wantsLine = ({ ladder, json, format = 'line', box: [rows, columns] = [3, 3] }: SolveOptions): boolean =>
  ladder === undefined && !json && format === 'line' && rows === 3 && columns === 3;

const solveWhatever = (record: Record, options: SolveOptions): Answer =>
  onPuzzle(record, options, (puzzle, reading) => {
    const time = clock(options.milliseconds);
    const prospect = prospectOf(puzzle, options.milliseconds);
    const where = whereIs(record);
    const [solution] = prospect.result.solutions;
    if (!solution && prospect.result.ended === 'cut')
      return told(puzzle, prospect, options, '', [`${where}: no solution found within the time limit`], 3);
    if (!solution)
      return told(puzzle, prospect, options, UNSOLVABLE, [`${where}: ${reasonText(puzzle.geometry, prospect)}`], 1);
    const notes = prospectNotes(prospect, options).map((note) => `${where}: ${note}`);
    return options.ladder === undefined
      ? told(puzzle, prospect, options, formatLike(record.text, reading, solution, options.format), notes, 0)
      : climbed(record, reading, prospect, options, notes, time);
  });

/** What there is to say of a puzzle that has not one solution, or may have more. */
function prospectNotes({ result, unique }: Prospect, { ladder }: SolveOptions): string[] {
  const notes: string[] = [];
  if (result.solutions.length > 1) notes.push('there are more solutions than this one');
  else if (result.ended === 'cut')
    notes.push('whether this is the only solution was not settled within the time limit');
  if (ladder !== undefined && !unique) notes.push('strategies that rely on a single solution are left out');
  return notes;
}

/** Climbs the ladder that was asked for, and tells how far it led. */
function climbed(
  record: Record,
  reading: Reading,
  prospect: Prospect,
  options: SolveOptions,
  notes: readonly string[],
  time: Clock,
): Answer {
  const { puzzle } = reading;
  const { level, guess, format } = options;
  const board = boardOf(puzzle);
  const rules: Rules = { unique: prospect.unique, guess, ...(level && { level }) };
  const ladder = ladderOf(options.ladder!)!;
  const steps: Step[] = [];
  const isCut = runsOut(() => {
    for (const step of walk(board, ladder, rules, time)) steps.push(step);
  });
  const isSolved = board.unsolved === 0;
  const end = isSolved
    ? formatLike(record.text, reading, board.values, format)
    : formatNamed(format ?? 'pencilmarks').format(puzzleOf(board));
  const text =
    options.explain && steps.length > 0 ? `${traceText(steps, options.colour, ladder.rated)}\n\n${end}` : end;
  const why = isCut ? reachedText(options.milliseconds) : stuck(options);
  const remarks = isSolved ? notes : [...notes, `${whereIs(record)}: not solved: ${why}`];
  return told(puzzle, prospect, options, text, remarks, isCut ? 3 : isSolved ? 0 : 1, { board, steps });
}

const stuck = ({ level }: SolveOptions): string =>
  level ? `no strategy up to level ${level} finds more` : 'no strategy finds more';

function told(
  puzzle: Puzzle,
  { result }: Prospect,
  { json }: SolveOptions,
  text: string,
  notes: readonly string[],
  status: Status,
  climb?: { readonly board: Board; readonly steps: readonly Step[] },
): Answer {
  if (!json) return answer(text, notes, status);
  const { geometry } = puzzle;
  const [solution] = result.solutions;
  return answer(
    JSON.stringify({
      ...puzzleJson(puzzle),
      size: geometry.size,
      solutions: result.solutions.length,
      solution: solution ? formatLine({ geometry, values: solution }) : null,
      solved: climb ? climb.board.unsolved === 0 : solution !== undefined,
      ...(climb && { steps: climb.steps.map(stepJson) }),
    }),
    notes,
    status,
  );
}
