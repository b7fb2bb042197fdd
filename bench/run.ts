/**
 * `npm run bench [-- [--only PART,...] LIST...]`: prints all figures, or those of some parts (search, rules, grading,
 * whips, full, start, runs, program), on given lists or on the project's fixtures. `--against REF [--rounds N]` compares this
 * build with that of another commit or checkout; `--only` then selects the commands with one of its words in their
 * names.
 */
import { parseArgs } from 'node:util';
import { benchAgainst } from './against.js';
import { benchFull } from './full.js';
import { benchGrading, benchWhips } from './grading.js';
import { puzzlesIn } from './measure.js';
import { benchProgram, benchRuns, benchStart } from './program.js';
import { benchRules } from './rules.js';
import { benchLarge, benchSearch } from './search.js';

const { values, positionals: lists } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    scale: { type: 'string', default: '1' },
  },
});
const own = ['fixtures/puzzles/levels.txt', 'fixtures/puzzles/mixed.txt'];
const ownWithRules = ['killer-cage', 'renban', 'thermometer', 'sandwich'].map(
  (name) => `fixtures/constraints/${name}.txt`,
);
const large = ['fixtures/puzzles/16x16.txt', 'fixtures/puzzles/25x25.txt'];

const parts = {
  async search() {
    await benchSearch(lists.length > 0 ? lists : own);
    benchLarge(large);
  },
  rules: () => benchRules(lists.length > 0 ? lists : ownWithRules, Number(values.scale)),
  grading: () => benchGrading(own),
  whips: () => benchWhips(lists.length > 0 ? lists : own),
  full: () => benchFull(lists.length > 0 ? lists : own),
  start: () => benchStart(puzzlesIn(own[0]!)[0]!),
  runs: () => benchRuns('fixtures/grades/hodoku.tsv'),
  program: () => benchProgram(lists.length > 0 ? lists.slice(0, 1) : own),
};

const only = values.only?.split(',');
const wanted = only ?? Object.keys(parts);
const started = performance.now();
if (values.against !== undefined) await benchAgainst(values.against, Number(values.rounds), only);
else for (const [name, bench] of Object.entries(parts)) if (wanted.includes(name)) await bench();
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
