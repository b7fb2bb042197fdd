/** `sudoku hint`: what can be done next. */

import { backtracking } from '../../strategies/last-resort/backtracking.js';
import type { Board } from '../core/board.js';
import { type Clock, clock, runsOut } from '../core/clock.js';
import { groupBy } from '../core/group.js';
import { boardOf, countValues, isPlain, type Puzzle } from '../core/puzzle.js';
import { formatPencilmarks } from '../formats/pencilmarks.js';
import type { PuzzleRecord } from '../formats/record.js';
import { outcomeOf } from '../logic/step/outcome.js';
import type { Level } from '../logic/step/strategy.js';
import { type Judgement, judge } from '../play/judge.js';
import { asMarked, misleads } from '../play/mistakes.js';
import { DEPTHS, type Depth, nudge } from '../render/hint.js';
import { hintJson, nudgeJson } from '../render/json/hint.js';
import { mistakeText } from '../render/mistakes.js';
import { drawnStep } from '../render/picture/step.js';
import { clashText } from '../render/reason.js';
import { drawnPosition } from '../render/terminal/position.js';
import { hintText } from '../render/trace.js';
import { type AllSteps, allSteps, cheapestSteps } from '../solver/all-steps.js';
import type { LadderName } from '../solver/ladder.js';
import { ladderOf } from '../solver/ladders.js';
import { byProgress, type MeasuredStep } from '../solver/progress.js';
import type { Step } from '../solver/step.js';
import { type Rules, rungsOf, walk } from '../solver/walk.js';
import { overRecords } from './batch.js';
import { type Answer, answer, type CommandModule, type Common, UsageError } from './command.js';
import { withDrawing } from './draw/options.js';
import { inputOf } from './input.js';
import { countOf, ladderNamed, levelOf, numberOf, screenOf, withInput, withLadder, withTimeLimit } from './options.js';
import { paged } from './pager.js';
import { withPager } from './pager-command.js';
import { named, onPuzzle, reachedText, UNSOLVABLE, whereIs } from './puzzle.js';
import { strategyIds } from './strategy-names.js';
import { oneOf } from './words.js';

export interface HintOptions extends Common {
  readonly all: boolean;
  /** Whether each puzzle is named over all its steps. */
  readonly isNamed: boolean;
  readonly ladder: LadderName;
  readonly strategies?: readonly string[];
  readonly level?: Level;
  /** At most so many outcomes; absent: all. */
  readonly limit?: number;
  /** Whether nobody asked for the limit. */
  readonly isSummary: boolean;
  readonly milliseconds: number;
  readonly depth: Depth;
  /** The step that helps most, in the place of the next one. */
  readonly best: boolean;
  readonly sort: Sort;
  /** Whether what is right is told of what is wrong. */
  readonly spoil: boolean;
}

const SORTS = ['rating', 'progress'] as const;
type Sort = (typeof SORTS)[number];

/** Outcomes that are shown if nothing is said. */
const SUMMARY = 20;

/** Where threads find it, here and in the bundle. */
const MODULE = new URL('hint.js', import.meta.url).href;

