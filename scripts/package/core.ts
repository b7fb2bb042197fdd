/**
 * `npm run pack:core`: the second package, `dist/sudoku-strategist-core-VERSION.tgz`, from what `npm run build:package`
 * built: the library without the program and the page. Small libraries are part of it, so that nothing is installed
 * with it; an entry that needs a larger one is left out.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { gzipAsync } from '@gfx/zopfli';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { transform } from 'esbuild';
import { globSync } from 'tinyglobby';
import { canBeTakenIn, importedBy, placeOf, redirected, type TakenIn, takenIn } from './libraries.js';
import { type Entry, type Exports, entriesOf, modulesOf } from './modules.js';
import { noticesOf } from './notices.js';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const NAME = `${manifest.name}-core`;

/** Returns the entries that need only libraries that can be included. */
async function entriesKept(exports: Exports): Promise<[Exports, Entry[]]> {
  const kept: Record<string, Exports[string]> = {};
  const all: Entry[] = [];
  for (const [subpath, target] of Object.entries(exports)) {
    const entries = target === null || typeof target === 'string' ? [] : entriesOf(target);
    const { libraries } = await modulesOf(entries);
    const foreign = [...libraries.keys()].filter((library) => !canBeTakenIn(library));
    if (foreign.length > 0) {
      console.log(`left out: ${subpath}, which needs ${foreign.join(', ')}`);
      continue;
    }
    kept[subpath] = target;
    all.push(...entries);
  }
  return [kept, all];
}

/**
 * Returns a source map without columns, which would be a seventh of the package. Where a line of a script comes from
 * several lines, the map has each of them.
 */
function ofLines(map: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { readonly mappings: string };
  const lines = decode(mappings).map((line) => line.filter((segment, at) => segment[2] !== line[at - 1]?.[2]));
  return JSON.stringify({ ...rest, mappings: encode(lines) });
}

/** Returns the package's own README, with the library's code from ours. */
function readme(): string {
  const [code] = /^```ts\n.*?^```$/ms.exec(readFileSync('README.md', 'utf8'))!;
  return readFileSync('scripts/package/core.md', 'utf8').replace(
    "<!-- the library's code in README.md -->",
    code.replaceAll(`'${manifest.name}`, `'${NAME}`),
  );
}

/** The main module of a thread, which is one file with all that it needs, a fifth of this package. */
const THREAD = 'dist/src/face/async/node-worker.js';

/** Returns the main module of a thread as it imports the modules that are in the package anyway. */
async function threadOfModules(): Promise<string> {
  const source = THREAD.replace('dist/', '').replace('.js', '.ts');
  return (await transform(readFileSync(source, 'utf8'), { loader: 'ts', format: 'esm', target: 'es2022' })).code;
}

/** Writes the modules into a folder, and the libraries that they use beside them. */
async function writeModules(folder: string, entries: readonly Entry[]): Promise<void> {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const { scripts, declarations } = await modulesOf(entries);
  const used = new Map<string, string[]>();
  for (const path of scripts) {
    const script = path === THREAD ? await threadOfModules() : readFileSync(path, 'utf8');
    for (const [library, names] of importedBy(script))
      if (canBeTakenIn(library)) used.set(library, [...(used.get(library) ?? []), ...names]);
    write(
      path,
      redirected(script, (library) => relative(dirname(path), placeOf(library))),
    );
    if (script.includes('//# sourceMappingURL=')) write(`${path}.map`, ofLines(readFileSync(`${path}.map`, 'utf8')));
  }
  for (const path of declarations) write(path, readFileSync(path, 'utf8'));
  const taken: TakenIn[] = [];
  for (const [library, names] of used) {
    taken.push(await takenIn(library, names));
    write(placeOf(library), taken.at(-1)!.text);
  }
  write(
    'THIRD-PARTY.md',
    noticesOf(
      'Libraries that are part of this package, in `dist/libraries`, and their licences.',
      taken.flatMap(({ modules }) => modules),
    ),
  );
}

/**
 * Packs a folder as `npm pack` does, but with each module between its map and its declarations, which compresses a
 * fifth better, and with Zopfli, which packs a twentieth smaller than zlib.
 */
async function pack(folder: string, tarball: string): Promise<void> {
  const place = (path: string): string => path.replace(/(\.js\.map|\.js|\.d\.ts)$/, (end) => `/${KINDS.indexOf(end)}`);
  const paths = globSync('**', { cwd: folder }).sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const list = join(folder, '..', 'paths');
  writeFileSync(list, paths.map((path) => `package/${path}`).join('\n'));
  const all = ['-cf', '-', '-C', join(folder, '..'), '-T', list];
  const files = execFileSync('tar', all, { maxBuffer: 2 ** 28 });
  writeFileSync(tarball, await gzipAsync(files, { numiterations: 5 }));
}

/** The files of a module in the order of the tarball: sources in a map are close to the script that repeats them. */
const KINDS = ['.js.map', '.js', '.d.ts'];

const { version, license, author, homepage, repository, bugs, publishConfig, type, engines, keywords, sideEffects } =
  manifest;
const temporary = mkdtempSync(join(tmpdir(), 'core-'));
const folder = join(temporary, 'package');
try {
  const [exports, entries] = await entriesKept(manifest.exports);
  await writeModules(folder, entries);
  for (const path of ['LICENSE', 'schemas']) cpSync(path, join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'README.md'), readme());
  const core = {
    name: NAME,
    version,
    description:
      'The library of sudoku-strategist alone: it solves, grades, makes and explains Sudoku, and depends on nothing',
    ...{ license, author, homepage, repository, bugs, publishConfig, type, engines, keywords },
    sideEffects: sideEffects.filter((path: string) => path.startsWith('./dist/src/')),
    exports,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(core, null, 2)}\n`);
  const tarball = `dist/${NAME}-${version}.tgz`;
  await pack(folder, tarball);
  console.log(`${tarball}: ${(statSync(tarball).size / 1000).toFixed(0)} kB, ${entries.length} entries`);
} finally {
  rmSync(temporary, { recursive: true });
}
