/** Finds the parts of the built package's entries: their modules, the declarations they refer to, and the libraries. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** Files of an entry, from the root of the package. */
export interface Entry {
  /** The text that replaces the star of the entry's pattern. */
  readonly star: string;
  readonly types: string;
  readonly scripts: readonly string[];
}

/** The targets of an entry of `exports`, by condition. */
export type Conditions = Readonly<Record<string, string>>;

/** The entries of a package by subpath. `null` hides modules that a star would match; a text names plain files. */
export type Exports = Readonly<Record<string, Conditions | string | null>>;

export interface Modules {
  readonly scripts: readonly string[];
  /** The names under which scripts import libraries that are no part of the package, or an import of `package.json`. */
  readonly libraries: readonly string[];
}

/** Returns the entries of a subpath. One with a star stands for all its matches that are not hidden. */
export function entriesOf(subpath: string, exports: Exports): Entry[] {
  const target = exports[subpath];
  if (!target || typeof target === 'string') return [];
  const { types, ...scripts } = target;
  const place = (path: string, star: string): string => path.replace('./', '').replace('*', star);
  return starsOf(subpath, exports, types!).map((star) => ({
    star,
    types: place(types!, star),
    scripts: Object.values(scripts).map((script) => place(script, star)),
  }));
}

/** Returns the texts that the star of a subpath stands for, by the sources; one without a star stands for itself. */
function starsOf(subpath: string, exports: Exports, types: string): string[] {
  const [before, after] = types.replace('./dist/', '').replace('.d.ts', '.ts').split('*');
  if (after === undefined) return [''];
  const stars = globSync(`${before}**/*${after}`).map((path) => path.slice(before!.length, -after.length));
  return stars.filter((star) => exports[subpath.replace('*', star)] !== null).sort();
}

/** Returns all entries. */
export const allEntriesOf = (exports: Exports): Entry[] =>
  Object.keys(exports).flatMap((subpath) => entriesOf(subpath, exports));

/** Returns the sources of all entries, such as `src/index.ts`. */
export const sourcesOf = (exports: Exports): string[] =>
  [...new Set(allEntriesOf(exports).flatMap(({ scripts }) => scripts))].map((script) =>
    script.replace(/^dist\//, '').replace(/\.js$/, '.ts'),
  );

/** Paths of declarations by the name under which they are imported, in the order of `exports`. */
export function namedDeclarations(name: string, exports: Exports): Map<string, string> {
  const named = Object.keys(exports).flatMap((subpath) =>
    entriesOf(subpath, exports).map(({ types, star }) => [subpath.replace('*', star), types] as const),
  );
  return new Map(named.map(([subpath, types]) => [subpath.replace('.', name), types]));
}

/** Returns the modules that the entries load, at once, later or in workers. */
export async function modulesOf(entries: readonly Entry[]): Promise<Modules> {
  const inputs = await inputsOf(entries.flatMap(({ scripts }) => scripts));
  const imports = Object.values(inputs).flatMap(({ imports }) => imports);
  const foreign = imports.filter(({ path, external }) => external && !path.startsWith('node:'));
  const libraries = [...new Set(foreign.map(({ path }) => path))];
  return { scripts: Object.keys(inputs).sort(), libraries };
}

/** Returns the scripts that the entry points reach, each with its imports. */
async function inputsOf(entryPoints: readonly string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    outdir: 'nowhere',
    bundle: true,
    format: 'esm',
    packages: 'external',
    ignoreAnnotations: true,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const { inputs } = metafile;
  const workers = Object.keys(inputs).flatMap(workersOf);
  return workers.every((path) => path in inputs) ? inputs : inputsOf([...entryPoints, ...workers]);
}

/** Returns the files beside a script that it names by URL to start workers from. */
function workersOf(script: string): string[] {
  const text = readFileSync(script, 'utf8');
  const names = text.includes('import.meta.url') ? [...text.matchAll(/"(\.\/[\w-]+\.js)"/g)] : [];
  return names.map(([, name]) => join(dirname(script), name!)).filter((path) => existsSync(path));
}

/** Returns the names of the files that a text imports. TypeScript overlooks those that it exports as a namespace. */
const importedBy = (text: string): string[] => [
  ...ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
  ...[...text.matchAll(/^export \* as \w+ from '([^']+)';/gm)].map(([, name]) => name!),
];

/** Returns the declarations that some declarations refer to, and these. */
export function declarationsFrom(entries: readonly string[]): string[] {
  const reached = new Set(entries);
  for (const path of reached)
    for (const fileName of importedBy(readFileSync(path, 'utf8'))) {
      const next = join(dirname(path), fileName.replace(/\.js$/, '.d.ts'));
      if (fileName.startsWith('.') && existsSync(next)) reached.add(next);
    }
  return [...reached].sort();
}
