/** `sudoku select`: the lines of JSON for which an expression is true. */

import { evaluate, expression, jsonLines } from '../answers/expression.js';
import { commandOf, type Status, UsageError } from '../command.js';
import { option, positiveInteger } from '../options.js';

export const command = commandOf({
  operands: {
    '<expression>': "the condition, in JSONata: hodoku.level = 'hard' and profile.full.rounds > 20",
    '[lines...]': 'files of JSON lines, as grade --json writes them; - or nothing: standard input',
  },
  options: {
    limit: option('--limit <number>', 'the number of lines to print, from the first', positiveInteger),
  },
  async run([words = '', ...operands], { limit }, terminal): Promise<Status> {
    const wanted = expression(words, 'the expression');
    const wrong = { count: 0 };
    let left = limit ?? Infinity;
    for await (const line of jsonLines(operands, terminal, wrong)) {
      const value = await evaluate(wanted, line);
      if (value !== true && value !== false && value !== undefined)
        throw new UsageError(`the expression gives a ${typeof value}, not true or false: compare it, as in ... > 3`);
      if (value !== true) continue;
      await terminal.write(`${line.record.text}\n`);
      if (--left === 0) break;
    }
    return wrong.count > 0 ? 2 : 0;
  },
});
