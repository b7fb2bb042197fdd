/**
 * `npm run types`: the type checker over the three worlds that the code runs in, at the same time: the library, which may
 * use nothing of browsers; the page, which may use nothing of Node; tests and scripts. A world that has not changed since
 * it was checked takes no time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';

const PROJECTS = { library: '.', page: 'web/page', tests: 'test' };

/** The status of the checker. It leaves a result that stays the same as old as it was, and would not trust it next time. */
async function check(name: string, project: string): Promise<number | null> {
  const begun = new Date();
  const tsc = ['node_modules/typescript-native/bin/tsc', '--build', project, '--noEmit', '--pretty'];
  const [status] = (await once(spawn(process.execPath, tsc, { stdio: 'inherit' }), 'close')) as [number | null];
  if (status === 0) utimesSync(`node_modules/.cache/types/${name}.tsbuildinfo`, begun, begun);
  return status;
}

const statuses = await Promise.all(Object.entries(PROJECTS).map(([name, project]) => check(name, project)));
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
