import { dirname, join } from 'node:path';

/** Source files: path from the root to text. */
export type Sources = ReadonlyMap<string, string>;

const specifiers = new Map<string, readonly string[]>();

/**
 * Returns the specifiers that a file imports or re-exports, also dynamically and for side effects. Kept for each text, since
 * the same sources are looked at with one of them changed.
 */
export function specifiersIn(code: string): readonly string[] {
  const known =
    specifiers.get(code) ??
    [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*(['"])([^'"\n]+)\1/g)].map(([, , specifier]) => specifier!);
  specifiers.set(code, known);
  return known;
}

/** Paths of relative specifiers, by file and specifier. */
const paths = new Map<string, readonly string[]>();

function pathsOf(file: string, specifier: string): readonly string[] {
  const key = `${file}\n${specifier}`;
  let known = paths.get(key);
  if (!known) {
    const path = join(dirname(file), specifier);
    known = [path, path.replace(/\.js$/, '.ts'), `${path}.ts`, join(path, 'index.ts')];
    paths.set(key, known);
  }
  return known;
}

/** Returns the source of a relative specifier: `./a.js` and, in the kernels, `./a` are both `a.ts`. */
export function targetOf(file: string, specifier: string, sources: Sources): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return pathsOf(file, specifier).find((each) => sources.has(each));
}

export const targetsOf = (file: string, sources: Sources): string[] =>
  specifiersIn(sources.get(file)!).flatMap((specifier) => targetOf(file, specifier, sources) ?? []);

/** Returns relative specifiers without a source, which the other checks could not follow. */
export const deadImports = (sources: Sources): string[] =>
  [...sources].flatMap(([file, code]) =>
    specifiersIn(code)
      .filter((specifier) => specifier.startsWith('.') && !targetOf(file, specifier, sources))
      .map((specifier) => `${file} -> ${specifier}`),
  );

/** Returns imports from a layer to a higher one, or out of all layers. Layers are folders, lowest first. */
export function upwardImports(sources: Sources, layers: readonly string[]): string[] {
  const known = new Map<string, number>();
  const layerOf = (file: string): number => {
    const own = known.get(file) ?? layers.findIndex((layer) => file.startsWith(`${layer}/`));
    known.set(file, own);
    return own;
  };
  return [...sources.keys()]
    .filter((file) => layerOf(file) >= 0)
    .flatMap((file) =>
      targetsOf(file, sources)
        .filter((target) => layerOf(target) < 0 || layerOf(target) > layerOf(file))
        .map((target) => `${file} -> ${target}`),
    );
}

/** Returns the import cycles: one for each import that closes a cycle. */
export function circlesIn(sources: Sources): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file) || path.includes(file)) return;
    for (const target of targetsOf(file, sources)) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return circles;
}
