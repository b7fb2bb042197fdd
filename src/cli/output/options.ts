/** `--output` and what it may replace. */
import type { Option } from '../command.js';
import { idleIf, lacking } from '../idle.js';
import { fileName, flag, inGroup, option } from '../options.js';

const output: Option<string | undefined> = {
  ...option('--output <file>', 'a file to write to, or a folder/ for several drawings', fileName),
  around: async (values, terminal, run) => (await import('./file.js')).intoFile(values, terminal, run),
};

/** Options of commands whose answers may go to a file. */
export const OUTPUT = inGroup('Output', {
  output,
  overwrite: idleIf(flag('--overwrite', 'replace what the file of --output holds'), lacking('--output')),
});
