/** Declarations are merged by folders, and mean the same. */
import { expect, test } from 'vitest';
import { merged } from '../../scripts/package/merge.js';

const FILES = new Map([
  ['dist/index.d.ts', `export { a, type A } from './room/a.js';\nexport type { B } from './room/index.js';\n`],
  ['dist/room/index.d.ts', `export { a, type A } from './a.js';\nexport * from './whole.js';\n`],
  [
    'dist/room/a.d.ts',
    `import type { C } from '../other/c.js';\n/** An A. */\nexport interface A extends C {\n}\nexport declare const a: A;\n`,
  ],
  ['dist/room/b.d.ts', `import { type A } from './index.js';\nexport type B = A | import('../other/c.js').C;\n`],
  ['dist/room/whole.d.ts', `export type W = 1;\n`],
  ['dist/room/list.d.ts', `type L = 1;\nexport type { L as Listed };\n`],
  ['dist/room/same.d.ts', `export type A = 'another';\n`],
  ['dist/other/c.d.ts', `export interface C {\n}\n`],
]);

const all = merged(FILES, new Set(['dist/index.d.ts']));

test('one file has the declarations of a folder, and imports what others declare', () => {
  expect(all.get('dist/room/declarations.d.ts')).toBe(
    `import type { C } from '../other/c.js';
/** An A. */
export interface A extends C {
}
export declare const a: A;
export type B = A | import('../other/c.js').C;
export {};
`,
  );
});

test('those who import or export from a merged file name the new one', () => {
  expect(all.get('dist/index.d.ts')).toBe(
    `export { a, type A } from './room/declarations.js';\nexport type { B } from './room/index.js';\n`,
  );
});

test('files stay that are exported whole, export lists, give a name another meaning or are alone in their folder', () => {
  expect([...all.keys()]).toEqual([
    'dist/index.d.ts',
    'dist/room/index.d.ts',
    'dist/room/whole.d.ts',
    'dist/room/list.d.ts',
    'dist/room/same.d.ts',
    'dist/other/c.d.ts',
    'dist/room/declarations.d.ts',
  ]);
});
