/** `sudoku sort`: lines of JSON in the order of an expression, or the first lines of each group. */
import { commandOf, type Status, type Terminal } from './command.js';
import { evaluated, expression, type JsonLine, jsonLines } from './expression.js';
import { count, flag, option, text } from './options.js';
import { sortKey } from './sort-key.js';
import { type LineSorter, lineSorter } from './sorter.js';
import { topOf } from './top.js';

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
    limit: option('--limit <number>', 'the first so many, of each kind where --each says what kinds are', count, '0'),
    each: option('--each <expression>', 'with --limit: so many of each value of this, as hodoku.level', text),
  },
  idle: ({ limit }) => ({ each: limit === 0 && 'without --limit' }),
  async run(operands, { by, reverse, limit, each }, terminal): Promise<Status> {
    const [order, kind] = [expression(by, '--by'), expression(each ?? '1', '--each')];
    const wrong = { count: 0 };
    const keyOf = async (line: JsonLine): Promise<string> => sortKey(await evaluated(order, line), reverse);
    const sorter = limit > 0 ? topOf(limit) : lineSorter();
    try {
      for await (const line of jsonLines(operands, terminal, wrong)) {
        const group = limit > 0 ? String(await evaluated(kind, line)) : '';
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
