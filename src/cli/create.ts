/** `sudoku create`: puzzles to order. */
import { LIMIT_REACHED } from '../batch/answer.js';
import { Interrupted } from '../batch/interrupt.js';
import { clock, runsOut } from '../core/clock.js';
import { FILLS } from '../create/fill.js';
import { obstacleTo } from '../create/obstacle.js';
import { freshSeed, seedAt } from '../create/random.js';
import { type Spec, specOf } from '../create/spec.js';
import { SYMMETRIES } from '../create/symmetry.js';
import type { Part } from '../formats/format.js';
import { lossNotes, partsOf } from '../formats/losses.js';
import { LEVELS } from '../logic/step/strategy.js';
import type { CommandModule, Terminal } from './command.js';
import { obstacleText } from './create-obstacle.js';
import { resultsOf } from './create-queue.js';
import type { ReportOptions } from './create-report.js';
import { type Requested, requestOf } from './create-request.js';
import type { CreateTask } from './create-work.js';
import { drawingOf, isDrawn, withDrawing } from './draw/options.js';
import { BOX, formatOf, jobsOf, numberOf, wholeNumberOf, withFormat, withJobs } from './options.js';
import { outputOf } from './output.js';
import { reachedText } from './puzzle.js';

export const command: CommandModule = {
  declare(command) {
    withDrawing(withJobs(withFormat(command, 'framed (or clipboard, with --just)')), true)
      .argument('[difficulty]', `how hard it is to be: ${LEVELS.join(', ')}`)
      .argument('[size]', 'rows of the grid: 9 if nothing says otherwise')
      .option('--difficulty <level>', 'the same as the operand')
      .option('--size <number>', 'the same as the operand')
      .option('--box <RxC>', BOX)
      .option('--score <A..B>', "HoDoKu's score: a range, A.., ..B or a number")
      .option('--rating <A..B>', "Sudoku Explainer's rating, likewise")
      .option(
        '--require <names>',
        'strategies that the path needs: names with commas between, as sudoku strategies lists them',
      )
      .option('--just', 'stop right before the required strategy: a position to train on')
      .option('--only <names>', 'strategies that suffice, likewise')
      .option('--max-level <level>', 'solvable by strategies up to this level')
      .option('--clues <A..B>', 'how many givens: a range or a number')
      .option('--minimal', 'every given is needed')
      .option('--symmetry <name>', `of the givens: ${SYMMETRIES.join(', ')}`)
      .option('--pattern <file>', 'which cells are given: a symbol for each, . where none is')
      .option('--like <puzzle>', 'of the same kind as this one, written out or the first in a file')
      .option('--fill <way>', `how full grids are made: ${FILLS.join(', ')}`)
      .option('--count <number>', 'so many puzzles', '1')
      .option('--seed <text>', 'the same seed makes the same puzzles; told if it is not given')
      .option('--time-limit <seconds>', 'most time for one puzzle', '60')
      .option('--output <file>', 'write there instead of to standard output')
      .option('--comment', 'a line of comment before each puzzle: grade, seed, techniques')
      .option('--json', 'one JSON object a puzzle, each in a line');
  },

  async run(operands, words, terminal) {
    const milliseconds = numberOf('--time-limit', words.timeLimit) * 1000;
    let requested: Requested | undefined;
    runsOut(() => {
      requested = requestOf(operands, words, clock(milliseconds));
    });
    if (!requested) {
      terminal.note(`sudoku: ${reachedText(milliseconds)}: the puzzle of --like is not graded`);
      return LIMIT_REACHED;
    }
    const { geometry, request } = requested;
    const obstacle = obstacleTo(geometry, request);
    if (obstacle) {
      terminal.note(`sudoku: ${obstacleText(obstacle)}`);
      return LIMIT_REACHED;
    }
    const count = wholeNumberOf('--count', words.count);
    const jobs = Math.min(jobsOf(words.jobs, terminal), count);
    const drawing = isDrawn(words.format) ? drawingOf(words, words.format) : undefined;
    const report: ReportOptions = {
      json: words.json === true || drawing !== undefined,
      format: (drawing ? undefined : formatOf(words.format)) ?? (words.just === true ? 'clipboard' : 'framed'),
      comment: words.comment === true,
      just: words.just === true,
    };
    if (report.comment && report.json)
      terminal.note(
        `sudoku: --comment does nothing with ${drawing ? `--format ${drawing.format}` : '--json, which tells all of it'}`,
      );
    const seed = words.seed === undefined ? freshSeed() : String(words.seed);
    const drawn = drawing && (await import('./draw/writer.js')).drawnTerminal(terminal, drawing);
    const output = drawn ? { write: drawn.write, close: () => {} } : outputOf(words.output, terminal);
    if (words.seed === undefined) terminal.note(`seed: ${seed}`);
    const parts: Part[] = [...partsOf({ geometry, values: [] }), ...(report.just ? POSITION : [])];
    if (!report.json) for (const note of lossNotes(report.format, parts, geometry)) terminal.note(`sudoku: ${note}`);
    const alike = { box: [geometry.boxRows, geometry.boxColumns], request, milliseconds, report } as const;
    const tasks = async function* (): AsyncGenerator<CreateTask> {
      for (let index = 0; index < count; index++) yield { ...alike, seed: seedAt(seed, index) };
    };
    const progress = progressOf(terminal, specOf(geometry, request));
    let isWhole = false;
    let isInterrupted = false;
    try {
      for await (const result of resultsOf(tasks(), jobs, progress.trying, terminal.patience)) {
        progress.clear();
        if (result.text === undefined) {
          terminal.note(result.shortfall);
          isWhole = progress.made > 0;
          await drawn?.end();
          return LIMIT_REACHED;
        }
        const gap = progress.made > 0 && result.text.includes('\n') ? '\n' : '';
        await output.write(`${gap}${result.text}\n`);
        progress.add(result.tried);
      }
      await drawn?.end();
      isWhole = true;
    } catch (error) {
      isInterrupted = error instanceof Interrupted;
      throw error;
    } finally {
      progress.end();
      if (!isInterrupted) output.close(isWhole);
    }
    return 0;
  },
};

/** What there is to a position that a puzzle of givens alone has not. */
const POSITION: readonly Part[] = ['candidates', 'givens'];

const MILLISECONDS_A_TICK = 500;

/** Seconds without a puzzle after which it is told what is hard to come by. */
const RARE = 1;

/** The line that tells how it goes: made, tried, rate; and what all of a puzzle has to be, where none comes. */
function progressOf(terminal: Terminal, { aims }: Spec) {
  const wanted = aims.map(({ name }) => name).join(' and ');
  const start = performance.now();
  let tried = 0;
  /** Drafts looked at of what is under way. */
  let under = 0;
  const show = (): void => {
    const seconds = (performance.now() - start) / 1000;
    const isRare = progress.made === 0 && tried + under > 0 && seconds > RARE;
    const rare = isRare && wanted ? `; rare: ${wanted}` : '';
    terminal.progress?.(
      `${progress.made} made, ${tried + under} tried, ${(progress.made / seconds).toFixed(1)} a second${rare}`,
    );
  };
  /** The first draft of a large grid may take seconds, on another thread. */
  const ticking = terminal.progress && setInterval(show, MILLISECONDS_A_TICK).unref();
  const progress = {
    made: 0,
    trying(drafts: number): void {
      under = drafts;
      show();
    },
    add(more: number): void {
      progress.made++;
      tried += more;
      under = 0;
      show();
    },
    clear: (): void => terminal.progress?.(''),
    end(): void {
      clearInterval(ticking);
      progress.clear();
    },
  };
  return progress;
}
