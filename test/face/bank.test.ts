/** Bank functions pause when the clock asks for it, and return the same answers as the functions of the bank. */
import { describe, expect, test } from 'vitest';
import * as bank from '../../src/bank/index.js';
import { leastForm } from '../../src/canon/least.js';
import { PAUSE_DUE, unlimited } from '../../src/core/clock.js';
import { seeded } from '../../src/create/random.js';
import * as later from '../../src/face/async/index.js';
import * as tasks from '../../src/face/bank.js';
import { formatLine } from '../../src/formats/line.js';
import { BadOption, OutOfTime, type Puzzle, read, solve, UnfitPuzzle } from '../../src/index.js';
import { ladderOf } from '../../src/solver/ladders.js';

const HARD = '....29.8.1..4..5...98...7..6...9..5.8..6.5..7.1..7...9..1...62...3..8..1.4.23....';
const SMALL = '.3.1...2....1...';
/** A puzzle with more givens than needed. */
const DENSE = solve(SMALL).solution!.slice(0, 8) + SMALL.slice(8);
const puzzle = read(HARD);
/** A signal that always asks for a pause. */
const EAGER = { signal: { aborted: false, isDue: true } };

/** Runs a task. Returns its results other than pauses, the number of pauses, and its answer. */
function drained<Told, Answer>(task: Generator<Told | undefined, Answer, void>) {
  const told: Told[] = [];
  let pauses = 0;
  for (;;) {
    const { done, value } = task.next();
    if (done) return { told, pauses, answer: value };
    if (value === undefined) pauses++;
    else told.push(value);
  }
}

test.each([
  ['backdoors', tasks.findingBackdoorsOf(HARD, { ...EAGER, most: 1 }), bank.backdoorsOf(puzzle, { most: 1 })],
  [
    'backdoors of a level',
    tasks.findingBackdoorsOf(HARD, { ...EAGER, most: 1, level: 'medium' }),
    bank.backdoorsOf(puzzle, { most: 1, level: 'medium' }),
  ],
  [
    'an estimate of solutions',
    tasks.findingEstimate(SMALL, { ...EAGER, probes: 50, seed: 'tea' }),
    bank.estimateSolutions(read(SMALL), 50, seeded('tea')),
  ],
  ['an estimate of people', tasks.findingPeopleEstimate(HARD, EAGER), bank.peopleEstimate(puzzle)],
  ['a profile', tasks.findingProfile(HARD, { ...EAGER, ladder: 'se' }), bank.profileOf(puzzle, ladderOf('se'))],
] as const)('%s: the same with pauses', (_, task, answer) => {
  const result = drained<never, unknown>(task);
  expect(answer).toBeDefined();
  expect(result.answer).toEqual(answer);
  expect(result.pauses).toBeGreaterThan(10);
});

test('minimal puzzles are the same with pauses, and are returned as lines', () => {
  const some = [...bank.minimalWithin(read(DENSE))].map((each) => formatLine(each));
  const { told, pauses } = drained(tasks.listingMinimalWithin(DENSE, EAGER));
  expect(told).toEqual(some);
  expect([told.length > 5, pauses > 20]).toEqual([true, true]);
});

describe('asynchronous', () => {
  const here = { in: 'here' } as const;

  test('returns the same answers as the functions of the bank', async () => {
    const { geometry, values } = puzzle;
    const { automorphisms, values: least } = leastForm(geometry, values);
    expect(await later.canon(HARD, here)).toMatchObject({
      canon: formatLine({ geometry, values: least }),
      automorphisms: Number(automorphisms),
    });
    expect(await later.kindOf(puzzle, here)).toEqual(bank.kindOf(puzzle));
    expect(await later.profileOf(SMALL, here)).toEqual(bank.profileOf(read(SMALL), ladderOf('full')));
    expect(await later.peopleEstimate(SMALL, here)).toEqual(bank.peopleEstimate(read(SMALL)));
    expect(await later.backdoorsOf(HARD, { ...here, most: 1 })).toEqual(bank.backdoorsOf(puzzle, { most: 1 }));
    expect(await later.estimateSolutions(SMALL, { ...here, probes: 20, seed: 'tea' })).toEqual(
      bank.estimateSolutions(read(SMALL), 20, seeded('tea')),
    );
    const lines: string[] = [];
    for await (const line of later.minimalWithin(DENSE, here)) lines.push(line);
    expect(lines).toEqual([...bank.minimalWithin(read(DENSE))].map((each) => formatLine(each)));
  });

  test('firstOfEachKind drops equivalent puzzles, also of a stream, and adds to the known kinds', async () => {
    async function* stream(): AsyncGenerator<Puzzle, void, void> {
      for (const text of [SMALL, SMALL.replaceAll('1', '4'), HARD]) yield read(text);
    }
    const known = new bank.KindSet();
    const first: number[] = [];
    for await (const { geometry } of later.firstOfEachKind(stream(), { known })) first.push(geometry.size);
    expect(first).toEqual([4, 9]);
    for await (const _ of later.firstOfEachKind([SMALL], { known })) expect.fail('it is known');
  });

  test('rejects puzzles without a least form, clashes, and an aborted signal', async () => {
    await expect(later.kindOf('11..............', here)).rejects.toThrow(UnfitPuzzle);
    await expect(later.canon('.'.repeat(16), { ...here, variant: 'x' })).rejects.toThrow(BadOption);
    await expect(later.peopleEstimate(HARD, { ...here, milliseconds: 0 })).rejects.toThrow(OutOfTime);
    await expect(later.profileOf(HARD, { ...here, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect(later.backdoorsOf(HARD, { most: 99 })).rejects.toThrow(BadOption);
  });
});

test('a clock that asks for pauses changes nothing in functions that do not pause', () => {
  expect(bank.profileOf(read(SMALL), ladderOf('full'), () => PAUSE_DUE)).toEqual(
    bank.profileOf(read(SMALL), ladderOf('full'), unlimited),
  );
});
