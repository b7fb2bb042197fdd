/** `npm run bench [-- LIST...]`: all figures, on lists of one's own or on the project's fixtures. */
import { benchGrading } from './grading.js';
import { benchProgram } from './program.js';
import { benchLarge, benchSearch } from './search.js';

const lists = process.argv.slice(2);
const own = ['fixtures/puzzles/levels.txt', 'fixtures/puzzles/mixed.txt'];
const large = ['fixtures/puzzles/16x16.txt', 'fixtures/puzzles/25x25.txt'];

const started = performance.now();
await benchSearch(lists.length > 0 ? lists : own);
benchLarge(large);
benchGrading(own);
benchProgram(lists.length > 0 ? lists.slice(0, 1) : own);
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
