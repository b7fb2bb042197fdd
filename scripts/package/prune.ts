/**
 * The end of `npm run build:package`: deletes the declarations that no entry of the package refers to. They are half of
 * all, and an editor would offer names from them that cannot be imported.
 */
import { readFileSync, rmSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { declarationsFrom, type Exports, entriesOf } from './modules.js';

const exports: Exports = JSON.parse(readFileSync('package.json', 'utf8')).exports;
const entries = Object.values(exports).flatMap((target) =>
  target === null || typeof target === 'string' ? [] : entriesOf(target),
);
const kept = new Set(declarationsFrom(entries.map(({ types }) => types)));
for (const path of globSync('dist/{src,strategies,constraints,web}/**/*.d.ts')) if (!kept.has(path)) rmSync(path);
