/**
 * Tests of options in pairs. Each option of a command shows in an answer, alone and beside each other option; or the user
 * is told that it does nothing there; or the pair is refused by name. A new option needs a word here.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { longName } from '../../src/cli/command.js';
import { commands } from '../../src/cli/commands.js';
import { ELSEWHERE } from './options-elsewhere.js';
import { sudoku } from './sudoku.js';

const folder = mkdtempSync(join(tmpdir(), 'pairs-'));
const ORDER = join(folder, 'order.txt');
writeFileSync(ORDER, 'naked-single\nx-wing\n');
const OUTPUT = join(folder, 'output/');
const FILE = join(OUTPUT, 'answers');
const DRAWN = ['--to', 'svg', '--output', OUTPUT];

const SMALL = 'fixtures/puzzles/6x6.txt';
const X_WING = 'fixtures/puzzles/x-wing.txt';
/** A puzzle with an X-Wing and few steps before and after it, since each answer may draw all of them. */
const SHORT = '..8.5...1631.89..55..12386.15.8469.2...9715.6.6953218.3.641725...5298613.123657..';

interface Command {
  /** Arguments of all calls. */
  readonly base: readonly string[];
  /** For each option the word that it takes, if any, and options without which it shows nothing. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Options that are part of what another one does, which is what the user asks for by either. */
  readonly included?: Readonly<Record<string, readonly string[]>>;
  /** Options that both count, though the answer to this puzzle is the same without the first. */
  readonly alike?: Readonly<Record<string, readonly string[]>>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  grade: {
    base: [SMALL],
    words: {
      '--to': ['csv'],
      '--scale': ['se'],
      '--forms': ['2'],
      '--seed': ['other', '--forms', '2'],
      '--template': ['%r'],
      '--output': [FILE],
    },
    included: { '--scale': ['--template'] },
    alike: { '--seed': ['--brief', '--to'] },
  },
  hint: {
    base: [X_WING, '--max-level', 'easy'],
    words: {
      '--ladder': ['se', '--all'],
      '--max-level': ['medium', '--all'],
      '--theme': ['dark', ...DRAWN],
      '--title': ['Other', ...DRAWN],
      '--lang': ['de'],
      '--to': ['svg', '--output', OUTPUT],
      '--output': [FILE, '--all'],
      '--sort': ['progress', '--all'],
      '--strategy': ['naked-single'],
      '--limit': ['1', '--all'],
      '--grid': ['', '--all'],
    },
    included: { '--all': ['--every'] },
    alike: {
      '--max-level': ['--limit', '--strategy'],
      '--ladder': ['--strategy'],
      '--strategy': ['--best', '--limit'],
      '--every': ['--limit'],
      '--sort': ['--to', '--output', '--theme', '--title', '--what', '--where'],
    },
  },
  solve: {
    base: [SHORT],
    words: {
      '--to': ['rows'],
      '--ladder': ['se', '--explain'],
      '--max-level': ['easy'],
      '--strategy': ['singles,fish', '--explain'],
      '--without': ['hidden-single,x-wing', '--explain'],
      '--order': [ORDER, '--explain'],
      '--theme': ['dark', ...DRAWN, '--explain'],
      '--title': ['Other', ...DRAWN, '--explain'],
      '--lang': ['de', '--explain'],
      '--output': [FILE, '--explain'],
      '--proof': [OUTPUT],
      '--steps': ['9..'],
      '--from-level': ['medium'],
      '--to-level': ['medium'],
    },
    included: {
      '--explain': [
        '--brief',
        '--grid',
        '--one-step',
        '--proof',
        '--shortest',
        '--steps',
        '--from-level',
        '--to-level',
      ],
    },
    alike: {
      '--max-level': ['--to-level'],
      '--strategy': ['--max-level', '--to-level'],
      '--one-step': ['--to-level'],
      '--shortest': ['--to-level'],
      '--steps': ['--from-level'],
    },
  },
  check: {
    base: ['fixtures/puzzles/4x4.txt'],
    words: {
      '--to': ['csv'],
      '--output': [FILE],
      '--all': ['', '--minimal'],
    },
  },
  canon: { base: [SMALL], words: { '--same': [SMALL], '--output': [FILE] }, alike: { '--solution': ['--same'] } },
  stats: {
    base: [X_WING],
    words: {
      '--scale': ['none'],
      '--to': ['csv'],
      '--output': [FILE],
      '--histogram': ['score'],
      '--theme': ['dark', '--histogram', 'score'],
    },
  },
  morph: {
    base: [SMALL],
    words: {
      '--seed': ['other'],
      '--count': ['2', '--seed', 's'],
      '--moves': ['rows and columns exchanged'],
      '--output': [FILE],
    },
  },
};

