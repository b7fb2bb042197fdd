/** `npm run golden`: writes anew what grades and made puzzles are. What changes by it is to be named in CHANGELOG.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileOf, GOLDEN, type GoldenName, writtenGolden } from './golden.js';

for (const name of Object.keys(GOLDEN) as GoldenName[]) {
  mkdirSync(new URL('.', fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), writtenGolden(GOLDEN[name]()));
}
