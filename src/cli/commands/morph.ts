/** `sudoku morph`: equivalent puzzles, by random or given transformations. */
import { symmetricTransform } from '../../bank/symmetric-transform.js';
import { movesOf, transformOf } from '../../canon/moves.js';
import { dressed, randomTransform, type Transform } from '../../canon/transform.js';
import { EMPTY } from '../../core/board.js';
import type { Puzzle } from '../../core/puzzle.js';
import { seededFor } from '../../create/random.js';
import { freshSeed } from '../../create/seeds.js';
import { symmetryOf } from '../../create/symmetry.js';
import { Misread } from '../../formats/misread.js';
import { parseMoves } from '../../formats/moves.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { morphJson } from '../../render/json/canon.js';
import { failureJson, lineOf } from '../../render/json/puzzle.js';
import { text, whole } from '../../settings/settings.js';
import { overRecords } from '../answers/batch.js';
import { workOn } from '../answers/forms.js';
import { type Common, commandOf, type Result, UsageError, type Work } from '../command.js';
import { beside, idleIf } from '../idle.js';
import { inputOf, toldOf } from '../input/input.js';
import { failure } from '../input/puzzle.js';
import { BATCH, flag, INPUT, jobsOf, option, PUZZLES, REMARKS, withoutUndefined } from '../options.js';
import { OUTPUT } from '../output/options.js';

export interface MorphOptions extends Common {
  /** The number of equivalent puzzles that each puzzle yields; `seed` is the seed of all of them. */
  readonly count: number;
  readonly seed: string;
  /** True if the transformations keep the symmetry of the givens. */
  readonly keepsSymmetry: boolean;
  /** The transformation in words, in place of a random one. */
  readonly moves?: string;
}

/** The module that workers import the work from, here and in the bundle. */
const MODULE = new URL('morph.js', import.meta.url);

export const command = commandOf({
  operands: PUZZLES,
  options: {
    ...INPUT,
    ...BATCH,
    ...REMARKS,
    ...OUTPUT,
    seed: idleIf(
      option('--seed <text>', 'the same seed gives the same result; printed if not given', text),
      beside('--moves'),
    ),
    count: idleIf(
      option(
        '--count <number>',
        'the number of equivalent puzzles for each puzzle, one per line',
        whole(1, Infinity),
        '1',
      ),
      beside('--moves'),
    ),
    keepSymmetry: idleIf(
      flag('--keep-symmetry', 'only puzzles in which the givens keep their symmetry'),
      beside('--moves'),
    ),
    moves: option('--moves <text>', 'these moves, as canon --same prints them, in place of random ones', text),
  },
  async run(operands, args, terminal) {
    const { moves, keepSymmetry: keepsSymmetry } = args;
    if (args.resume !== undefined && args.seed === undefined && moves === undefined)
      throw new UsageError('--resume continues with the same moves: name them with --seed');
    const input = inputOf(operands, args, terminal);
    const { seed = freshSeed() } = args;
    if (args.seed === undefined && moves === undefined) terminal.note(`seed: ${seed}`);
    const count = moves === undefined ? args.count : 1;
    const told = { ...toldOf({ ...args, milliseconds: Infinity }, input, terminal), inRows: true, colour: false };
    const options: MorphOptions = { ...told, seed, count, keepsSymmetry, ...withoutUndefined({ moves }) };
    const work = { work: morphRecord, module: MODULE, exportName: 'morphRecord', jobs: jobsOf(args.jobs, terminal) };
    return overRecords({ ...input, records: () => inParts(input.records(), count) }, work, options, terminal);
  },
});

/** A record, and the number of its equivalent puzzles that other parts yield before. */
interface Part extends PuzzleRecord {
  readonly before?: number;
}

/** The most equivalent puzzles of a part: they are written together. */
const PART = 1000;

/** Yields each record as parts of its equivalent puzzles, so that the first are written before the last are made. */
async function* inParts(
  chunks: AsyncIterable<readonly PuzzleRecord[]>,
  count: number,
): AsyncGenerator<readonly Part[], void, void> {
  for await (const records of chunks)
    if (count <= PART) yield records;
    else
      for (const record of records)
        for (let before = 0; before < count; before += PART) yield [before > 0 ? { ...record, before } : record];
}

const morphPart = workOn(({ puzzle }, options: MorphOptions, _clock, { before }: Part) =>
  morphsOf(puzzle, options, before),
);

/** Answers a part. The first part alone says what is wrong with its record, and what is remarked. */
export const morphRecord: Work<MorphOptions> = (record: Part, options) => {
  const answer = morphPart(record, options);
  if (!record.before) return answer;
  return { ...answer, out: answer.status === 0 ? answer.out : '', remarks: [] };
};

function morphsOf(puzzle: Puzzle, options: MorphOptions, before?: number): Result {
  if (!puzzle.geometry.isPlain) {
    const reason = 'a variant has no equivalent puzzles: moves of lines change its rules';
    return failure(reason, 1, failureJson(reason, puzzle));
  }
  try {
    const morphs = transformsOf(puzzle, options, before).map((transform) => ({
      transform,
      morph: dressed(puzzle, transform),
    }));
    return {
      text: () => morphs.map(({ morph }) => lineOf(morph)).join('\n'),
      data: () => morphs.map(({ morph, transform }) => morphJson(puzzle, morph, movesOf(transform))),
    };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof Misread)) throw error;
    const { message } = error;
    return failure(`--moves: ${message}`, 2, failureJson(message, puzzle));
  }
}

/** Returns the transformations of a part of a puzzle's equivalent puzzles. */
function transformsOf(
  puzzle: Puzzle,
  { count, seed, keepsSymmetry, moves }: MorphOptions,
  before = 0,
): readonly Transform[] {
  const { geometry, values } = puzzle;
  if (moves !== undefined) return [transformOf(geometry, parseMoves(moves, geometry))];
  const symmetry = keepsSymmetry ? symmetryOf(geometry, (cell) => values[cell] !== EMPTY) : 'none';
  return Array.from({ length: Math.min(PART, count - before) }, (_, index) => {
    const random = seededFor(lineOf(puzzle), seed, before + index);
    return symmetry === 'none' ? randomTransform(geometry, random) : symmetricTransform(geometry, symmetry, random);
  });
}
