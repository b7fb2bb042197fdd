/** The packed library is complete, and installing it has no side conditions. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { componentsIn } from '../../scripts/package/components.js';
import { roomOf } from './packed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { scripts, repository, bugs, author } = JSON.parse(read('package.json'));

const packed: Set<string> = new Set(
  JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
  )[0].files.map(({ path }: { path: string }) => path),
);

/** The pages on strategies and clues, which are packed into one file. */
const archived = new Set(Object.keys(unzipSync(readFileSync(join(root, 'dist/pages.zip')))));

/** Licences that require only that their notice is kept. */
const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0'];

test('every page that a packed page links to is packed, and so are the puzzles that the README solves', () => {
  const pages = [...packed].filter((path) => path.endsWith('.md') && !path.startsWith('strategies/'));
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'docs/batches.md', 'docs/creating.md']));
  const wanted = pages.flatMap((page) => [
    ...[...read(page).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, link]) => join(dirname(page), link!)),
    ...(page === 'README.md' ? [...read(page).matchAll(/fixtures\/puzzles\/[\w.-]+/g)].map(([path]) => path) : []),
  ]);
  expect(wanted.length).toBeGreaterThan(3);
  const isThere = (path: string): boolean => packed.has(path) || archived.has(path) || path.endsWith('.png');
  for (const path of wanted) expect([path, isThere(path)]).toEqual([path, true]);
});

test('no tests, no sources of the program and no lists of the bench are packed', () => {
  expect([...packed].filter((path) => /^(src|test|bench)\/|^bin\/.*\.ts$|\.test\./.test(path))).toEqual([]);
});

test('no source maps are packed, and no module names one', () => {
  expect([...packed].filter((path) => path.endsWith('.map'))).toEqual([]);
  const modules = [...packed].filter((path) => /^dist\/(src|strategies|constraints)\/.*\.js$/.test(path));
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter((path) => read(path).includes('//# sourceMappingURL='))).toEqual([]);
});

test('libraries are part of the package, with their permissive licences; only one is installed with it, for PNG', () => {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json'));
  expect(dependencies).toBeUndefined();
  expect(Object.keys(optionalDependencies)).toEqual(['@resvg/resvg-wasm']);
  const notices = read('dist/libraries/licences.txt');
  for (const name of ['pdfkit', 'fontkit', 'open', 'tinyglobby', 'cli-table3', 'string-width', 'd3-scale', 'papaparse'])
    expect(notices).toContain(`## ${name} `);
  for (const file of ['fonts/LICENSE', 'libraries/licences.txt', 'libraries/pdfkit.cjs', 'libraries/pdfkit.js'])
    expect(packed).toContain(`dist/${file}`);
  const kinds = [...notices.matchAll(/^## (\S+) \d\S*(?: \((.*)\))?$/gm)].map(([, name, kind]) => [name, kind]);
  expect(kinds.length).toBeGreaterThan(30);
  // As free as MIT, by its licence file.
  expect(kinds.filter(([, kind]) => !PERMISSIVE.includes(kind ?? ''))).toEqual([['png-js', undefined]]);
});

test('the bill of materials names every library that a bundle has notices of', () => {
  expect(packed).toContain('dist/sbom.cdx.json');
  const { components } = JSON.parse(read('dist/sbom.cdx.json'));
  const addresses = (components as readonly { purl: string }[]).map(({ purl }) => purl);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of ['dist/libraries/licences.txt', 'dist/web/licences.txt', 'dist/page/licences.txt'])
    for (const { name, version } of componentsIn([read(path)]))
      expect(addresses).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`);
  for (const name of ['commander', 'pdfkit', 'lit', 'dejavu-fonts-ttf'])
    expect(addresses.some((address) => address.startsWith(`pkg:npm/${name}@`))).toBe(true);
});

test('all exports exist, and publint has no complaint', async () => {
  const files = [...packed].map((path) => ({ name: `package/${path}`, data: readFileSync(join(root, path)) }));
  const { messages, pkg } = await publint({ pkgDir: 'package', pack: { files }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

/** resvg, which is installed with it, takes 2.6 MB more. */
test('the package takes less than 14.9 MB on a disk', () => {
  expect(roomOf([...packed].map((path) => join(root, path)))).toBeLessThan(14_900_000);
});

/** npm asks for permission to run such scripts, even for a tarball whose scripts it does not run. */
test('installing runs no script; npm ci builds a clean clone, and npm pack builds the package', () => {
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare']) expect(scripts).not.toHaveProperty(name);
  expect(scripts).toMatchObject({ postprepare: 'npm run build', prepack: 'npm run build:package' });
  expect(existsSync(join(root, 'binding.gyp'))).toBe(false);
});

/** Another package, reviewed by hand: the MPL covers an optional library and binds only its own files. */
const READ = ['@resvg/resvg-wasm'];

test('all dependencies have permissive licences or were reviewed', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; license?: string }>;
  };
  const used = Object.entries(packages).filter(([path, { dev }]) => path && !dev);
  expect(used.length).toBeGreaterThan(0);
  const others = used.filter(
    ([, { license = '' }]) => !license.split(/ OR |[()]/).some((one) => PERMISSIVE.includes(one)),
  );
  const names = others.map(([path]) => path.replace('node_modules/', ''));
  expect([...new Set(names)]).toEqual(READ);
});

test('the licence and package.json name the author and the repository', () => {
  expect(read('LICENSE')).toContain(author);
  expect(bugs).toBe(`${repository.url.replace(/^git\+|\.git$/g, '')}/issues`);
});
