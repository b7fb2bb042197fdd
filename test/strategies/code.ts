/** The code of the strategies: what each file exports, and which files are about rows, columns or boxes (`aboutLines`). */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { type Sources, targetsOf } from '../imports.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPE_IMPORTS = /^import type [^;]*;/gm;

/** The code of strategies and of what they use, without its imports of types. */
const sources: Sources = new Map(
  ['src/logic', 'src/check', 'strategies'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => {
        const path = `${folder}/${file}`;
        return [path, readFileSync(root + path, 'utf8').replace(TYPE_IMPORTS, '')] as const;
      }),
  ),
);

const NAMES_LINES = /'(?:row|column|box)'/;
/** Code that also names houses of the other kind takes houses of every kind. A mark may be named so too. */
const TAKES_ALL = /(?<!named\()'extra'|BOXES_FIRST/;

/** Files that name rows, columns or boxes, and no other houses. */
export const FILES_ABOUT_LINES: readonly string[] = [...sources]
  .filter(([, code]) => NAMES_LINES.test(code) && !TAKES_ALL.test(code))
  .map(([file]) => file);

/** Returns a file with all that it imports, directly or not. */
function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const target of targetsOf(one, sources)) reached.add(target);
  return reached;
}

/** The strategies that each file exports, alone or in lists and tables. */
const EXPORTED = await Promise.all(
  [...sources.keys()]
    .filter((file) => /^strategies\/.+\//.test(file))
    .map(async (file) => {
      const exported: Readonly<Record<string, unknown>> = await import(root + file);
      return [file, Object.values(exported).flatMap((value) => [value, ...Object.values(Object(value))])] as const;
    }),
);

const isStrategy = (value: unknown): value is Strategy =>
  ['id', 'find', 'explain'].every((part) => part in Object(value));

/** Returns all strategies that files export, with the files. */
export const exported = (): readonly { readonly file: string; readonly strategy: Strategy }[] =>
  EXPORTED.flatMap(([file, values]) => values.filter(isStrategy).map((strategy) => ({ file, strategy })));

/** A file of a strategy: the files about lines that it uses, and all strategies that it exports. */
interface Use {
  readonly files: readonly string[];
  readonly strategies: readonly Strategy[];
}

/** Returns how the file that exports a strategy uses files about lines; undefined for one made by a function. */
export function useOfLines(strategy: Strategy): Use | undefined {
  const [file, strategies] = EXPORTED.find(([, values]) => values.includes(strategy)) ?? [];
  if (!file) return undefined;
  const reached = reachedFrom(file);
  const files = TAKES_ALL.test(sources.get(file)!) ? [] : FILES_ABOUT_LINES.filter((each) => reached.has(each));
  return { files, strategies: strategies as readonly Strategy[] };
}
