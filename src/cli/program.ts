/** The program: finds the command, loads only its module, and turns its result or error into an exit status. */
import { fstatSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import type { Command, CommanderError } from 'commander';
import { exitAtInterrupt, INTERRUPTED, Interrupted } from '../batch/interrupt.js';
import { printable, withExcerpts } from '../core/printable.js';
import { drawsBoxes } from '../render/terminal/screen.js';
import {
  packageUrl,
  type Terminal,
  terminalWith,
  UsageError,
  type UserScreen,
  WriteError,
  withoutNotes,
} from './command.js';
import { commands } from './commands.js';
import { examplesText } from './examples.js';
import { decodeStream } from './input/decode.js';
import { unpackStream } from './input/unpack.js';

const version = (): string => JSON.parse(readFileSync(packageUrl('package.json'), 'utf8')).version;

/** Runs the program on the arguments of a process and sets its exit code. */
export async function run(argv: readonly string[]): Promise<void> {
  tuneEngine();
  const terminal = processTerminal();
  handleWriteErrors(terminal);
  process.exitCode = await main(argv.slice(2), terminal);
  // Input may still be open. Pending output is written first.
  if (process.exitCode === INTERRUPTED) process.stdout.write('', () => process.exit());
}

/** The interrupt budget of V8, six times the usual one. */
const BUDGET = 800_000;

/** Percent by which a heap may grow, beyond what was alive, before its old objects are collected again. */
const GROWTH = 100;

/**
 * Makes V8 11 (Node 20) wait longer before it optimises code. Otherwise it spends a third of the processor time of one
 * hard puzzle on code that runs for a second, or that it soon optimises again. Also bounds the garbage: by default a
 * heap may grow to four times of what was alive, which is 40 MB more on one thread. As options of node the flags
 * would slow down each start, because V8 then ignores its cache of Node's code.
 */
function tuneEngine(): void {
  if (!process.versions.v8.startsWith('11.')) return;
  setFlagsFromString(`--interrupt-budget=${BUDGET}`);
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}

/**
 * Ends the program with a message when standard output cannot be written, and silently when its reader has closed the
 * pipe. Lost remarks do not stop the results; only the exit status shows them.
 */
function handleWriteErrors(terminal: Terminal): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    terminal.note(`sudoku: cannot write to standard output: ${message}`);
    process.exit(WRITE_FAILED);
  });
  process.stderr.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') process.once('exit', () => (process.exitCode ||= WRITE_FAILED));
  });
}

/** The exit status where something could not be written: EX_IOERR of sysexits.h. */
const WRITE_FAILED = 74;

/** True if standard output is a screen that understands colours, which a dumb terminal does not. */
const isScreen = (): boolean => Boolean(process.stdout.isTTY) && process.env.TERM !== 'dumb';

/**
 * True if output has colours: on a screen, unless the environment refuses them, and anywhere if it demands them.
 * FORCE_COLOR, of Node, decides before CLICOLOR_FORCE.
 */
export function wantsColour(environment: NodeJS.ProcessEnv, isOnScreen: boolean): boolean {
  const { FORCE_COLOR, CLICOLOR_FORCE = '0', CLICOLOR, NO_COLOR } = environment;
  if (FORCE_COLOR !== undefined) return !/^(?:0|false)$/i.test(FORCE_COLOR);
  if (NO_COLOR) return false;
  return CLICOLOR_FORCE !== '0' || (isOnScreen && CLICOLOR !== '0');
}

/**
 * Returns the terminal of the process. Standard input is opened only when it is read, so that a command without input
 * need not wait for it.
 */
const processTerminal = (): Terminal => ({
  get stdin() {
    return process.stdin.isTTY ? process.stdin.setEncoding('utf8') : decodeStream(unpackStream(process.stdin));
  },
  get isTyped() {
    return Boolean(process.stdin.isTTY);
  },
  write(text) {
    const written = new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));
    if (process.stdout.writableLength === 0) return;
    // A slow reader has a part of a record: it gets the rest before an interrupt ends the program.
    return written.finally(exitAtInterrupt());
  },
  note: (text) => process.stderr.write(`${text}\n`),
  ...(process.stderr.isTTY && { progress: (text) => process.stderr.write(`\r${text}\x1b[K`) }),
  colour: wantsColour(process.env, isScreen()),
  ...(process.stdout.isTTY && { screen: userScreen(process.stdout) }),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask: askUser }),
  outputSize() {
    const stats = fstatSync(process.stdout.fd);
    return stats.isFile() ? stats.size : undefined;
  },
});

/** Asks a question at the terminal; true for an answer that begins with y. */
async function askUser(question: string): Promise<boolean> {
  const { createInterface } = await import('node:readline/promises');
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^\s*y/i.test(await asking.question(`${question} (y/N) `));
  } finally {
    asking.close();
  }
}

/** Describes the user's screen, with a default size for terminals that report none, or 0. */
function userScreen({ columns, rows }: { readonly columns?: number; readonly rows?: number }): UserScreen {
  const command = pagerCommand(process.env);
  return {
    boxes: drawsBoxes(process.env),
    columns: columns || 80,
    rows: rows || 24,
    ...(command && { openPager: async () => (await import('./output/pager.js')).openPager(command) }),
  };
}

/** Returns the pager's command; undefined if the user wants none. */
export function pagerCommand({ SUDOKU_PAGER, PAGER, TERM }: NodeJS.ProcessEnv): string | undefined {
  const command = (SUDOKU_PAGER ?? PAGER ?? 'less -FRX').trim();
  return command === '' || command === 'cat' || TERM === 'dumb' ? undefined : command;
}

