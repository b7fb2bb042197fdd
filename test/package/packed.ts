/** The packed library in a folder of its own, as users install it. Requires `npm run pack:core`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

export const coreTarball = join(root, `dist/sudoku-strategist-core-${version}.tgz`);

/** Returns a temporary folder with some of our own modules. */
function folderWith(modules: readonly string[]): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'library-')));
  for (const name of modules) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Returns a temporary folder in which `sudoku-strategist` is the packed library, with some of our own modules. */
export function folderWithLibrary(...modules: readonly string[]): string {
  const folder = folderWith(modules);
  const library = join(folder, 'node_modules/sudoku-strategist');
  mkdirSync(library, { recursive: true });
  execFileSync('tar', ['-xzf', coreTarball, '-C', library, '--strip-components', '1']);
  return folder;
}

/**
 * Returns a temporary folder in which `sudoku-strategist` is the whole package, as built here, with our own modules.
 */
export function folderWithPackage(...modules: readonly string[]): string {
  const folder = folderWith(modules);
  symlinkSync(root, join(folder, 'node_modules/sudoku-strategist'));
  return folder;
}

/**
 * The JavaScript runtimes: Node, or the commands in RUNTIMES, separated by colons, as in
 * `RUNTIMES='/opt/node24/bin/node:/opt/bun:/opt/deno run -A'`.
 */
export const runtimes = (process.env.RUNTIMES ?? process.execPath).split(':');

/** Runs a script of a folder on each of the runtimes. Throws its output if it fails. */
export function runOnEach(folder: string, script: string): void {
  for (const runtime of runtimes) {
    const [command, ...options] = runtime.split(' ');
    execFileSync(command!, [...options, script], { cwd: folder, stdio: 'pipe' });
  }
}

/** Checks types in strict mode by the configuration of a folder. Throws the checker's output. */
export function checkTypes(folder: string, ...options: readonly string[]): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  try {
    execFileSync('node', [tsc, '-p', folder, ...options], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout);
  }
}

/** Returns the bytes that files take on a disk, which hands out blocks of four kilobytes. */
export const roomOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + Math.ceil(statSync(path).size / 4096) * 4096, 0);
