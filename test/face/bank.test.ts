/** The asynchronous functions of the bank return the same answers as those of `/bank`. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as bank from '../../src/bank/index.js';
import { leastForm } from '../../src/canon/least.js';
import { seeded } from '../../src/create/random.js';
import { workers as later } from '../../src/face/async/index.js';
import { formatLine } from '../../src/formats/text/line.js';
import { BadOption, OutOfTime, type Puzzle, solve, UnfitPuzzle } from '../../src/index.js';
import { ladderOf } from '../../src/solver/ladders.js';
import { read } from '../read-text.js';

const HARD = '....29.8.1..4..5...98...7..6...9..5.8..6.5..7.1..7...9..1...62...3..8..1.4.23....';
const SMALL = '.3.1...2....1...';
/** A puzzle with more givens than needed. */
const DENSE = solve(SMALL).solution!.slice(0, 8) + SMALL.slice(8);
const puzzle = read(HARD);

// Here is no web worker, so that calls work on this thread, and say so.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

test('returns the same answers as the functions of the bank', async () => {
  const { geometry, values } = puzzle;
  const { automorphisms, values: least } = leastForm(geometry, values);
  expect(await later.canon(HARD)).toMatchObject({
    canon: formatLine({ geometry, values: least }),
    automorphisms: Number(automorphisms),
  });
  expect(await later.kindOf(puzzle)).toEqual(bank.kindOf(puzzle));
  expect(await later.profileOf(HARD, { ladder: 'se' })).toEqual(bank.profileOf(puzzle, ladderOf('se')));
  expect(await later.peopleEstimate(SMALL)).toEqual(bank.peopleEstimate(read(SMALL)));
  expect(await later.backdoorsOf(HARD, { most: 1 })).toEqual(bank.backdoorsOf(puzzle, { most: 1 }));
  expect(await later.backdoorsOf(HARD, { most: 1, level: 'medium' })).toEqual(
    bank.backdoorsOf(puzzle, { most: 1, level: 'medium' }),
  );
  expect(await later.estimateSolutions(SMALL, { probes: 20, seed: 'tea' })).toEqual(
    bank.estimateSolutions(read(SMALL), 20, seeded('tea')),
  );
  const lines: string[] = [];
  for await (const line of later.minimalWithin(DENSE)) lines.push(line);
  expect(lines.length).toBeGreaterThan(5);
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

test('firstOfEachKind yields a puzzle while the next one is awaited, and ends the stream when left', async () => {
  let isLeft = false;
  let send = (): void => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  async function* stream(): AsyncGenerator<string, void, void> {
    try {
      yield SMALL;
      await sent;
      yield HARD;
    } finally {
      isLeft = true;
    }
  }
  for await (const first of later.firstOfEachKind(stream())) {
    expect(first).toBe(SMALL);
    send();
    break;
  }
  await expect.poll(() => isLeft).toBe(true);
});

test('firstOfEachKind rejects what is no list, and an unreadable puzzle in its turn', async () => {
  const taken: string[] = [];
  const all = async (puzzles: unknown) => {
    for await (const first of later.firstOfEachKind(puzzles as string[])) taken.push(first);
  };
  await expect(all(SMALL)).rejects.toMatchObject({ option: 'puzzles' });
  await expect(all([SMALL, '12', HARD])).rejects.toMatchObject({ code: 'MISREAD' });
  expect(taken).toEqual([SMALL]);
});

test('rejects puzzles without a least form, clashes, and an aborted signal', async () => {
  await expect(later.kindOf('11..............')).rejects.toThrow(UnfitPuzzle);
  await expect(later.canon('.'.repeat(16), { variant: 'x' })).rejects.toThrow(BadOption);
  await expect(later.peopleEstimate(HARD, { milliseconds: 0 })).rejects.toThrow(OutOfTime);
  await expect(later.profileOf(HARD, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  await expect(later.backdoorsOf(HARD, { most: 99 })).rejects.toThrow(BadOption);
});
