/** `sudoku hint`: what can be done next. */

import { catalogue } from '../../strategies/index.js';
import { boardOf, type Puzzle } from '../core/puzzle.js';
import type { Record } from '../formats/records.js';
import type { Level } from '../logic/strategy.js';
import { stepJson } from '../render/json.js';
import { hintText } from '../render/trace.js';
import { allSteps } from '../solver/all-steps.js';
import { ladderOf } from '../solver/ladders.js';
import type { Step } from '../solver/step.js';
import { type Rules, rungsOf, walk } from '../solver/walk.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common } from './command.js';
import { inputOf } from './input.js';
import { ladderNamed, levelOf, numberOf, withInput, withLadder, withTimeLimit } from './options.js';
import { lineOf, onPuzzle, prospectOf, reasonText, whereIs } from './puzzle.js';
import { oneOf } from './words.js';

export interface HintOptions extends Common {
  readonly all: boolean;
  readonly ladder: string;
  readonly strategies?: readonly string[];
  readonly level?: Level;
  readonly limit: number;
  readonly milliseconds: number;
}

export const command: CommandModule = {
  declare(command) {
    withTimeLimit(withLadder(withInput(command)))
      .option('--all', 'every step there is, not only the next')
      .option('--strategy <ids>', 'only these strategies, ids with commas between')
      .option('--limit <count>', 'at most so many steps');
  },
  async run(operands, { box, json, all, ladder, strategy, level, limit, timeLimit }, terminal) {
    const input = inputOf(operands, box as string | undefined, terminal);
    const ids = catalogue.map(({ id }) => id);
    const upTo = levelOf(level);
    const options: HintOptions = {
      ...input.expected,
      json: Boolean(json),
      colour: terminal.colour,
      all: Boolean(all),
      ladder: ladderNamed(ladder).id,
      limit: limit === undefined ? Infinity : numberOf('--limit', limit),
      milliseconds: numberOf('--time-limit', timeLimit) * 1000,
      ...(upTo && { level: upTo }),
      ...(strategy !== undefined && {
        strategies: String(strategy)
          .split(',')
          .map((id) => oneOf('strategy', id.trim(), ids)),
      }),
    };
    return overRecords(input, hint, options, terminal);
  },
};

export const hint = (record: Record, options: HintOptions): Answer =>
  onPuzzle(record, options, (puzzle) => {
    const prospect = prospectOf(puzzle, options.milliseconds);
    const { geometry } = puzzle;
    const where = whereIs(record);
    if (prospect.clashes.length > 0)
      return hints(puzzle, [], options, [`${where}: ${reasonText(geometry, prospect)}`], 1);
    const notes = prospect.unique
      ? []
      : [`${where}: the puzzle has not one solution alone, so strategies that rely on that are left out`];
    const steps = stepsAt(puzzle, options, prospect.unique);
    return hints(puzzle, steps, options, notes, 0);
  });

function stepsAt(puzzle: Puzzle, { all, ladder: id, strategies, level, limit }: HintOptions, unique: boolean): Step[] {
  const board = boardOf(puzzle);
  const rules: Rules = { unique, guess: !all || Boolean(strategies), ...(level && { level }) };
  const whole = ladderOf(id)!;
  const ladder = {
    ...whole,
    rungs: whole.rungs.filter(({ strategy }) => !strategies || strategies.includes(strategy.id)),
  };
  if (all) return allSteps(board, rungsOf(ladder, rules)).slice(0, limit);
  const { value: next } = walk(board, ladder, rules).next();
  return next ? [next] : [];
}

function hints(puzzle: Puzzle, steps: Step[], { json, colour }: HintOptions, notes: string[], status: 0 | 1): Answer {
  if (json) return answer(JSON.stringify({ puzzle: lineOf(puzzle), steps: steps.map(stepJson) }), notes, status);
  if (status === 0 && steps.length === 0) return answer('No step found.', notes, 1);
  return answer(hintText(steps, colour), notes, status);
}
