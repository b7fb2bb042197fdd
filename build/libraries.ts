/**
 * Takes libraries into the build, each as one module in `dist/libraries` with the parts in use, so that installing the
 * package fetches none of them. Our modules import them by their names, and their built forms by paths.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { noticesOf } from './notices.js';

const FOLDER = 'dist/libraries';

/** Libraries that are taken in, by the platform for which their module is built. */
export const LIBRARIES = {
  neutral: [
    '@noble/hashes',
    'bidi-js',
    'd3-array',
    'd3-scale',
    'fast-xml-parser',
    'fflate',
    'lz-string',
    'papaparse',
    'seedrandom',
    'uqr',
  ],
  node: ['cli-table3', 'open', 'tinyglobby'],
  // `package.json` names its module for Node, which programs require as well.
  browser: ['pdfkit'],
} as const;

const matching = (libraries: readonly string[]): RegExp => new RegExp(`^(${libraries.join('|')})(/|$)`);
const ALL = matching(Object.values(LIBRARIES).flat());

/** Libraries that the program loads by `require` when it first needs them. They are default exports but for the last. */
export const REQUIRED = ['cli-table3', 'lz-string', 'papaparse', 'pdfkit', 'seedrandom/lib/alea.js', 'tinyglobby'];

/** The form of a library's module, for `import` or for `require`. */
type Ending = 'js' | 'cjs';

const fileOf = (library: string, ending: Ending): string => `${FOLDER}/${library.replace(/\.js$/, '')}.${ending}`;

/** Returns the name by which a script in `dist` imports or requires a library's module. */
export function pathTo(library: string, script: string, ending: Ending = 'js'): string {
  if (library === 'pdfkit' && ending === 'js') return '#pdfkit';
  return posix.relative(posix.dirname(script), fileOf(library, ending));
}

/** The names that scripts import of each library; `*` for all. */
export type Used = Map<string, Set<string>>;

/** Matches the imports that esbuild writes: of names, of a default or of all, at once or later. */
const IMPORTS =
  /^import (?:(?<name>\w+)|\{(?<names>[\w\s,]*)\}|\* as \w+) from "(?<library>[^"]+)";$|(?:\{(?<late>[\w\s,:]*)\} = |\()?await import\("(?<lazy>[^"]+)"\)(?:\)\.(?<property>\w+))?/gm;

/**
 * Replaces the libraries in the imports of a script in `dist` by paths, and adds them to the used ones. No line moves,
 * so that a source map stays valid.
 */
export const redirected = (text: string, script: string, used: Used): string =>
  text.replaceAll(IMPORTS, (statement: string, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const library = groups.library ?? groups.lazy!;
    if (!ALL.test(library)) return statement;
    used.set(library, new Set([...(used.get(library) ?? []), ...namesIn(groups)]));
    return statement.replace(`"${library}"`, `"${pathTo(library, script)}"`);
  });

function namesIn({ name, names, late, property }: Record<string, string | undefined>): string[] {
  if (name) return ['default'];
  if (property) return [property];
  const list = names ?? late;
  return list === undefined ? ['*'] : list.split(',').map((one) => one.split(/ as |:/)[0]!.trim());
}

/** Redirects libraries in a bundle whose files are beside a script in `dist`. */
export const redirecting = (script: string): Plugin => ({
  name: 'libraries',
  setup({ onResolve }) {
    onResolve({ filter: ALL }, ({ path }) => ({ path: pathTo(path, script), external: true }));
  },
});

/**
 * Writes the used libraries as modules into a package, and those to require in that form too. Returns a text with their
 * licences.
 */
export async function writeLibraries(
  used: Used,
  { root = '.', required = [] as readonly string[] } = {},
): Promise<string> {
  const modules = await Promise.all([
    ...[...used].map(([library, names]) => bundled(root, library, exportsOf(library, names), 'js')),
    ...required.map((library) => bundled(root, library, `module.exports = require('${library}');`, 'cjs')),
  ]);
  return noticesOf(`Libraries that are part of this package, in \`${FOLDER}\`, and their licences.`, modules.flat());
}

const exportsOf = (library: string, names: ReadonlySet<string>): string =>
  names.has('*')
    ? `export * from '${library}'; export { default } from '${library}';`
    : `export { ${[...names].sort().join(', ')} } from '${library}';`;

/** Writes one module. Returns its source files. */
async function bundled(root: string, library: string, contents: string, ending: Ending): Promise<string[]> {
  const isForNode = ending === 'cjs' || matching(LIBRARIES.node).test(library);
  const options: BuildOptions = isForNode
    ? { platform: 'node' }
    : {
        platform: library === 'pdfkit' ? 'browser' : 'neutral',
        mainFields: ['module', 'main'],
        // Papaparse requires it for streams, which we do not use.
        external: ['stream'],
      };
  const { metafile } = await build({
    stdin: { contents, resolveDir: '.' },
    outfile: join(root, fileOf(library, ending)),
    bundle: true,
    minify: true,
    format: ending === 'js' ? 'esm' : 'cjs',
    target: 'es2022',
    legalComments: 'none',
    plugins: [withStandardFonts, ...(isForNode ? [withZlib] : [])],
    ...options,
    // Parts in CommonJS load modules of Node by `require`.
    ...(isForNode && ending === 'js' && { banner: { js: REQUIRE } }),
    metafile: true,
  });
  return Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'));
}

/**
 * Includes the standard fonts in pdfkit. Its build for Node loads them by a function and by names that hold only within
 * its own package.
 */
const withStandardFonts: Plugin = {
  name: 'standard-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules.pdfkit.js.pdfkit\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replaceAll(/require\$1\('#(standard-fonts\/\w+)'\)/g, "require('pdfkit/$1')");
      if (contents === text) throw new Error(`${path} names no standard fonts`);
      return { contents, loader: 'js' };
    });
  },
};

/** Replaces fontkit's own decoder of Brotli, and its dictionary of 460 kB, by Node's. */
const withZlib: Plugin = {
  name: 'zlib',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules.brotli.decompress\.js$/ }, () => ({
      contents: "module.exports = require('node:zlib').brotliDecompressSync;",
    }));
  },
};

const REQUIRE = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";