export const command: CommandModule = {
  declare(command) {
    withPager(withDrawing(withTimeLimit(withLadder(withInput(command)))))
      .option('--format <name>', 'draw the next step: svg, png, html')
      .option('--output <file>', 'of a drawing')
      .option('--where', 'only where to look: a house or two')
      .option('--what', 'only what to look for: the technique, and the cells of its pattern')
      .option('--why', 'all there is to say (as if nothing is asked)')
      .option('--spoil', 'of what is wrong in the grid, tell what is right')
      .option('--all', 'every step there is, not only the next')
      .option('--best', 'the step that helps most, of those up to --level (if none is told, that of the easiest step)')
      .option(
        '--sort <order>',
        'with --all: rating (as if nothing is asked), or progress, and what each step leaves to do',
      )
      .option('--strategy <names>', 'only these: names with commas between, as sudoku strategies lists them')
      .option(
        '--limit <count>',
        `with --all, so many outcomes, each by its cheapest step; 0 for every step (${SUMMARY} unless --json)`,
      );
  },
  async run(operands, words, terminal) {
    const { box, json, all, ladder, strategy, level, limit, timeLimit, format, verbose } = words;
    const input = inputOf(operands, box as string | undefined, terminal);
    const upTo = levelOf(level);
    const most = limit === undefined ? (json ? 0 : SUMMARY) : countOf('--limit', limit);
    if (limit !== undefined && !all) terminal.note('sudoku: --limit does nothing without --all');
    if (words.sort !== undefined && !all) terminal.note('sudoku: --sort does nothing without --all');
    if (words.best && all) throw new UsageError('--best is one step: leave out --all, or sort all by --sort progress');
    const options: HintOptions = {
      ...input.expected,
      verbose: Boolean(verbose),
      json: Boolean(json),
      inBlocks: !json,
      colour: terminal.colour,
      ...screenOf(terminal),
      all: Boolean(all),
      isNamed: !input.isWrittenOut,
      ladder: ladderNamed(ladder),
      depth: depthOf(words),
      spoil: Boolean(words.spoil),
      best: Boolean(words.best),
      sort: words.sort === undefined ? 'rating' : oneOf('order', String(words.sort), SORTS),
      milliseconds: numberOf('--time-limit', timeLimit) * 1000,
      isSummary: limit === undefined,
      ...(most > 0 && { limit: most }),
      ...(upTo && { level: upTo }),
      ...(strategy !== undefined && {
        strategies: strategyIds(strategy),
      }),
    };
    if (format !== undefined) {
      const unheard = options.best ? 'best' : options.depth;
      if (unheard !== 'why')
        throw new UsageError(`the next step is drawn, and all of it: leave out --${unheard} or --format`);
      const { stepsDrawn } = await import('./draw/commands.js');
      return stepsDrawn(input, words, { ...options, explain: true, guess: true }, terminal, 1);
    }
    return paged(terminal, words.pager !== false && !input.isTyped, (terminal) =>
      overRecords(input, hint, options, terminal.patience && isLong(options) ? { ...terminal, ...AT_ONCE } : terminal, {
        module: MODULE,
        name: 'hint',
        jobs: 1,
      }),
    );
  },
};

/** Everything that there is takes longer than this thread has patience: what it began would be begun anew on another. */
const isLong = ({ all, level, strategies, limit }: HintOptions): boolean =>
  all && limit === undefined && level === undefined && strategies === undefined;
const AT_ONCE = { patience: 1 };

/** The least that was asked for. */
const depthOf = (words: Readonly<Record<string, unknown>>): Depth => DEPTHS.find((depth) => words[depth]) ?? 'why';

export const hint = (record: PuzzleRecord, options: HintOptions): Answer =>
  onPuzzle(record, options, (puzzle) => {
    const time = clock(options.milliseconds, options.interrupt);
    const judgement = judge(puzzle, time);
    const { mistakes, canGoOn, solutions } = judgement;
    const { steps, ended, left } = canGoOn ? stepsAt(puzzle, options, solutions === 'one', time) : NOTHING;
    const isHelped = canGoOn ? steps.length > 0 || isSolved(puzzle) : mistakes.some(misleads) && solutions !== 'none';
    const notes = notesOn(puzzle, judgement);
    if (ended === 'time') notes.push(`${reachedText(options.milliseconds)}: there may be more steps`);
    if (ended === 'limit' && options.isSummary && options.all)
      notes.push(
        `the ${options.limit} ${options.sort === 'rating' ? 'cheapest' : 'most helpful'} outcomes, each by its cheapest step; --limit 0 shows every step there is`,
      );
    const { geometry } = puzzle;
    const told = mistakes.map((mistake) => mistakeText(geometry, mistake, options.spoil));
    const isHopeless = !canGoOn && !isHelped;
    const text = options.json
      ? JSON.stringify(
          hintJson(
            puzzle,
            mistakes,
            options.spoil,
            steps.map((step) => ({ ...nudgeJson(step, options.depth), ...leftJson(left?.get(step)) })),
          ),
        )
      : isHopeless
        ? UNSOLVABLE
        : [...told, ...(canGoOn ? [hintsOn(puzzle, steps, options, left)] : [])].join('\n');
    return answer(
      options.all && options.isNamed && !options.json && !isHopeless ? named(record, puzzle, text) : text,
      notes.map((note) => `${whereIs(record)}: ${note}`),
      ended === 'time' ? 3 : isHelped ? 0 : 1,
    );
  });

