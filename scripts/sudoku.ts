/**
 * Runs the program from its sources, without a build: `npx tsx scripts/sudoku.ts solve --explain
 * fixtures/puzzles/x-wing.txt`.
 */
import { run } from '../src/cli/program.js';

await run(process.argv);
