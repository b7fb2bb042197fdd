/**
 * The end of `npm run build:package`: merges the declarations that the entries of the package refer to, and deletes the
 * others. They are half of all, and an editor would offer names from them that cannot be imported.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { allEntriesOf, declarationsFrom, type Exports } from '../../build/modules.js';
import { merged } from './merge.js';

const exports: Exports = JSON.parse(readFileSync('package.json', 'utf8')).exports;
const entries = allEntriesOf(exports).map(({ types }) => types);
const files = declarationsFrom(entries).map((path) => [path, readFileSync(path, 'utf8')] as const);
for (const path of globSync('dist/{src,strategies,constraints,web}/**/*.d.ts')) rmSync(path);
for (const [path, text] of merged(new Map(files), new Set(entries))) writeFileSync(path, text);
