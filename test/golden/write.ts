/** `npm run golden`: writes grades and created puzzles again. Changes must be named in CHANGELOG.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileOf, GOLDEN, type GoldenName, writtenGolden } from './golden.js';

for (const name of Object.keys(GOLDEN) as GoldenName[]) {
  mkdirSync(new URL('.', fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), writtenGolden(GOLDEN[name]()));
}