const EXAMPLES = `
Examples:
  sudoku solve puzzle.txt            in the layout of the file
  sudoku solve --explain puzzle.txt  step by step
  sudoku grade < many.txt            one puzzle a line, or a grid
  sudoku create hard | sudoku hint
  sudoku create easy 16

docs/batches.md tells the exit statuses: 0 done, 1 no solution, several where
one is needed, or not solved, 2 not understood, 3 a limit reached, 4 no such
puzzle can be made. sudoku COMMAND --help lists the options of a command, sudoku
help notation how cells and chains are written.`;

/**
 * Returns the arguments with the command's name in its declared spelling. Throws a UsageError for an unknown command.
 * What tells a puzzle or a file from a command is loaded only where no command has the name.
 */
async function withCommandName(args: readonly string[]): Promise<readonly string[]> {
  if (args[0] === 'help' && args[1] === 'help') return ['help'];
  const at = args[0] === 'help' ? 1 : 0;
  const word = args[at];
  if (word === undefined || word.startsWith('-') || isCommand(word)) return args;
  const { commandNamed } = await import('./command-name.js');
  return args.with(at, commandNamed(word));
}

/** True if the arguments may ask for another language. The rest of what tells it is loaded only then. */
const isTold = (args: readonly string[]): boolean => args.some((word) => /^--lang(?:=|$)/.test(word));

const isCommand = (word: string): boolean => word === 'help' || commands.some(({ name }) => name === word);

/** Returns the exit status of an expected error, which is reported in a sentence; undefined for any other error. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof UsageError ? 2 : error instanceof WriteError ? WRITE_FAILED : undefined;

/** Returns a terminal that makes remarks printable, since they may quote names and texts of any origin. */
const withPrintableNotes = (terminal: Terminal): Terminal =>
  terminalWith(terminal, { note: (text) => terminal.note(printable(text)) });

/** Runs the command of the arguments and returns the exit status. All output goes through the terminal. */
export async function main(args: readonly string[], given: Terminal): Promise<number> {
  const told = isTold(args) ? await (await import('./told.js')).toldIn(args) : undefined;
  const terminal = withPrintableNotes(told ? told.terminal(given) : given);
  if (args[0] === '--version' || args[0] === '-V') {
    await terminal.write(`${version()}\n`);
    return 0;
  }
  if (args[0] === 'help' && args[1]?.toLowerCase() === 'notation') {
    await terminal.write(`${(await import('../render/key.js')).NOTATION}\n`);
    return 0;
  }
  const { Command } = await import('commander');
  let status = 0;
  let help = '';
  let complaint = '';
  const program: Command = new Command('sudoku')
    .description('Solves, grades and makes Sudoku the way people do.')
    .version(version())
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        help += text;
      },
      getOutHelpWidth: () => Math.min(HELP_COLUMNS, terminal.screen?.columns ?? HELP_COLUMNS),
      writeErr: (text) => {
        complaint += text;
      },
    });
  try {
    const words = await withCommandName(args);
    for (const { name, summary, load } of commands) {
      const declared = program.command(name).summary(summary).description(summary);
      if (!words.includes(name)) continue;
      const { command } = await load();
      command.declare(declared);
      declared.addHelpText('before', examplesText(name));
      declared.action(async () => {
        const isGiven = (option: string): boolean => declared.getOptionValueSource(option) === 'cli';
        const words = declared.opts();
        status = await command.run(declared.args, words, words.quiet ? withoutNotes(terminal) : terminal, isGiven);
      });
    }
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (isCommanderError(error) && error.exitCode === 0) await writeLong(help, terminal);
    return await statusAfter(error, complaint, args, terminal, told?.apology);
  }
  return status;
}

/** The widest that help is, however wide the screen. */
const HELP_COLUMNS = 80;

/** Writes a text, in a pager if it is longer than the screen. */
async function writeLong(text: string, terminal: Terminal): Promise<void> {
  if (!terminal.screen) return terminal.write(text);
  const { withPager } = await import('./output/pager.js');
  await withPager(terminal, true, async ({ write }) => write(text));
}

/**
 * Reports the error that ended a command and returns the exit status. `complaint`: what commander says of it, with the
 * nearest option, which is seldom the present name of a former one. Throws unexpected errors again.
 */
async function statusAfter(
  error: unknown,
  complaint: string,
  args: readonly string[],
  terminal: Terminal,
  apology?: (message: string) => string | undefined,
): Promise<number> {
  const apologise = (): void => {
    const words = apology?.((error as Error).message);
    if (words !== undefined) terminal.note(words);
  };
  if (isCommanderError(error)) {
    if (error.exitCode === 0) return 0;
    const name = args.find(isCommand);
    const former = (await import('./former-options.js')).formerOptionText(error.message, name);
    if (former) {
      terminal.note(`sudoku: ${former}`);
      return 2;
    }
    terminal.note(withExcerpts(complaint.trimEnd().replace(/^error: /, 'sudoku: ')));
    apologise();
    if (name && !error.message.includes('Did you mean')) terminal.note(`See sudoku ${name} --help`);
    return 2;
  }
  if (error instanceof Interrupted) return INTERRUPTED;
  const status = statusOf(error);
  if (status === undefined) throw error;
  terminal.note(`sudoku: ${(error as Error).message}`);
  apologise();
  return status;
}

/** Recognises commander's errors by their codes: importing its class would load the library. */
const isCommanderError = (error: unknown): error is CommanderError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');
