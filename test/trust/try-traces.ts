/** Gives corrupted traces to `verify`: a value anywhere in them is replaced or removed. */

import { verify } from '../../src/cli/commands/verify.js';
import { below, type Random, seeded } from '../../src/create/random.js';
import { explain } from '../../src/index.js';

export interface TracesFigures {
  traces: number;
  /** The number of texts that were refused because they are not traces. */
  refused: number;
  /** The number of traces whose steps were judged. */
  judged: number;
  readonly faults: string[];
}

const MOST_FAULTS = 30;

const PUZZLES = [
  '.3.1...2....1...',
  '..3.7..1.....6458....2.97....9......8.25.61.7......9....89.1....7635.....2..8.4..',
  '.....3.8.1.8..25...4.15....23...74.8..95....2.1.......3.......1.......39.7..4....',
];

const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e9,
  '',
  '1',
  '__proto__',
  [],
  {},
  [null],
  [[]],
  { row: 1, column: 1, digit: 1 },
  { kind: 'symmetry' },
  { kind: 'deadly', cells: [{ row: 1, column: 1 }] },
  { kind: 'house', house: 'box' },
];

/** Returns the value with a change in one place. */
function spoilt(value: unknown, random: Random): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random() < 0.1) return JUNK[below(random, JUNK.length)];
  const key = keys[below(random, keys.length)]!;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (random() < 0.1) delete copy[key];
  else copy[key] = spoilt(copy[key], random);
  return copy;
}

export function tryTraces(traces: number, seed: string): TracesFigures {
  const random = seeded(seed);
  const figures: TracesFigures = { traces: 0, refused: 0, judged: 0, faults: [] };
  const whole = PUZZLES.map((puzzle) => explain(puzzle));
  for (; figures.traces < traces; figures.traces++) {
    const trace = whole[below(random, whole.length)]!;
    const text = JSON.stringify(spoilt({ ...trace, steps: trace.steps.slice(0, 1 + below(random, 8)) }, random));
    try {
      const record = { text, line: 1 } as Parameters<typeof verify>[0];
      const { status } = verify(record, { form: 'json', colour: false, language: 'en', milliseconds: 60_000 });
      if (status === 2) figures.refused++;
      else figures.judged++;
    } catch (error) {
      if (figures.faults.length < MOST_FAULTS) figures.faults.push(`${error} at ${text}`);
    }
  }
  return figures;
}