/** Steps, and if they were measured, what each leaves to do. */
interface Hints extends AllSteps {
  readonly left?: ReadonlyMap<Step, number>;
}

const leftJson = (left?: number): object => (left === undefined ? {} : { left });
const leftText = (left: number): string => ` (${left === 0 ? 'basic steps finish it' : `leaves ${left} candidates`})`;

const NOTHING: Hints = { steps: [], ended: 'all' };

/** What there is to say of a puzzle that has not one solution. */
function notesOn(puzzle: Puzzle, { mistakes, solutions, canGoOn }: Judgement): string[] {
  const { geometry } = puzzle;
  if (solutions === 'none') {
    const clash = mistakes.find((mistake) => mistake.kind === 'clash');
    return [clash ? clashText(geometry, clash) : 'there is no solution'];
  }
  const unsure = 'the givens are not known to have one solution alone, so';
  if (!canGoOn && !mistakes.some(misleads))
    return [`${unsure} what is wrong cannot be told: values and marks leave none`];
  if (solutions === 'one') return [];
  const unheld = isPlain(puzzle) ? '' : '; of values and marks, only clashes and what values rule out can be told';
  return [`${unsure} strategies that rely on that are left out${unheld}`];
}

function stepsAt(puzzle: Puzzle, options: HintOptions, unique: boolean, time: Clock): Hints {
  const { all, best, strategies, level, limit, sort } = options;
  const board = boardOf(asMarked(puzzle));
  const ladder = ladderOf(options.ladder)!;
  const rules: Rules = {
    unique,
    guess: !all || strategies !== undefined,
    ...(level && { level }),
    ...(strategies && { only: strategies }),
  };
  const rungs = rungsOf(ladder, rules);
  if (all && sort === 'rating')
    return limit === undefined ? allSteps(board, rungs, time) : cheapestSteps(board, rungs, limit, time);
  if (all) return mostHelpful(board, allSteps(board, rungs, time), limit);
  const steps: Step[] = [];
  const isCut = runsOut(() => {
    const { value: next } = walk(board.copy(), ladder, rules, time).next();
    if (next) steps.push(next);
  });
  const [next] = steps;
  if (!best || !next || next.strategy === backtracking) return { steps, ended: isCut ? 'time' : 'all' };
  const upTo = rungsOf(ladder, { ...rules, guess: false, level: level ?? next.strategy.level });
  return mostHelpful(board, allSteps(board, upTo, time), 1);
}

/** The steps that help most, each outcome by its cheapest step if so many outcomes are wanted. */
function mostHelpful(board: Board, { steps, ended }: AllSteps, limit = Infinity): Hints {
  const measured = byProgress(board, steps);
  const kept = limit === Infinity ? measured : firstOfOutcomes(measured, limit);
  const isLess = ended === 'all' && kept.length < measured.length;
  return {
    steps: kept.map(({ step }) => step),
    ended: isLess ? 'limit' : ended,
    left: new Map(kept.map(({ step, left }) => [step, left])),
  };
}

const firstOfOutcomes = (measured: readonly MeasuredStep[], limit: number): readonly MeasuredStep[] =>
  [...groupBy(measured, ({ step }) => outcomeOf(step)).values()].slice(0, limit).map(([first]) => first!);

const isSolved = (puzzle: Puzzle): boolean => countValues(puzzle) === puzzle.geometry.cells;

/** The steps in words, as far as was asked; a single one with the grid that it is found in. */
function hintsOn(
  puzzle: Puzzle,
  steps: readonly Step[],
  { all, colour, depth, screen }: HintOptions,
  left?: Hints['left'],
): string {
  if (steps.length === 0) return isSolved(puzzle) ? 'It is solved.' : 'No step found.';
  if (depth !== 'why') return [...new Set(steps.map((step) => nudge(step, depth)))].join('\n');
  const text = hintText(steps, colour, (step) => {
    const rest = left?.get(step);
    return rest === undefined ? '' : leftText(rest);
  });
  if (all) return text;
  const board = boardOf(asMarked(puzzle));
  const drawn = screen ? drawnPosition(board, drawnStep(steps[0]!), { colour, ...screen }) : formatPencilmarks(board);
  return `${text}\n\n${drawn}`;
}
