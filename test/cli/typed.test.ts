/** Somebody who types puzzles is asked for them, and is not told that the program works while it waits. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Terminal } from '../../src/cli/command.js';
import { progressOn } from '../../src/cli/output/progress.js';
import { main } from '../../src/cli/program.js';

const PUZZLE = '.3.1...2....1...';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const terminalOf = (changed: Partial<Terminal>, notes: string[]): Terminal => ({
  stdin: (async function* () {
    yield `${PUZZLE.match(/..../g)!.join('\n')}\n`;
  })(),
  write: () => {},
  note: (text) => notes.push(text),
  colour: false,
  ...changed,
});

test.each([
  [[], { isTyped: true, progress: () => {} }, ['type or paste a puzzle, then Ctrl-D']],
  [['-'], { isTyped: true, progress: () => {} }, ['type or paste a puzzle, then Ctrl-D']],
  [[PUZZLE], { isTyped: true, progress: () => {} }, []],
  [[], { isTyped: false, progress: () => {} }, []],
  [[], { isTyped: true }, []],
])('solve %j on %j says %j', async (operands, changed, said) => {
  const notes: string[] = [];
  expect(await main(['solve', ...operands], terminalOf(changed, notes))).toBe(0);
  expect(notes.map((note) => note.replace('Ctrl-Z and Enter', 'Ctrl-D'))).toEqual(said);
});

/** Returns the lines shown while nothing happens for five seconds, and then for five seconds with a record waiting. */
function shownWith(isTyped: boolean): readonly [idle: string[], busy: string[]] {
  const lines: string[] = [];
  const terminal = terminalOf({ progress: (text) => lines.push(text) }, []);
  const progress = progressOn(terminal, isTyped);
  vi.advanceTimersByTime(5000);
  const idle = lines.splice(0);
  progress.expect(1);
  vi.advanceTimersByTime(5000);
  progress.end();
  return [idle, lines.filter((line) => line !== '')];
}

test('the progress line of typed puzzles says nothing while it waits, and counts from the puzzle on', () => {
  const [idle, busy] = shownWith(true);
  expect(idle).toEqual([]);
  expect(busy[0]).toBe('working for 1 s');
  expect(busy.at(-1)).toBe('working for 5 s');
});

test('the progress line of other input counts from the start', () => {
  const [idle, busy] = shownWith(false);
  expect(idle.at(-1)).toBe('working for 5 s');
  expect(busy.at(-1)).toBe('working for 10 s');
});
