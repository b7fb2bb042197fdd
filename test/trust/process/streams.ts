/** Streams that are large or oddly encoded: memory is bounded, and the answers are the same. */
import { shell } from './run.js';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

interface Stream {
  readonly line: string;
  readonly statuses: readonly number[];
  readonly out: RegExp;
}

/** The most kilobytes of memory for a stream of any length. */
const MOST_MEMORY = 400_000;

const MEASURED = '/usr/bin/time -f %M -o memory';
const solved = (lines: string): string => `${lines} | sudoku check --json - | grep -c '"solutions":1,'`;
const two = (writing: string): Stream => ({ line: solved(writing), statuses: [0], out: /^2\n$/ });

const written: readonly Stream[] = [
  two(`printf '\\xef\\xbb\\xbf${PUZZLE}\\n${PUZZLE}\\n'`),
  ...['UTF-16', 'UTF-16LE', 'UTF-16BE'].map((name) => two(`printf '${PUZZLE}\\n${PUZZLE}\\n' | iconv -t ${name}`)),
  two(`printf '\\xfe\\xff' | cat - <(printf '${PUZZLE}\\n${PUZZLE}\\n' | iconv -t UTF-16BE)`),
  two(`printf '${PUZZLE}\\r\\n${PUZZLE}\\n'`),
  two(`printf '\\0\\n${PUZZLE}\\n\\xed\\xa0\\x80\\n${PUZZLE}\\n'`),
  two(`printf '${PUZZLE}\\n\\r\\n\\n${PUZZLE}'`),
];

const large = (megabytes: number): readonly Stream[] => [
  ...['check', 'convert --to line', 'solve', 'solve --jobs 2'].map((command) => ({
    line: `yes ${PUZZLE} | head -n ${Math.ceil((megabytes * 1e6) / 82)} | ${MEASURED} sudoku ${command} | wc -l; tail -1 memory`,
    statuses: [0],
    out: new RegExp(`^${Math.ceil((megabytes * 1e6) / 82)}\\n\\d+\\n$`),
  })),
  ...[
    "tr '\\0' 5 < /dev/zero",
    "tr '\\0' ' ' < /dev/zero",
    'cat /dev/zero',
    "tr '\\0' '\"' < /dev/zero",
    'cat /dev/urandom',
  ].map((source) => ({
    line: `${source} | head -c ${megabytes * 1e5} | ${MEASURED} sudoku check 2>&1 | tail -c 100 | tr -d '\\0' | wc -l; tail -1 memory`,
    statuses: [0],
    out: /^\d+\n\d+\n$/,
  })),
];

/**
 * Runs the program on each stream, of a number of megabytes. Returns the number of runs, the most memory that one took,
 * and the faults.
 */
export async function tryStreams(folder: string, megabytes: number) {
  const faults: string[] = [];
  const streams = [...written, ...large(megabytes)];
  let memory = 0;
  for (const { line, statuses, out: wanted } of streams) {
    const { status, out, notes } = await shell(line, { cwd: folder });
    const taken = line.includes(MEASURED) ? Number(out.trimEnd().split('\n').at(-1)) : 0;
    memory = Math.max(memory, taken);
    if (statuses.includes(status ?? -1) && wanted.test(out) && taken < MOST_MEMORY) continue;
    faults.push(
      `${line}\n  status ${status}, out ${JSON.stringify(out.slice(0, 200))}, notes ${JSON.stringify(notes.slice(0, 300))}`,
    );
  }
  return { tried: streams.length, memory, faults };
}
