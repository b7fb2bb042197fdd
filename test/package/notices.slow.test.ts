/** Bundles come with the licences of all libraries in them. The packages are those that the source maps name. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { unzipSync } from 'fflate';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the packages that the sources of a map belong to. */
const packagesIn = (map: string): string[] =>
  (JSON.parse(map) as { sources: string[] }).sources.flatMap(
    (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );

/** Returns the packages that a text of notices names. Throws if one has no text. */
const named = (notices: string): Set<string> =>
  new Set(
    notices
      .split(/^## (?=\S+ \d+\.\d+\.\d+)/m)
      .slice(1)
      .map((notice) => {
        expect(notice).toMatch(/Permission is hereby granted|Redistribution and use|Apache License/i);
        return notice.slice(0, notice.indexOf(' '));
      }),
  );

test('the page has the notice of every library in its bundles, those of its workers too', async () => {
  const configFile = join(root, 'web/page/vite.config.ts');
  const built = await build({ configFile, logLevel: 'error', build: { write: false, sourcemap: true } });
  const { output } = built as Rolldown.RolldownOutput;
  const textOf = (file: (typeof output)[number]): string => (file.type === 'asset' ? `${file.source}` : '');
  const licences = named(textOf(output.find(({ fileName }) => fileName === 'licences.txt')!));
  const used = new Set(
    output.filter(({ fileName }) => fileName.endsWith('.map')).flatMap((f) => packagesIn(textOf(f))),
  );
  for (const name of ['lit-html', 'pdfkit', 'lz-string', 'papaparse', 'idb-keyval']) expect(used).toContain(name);
  expect([...used].filter((name) => !licences.has(name))).toEqual([]);
});

test('the script of walkthroughs has the notice of every library in it', async () => {
  const { outputFiles } = await bundle({
    entryPoints: [join(root, 'web/walkthrough-page.ts')],
    outdir: join(root, 'dist/web'),
    bundle: true,
    minify: true,
    sourcemap: true,
    format: 'esm',
    write: false,
  });
  const used = new Set(packagesIn(outputFiles.find(({ path }) => path.endsWith('.map'))!.text));
  expect(used).toContain('lit-html');
  const licences = named(readFileSync(join(root, 'dist/web/licences.txt'), 'utf8'));
  expect([...used].filter((name) => !licences.has(name))).toEqual([]);
});

test('the tarball has the notices of its bundles', () => {
  const pack = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ files }] = JSON.parse(execFileSync('npm', pack, { cwd: root, encoding: 'utf8' }));
  const packed = (files as readonly { readonly path: string }[]).map(({ path }) => path);
  for (const path of ['page.zip', 'web/licences.txt', 'program/commander.LICENSE'])
    expect(packed).toContain(`dist/${path}`);
  expect(Object.keys(unzipSync(readFileSync(join(root, 'dist/page.zip'))))).toContain('licences.txt');
  const program = join(root, 'dist/program');
  const maps = readdirSync(program).filter((name) => name.endsWith('.map'));
  expect(maps.flatMap((name) => packagesIn(readFileSync(join(program, name), 'utf8')))).toEqual([]);
});
