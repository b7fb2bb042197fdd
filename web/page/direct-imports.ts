/**
 * Leads imports from an index to the modules that declare the names. An index is one module of the first load, so all
 * that any area imports from it would be loaded first, too.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module that declares a name, and the name there. */
interface Declared {
  readonly file: string;
  readonly name: string;
}

const EXPORTS = /export (type )?\{([^}]*)\} from '(\.[^']*)\.js';/g;
const IMPORTS = /import (type )?\{([^}]*)\} from '(\.[^']*\/index)\.js';/g;

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

const partsOf = (name: string): readonly [own: string, other: string] => {
  const [own, other = own] = name.split(/\s+as\s+/) as [string, string?];
  return [own, other];
};

const indexes = new Map<string, ReadonlyMap<string, Declared>>();

/** Returns where an index has its names from. Names that it declares itself are not among them. */
function declaredIn(index: string): ReadonlyMap<string, Declared> {
  const known = indexes.get(index);
  if (known) return known;
  const found = new Map<string, Declared>();
  const text = readFileSync(index, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (const [, isType, list, path] of text.matchAll(EXPORTS))
    for (const name of isType ? [] : namesIn(list!)) {
      const [own, other] = partsOf(name);
      found.set(other, { file: resolve(dirname(index), `${path}.ts`), name: own });
    }
  indexes.set(index, found);
  return found;
}

/** Returns the code of a module with its imports from indexes led to the modules that declare the names. */
export function withDirectImports(code: string, file: string): string {
  return code.replaceAll(IMPORTS, (whole, isType: string | undefined, list: string, path: string) => {
    if (isType) return whole;
    const declared = declaredIn(resolve(dirname(file), `${path}.ts`));
    return namesIn(list)
      .map((name) => {
        const [own, other] = partsOf(name);
        const at = declared.get(own);
        return at ? `import { ${at.name} as ${other} } from '${at.file}';` : `import { ${name} } from '${path}.js';`;
      })
      .join(' ');
  });
}

export const directImports = (): Plugin => ({
  name: 'direct-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts') || id.includes('node_modules')) return null;
    const direct = withDirectImports(code, id);
    return direct === code ? null : { code: direct, map: null };
  },
});
