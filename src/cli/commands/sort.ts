/** `sudoku sort`: lines of JSON in the order of an expression, or the first lines of each group. */

import { evaluate, expression, type JsonLine, jsonLines } from '../answers/expression.js';
import { type LineSorter, lineSorter } from '../answers/sorter.js';
import { commandOf, type Status, type Terminal } from '../command.js';
import { flag, integer, option, text } from '../options.js';

export const command = commandOf({
  operands: { '[lines...]': 'files of JSON lines, as grade --json writes them; - or nothing: standard input' },
  options: {
    by: option(
      '--by <expression>',
      'what to sort by, in JSONata: profile.full.rounds, or -se.er to begin with the highest',
      text,
      'hodoku.score',
    ),
    reverse: flag('--reverse', 'the highest first'),
    limit: option('--limit <number>', 'the number of lines to keep, or of each group with --each', integer, '0'),
    each: option(
      '--each <expression>',
      'with --limit: the expression whose values form the groups, as hodoku.level',
      text,
    ),
  },
  unused: ({ limit }) => ({ each: limit === 0 && 'without --limit' }),
  async run(operands, { by, reverse, limit, each }, terminal): Promise<Status> {
    const [order, kind] = [expression(by, '--by'), expression(each ?? '1', '--each')];
    const wrong = { count: 0 };
    const keyOf = async (line: JsonLine): Promise<string> => sortKey(await evaluate(order, line), reverse);
    const sorter = limit > 0 ? topSorter(limit) : lineSorter();
    try {
      for await (const line of jsonLines(operands, terminal, wrong)) {
        const group = limit > 0 ? String(await evaluate(kind, line)) : '';
        await sorter.add(await keyOf(line), line.record.text, group);
      }
      await writeAll(sorter, terminal);
    } finally {
      sorter.kill();
    }
    return wrong.count > 0 ? 2 : 0;
  },
});

/** Writes the lines in batches, since each single write is slow. */
async function writeAll(sorter: LineSorter, terminal: Terminal): Promise<void> {
  let out = '';
  for await (const text of sorter.texts()) {
    out += `${text}\n`;
    if (out.length < LARGEST) continue;
    await terminal.write(out);
    out = '';
  }
  await terminal.write(out);
}

const LARGEST = 1 << 16;

interface Entry {
  readonly key: string;
  /** The place in the input, which decides between equal keys. */
  readonly place: number;
  readonly text: string;
}

const byKeyThenPlace = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place);

/** Makes a sorter that keeps `limit` lines of each group. Groups come in the order of their first lines. */
function topSorter(limit: number): LineSorter {
  const groups = new Map<string, Entry[]>();
  let place = 0;
  const cut = (entries: Entry[]): void => {
    entries.sort(byKeyThenPlace).splice(limit);
  };
  return {
    async add(key, text, group = '') {
      let entries = groups.get(group);
      if (!entries) groups.set(group, (entries = []));
      entries.push({ key, place: place++, text });
      if (entries.length >= 2 * limit) cut(entries);
    },
    async *texts() {
      for (const entries of groups.values()) {
        cut(entries);
        for (const { text } of entries) yield text;
      }
    },
    kill: () => groups.clear(),
  };
}

/**
 * Returns the key of a value, without blanks. With `isReversed`, higher values come first; missing values are still
 * last.
 */
export function sortKey(value: unknown, isReversed = false): string {
  if (typeof value === 'number' && !Number.isNaN(value)) return `1${numberKey(isReversed ? -value : value)}`;
  if (typeof value === 'boolean') return `1${numberKey(Number(value) * (isReversed ? -1 : 1))}`;
  if (typeof value === 'string') return `2${isReversed ? inverted(hexOf(value)) : hexOf(value)}`;
  return '3';
}

/**
 * Encodes a number by its bits. With the sign bit inverted, and all bits if it is negative, their order is that of
 * numbers.
 */
function numberKey(number: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number === 0 ? 0 : number);
  const bits = view.getBigUint64(0);
  const ordered = bits >> 63n ? ~bits & MASK : bits | SIGN;
  return ordered.toString(16).padStart(16, '0');
}

const SIGN = 1n << 63n;
const MASK = (1n << 64n) - 1n;

/** Characters of a word that count in its key. */
const LONGEST = 64;

const hexOf = (text: string): string => Buffer.from(text.slice(0, LONGEST)).toString('hex');

/**
 * Reverses the order of a key. The `~` at its end is greater than any hexadecimal digit, so that a word comes after the
 * words it begins.
 */
const inverted = (hex: string): string =>
  `${hex.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))}~`;
