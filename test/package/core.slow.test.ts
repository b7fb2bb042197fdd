/**
 * The second package, packed and installed: small, complete, and equivalent. Requires `npm run build:package && npm run
 * pack:core`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, test } from 'vitest';
import { create, grade, hint, solve } from '../../src/index.js';
import { faultsOf, hasChromium, launch } from '../web/browser.js';
import { roomOf, root, coreTarball as tarball } from './packed.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'core-')));
const installed = join(folder, 'node_modules/sudoku-strategist-core');

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

let manifest: {
  readonly exports: Readonly<Record<string, { types: string } | string | null>>;
  readonly dependencies?: unknown;
};
let entries: string[];

/** Returns the import names of entries. */
const entriesIn = ({ exports }: typeof manifest): string[] =>
  Object.entries(exports)
    .filter(([, target]) => target !== null && typeof target !== 'string')
    .map(([subpath]) => subpath.replace(/^\./, 'sudoku-strategist-core'));

beforeAll(() => {
  write('package.json', '{ "type": "module" }');
  run('npm', 'install', '--offline', '--silent', '--no-audit', '--no-fund', tarball);
  manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  entries = entriesIn(manifest);
});

test('the package weighs 0.95 MB, takes 5.6 MB on a disk, has no dependencies, and keeps the notices of the code in it', () => {
  expect(statSync(tarball).size).toBeLessThan(950_000);
  expect(roomOf(globSync('**', { cwd: installed, absolute: true }))).toBeLessThan(5_600_000);
  for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies', 'scripts', 'bin'])
    expect(manifest).not.toHaveProperty(kind);
  expect(globSync('node_modules/*', { cwd: folder, onlyDirectories: true })).toEqual([
    'node_modules/sudoku-strategist-core/',
  ]);
  const notices = readFileSync(join(installed, 'THIRD-PARTY.md'), 'utf8');
  for (const name of ['fast-xml-parser', 'fflate', 'lz-string', 'seedrandom']) expect(notices).toContain(`## ${name} `);
  const bill = JSON.parse(readFileSync(join(installed, 'sbom.cdx.json'), 'utf8'));
  expect(bill.metadata.component.name).toBe('sudoku-strategist-core');
  expect(bill.components.map(({ name }: { name: string }) => name)).toContain('fflate');
});

test('has all entries of the full package but the elements, and all of /render but PDF and PNG', async () => {
  const all = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports;
  expect(Object.keys(all).filter((subpath) => !(subpath in manifest.exports))).toEqual(['./elements']);
  const names = `console.log(Object.keys(await import('sudoku-strategist-core/render')).join());`;
  write('names.mjs', names);
  const whole = Object.keys(await import('../../src/render-print-node.js'));
  const left = run('node', 'names.mjs').trim().split(',');
  expect(whole.filter((name) => !left.includes(name)).sort()).toEqual([
    'PackageMissing',
    'Unprintable',
    'pdfOf',
    'pngOf',
  ]);
});

/** Node 20.19 and 22.12 let CommonJS require modules. */
const canRequire = (process.features as { require_module?: boolean }).require_module === true;

const WAYS: Readonly<Record<string, (name: string) => string>> = {
  mjs: (name) => `await import('${name}')`,
  ...(canRequire && { cjs: (name) => `require('${name}')` }),
};

/** Entries that only a worker can load. */
const OF_WORKERS = /\/worker$/;

test.each(Object.entries(WAYS))('an .%s file can load every entry', (extension, load) => {
  const file = `all.${extension}`;
  const loaded = entries
    .filter((name) => !OF_WORKERS.test(name))
    .map((name) => `[${JSON.stringify(name)}, Object.keys(${load(name)}).length],`);
  write(file, `console.log(JSON.stringify([${loaded.join('\n')}]));`);
  const [[first, exported], ...others] = JSON.parse(run('node', file)) as [string, number][];
  expect([first, others.length + 1]).toEqual(['sudoku-strategist-core', loaded.length]);
  expect(exported).toBeGreaterThan(15);
  const empty = others.filter(([, count]) => count === 0).map(([name]) => name);
  expect(empty).toEqual([]);
});

