/**
 * Unknown settings are rejected by every function, with the nearest name and all that it takes; the types list the
 * same.
 */
import { afterAll, describe, expect, expectTypeOf, test } from 'vitest';
import { boardOf } from '../../src/core/index.js';
import { endWorkers, workers as later, setWorkers } from '../../src/face/async/node.js';
import type {
  BACKDOOR_SETTINGS,
  BackdoorLimits,
  BankSettings,
  ESTIMATE_SETTINGS,
  EstimateSettings,
  PROFILE_SETTINGS,
  ProfileSettings,
} from '../../src/face/bank.js';
import type { CALL_SETTINGS } from '../../src/face/call-settings.js';
import type { CLIMB_SETTINGS } from '../../src/face/climb.js';
import type { CREATE_REQUEST, CREATE_SETTINGS } from '../../src/face/drafting.js';
import type { GRADE_SETTINGS } from '../../src/face/grade.js';
import type { ALL_STEPS_SETTINGS, HINT_SETTINGS } from '../../src/face/hint.js';
import type { LIMIT_SETTINGS } from '../../src/face/limits.js';
import type { MISTAKE_SETTINGS, MistakeSettings } from '../../src/face/mistake-settings.js';
import type { READ_SETTINGS } from '../../src/face/rule-settings.js';
import type { CHECK_SETTINGS, SOLVE_SETTINGS } from '../../src/face/solve.js';
import type { PARSE_SETTINGS } from '../../src/formats/puzzle-like.js';
import * as library from '../../src/index.js';
import { picturePage } from '../../src/render/html/index.js';
import { picture, svgOf, svgOfStep } from '../../src/render/index.js';
import { pdfOf } from '../../src/render/pdf/node.js';
import { pngOf } from '../../src/render/png.js';
import { read } from '../read-text.js';

const { Game } = library;
const PUZZLE = '.3.1...2....1...';
const game = Game.from(PUZZLE);
const drawn = picture(boardOf(game.puzzle), undefined);

/** A setting that no function has, with a name that resembles that of one. */
const given = (name: string): Record<string, never> => ({ [name]: 1 }) as never;

const rejected = (option: string, message: string) =>
  expect.objectContaining({ name: 'BadOption', code: 'BAD_OPTION', option, message: expect.stringContaining(message) });

test.each([
  [
    'read',
    () => read(PUZZLE, given('bx')),
    'bx',
    "unknown setting 'bx' (box, variant, regions, digits, pairs, constraints). Did you mean box?",
  ],
  ['solve', () => library.solve(PUZZLE, given('milisecond')), 'milisecond', 'Did you mean milliseconds?'],
  ['check', () => library.check(PUZZLE, given('limt')), 'limt', 'Did you mean limit?'],
  ['hint', () => library.hint(PUZZLE, given('laddr')), 'laddr', 'Did you mean ladder?'],
  ['hint with a name that is like none', () => library.hint(PUZZLE, given('timeLimit')), 'timeLimit', 'milliseconds, '],
  ['allSteps', () => library.allSteps(PUZZLE, given('evry')), 'evry', 'Did you mean every?'],
  ['walk', () => library.walk(PUZZLE, given('spoil')), 'spoil', "unknown setting 'spoil' (box"],
  ['hint with an option of the program', () => library.hint(PUZZLE, given('max-level')), 'max-level', 'mean maxLevel?'],
  ['hint with a former name', () => library.hint(PUZZLE, given('level')), 'level', 'Did you mean maxLevel?'],
  ['hint with another word', () => library.hint(PUZZLE, given('timeout')), 'timeout', 'Did you mean milliseconds?'],
  ['check with clues', () => library.check(PUZZLE, given('clues')), 'clues', '`withClues` of /strategies adds them'],
  [
    'solve with what another function does',
    () => library.solve(PUZZLE, given('format')),
    'format',
    'language). `await write(puzzle, format)` writes a format',
  ],
  ['check with a name of every object', () => library.check(PUZZLE, given('constructor')), 'constructor', 'minimal).'],
  ['explain', () => library.explain(PUZZLE, given('timeLimit')), 'timeLimit', "unknown setting 'timeLimit' (box"],
  ['grade', () => library.grade(PUZZLE, given('scales')), 'scales', 'Did you mean scale?'],
  ['verify', () => library.verify(library.explain(PUZZLE), given('signl')), 'signl', 'Did you mean signal?'],
  ['Game.from', () => Game.from(PUZZLE, given('rigions')), 'rigions', 'Did you mean regions?'],
  ['mistakes', () => game.mistakes(given('spoils')), 'spoils', 'Did you mean spoil?'],
  ['setWorkers', () => setWorkers(given('cout')), 'cout', "unknown setting 'cout' (begin, count). Did you mean count?"],
  ['svgOfStep', () => svgOfStep(PUZZLE, undefined, given('legnd')), 'legnd', 'Did you mean legend?'],
  [
    'svgOfStep with a theme',
    () => svgOfStep(PUZZLE, undefined, { theme: 'drak' as never }),
    'theme',
    "'drak' (auto, light, dark). Did you mean dark?",
  ],
  ['svgOfStep with no grid', () => svgOfStep({} as never), 'puzzle', 'takes a text, or a puzzle as parse returns it'],
  ['svgOf', () => svgOf(drawn, given('sufix')), 'sufix', 'Did you mean suffix?'],
  ['picturePage', () => picturePage(drawn, 'sepia' as never), 'theme', "unknown theme 'sepia' (auto, light, dark)"],
])('%s rejects it', (_, call, option, message) => {
  expect(call).toThrow(rejected(option, message));
});

