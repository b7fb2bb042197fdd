/**
 * `npm run pack:core`: the second package, `dist/sudoku-strategist-core-VERSION.tgz`, from what `npm run build:package`
 * built: the library without the program and the page. Small libraries are part of it, so that nothing is installed
 * with it; an entry that needs a larger one is left out.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipAsync } from '@gfx/zopfli';
import { globSync } from 'tinyglobby';
import { redirected, type Used, writeLibraries } from '../../build/libraries.js';
import { libraryFiles } from '../../build/library.js';
import { declarationsFrom, type Entry, type Exports, entriesOf, modulesOf, sourcesOf } from '../../build/modules.js';
import { billOf, componentsIn } from './components.js';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const NAME = `${manifest.name}-core`;

/** A library that makes the package large. */
const LARGE = /^dist\/libraries\/pdfkit/;

/** Entries in place of those that need a large library, which have all but that. */
const SMALLER: Exports = { './render': { types: './dist/src/render.d.ts', default: './dist/src/render.js' } };

/** Returns the entries that need no library from outside and no large one. */
async function entriesKept(given: Exports): Promise<[Exports, Entry[]]> {
  const exports = { ...given, ...SMALLER };
  const kept: Record<string, Exports[string]> = {};
  const all: Entry[] = [];
  for (const [subpath, target] of Object.entries(exports)) {
    const entries = entriesOf(subpath, exports);
    const { scripts, libraries } = await modulesOf(entries);
    const foreign = [...libraries, ...scripts.filter((path) => LARGE.test(path))];
    if (foreign.length > 0) {
      console.log(`left out: ${subpath}, which needs ${foreign.join(', ')}`);
      continue;
    }
    kept[subpath] = target;
    all.push(...entries);
  }
  return [kept, all];
}

/** Returns the package's own README, with the library's code from ours. */
function readme(): string {
  const [code] = /^```ts\n.*?^```$/ms.exec(readFileSync('README.md', 'utf8'))!;
  return readFileSync('scripts/package/core.md', 'utf8').replace(
    "<!-- the library's code in README.md -->",
    code.replaceAll(`'${manifest.name}`, `'${NAME}`),
  );
}

/** Writes the library into a folder, readable since no source map tells its lines, and the libraries that it uses. */
async function writeLibrary(folder: string, exports: Exports, entries: readonly Entry[]): Promise<void> {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const used: Used = new Map();
  // The main module of a thread, which is one file in the other package, imports the files that are here anyway.
  for (const [path, text] of await libraryFiles(sourcesOf(exports))) write(path, redirected(text, path, used));
  for (const path of declarationsFrom(entries.map(({ types }) => types))) write(path, readFileSync(path, 'utf8'));
  const notices = await writeLibraries(used, { root: folder });
  write('THIRD-PARTY.md', notices);
  write('sbom.cdx.json', billOf({ ...manifest, name: NAME }, componentsIn([notices])));
}

/**
 * Packs a folder as `npm pack` does, but with each module beside its declarations, which compresses better, and with
 * Zopfli, which packs a twentieth smaller than zlib.
 */
async function pack(folder: string, tarball: string): Promise<void> {
  const place = (path: string): string => path.replace(/(\.js|\.d\.ts)$/, (end) => `/${KINDS.indexOf(end)}`);
  const paths = globSync('**', { cwd: folder }).sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const list = join(folder, '..', 'paths');
  writeFileSync(list, paths.map((path) => `package/${path}`).join('\n'));
  const all = ['-cf', '-', '-C', join(folder, '..'), '-T', list];
  const files = execFileSync('tar', all, { maxBuffer: 2 ** 28 });
  writeFileSync(tarball, await gzipAsync(files, { numiterations: 5 }));
}

/** The files of a module in the order of the tarball. */
const KINDS = ['.js', '.d.ts'];

const { version, license, author, homepage, repository, bugs, publishConfig, type, engines, keywords, sideEffects } =
  manifest;
const temporary = mkdtempSync(join(tmpdir(), 'core-'));
const folder = join(temporary, 'package');
try {
  const [exports, entries] = await entriesKept(manifest.exports);
  await writeLibrary(folder, exports, entries);
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
