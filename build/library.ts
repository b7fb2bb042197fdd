/**
 * Builds the library in files: one for each module that apps may load by itself, and one for the modules that the same
 * of these files need. So a bundler leaves out as much as it would of single modules, while a disk, which hands out blocks
 * of four kilobytes, has to hold only two thirds of the files.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

export const OPTIONS = { outdir: 'dist', outbase: '.', format: 'esm', target: 'es2022' } satisfies BuildOptions;

/** The folder that esbuild gives shared files, before they have places of their own. */
const SHARED = 'dist/shared';

/** Marks an import of a module that has a file of its own. */
const OWN = 'own:';

/** Marks an import of a module that has a file of its own, and that does something when it is loaded. */
const DOING = 'doing:';

/** Returns the files of entries, by sources such as `src/index.ts`: texts by paths such as `dist/src/index.js`. */
export async function libraryFiles(entries: readonly string[]): Promise<Map<string, string>> {
  const reached = reachedFrom(entries);
  const doing = doingIn(reached);
  const modules = withFiles([...entries, ...doing], reached);
  const { metafile, outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [...modules],
    bundle: true,
    splitting: true,
    chunkNames: relative('dist', `${SHARED}/[hash]`),
    packages: 'external',
    plugins: [apart(modules, doing)],
    metafile: true,
    write: false,
  });
  const files = outputFiles.map(({ path, text }) => {
    const built = relative('.', path);
    const place = placeOf(built, metafile);
    return [place, imported(text, place, (from) => placeOf(posix.join(dirname(built), from), metafile))] as const;
  });
  return new Map(files);
}

/**
 * Returns the modules with files of their own: the entries, those from which they export, and those that are loaded on
 * demand or that start a worker by a URL of theirs.
 */
function withFiles(entries: readonly string[], reached: ReadonlySet<string>): ReadonlySet<string> {
  const modules = new Set(entries);
  for (const path of reached) {
    const text = readFileSync(path, 'utf8');
    if (/new URL\('\.[^']*', import\.meta\.url\)/.test(text)) modules.add(path);
    for (const [, later] of text.matchAll(/\bimport\('(\.[^']+)'\)/g)) modules.add(sourceOf(path, later!));
  }
  for (const path of modules)
    for (const [, from] of readFileSync(path, 'utf8').matchAll(
      /^export (?:\*(?: as \w+)?|\{[^}]*\}) from '(\.[^']+)';/gm,
    ))
      modules.add(sourceOf(path, from!));
  return modules;
}

/** Returns the modules that some modules import, and these. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const path of reached)
    for (const [, from] of readFileSync(path, 'utf8').matchAll(/(?:from |^import |\bimport\()'(\.[^']+)'/gm))
      reached.add(sourceOf(path, from!));
  return reached;
}

/** Returns the modules that others import for what they do: without a name. */
const doingIn = (modules: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...modules].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^import '(\.[^']+)';/gm)].map(([, done]) => sourceOf(path, done!)),
    ),
  );

const sourceOf = (importer: string, path: string): string => join(dirname(importer), path.replace(/\.js$/, '.ts'));

/** Leaves imports of some modules as they are, so that no file contains them but their own. */
const apart = (modules: ReadonlySet<string>, doing: ReadonlySet<string>): Plugin => ({
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: named, importer }) => {
      const source = importer ? sourceOf(relative('.', importer), named) : '';
      const path = `${doing.has(source) ? DOING : OWN}${source.replace(/\.ts$/, '.js')}`;
      return modules.has(source) ? { path, external: true } : undefined;
    });
  },
});

/** The place of the file that has no module but helpers of esbuild: elements share one for their decorators. */
const HELPERS = 'dist/web/elements/helpers.js';

/** Returns the place of a built file: that of its module, or of the largest one in it. */
function placeOf(built: string, { outputs }: Metafile): string {
  if (!built.startsWith(SHARED)) return built;
  const inputs = Object.entries(outputs[built]!.inputs).sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput);
  return inputs[0] ? join('dist', inputs[0][0].replace(/\.ts$/, '.js')) : HELPERS;
}

/**
 * Returns the text of a file with its imports of other files as they are named from its place, without those that only
 * keep the order in which files are loaded.
 */
const imported = (text: string, place: string, placeFrom: (path: string) => string): string =>
  text
    .replaceAll(/^import "(own:|\.)[^"]+";\n/gm, '')
    .replaceAll(
      /(\bfrom |\bimport |\bimport\()"(own:|doing:|\.)([^"]+)"/g,
      (_, before: string, mark: string, rest: string) => {
        const path = relative(dirname(place), mark === '.' ? placeFrom(`.${rest}`) : join('dist', rest));
        return `${before}"${path.startsWith('.') ? path : `./${path}`}"`;
      },
    );
