/** `sudoku create`: puzzles to order. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { making, type Outcome } from '../create/create.js';
import { FILLS } from '../create/fill.js';
import { type Order, orderOf } from '../create/order.js';
import { freshSeed, seedAt, seeded } from '../create/random.js';
import { SYMMETRIES } from '../create/symmetry.js';
import { formatLine } from '../formats/line.js';
import { LEVELS } from '../logic/strategy.js';
import { type CommandModule, type Terminal, UsageError } from './command.js';
import { type Manner, reportOf, summary } from './create-report.js';
import { requestOf } from './create-request.js';
import { formatOf, numberOf, withFormat } from './options.js';

export const command: CommandModule = {
  declare(command) {
    withFormat(command)
      .argument('[difficulty]', `how hard it is to be: ${LEVELS.join(', ')}`)
      .argument('[size]', 'rows of the grid')
      .option('--difficulty <level>', 'the same as the operand')
      .option('--size <number>', 'the same as the operand')
      .option('--box <RxC>', 'rows and columns of a box')
      .option('--score <A..B>', "HoDoKu's score")
      .option('--rating <A..B>', "Sudoku Explainer's rating")
      .option('--require <ids>', 'strategies that the path needs, with commas between')
      .option('--only <ids>', 'strategies that suffice')
      .option('--max-level <level>', 'solvable by strategies up to this level')
      .option('--clues <A..B>', 'how many givens')
      .option('--minimal', 'every given is needed')
      .option('--symmetry <name>', `of the givens: ${SYMMETRIES.join(', ')}`)
      .option('--fill <way>', `how full grids are made: ${FILLS.join(', ')}`)
      .option('--count <number>', 'so many puzzles', '1')
      .option('--seed <text>', 'the same seed makes the same puzzles')
      .option('--time-limit <seconds>', 'most time for one puzzle', '60')
      .option('--output <file>', 'write there instead of to standard output')
      .option('--comment', 'a line of comment before each puzzle: grade, seed, techniques')
      .option('--json', 'one JSON object a puzzle');
  },

  async run(operands, words, terminal) {
    const { geometry, wishes } = requestOf(operands, words);
    const order = orderOf(geometry, wishes);
    const count = wholeNumber('--count', words.count);
    const milliseconds = numberOf('--time-limit', words.timeLimit) * 1000;
    const manner: Manner = {
      json: words.json === true,
      format: formatOf(words.format) ?? 'framed',
      comment: words.comment === true,
    };
    const seed = words.seed === undefined ? freshSeed() : String(words.seed);
    const output = outputOf(words.output, terminal);
    if (words.seed === undefined) terminal.note(`seed: ${seed}`);
    try {
      for (let index = 0; index < count; index++) {
        const own = seedAt(seed, index);
        const outcome = await patiently(order, own, milliseconds);
        if (!outcome.made) {
          terminal.note(shortfall(outcome, own, words.timeLimit));
          return 3;
        }
        const text = reportOf(outcome.made, own, order.symmetry, manner);
        await output.write(`${text.includes('\n') && index > 0 ? '\n' : ''}${text}\n`);
      }
    } finally {
      output.close();
    }
    return 0;
  },
};

/** How long the search goes on before it lets the program hear what else happens. */
const MILLISECONDS_A_TURN = 50;

async function patiently(order: Order, seed: string, milliseconds: number): Promise<Outcome> {
  const search = making(order, seeded(seed), milliseconds);
  for (let turn = performance.now(); ; ) {
    const { done, value } = search.next();
    if (done) return value;
    if (performance.now() - turn < MILLISECONDS_A_TURN) continue;
    await setImmediate();
    turn = performance.now();
  }
}

/** What to say of an order that was not met. */
function shortfall(outcome: Outcome & { made?: undefined }, seed: string, seconds: unknown): string {
  const { made, missed } = outcome.nearest;
  return [
    `sudoku: not made within ${seconds} s, ${outcome.tried} drafts looked at (seed ${seed})`,
    `nearest: ${formatLine(made.draft)}`,
    `  ${summary({ puzzle: made.draft, grade: made.wholeGrade }, seed)}`,
    `missed: ${missed.map(({ name }) => name).join('; ')}`,
    `to loosen: ${missed.map(({ loosen }) => loosen).join('; or ')}; or allow more time (--time-limit)`,
  ].join('\n');
}

interface Output {
  write(text: string): void | Promise<void>;
  close(): void;
}

/** Where puzzles go; a file is opened before any work is done. Throws a UsageError. */
function outputOf(file: unknown, terminal: Terminal): Output {
  if (file === undefined) return { write: (text) => terminal.write(text), close: () => {} };
  try {
    const descriptor = openSync(String(file), 'w');
    return { write: (text) => void writeSync(descriptor, text), close: () => closeSync(descriptor) };
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${(error as Error).message}. Name a file that can be written`);
  }
}

function wholeNumber(option: string, word: unknown): number {
  const number = numberOf(option, word);
  if (!Number.isInteger(number)) throw new UsageError(`${option} takes a whole number, not '${word}'`);
  return number;
}
