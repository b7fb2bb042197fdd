import { dirname, join } from 'node:path';

/** Source files: path from the root to text. */
export type Sources = ReadonlyMap<string, string>;

/** Returns the specifiers that a file imports or re-exports, also dynamically and for side effects. */
export const specifiersIn = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*(['"])([^'"\n]+)\1/g)].map(([, , specifier]) => specifier!);

/** Returns the source of a relative specifier: `./a.js` and, in the kernels, `./a` are both `a.ts`. */
export function targetOf(file: string, specifier: string, sources: Sources): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(file), specifier);
  return [path, path.replace(/\.js$/, '.ts'), `${path}.ts`, join(path, 'index.ts')].find((each) => sources.has(each));
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
  const layerOf = (file: string): number => layers.findIndex((layer) => file.startsWith(`${layer}/`));
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
