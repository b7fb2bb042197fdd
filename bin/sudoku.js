#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/program/program.js', import.meta.url);

if (existsSync(program)) {
  module.enableCompileCache?.();
  const { run } = await import(program.href);
  await run(process.argv);
} else {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  process.stderr.write(
    `sudoku: ${folder} has not been built: run npm run build there (after npm ci, if that was not done)\n`,
  );
  process.exitCode = 2;
}
