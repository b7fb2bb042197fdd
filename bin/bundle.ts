/**
 * Bundles the program from its sources into one folder: a file for each command and for what threads run, and a chunk for
 * what the files of a layer share with others. To read thirty small files takes longer than to read one large one, so
 * whoever needs a module of a chunk reads all of it. Libraries stay where they are.
 */
import { readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

const FOLDER = 'dist/program';

/** Files by what they need: those of a layer load its chunk and the chunks of all layers before. */
const LAYERS: readonly (readonly string[])[] = [
  ['src/cli/program.ts'],
  [
    'src/cli/solve.ts',
    'src/cli/check.ts',
    'src/cli/convert.ts',
    'src/batch/worker.ts',
    'src/cli/pager.ts',
    'src/render/key.ts',
  ],
  ['src/cli/grade.ts'],
  ['src/cli/hint.ts', 'src/cli/climb.ts', 'src/cli/strategies.ts', 'src/cli/verify.ts'],
  ['src/cli/draw/commands.ts', 'src/cli/draw/works.ts', 'src/cli/draw/writer.ts'],
  ['src/cli/create.ts', 'src/cli/create-work.ts'],
];
const ENTRIES = LAYERS.flat();

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
  sourcemap: 'linked',
  sourcesContent: false,
  ignoreAnnotations: true,
};

/** The modules of each layer's chunk: what its files load at once, and another file too. */
function chunksOf({ inputs }: Metafile): string[][] {
  const users = new Map<string, Set<string>>();
  const reached = LAYERS.map((layer) => {
    const found = new Set<string>();
    for (const entry of layer) {
      const loaded = new Set([entry]);
      for (const path of loaded) {
        for (const { path: next, kind, external } of inputs[path]!.imports)
          if (kind === 'import-statement' && !external) loaded.add(next);
        users.set(path, (users.get(path) ?? new Set()).add(entry));
        found.add(path);
      }
    }
    return found;
  });
  const placed = new Set(ENTRIES);
  return reached.map((found) => {
    const chunk = [...found].filter((path) => !placed.has(path) && users.get(path)!.size > 1);
    for (const path of chunk) placed.add(path);
    return chunk;
  });
}

/** Lets every file load all of the chunks that it needs something of, so that esbuild finds no reason to split them. */
const inChunks = (chunks: readonly (readonly string[])[]): Plugin => ({
  name: 'chunks',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.ts$/, namespace: 'file' }, ({ path }) => {
      const layer = LAYERS.findIndex((entries) => entries.some((entry) => resolve(entry) === path));
      if (layer < 0) return undefined;
      const imports = chunks.slice(0, layer + 1).map((_, i) => `import 'chunk:${i}';`);
      return { contents: `${readFileSync(path, 'utf8')}\n${imports.join('')}`, loader: 'ts' };
    });
    onResolve({ filter: /^chunk:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'chunk' }));
    onResolve({ filter: /./, namespace: 'chunk' }, ({ path }) => ({ path: resolve(path) }));
    onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => ({
      contents: chunks[Number(path)]!.map((module) => `import ${JSON.stringify(module)};`).join('\n'),
    }));
  },
});

const { metafile } = await build({ ...options, write: false, metafile: true });
rmSync(FOLDER, { recursive: true, force: true });
await build({ ...options, plugins: [inChunks(chunksOf(metafile))] });
