/**
 * Bundles the program from its sources into one folder: a file for each command and each worker module, and a chunk for
 * the modules that the files of a layer share with others. Reading thirty small files takes longer than reading one
 * large one, so a file that needs one module of a chunk loads all of it. Libraries are beside it, and some are loaded
 * when first used. Also writes the manual page.
 */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { pathTo, REQUIRED, redirecting } from '../build/libraries.js';
import { manPage } from '../src/cli/commands/man.js';
import { commands } from '../src/cli/commands.js';

const FOLDER = 'dist/program';
const SCRIPT = `${FOLDER}/program.js`;

/** Indices of layers. */
const COMMANDS = 1;
const GRADES = 3;

interface Layer {
  readonly files: readonly string[];
  /** Earlier layers whose chunks its files do without. */
  readonly without?: readonly number[];
}

/** The files in layers. Files of a layer load its chunk and the chunks of the layers before it, with exceptions. */
const LAYERS: readonly Layer[] = [
  { files: ['src/cli/program.ts'] },
  {
    files: [
      'src/cli/command-name.ts',
      'src/cli/former-options.ts',
      'src/cli/commands/solve.ts',
      'src/cli/commands/check.ts',
      'src/cli/commands/constraints.ts',
      'src/cli/answers/check-record.ts',
      'src/cli/commands/convert.ts',
      'src/batch/record-thread.ts',
      'src/cli/output/file.ts',
      'src/cli/output/pager.ts',
      'src/cli/commands/print.ts',
      'src/render/key.ts',
    ],
  },
  // Strategies and ladders, which the next two layers share.
  {
    files: ['src/cli/commands/strategies.ts', 'src/cli/input/strategy-names.ts'],
  },
  { files: ['src/cli/commands/grade.ts', 'src/cli/answers/grade-record.ts'] },
  { files: ['src/cli/commands/hint.ts', 'src/cli/answers/climb.ts'], without: [GRADES] },
  {
    files: [
      'src/cli/commands/canon.ts',
      'src/cli/commands/completion.ts',
      'src/cli/commands/dedupe.ts',
      'src/cli/answers/check-depth.ts',
      'src/cli/commands/stats.ts',
      'src/cli/answers/stats-record.ts',
      'src/cli/answers/grade-extras.ts',
      'src/cli/answers/labelled.ts',
      'src/cli/commands/morph.ts',
      'src/cli/commands/verify.ts',
    ],
  },
  {
    files: [
      'src/cli/draw/commands.ts',
      'src/cli/draw/hints.ts',
      'src/cli/draw/lessons.ts',
      'src/cli/draw/works.ts',
      'src/cli/draw/writer.ts',
    ],
  },
  { files: ['src/cli/commands/create.ts', 'src/cli/answers/create-work.ts'] },
];
const ENTRIES = LAYERS.flatMap(({ files }) => files);

const options: BuildOptions = {
  entryPoints: Object.fromEntries(ENTRIES.map((path) => [basename(path, '.ts'), path])),
  outdir: FOLDER,
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // Node reads these maps only with NODE_OPTIONS=--enable-source-maps: reading them costs every start ten milliseconds.
  sourcemap: 'linked',
  ignoreAnnotations: true,
  // Names stay readable for profiles.
  minifyWhitespace: true,
  minifySyntax: true,
};

/**
 * Returns files that are loaded on demand but named in no layer, such as formats. They load the chunks of the commands.
 */
const othersIn = ({ inputs }: Metafile): string[] =>
  Object.values(inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, external, path }) => kind === 'dynamic-import' && !external && !ENTRIES.includes(path))
    .map(({ path }) => path);

/** Returns the files that a file loads at once, itself included. */
function reachedFrom(file: string, { inputs }: Metafile): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const path of reached)
    for (const { path: next, kind, external } of inputs[path]!.imports)
      if (kind === 'import-statement' && !external) reached.add(next);
  return reached;
}

/** True if files of a layer load the chunk of another, or of the same one. */
const loads = (layer: number, chunk: number): boolean => chunk <= layer && !LAYERS[layer]!.without?.includes(chunk);

/** Returns the index of the layer that names a file, or -1. */
const layerOf = (file: string): number => LAYERS.findIndex(({ files }) => files.includes(file));

/**
 * Returns the modules of each layer's chunk: those that its files load at once and that another file needs too. A module
 * of several layers is in the last chunk that all of them load. A file of a layer that others load at once, such as the
 * pager, is there too.
 */
