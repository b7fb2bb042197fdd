/** Options in pairs, of all commands but `solve`, and of what a command says of options that do nothing there. */
import { expect, test } from 'vitest';
import { longName } from '../../src/cli/command.js';
import { commands } from '../../src/cli/commands.js';
import { checkPairs, PAIRED } from './check-pairs.js';

checkPairs(PAIRED.filter((name) => name !== 'solve'));

test('the options beside which an option does nothing are options of its command', async () => {
  for (const { name, load } of commands) {
    const { options } = (await load()).command;
    const flags = Object.values(options).map(longName);
    for (const option of Object.values(options))
      for (const { beside } of option.idle ?? [])
        for (const flag of beside) expect([name, flags]).toEqual([name, expect.arrayContaining([flag])]);
  }
});
