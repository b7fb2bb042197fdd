/** Includes libraries in a package: each as one module with the parts in use. */
import { build } from 'esbuild';

/**
 * Packages that may be included: small, free to redistribute with their notice, and the same in Node and in browsers.
 */
const TAKEN_IN = ['@noble/hashes', 'fast-xml-parser', 'fflate', 'lz-string', 'seedrandom'];

/** Returns the package of an imported name. */
const packageOf = (library: string): string => /^(@[^/]+\/)?[^/]+/.exec(library)![0];

export const canBeTakenIn = (library: string): boolean => TAKEN_IN.includes(packageOf(library));

/** Returns the path of a library's module in the package. */
export const placeOf = (library: string): string => `dist/libraries/${library.replace(/\.js$/, '')}.js`;

/** Matches import statements from a library, by names in braces or of the default export. */
const IMPORTS = /^import (?:(?<name>\w+)|\{(?<names>[^}]*)\}) from "(?<library>[^".][^"]*)";$/gm;

/** Returns the names that a script imports from each library. */
export function importedBy(script: string): Map<string, string[]> {
  const imported = new Map<string, string[]>();
  for (const { groups } of script.matchAll(IMPORTS)) {
    const { name, names = '', library } = groups as { name?: string; names?: string; library: string };
    const own = name ? ['default'] : names.split(',').map((one) => one.split(' as ')[0]!.trim());
    imported.set(library, [...(imported.get(library) ?? []), ...own]);
  }
  return imported;
}

/** Replaces the libraries in the imports of a script by paths. No line moves, so that its source map stays valid. */
export const redirected = (script: string, pathOf: (library: string) => string): string =>
  script.replaceAll(IMPORTS, (statement, ...rest) => {
    const { library } = rest.at(-1) as { library: string };
    return library.startsWith('node:') ? statement : statement.replace(`"${library}"`, `"${pathOf(library)}"`);
  });

export interface TakenIn {
  readonly text: string;
  /** The source files of the module. */
  readonly modules: readonly string[];
}

/** Builds one module with the given exports of a library. */
export async function takenIn(library: string, names: Iterable<string>): Promise<TakenIn> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${[...new Set(names)].sort().join(', ')} } from '${library}';`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    metafile: true,
    write: false,
  });
  const modules = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'));
  return { text: outputFiles[0]!.text, modules };
}
