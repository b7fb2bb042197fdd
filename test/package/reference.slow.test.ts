/** The reference has every entry of the package, by its import name. Requires `npm run build:package`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { namedDeclarations } from '../../build/modules.js';
import { root } from './packed.js';

const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('every entry is a module of the reference; an entry with two names has its page under the first', () => {
  execFileSync('npx', ['tsx', 'scripts/reference.ts'], { cwd: root, stdio: 'pipe' });
  const firstNames = new Map([...namedDeclarations(name, exports)].reverse().map(([entry, path]) => [path, entry]));
  const pages = globSync('dist/reference/modules/*.html', { cwd: root });
  const titles = pages.map((page) => /<title>([^ |]+)/.exec(readFileSync(join(root, page), 'utf8'))![1]);
  expect(firstNames.size).toBe(7);
  // The functions of workers are a namespace, which has a page of its own.
  expect(titles.sort()).toEqual([...firstNames.values(), 'workers'].sort());
});
