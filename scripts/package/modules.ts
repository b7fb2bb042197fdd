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
  readonly declarations: readonly string[];
  /** The names under which scripts import libraries that are no part of the package, or an import of `package.json`. */
  readonly libraries: readonly string[];
}

/** Resolves an entry of `exports` to existing paths. One with a star stands for all its matches. */
export function entriesOf({ types, ...scripts }: Conditions): Entry[] {
  const expanded = types!.includes('*') ? globSync(types!.replace('*', '**/*')) : [types!.replace('./', '')];
  const [before] = types!.split('*');
  return expanded.sort().map((path) => {
    const star = path.slice(before!.length - 2).replace(/\.d\.ts$/, '');
    return {
      star,
      types: path,
      scripts: Object.values(scripts).map((script) => script.replace('./', '').replace('*', star)),
    };
  });
}

/** Paths of declarations by the name under which they are imported, in the order of `exports`. */
export function namedDeclarations(name: string, exports: Exports): Map<string, string> {
  const named = Object.entries(exports).flatMap(([subpath, target]) => {
    if (target === null || typeof target === 'string') return [];
    return entriesOf(target).map(({ types, star }) => [subpath.replace('*', star), types] as const);
  });
  const open = named.filter(([subpath]) => exports[subpath] !== null);
  return new Map(open.map(([subpath, types]) => [subpath.replace('.', name), types]));
}

/** Returns the modules that the entries load, at once, later or in workers, and the declarations they refer to. */
export async function modulesOf(entries: readonly Entry[]): Promise<Modules> {
  const inputs = await inputsOf(entries.flatMap(({ scripts }) => scripts));
  const imports = Object.values(inputs).flatMap(({ imports }) => imports);
  const foreign = imports.filter(({ path, external }) => external && !path.startsWith('node:'));
  const libraries = [...new Set(foreign.map(({ path }) => path))];
  const declarations = declarationsFrom(entries.map(({ types }) => types));
  return { scripts: Object.keys(inputs).sort(), declarations, libraries };
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

/** Returns the declarations that some declarations refer to, and these. */
export function declarationsFrom(entries: readonly string[]): string[] {
  const reached = new Set(entries);
  for (const path of reached)
    for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
      const next = join(dirname(path), fileName.replace(/\.js$/, '.d.ts'));
      if (fileName.startsWith('.') && existsSync(next)) reached.add(next);
    }
  return [...reached].sort();
}
