/**
 * The end of `npm run build:package`: deletes the declarations that no entry of the package refers to. They are half of
 * all, and an editor would offer names from them that cannot be imported.
 */
import { readFileSync, rmSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { allEntriesOf, declarationsFrom, type Exports } from './modules.js';

const exports: Exports = JSON.parse(readFileSync('package.json', 'utf8')).exports;
const kept = new Set(declarationsFrom(allEntriesOf(exports).map(({ types }) => types)));
for (const path of globSync('dist/{src,strategies,constraints,web}/**/*.d.ts')) if (!kept.has(path)) rmSync(path);