/** Options that show in other puzzles than these. */
const NOT_HERE = [...ELSEWHERE, 'check --limit', 'check --max-level', 'morph --keep-symmetry'];

interface Answer {
  readonly status: number;
  readonly notes: string;
  /** All that is printed and written, but for remarks. */
  readonly shown: string;
}

async function answerTo(args: readonly string[]): Promise<Answer> {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT);
  const { status, out, notes } = await sudoku(...args);
  const entries = existsSync(OUTPUT) ? readdirSync(OUTPUT, { recursive: true, withFileTypes: true }) : [];
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
  return { status, notes, shown: JSON.stringify([status, out, files]) };
}

/** An option with its word, as it is given. */
type Given = readonly [flag: string, ...word: string[]];

interface Tried {
  readonly flag: string;
  readonly given: Given;
  readonly context: readonly Given[];
}

/** Groups arguments into options with their words. */
function grouped(args: readonly string[]): Given[] {
  const groups: [string, ...string[]][] = [];
  for (const arg of args)
    if (arg.startsWith('--')) groups.push([arg]);
    else groups.at(-1)!.push(arg);
  return groups;
}

/** The commands with tests of their options in pairs. */
export const PAIRED = Object.keys(COMMANDS);

/** Tests the options of some commands. */
export const checkPairs = (names: readonly string[]): void =>
  describe.each(Object.entries(COMMANDS).filter(([name]) => names.includes(name)))(
    '%s',
    async (name, { base, words, included = {}, alike = {} }) => {
      const { command } = await commands.find((each) => each.name === name)!.load();
      const answers = new Map<string, Promise<Answer>>();
      const answer = (options: readonly Given[]): Promise<Answer> => {
        const args = options.flat();
        const key = args.join(' ');
        const known = answers.get(key) ?? answerTo([name, ...base, ...args]);
        answers.set(key, known);
        return known;
      };
      const options: Tried[] = Object.values(command.options)
        .map(longName)
        .filter((flag) => !NOT_HERE.includes(flag) && !NOT_HERE.includes(`${name} ${flag}`))
        .map((flag) => {
          const [word = '', ...context] = words[flag] ?? [];
          return { flag, context: grouped(context), given: word === '' ? [flag] : [flag, word] };
        });

      /** Returns the options of a pair that are lost in their answer, and of which the user is not told. */
      async function lostIn(pair: readonly [Tried, Tried]): Promise<string[]> {
        const flags = pair.map(({ flag }) => flag);
        const context = [
          ...new Map(pair.flatMap((each) => each.context).map((each) => [each[0], each])).values(),
        ].filter(([flag]) => !flags.includes(flag));
        const both = await answer([...context, ...pair.map(({ given }) => given)]);
        const isRefused = both.status === 2 && flags.some((flag) => both.notes.includes(flag));
        if (isRefused || flags.some((flag) => both.notes.includes(`${flag} does nothing`))) return [];
        const lost: string[] = [];
        for (const [one, other] of [pair, pair.toReversed()] as [Tried, Tried][]) {
          if (other.context.some(([flag]) => flag === one.flag)) continue;
          if ([included, alike].some((table) => table[one.flag]?.includes(other.flag))) continue;
          if (both.shown === (await answer([...context, other.given])).shown)
            lost.push(`${one.flag} is lost beside ${other.flag}`);
        }
        return lost;
      }

      test.each(options)('$flag shows', async ({ given, context }) => {
        const [without, withIt] = [await answer(context), await answer([...context, given])];
        expect(withIt.shown).not.toBe(without.shown);
      });

      test.each(options)('$flag shows beside each other option, or the user is told', async (one) => {
        const lost: string[] = [];
        for (const other of options.slice(options.indexOf(one) + 1)) lost.push(...(await lostIn([one, other])));
        expect(lost).toEqual([]);
      });
    },
  );
