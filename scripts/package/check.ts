/**
 * `npx tsx scripts/package/check.ts`: tests the packed package in an empty folder. Other tools check its exports and
 * types, and the examples are type-checked strictly under both resolutions, and run. The package must be built.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../../test/web/browser.js';
import { resultsOfWorkerExample } from '../../test/web/worker-example.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'package-')));

const run = (command: string, args: readonly string[], cwd = folder): void => {
  console.log(`$ ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd, stdio: 'inherit' });
};
const tool = (name: string, ...args: string[]): void => run(join(modules, '.bin', name), args);

try {
  run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], root);
  run('sh', ['-c', 'mv *.tgz package.tgz && tar xzf package.tgz']);
  tool('publint', 'run', 'package.tgz', '--strict');
  tool('attw', 'package.tgz', '--profile', 'esm-only', '--exclude-entrypoints', 'schemas/*');

  mkdirSync(join(folder, 'node_modules', '@types'), { recursive: true });
  cpSync(join(folder, 'package'), join(folder, 'node_modules', 'sudoku-strategist'), { recursive: true });
  for (const name of ['@types/node', 'undici-types', 'seedrandom', 'lit', 'lit-html', 'lit-element', '@lit'])
    symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const compilerOptions = {
      ...{ strict: true, noUncheckedIndexedAccess: false, exactOptionalPropertyTypes: true, skipLibCheck: false },
      ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], noEmit: true },
      ...{ module, moduleResolution },
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['examples'], exclude: ['examples/server'] }),
    );
    tool('tsc', '-p', '.');
  }
  const program = join('node_modules', 'sudoku-strategist', 'bin', 'sudoku.js');
  const list = join(root, 'fixtures/puzzles/mixed.txt');
  const sudoku = (...args: string[]): void => run('node', [program, ...args]);
  sudoku('--version');
  sudoku('strategies', 'x-wing');
  sudoku('grade', '--scale', 'hodoku', '--jobs', '2', list);
  sudoku('create', 'easy', '--count', '2', '--jobs', '2', '--to', 'pdf', '--output', 'book.pdf');
  sudoku('solve', '--explain', '--to', 'html', '--output', 'pages/', join(root, 'fixtures/puzzles/x-wing.txt'));

  const tsx = join(modules, 'tsx', 'dist', 'esm', 'index.mjs');
  const examples = ['step-through', 'make-a-kind', 'hint-for-a-play', 'own-strategy'];
  for (const name of examples) run('node', ['--import', tsx, `examples/${name}.ts`]);
  run('node', ['--import', tsx, 'examples/grade-a-file.ts', join(root, 'fixtures/puzzles/mixed.txt')]);

  const worker = join('examples', 'browser-worker', 'worker.js');
  tool('esbuild', worker.replace('.js', '.ts'), '--bundle', '--format=esm', '--minify', `--outfile=${worker}`);
  const page = join(folder, 'examples', 'browser-worker', 'index.html');
  const browser = await launch();
  const results = await resultsOfWorkerExample(browser, {
    'index.html': readFileSync(page, 'utf8'),
    'worker.js': readFileSync(join(folder, worker), 'utf8'),
  });
  await browser.close();
  for (const result of results) console.log(JSON.stringify(result).slice(0, 100));
} finally {
  rmSync(folder, { recursive: true });
}
