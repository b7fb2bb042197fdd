/**
 * `npm run types`: runs the type checker on three projects at the same time: the library, which may not use the DOM;
 * the page, which may not use Node; tests and scripts. A project that has not changed since its last check takes no
 * time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';

const PROJECTS = { library: '.', page: 'web/page', tests: 'test' };

/**
 * Runs the checker and returns its status. The checker does not update the file time of an unchanged result, and would
 * not trust it at the next run, so the time is updated here.
 */
async function check(name: string, project: string): Promise<number | null> {
  const begun = new Date();
  const tsc = ['node_modules/typescript-native/bin/tsc', '--build', project, '--noEmit', '--pretty'];
  const [status] = (await once(spawn(process.execPath, tsc, { stdio: 'inherit' }), 'close')) as [number | null];
  if (status === 0) utimesSync(`node_modules/.cache/types/${name}.tsbuildinfo`, begun, begun);
  return status;
}

const statuses = await Promise.all(Object.entries(PROJECTS).map(([name, project]) => check(name, project)));
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
