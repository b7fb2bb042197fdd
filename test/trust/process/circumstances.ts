/** Unfavourable readers, disks, memory and time: each run ends as docs/batches.md says. */
import { shell } from './run.js';

interface Circumstance {
  /** A line of bash: `sudoku` is the program, LIST a file of puzzles, LARGE a larger one. */
  readonly line: string;
  /** Allowed statuses. NO_MEMORY are those with which Node itself ends without memory. */
  readonly statuses: readonly number[];
  readonly out?: RegExp;
  readonly notes?: RegExp;
}

/** SIGTRAP, SIGABRT, SIGKILL, SIGSEGV as statuses of a shell. */
const NO_MEMORY = [133, 134, 137, 139];
const QUIET = /^$/;
const SAME = /^same\n$/;

const CIRCUMSTANCES: readonly Circumstance[] = [
  ...[
    'grade --json --scale hodoku',
    'solve --explain',
    'hint --all',
    'convert --to rows',
    'check',
    'solve --jobs 2',
  ].flatMap((command): Circumstance[] => [
    {
      line: `sudoku ${command} LIST 2>notes | head -1 >/dev/null; cat notes >&2; exit \${PIPESTATUS[0]}`,
      statuses: [0, 1],
    },
    { line: `sudoku ${command} LIST > /dev/full`, statuses: [74], notes: /cannot write to standard output: ENOSPC/ },
    { line: `sudoku ${command} /nowhere/list.txt`, statuses: [2], out: QUIET, notes: /sudoku: / },
    { line: `sudoku ${command} LIST >&-`, statuses: [0, 1, 74] },
  ]),
  { line: 'sudoku create easy 4 --count 3 --output /nowhere/x.txt', statuses: [2], notes: /cannot write/ },
  { line: 'sudoku create easy 4 --count 3 --output /proc/x.txt', statuses: [2], notes: /cannot write/ },
  { line: 'sudoku solve --explain --to html --output /dev/null/pages/ LIST', statuses: [2, 74], notes: /sudoku: / },
  { line: 'sudoku solve --explain --proof /dev/null/proofs LIST', statuses: [74], notes: /cannot write/ },
  { line: 'sudoku solve --explain --proof /proc/proofs LIST', statuses: [74], notes: /cannot write/ },
  { line: 'sudoku convert --to svg --output /dev/full LIST', statuses: [2, 74], notes: /sudoku: / },
  {
    line: 'ulimit -f 1; sudoku create easy --count 50 --output made.txt; s=$?; ls made.txt* >&2; exit $s',
    statuses: [74],
  },
  {
    line: 'for i in 1 2; do sudoku create easy --seed $i --count 30 --output both.txt & done; wait; sudoku check both.txt | sort | uniq -c',
    statuses: [0],
    out: /^ *30 /,
  },
  {
    line: 'cp LARGE gone.txt; sudoku check gone.txt | (sleep 0.5; rm gone.txt; wc -l)',
    statuses: [0],
    out: /^20000\n/,
  },
  { line: 'cp LARGE cut.txt; (sleep 0.2; : > cut.txt) & sudoku check cut.txt | tail -1', statuses: [0, 1, 2] },
  {
    line: 'cmp <(sudoku solve LARGE) <(sudoku solve --jobs 2 LARGE | (sleep 2; cat)) && echo same',
    statuses: [0],
    out: SAME,
  },
  ...[24, 32, 64].flatMap((heap): Circumstance[] =>
    ['grade --scale hodoku LIST', 'grade --jobs 2 LIST', 'solve LARGE', 'hint --all LIST'].map((command) => ({
      line: `NODE_OPTIONS=--max-old-space-size=${heap} sudoku ${command} > small; s=$?; sudoku ${command} > usual; cmp small usual && echo same; exit $s`,
      statuses: [0],
      out: SAME,
    })),
  ),
  ...[700_000, 1_000_000, 2_000_000, 4_000_000].flatMap((memory): Circumstance[] =>
    ['grade --json --scale hodoku LIST', 'grade --json --scale hodoku --jobs 2 LIST'].map((command) => ({
      line: `sudoku ${command} > usual; (ulimit -v ${memory}; sudoku ${command} > small); s=$?; cmp <(head -c $(stat -c %s small) usual) small && [ "$(tail -c 1 small)" = "" ] && echo same; exit $s`,
      statuses: [0, 3, ...NO_MEMORY],
      out: SAME,
    })),
  ),
  { line: 'sudoku grade --time-limit 0.001 LIST', statuses: [3], notes: /0\.001 s/ },
  { line: 'sudoku solve --explain --time-limit 0.001 LIST', statuses: [3] },
  { line: 'sudoku create extreme --clues 17 --time-limit 0.2', statuses: [3], out: QUIET },
];

/** Runs the program under each circumstance. Returns the number of runs and the faults. */
export async function tryCircumstances(folder: string, list: string, large: string) {
  const faults: string[] = [];
  for (const { line, statuses, out: wanted, notes: said } of CIRCUMSTANCES) {
    const { status, out, notes } = await shell(line.replaceAll('LIST', list).replaceAll('LARGE', large), {
      cwd: folder,
    });
    const isTold = !/^ {4}at |triggerUncaughtException/m.test(notes) || NO_MEMORY.includes(status ?? 0);
    if (statuses.includes(status ?? -1) && isTold && (wanted?.test(out) ?? true) && (said?.test(notes) ?? true))
      continue;
    faults.push(
      `${line}\n  status ${status}, out ${JSON.stringify(out.slice(0, 200))}, notes ${JSON.stringify(notes.slice(0, 300))}`,
    );
  }
  return { tried: CIRCUMSTANCES.length, faults };
}
