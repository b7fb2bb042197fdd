/** Where the package's files lie, from wherever in it this was built to: they are read when they are asked for. */
import { existsSync } from 'node:fs';

/** A file of the package, by its path there. */
export function packaged(path: string): URL {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) {
    const parent = new URL('..', folder);
    if (parent.href === folder.href) throw new Error(`no package.json above ${import.meta.url}`);
    folder = parent;
  }
  return new URL(path, folder);
}
