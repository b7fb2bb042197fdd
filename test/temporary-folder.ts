/** One temporary folder for all tests of a run, so that what they write there is gone after it, even after a failure. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes the folder that `tmpdir()` names in the tests and the programs that they start. Its name is short, because messages
 * cut long paths.
 */
export default function setup(): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 't-')));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
