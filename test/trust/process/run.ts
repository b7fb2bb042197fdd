/** Runs the built program in a process, with a disturbance. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../../../bin/sudoku.js', import.meta.url));

/** The exit of a process and its output. */
export interface Ended {
  readonly status: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly notes: string;
  readonly milliseconds: number;
}

/** The disturbance of a process. */
export interface Disturbance {
  /** A signal after this many milliseconds. */
  readonly signal?: NodeJS.Signals;
  readonly after?: number;
  /** Milliseconds after the signal during which nobody reads. */
  readonly stalled?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Milliseconds after which a process counts as hanging. */
const LONGEST = 120_000;

/** Runs the program with its arguments. */
export const sudoku = (args: readonly string[], disturbance: Disturbance = {}): Promise<Ended> =>
  ended(process.execPath, [bin, ...args], disturbance);

/** Runs a line of a shell, in which `sudoku` is the program. */
export const shell = (line: string, disturbance: Disturbance = {}): Promise<Ended> =>
  ended('bash', ['-c', line.replaceAll(/\bsudoku\b(?= )/g, `"${process.execPath}" "${bin}"`)], disturbance);

function ended(command: string, args: string[], { signal, after, stalled = 0, env, cwd }: Disturbance): Promise<Ended> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(env && { env: { ...process.env, ...env } }),
    ...(cwd && { cwd }),
  });
  let [out, notes] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (notes += text));
  const hanging = setTimeout(() => child.kill('SIGKILL'), LONGEST);
  const meeting = setTimeout(() => {
    if (stalled > 0) child.stdout.pause();
    setTimeout(() => child.kill(signal), stalled / 2);
    setTimeout(() => child.stdout.resume(), stalled);
  }, after);
  if (!signal) clearTimeout(meeting);
  return new Promise((resolve) => {
    child.on('close', (status, signal) => {
      clearTimeout(hanging);
      clearTimeout(meeting);
      resolve({ status, signal, out, notes, milliseconds: Math.round(performance.now() - started) });
    });
  });
}