test.each([
  'dist/src/index.js',
  'src/index.ts',
  'dist/libraries/seedrandom.js',
  'strategies/index',
  'strategies/als/set',
  'face',
])('internal modules cannot be imported: %s', (path) => {
  const name = `sudoku-strategist-core/${path}`;
  const { status, stderr } = spawnSync('node', ['-e', `import('${name}')`], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('ERR_PACKAGE_PATH_NOT_EXPORTED')]);
});

describe('types', () => {
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
    ...{ target: 'es2022', lib: ['es2023'], types: [], noEmit: true },
  };

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('are complete and pass strict checks, with modules of %s and resolution %s', (module, moduleResolution) => {
    const imports = entries.map((name, i) => `import * as entry${i} from '${name}';`);
    const uses = `
      const { step } = entry0.hint('.3.1...2....1...', { ladder: 'full' });
      export const row: number | undefined = step?.place[0]?.row;
      // @ts-expect-error A ladder that nobody knows.
      entry0.hint('.3.1...2....1...', { ladder: 'rope' });
      export const all = [${entries.map((_, i) => `entry${i}`).join(', ')}];`;
    write('uses.ts', `${imports.join('\n')}${uses}`);
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...compilerOptions, module, moduleResolution }, files: ['uses.ts'] }),
    );
    expect(complaintsOf()).toBe('');
  });

  test.each(['node20', 'nodenext'])('hold for a CommonJS file with modules of %s', (module) => {
    write(
      'required.cts',
      `import { hint } from '${entries[0]}';\nexport const name: string | undefined = hint('1...').step?.name;\n`,
    );
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...compilerOptions, module }, files: ['required.cts'] }),
    );
    expect(complaintsOf()).toBe('');
  });

  const complaintsOf = (): string =>
    spawnSync('node', [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], { cwd: folder, encoding: 'utf8' })
      .stdout;
});

const PUZZLE = readFileSync(join(root, 'fixtures/puzzles/x-wing.txt'), 'utf8');
const REQUEST = { size: 6, seed: 'a package' };
const CALLS = `[solve(puzzle), grade(puzzle), hint(puzzle), await create(request)]`;

/** Returns the results of this process, as JSON. */
const here = async (): Promise<unknown> =>
  JSON.parse(JSON.stringify([solve(PUZZLE), grade(PUZZLE), hint(PUZZLE), await create(REQUEST)]));

test('solves, grades, hints, creates and reads other formats as in the repository', async () => {
  write(
    'same.mjs',
    `import { create, grade, hint, solve } from 'sudoku-strategist-core';
    import { endWorkers, workers } from 'sudoku-strategist-core/async';
    import { WRITTEN, write } from 'sudoku-strategist-core/formats';
    const puzzle = ${JSON.stringify(PUZZLE)}, request = ${JSON.stringify(REQUEST)};
    console.log(JSON.stringify(${CALLS}));
    for (const format of WRITTEN) await write(puzzle, format, {}, { lossy: true });
    const { solution } = await workers.solve(puzzle);
    if (solution !== solve(puzzle).solution) throw new Error('a worker solves otherwise');
    await endWorkers();`,
  );
  expect(JSON.parse(run('node', 'same.mjs'))).toEqual(await here());
});

test('no source maps are packed', () => {
  expect(globSync('dist/**/*.map', { cwd: installed })).toEqual([]);
});

/** Bundles one file for pages, where modules of Node do not resolve. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles, warnings } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  expect(warnings).toEqual([]);
  return outputFiles[0]!.text;
}

test('bundles for pages', async () => {
  const all = entries.map((name, i) => `export * as entry${i} from '${name}';`);
  expect((await bundled(all.join('\n'))).length).toBeGreaterThan(500_000);
});

test.skipIf(!hasChromium)('answers in Chromium as in Node', async () => {
  const content = await bundled(
    `import { create, grade, hint, solve } from 'sudoku-strategist-core';
    const puzzle = ${JSON.stringify(PUZZLE)}, request = ${JSON.stringify(REQUEST)};
    globalThis.told = JSON.stringify(${CALLS});`,
  );
  const browser = await launch();
  const page = await browser.newPage();
  const faults = faultsOf(page);
  await page.addScriptTag({ type: 'module', content });
  await page.waitForFunction('globalThis.told');
  expect(JSON.parse((await page.evaluate('told')) as string)).toEqual(await here());
  expect(faults).toEqual([]);
  await browser.close();
});