test.each([
  ['create', () => library.create(given('levle')), 'levle', 'Did you mean level?'],
  ['create with another word', () => library.create(given('difficulty')), 'difficulty', 'Did you mean level?'],
  ['create with a former name', () => library.create(given('freshFrom')), 'freshFrom', 'Did you mean against?'],
  [
    'create, for its second argument',
    () => library.create({}, given('onProgres')),
    'onProgres',
    '(signal, milliseconds, onProgress)',
  ],
  [
    'create, for limits in the request',
    () => library.create({ ...given('milliseconds') }),
    'milliseconds',
    'goes into the second argument: create(request, { milliseconds })',
  ],
  ['pdfOf', () => pdfOf([game.puzzle], given('titel')), 'titel', 'Did you mean title?'],
  [
    'pdfOf with a paper',
    () => pdfOf([game.puzzle], { paper: 'a5' as never }),
    'paper',
    "unknown paper 'a5' (a4, letter)",
  ],
  ['pngOf', () => pngOf('<svg/>', { width: 5 } as never), 'width', 'takes a number of pixels above 0'],
  ['pngOf with a width beyond memory', () => pngOf('<svg/>', 1e9), 'width', 'takes at most 10000 pixels'],
])('%s rejects it', async (_, call, option, message) => {
  await expect(call()).rejects.toEqual(rejected(option, message));
});

describe('a call of /async', () => {
  const settings = given('laddr');
  const trace = library.explain(PUZZLE);

  test.each([
    ['solve', () => later.solve(PUZZLE, settings)],
    ['check', () => later.check(PUZZLE, settings)],
    ['hint', () => later.hint(PUZZLE, settings)],
    ['allSteps', () => later.allSteps(PUZZLE, settings)],
    ['walk', () => later.walk(PUZZLE, settings).next()],
    ['explain', () => later.explain(PUZZLE, settings)],
    ['grade', () => later.grade(PUZZLE, settings)],
    ['create', () => later.create({}, settings)],
    ['verify', () => later.verify(trace, settings)],
    ['canon', () => later.canon(PUZZLE, settings)],
    ['kindOf', () => later.kindOf(PUZZLE, settings)],
    ['profileOf', () => later.profileOf(PUZZLE, settings)],
    ['peopleEstimate', () => later.peopleEstimate(PUZZLE, settings)],
    ['backdoorsOf', () => later.backdoorsOf(PUZZLE, settings)],
    ['estimateSolutions', () => later.estimateSolutions(PUZZLE, settings)],
    ['minimalWithin', () => later.minimalWithin(PUZZLE, settings).next()],
  ])('rejects it: %s', async (_, call) => {
    await expect(call()).rejects.toEqual(rejected('laddr', "unknown setting 'laddr' ("));
  });

  test('takes callbacks that are known, and rejects others', async () => {
    const steps: number[] = [];
    await later.grade(PUZZLE, { onStep: (rating) => steps.push(rating) });
    expect(steps.length).toBeGreaterThan(0);
    const wrong = { onSteps: () => {} } as never;
    await expect(later.grade(PUZZLE, wrong)).rejects.toEqual(rejected('onSteps', 'Did you mean onStep?'));
    await expect(later.solve(PUZZLE, { in: 'here' } as never)).rejects.toEqual(rejected('in', "unknown setting 'in'"));
  });
});

afterAll(() => endWorkers());

test('a result stands for the rules that it states', () => {
  const text = `${PUZZLE} variant=x`;
  const solved = library.solve(read(text));
  expect(read(solved.puzzle, solved).geometry).toBe(read(text).geometry);
});

test('the tables of settings have the names of their types, no more and no less (checked by `npm run types`)', () => {
  type Names<Table> = keyof Table;
  expectTypeOf<Names<typeof READ_SETTINGS>>().toEqualTypeOf<keyof library.ReadSettings>();
  expectTypeOf<Names<typeof PARSE_SETTINGS>>().toEqualTypeOf<keyof library.ParseSettings>();
  expectTypeOf<Names<typeof LIMIT_SETTINGS>>().toEqualTypeOf<keyof library.TimeLimits>();
  expectTypeOf<Names<typeof SOLVE_SETTINGS>>().toEqualTypeOf<keyof library.SolveSettings>();
  expectTypeOf<Names<typeof CALL_SETTINGS>>().toEqualTypeOf<keyof BankSettings>();
  expectTypeOf<Names<typeof CHECK_SETTINGS>>().toEqualTypeOf<keyof library.CheckSettings>();
  expectTypeOf<Names<typeof CLIMB_SETTINGS>>().toEqualTypeOf<keyof library.ClimbSettings>();
  expectTypeOf<Names<typeof HINT_SETTINGS>>().toEqualTypeOf<keyof library.HintSettings>();
  expectTypeOf<Names<typeof ALL_STEPS_SETTINGS>>().toEqualTypeOf<keyof library.AllStepsSettings>();
  expectTypeOf<Names<typeof GRADE_SETTINGS>>().toEqualTypeOf<keyof library.GradeSettings>();
  expectTypeOf<Names<typeof CREATE_REQUEST>>().toEqualTypeOf<keyof library.CreateRequest>();
  expectTypeOf<Names<typeof CREATE_SETTINGS>>().toEqualTypeOf<keyof library.CreateSettings>();
  expectTypeOf<Names<typeof MISTAKE_SETTINGS>>().toEqualTypeOf<keyof MistakeSettings>();
  expectTypeOf<Names<typeof PROFILE_SETTINGS>>().toEqualTypeOf<keyof ProfileSettings>();
  expectTypeOf<Names<typeof BACKDOOR_SETTINGS>>().toEqualTypeOf<keyof BackdoorLimits>();
  expectTypeOf<Names<typeof ESTIMATE_SETTINGS>>().toEqualTypeOf<keyof EstimateSettings>();
});
