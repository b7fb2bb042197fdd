/**
 * `npm run release:rehearse`: every step of a release but publishing. Checks that CHANGELOG.md has an entry, builds and
 * packs both packages, runs npm's dry run, installs them with their dependencies in an empty folder, and tries them.
 * Needs npm's registry.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf } from './changelog.js';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const core = `${name}-core`;
/** npm asks for the tag of a version that is no release yet: who installs without a version gets none. */
const TAG = version.includes('-') ? 'next' : 'latest';
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));

function run(command: string, args: readonly string[], cwd = '.'): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd, stdio: 'inherit' });
}

const npm = (...args: string[]): void => run('npm', args);
const npmThere = (...args: string[]): void => run('npm', args, folder);

/** The script that both packages run, as a module and as CommonJS. The answers must be equal. */
const TRIAL = `
  const told = async ({ create, grade, hint, solve }) => {
    const { puzzle } = await create({ level: 'medium', seed: 'release' });
    return JSON.stringify([puzzle, solve(puzzle), grade(puzzle), hint(puzzle)]);
  };
  const all = new Set([
    await told(await import('${name}')),
    await told(await import('${core}')),
    await told(createRequire(import.meta.url)('${core}')),
  ]);
  if (all.size !== 1) throw new Error('the packages do not answer alike');
  console.log([...all][0].slice(0, 200));`;

try {
  const { title, lines, isTaken } = entryOf(readFileSync('CHANGELOG.md', 'utf8'), version);
  console.log(`CHANGELOG.md: '${title}', ${lines} lines`);
  if (title !== version)
    console.log(`Before the release, call it by its version${isTaken ? `; ${version} is taken` : ''}.`);

  npm('run', '--silent', 'build:package');
  npm('run', '--silent', 'pack:core');
  npm('pack', '--silent', '--ignore-scripts', '--pack-destination', folder);
  const tarballs = [join(folder, `${name}-${version}.tgz`), join(process.cwd(), `dist/${core}-${version}.tgz`)];
  for (const tarball of tarballs)
    npm('publish', '--dry-run', '--loglevel=warn', '--ignore-scripts', '--provenance=false', '--tag', TAG, tarball);

  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npmThere('install', '--no-audit', '--no-fund', ...tarballs);
  npmThere('ls', '--omit=dev');
  writeFileSync(join(folder, 'trial.js'), `import { createRequire } from 'node:module';\n${TRIAL}`);
  run('node', ['trial.js'], folder);
  for (const args of [['--version'], ['solve', '.3.1...2....1...'], ['create', 'easy', '--seed', 'release']])
    run(join('node_modules', '.bin', 'sudoku'), args, folder);

  run('npx', ['tsx', 'scripts/package/check.ts']);
  run('npx', ['vitest', 'run', '--mode', 'slow', 'test/package', 'test/exports', 'test/bundlers']);
  console.log(`${name} ${version} can be released: npm publish --tag ${TAG} each of\n${tarballs.join('\n')}`);
} finally {
  rmSync(folder, { recursive: true });
}
