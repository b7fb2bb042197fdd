/** `sudoku hint`: what can be done next. */

import { overRecords } from './batch.js';
import { type CommandModule, UsageError } from './command.js';
import { noOutput, withDrawing } from './draw/options.js';
import { hintAll } from './hint-all.js';
import { hint } from './hint-next.js';
import { hintOptions, SUMMARY } from './hint-options.js';
import { inputOf } from './input.js';
import { withLanguage } from './language.js';
import { withInput, withLadder, withTimeLimit } from './options.js';
import { paged } from './pager.js';
import { withPager } from './pager-command.js';

export { hint };

/** Where threads find it, here and in the bundle. */
const MODULE = new URL('hint.js', import.meta.url);

export const command: CommandModule = {
  declare(command) {
    withPager(withLanguage(withDrawing(withTimeLimit(withLadder(withInput(command))))))
      .option('--format <name>', 'draw the step, or each: svg, png, html')
      .option('--output <file>', 'of a drawing: a file, or a folder/ for several')
      .option('--where', 'only where to look: a house or two')
      .option('--what', 'only what to look for: the technique, and the cells of its pattern')
      .option('--why', 'all there is to say (as if nothing is asked)')
      .option('--spoil', 'of what is wrong in the grid, tell what is right')
      .option('--all', 'all that can be done, not only the next step: each outcome by its easiest step')
      .option('--every', 'as --all, with every way to each outcome, and with steps that only join two others')
      .option('--best', 'the step that helps most, of those up to --level (if none is told, that of the easiest step)')
      .option(
        '--sort <order>',
        'with --all: rating (as if nothing is asked), or progress, and what each step leaves to do',
      )
      .option('--strategy <names>', 'only these: names with commas between, as sudoku strategies lists them')
      .option('--limit <count>', `with --all, so many outcomes; 0 for all (${SUMMARY} unless --json or --every)`);
  },
  async run(operands, words, terminal) {
    const input = inputOf(operands, words, terminal);
    const options = hintOptions(words, input, terminal);
    if (words.format !== undefined) {
      const unheard = options.depth;
      if (unheard !== 'why') throw new UsageError(`a step is drawn, and all of it: leave out --${unheard} or --format`);
      const { hintsDrawn } = await import('./draw/commands.js');
      return hintsDrawn(input, words, options, terminal);
    }
    noOutput(words);
    return paged(terminal, words.pager !== false && !input.isTyped, (terminal) =>
      options.all
        ? hintAll(input, options, terminal)
        : overRecords(input, hint, options, terminal, {
            module: MODULE,
            name: 'hint',
            jobs: 1,
          }),
    );
  },
};