function chunksOf(metafile: Metafile): string[][] {
  const files = [...ENTRIES, ...othersIn(metafile)];
  const reached = new Map(files.map((file) => [file, reachedFrom(file, metafile)]));
  const usersOf = (path: string): string[] => files.filter((file) => reached.get(file)!.has(path));
  const chunks = LAYERS.map((): string[] => []);
  for (const path of new Set(ENTRIES.flatMap((file) => [...reached.get(file)!]))) {
    const users = usersOf(path);
    if (users.length < 2) continue;
    const layers = users.map(layerOf).filter((layer) => layer >= 0);
    chunks[LAYERS.findLastIndex((_, chunk) => layers.every((layer) => loads(layer, chunk)))]!.push(path);
  }
  return chunks;
}

/** Makes each file that needs a module of a chunk load the whole chunk, so that esbuild does not split it. */
const inChunks = (metafile: Metafile): Plugin => ({
  name: 'chunks',
  setup({ onLoad, onResolve }) {
    const chunks = chunksOf(metafile);
    const layers = new Map([
      ...othersIn(metafile).map((file) => [resolve(file), COMMANDS] as const),
      ...ENTRIES.map((file) => [resolve(file), layerOf(file)] as const),
    ]);
    onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
      const layer = layers.get(path);
      if (layer === undefined) return undefined;
      const imports = chunks.map((_, chunk) => (loads(layer, chunk) ? `import 'chunk:${chunk}';` : ''));
      return { contents: `${readFileSync(path, 'utf8')}\n${imports.join('')}`, loader: 'ts' };
    });
    onResolve({ filter: /^chunk:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'chunk' }));
    onResolve({ filter: /./, namespace: 'chunk' }, ({ path }) => ({ path: resolve(path) }));
    onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => ({
      contents: chunks[Number(path)]!.map((module) => `import ${JSON.stringify(module)};`).join('\n'),
    }));
  },
});

/** Functions of libraries that are imported by their names. */
const NAMED: Readonly<Record<string, string>> = { tinyglobby: 'globSync' };

/**
 * Libraries that few runs need, and that are imported by their default exports or by one function. Node's own take one
 * or two milliseconds each.
 */
const LAZY = [...REQUIRED, 'node:child_process', 'node:worker_threads'];

/** Replaces a library by a proxy that loads it when it is first called or a property is read. */
const lazily: Plugin = {
  name: 'lazily',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: new RegExp(`^(${LAZY.join('|')})$`) }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'lazy' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => ({
      contents: `import { createRequire } from 'node:module';
        let library;
        const load = () => (library ??= createRequire(import.meta.url)('${REQUIRED.includes(path) ? pathTo(path, SCRIPT, 'cjs') : path}'));
        export default new Proxy(function () {}, {
          get: (_, name) => load()[name],
          apply: (_, self, given) => Reflect.apply(load(), self, given),
          construct: (_, given) => Reflect.construct(load(), given),
        });
        ${NAMED[path] ? `export const ${NAMED[path]} = (...given) => load().${NAMED[path]}(...given);` : ''}`,
    }));
  },
};

/**
 * The library that every command needs. As one file it loads in half the time: five milliseconds less at each start.
 */
const COMMANDER = 'commander';

const bundled: Plugin = {
  name: 'bundled',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^${COMMANDER}$`) }, () => ({ path: `./${COMMANDER}.js`, external: true }));
  },
};

/** Lets the library load its programs' module when it starts one, which no command does. */
const withoutPrograms: Plugin = {
  name: 'without-programs',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:child_process$/ }, ({ path }) => ({ path, namespace: 'late' }));
    onLoad({ filter: /./, namespace: 'late' }, ({ path }) => ({
      contents: `const load = require; module.exports = { get spawn() { return load('${path}').spawn; } };`,
    }));
  },
};

const bundleCommander = async (): Promise<void> => {
  await build({
    entryPoints: [COMMANDER],
    outfile: `${FOLDER}/${COMMANDER}.js`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [withoutPrograms],
    minifyWhitespace: true,
    minifySyntax: true,
    // The library is CommonJS, which loads modules of Node by `require`.
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
  });
  copyFileSync(`node_modules/${COMMANDER}/LICENSE`, `${FOLDER}/${COMMANDER}.LICENSE`);
};

const { metafile } = await build({ ...options, write: false, metafile: true });
rmSync(FOLDER, { recursive: true, force: true });
await build({ ...options, plugins: [inChunks(metafile), lazily, bundled, redirecting(SCRIPT)] });
await bundleCommander();

writeFileSync('dist/sudoku.1', await manPage(commands));
