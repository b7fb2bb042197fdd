/** What parts of the library weigh in a page. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A source in TypeScript at the root of the repository. */
export const TYPESCRIPT = { resolveDir: root, loader: 'ts' } as const;

export const FOR_PAGES = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
  metafile: true,
  write: false,
} as const satisfies BuildOptions;

/**
 * Bundles a source for browsers, from the root or another folder. Returns the compressed size, in kB, of the files
 * loaded at once, and a function for the size of the files that a module loaded on demand adds to these and to other
 * such modules.
 */
export async function weightsOf(contents: string, folder = root) {
  const { outputFiles, metafile } = await build({
    ...FOR_PAGES,
    stdin: { ...TYPESCRIPT, contents, resolveDir: folder },
    absWorkingDir: folder,
    splitting: true,
    outdir: folder,
    entryNames: 'entry',
  });
  const weights = new Map(
    outputFiles.map(({ path, text }) => [basename(path), gzipSync(text, { level: 9 }).length / 1000]),
  );
  const sum = (names: Iterable<string>): number => [...names].reduce((total, name) => total + weights.get(name)!, 0);
  const atOnce = loadedBy('entry.js', metafile);
  const filesOf = (module: string): ReadonlySet<string> =>
    loadedBy(Object.keys(metafile.outputs).find((name) => name.startsWith(`${module}-`))!, metafile);
  return {
    atOnce: sum(atOnce),
    added(module: string, ...before: readonly string[]): number {
      const had = new Set([...atOnce, ...before.flatMap((each) => [...filesOf(each)])]);
      return sum([...filesOf(module)].filter((name) => !had.has(name)));
    },
  };
}

/** Returns the files that a file loads at once, including itself. */
function loadedBy(file: string, { outputs }: Metafile): ReadonlySet<string> {
  const loaded = new Set([file]);
  for (const name of loaded)
    for (const { path, kind } of outputs[name]!.imports) if (kind === 'import-statement') loaded.add(path);
  return loaded;
}
