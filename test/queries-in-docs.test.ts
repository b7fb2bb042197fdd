/** Each query of docs/banks.md gives the lines that it promises, where jq is installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sudokuOn } from './cli/sudoku.js';
import { blocksIn } from './doc-blocks.js';

const LEVELS = readFileSync(new URL('../fixtures/puzzles/levels.txt', import.meta.url), 'utf8').match(/^[.\d]{81}/gm)!;
/** Two puzzles of a level, so that the first of each level are not all. */
const BANK = [...LEVELS, '.'.repeat(81), LEVELS[0]!.replace('4', '.')].join('\n');

const folder = mkdtempSync(join(tmpdir(), 'queries-'));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const linesIn = (text: string): string[] => text.trim().split('\n');
const read = (text: string) => linesIn(text).map((line) => JSON.parse(line));

interface Line {
  readonly puzzle: string;
  readonly hodoku: { readonly level: string; readonly score: number } | null;
  readonly se: { readonly er: number } | null;
  readonly techniques?: Readonly<Record<string, number>>;
  readonly profile?: { readonly full: { readonly rounds: number } };
  readonly minimal?: boolean;
}

let all: readonly Line[] = [];
let checked: readonly Line[] = [];

beforeAll(async () => {
  const graded = (await sudokuOn(BANK, 'grade', '--json', '--profile', '--people')).out;
  const minimal = (await sudokuOn(BANK, 'check', '--json', '--minimal')).out;
  write('graded.jsonl', graded);
  write('checked.jsonl', minimal);
  all = read(graded);
  checked = read(minimal);
});

const levels = (): string[] => [...new Set(all.flatMap(({ hodoku }) => hodoku?.level ?? []))].sort();
const ofLevel = (level: string): Line[] => all.filter(({ hodoku }) => hodoku?.level === level);
const rounds = ({ profile }: Line): number => profile?.full.rounds ?? 0;
const mostRounds = (level: string): number => Math.max(...ofLevel(level).map(rounds));
const score = ({ hodoku }: Line): number => hodoku?.score ?? 0;
const whole = ({ se }: Line): number | undefined => se?.er && Math.floor(se.er);

/** The beginning of each query that gives lines of puzzles, and the puzzles that it should give. */
const QUERIES: readonly (readonly [begins: string, expected: () => readonly Line[]])[] = [
  [`jq -c 'select(.hodoku.level == "hard")' graded.jsonl\n`, () => ofLevel('hard')],
  ["jq -c 'select(.puzzle | gsub", () => all.filter(({ puzzle }) => puzzle.replaceAll('.', '').length <= 26)],
  [`jq -c 'select(.techniques["x-wing"])`, () => all.filter(({ techniques }) => techniques?.['x-wing'])],
  ["jq -c 'select(.se.er >= 4", () => all.filter(({ se }) => se && se.er >= 4 && se.er <= 7)],
  [
    "jq -sc 'sort_by",
    () =>
      all
        .filter(score)
        .sort((a, b) => score(b) - score(a))
        .slice(0, 3),
  ],
  [
    "jq -sc 'map(select(.hodoku))",
    () =>
      levels().map((level) => all.find((line) => line.hodoku?.level === level && rounds(line) === mostRounds(level))!),
  ],
  ["jq -nc 'foreach", () => all.filter((_, index) => index % 4 === 3)],
];

const queries = blocksIn('sh').filter(({ page, code }) => page === 'docs/banks.md' && /^ *jq /m.test(code));
const jq = (code: string): string => {
  const { stdout, stderr } = spawnSync('bash', ['-c', code], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout;
};
const codeOf = (begins: string): string => queries.find(({ code }) => code.startsWith(begins))!.code;
const puzzlesIn = (lines: readonly Line[]): string[] => lines.map(({ puzzle }) => puzzle).sort();

const isHere = spawnSync('which', ['jq']).status === 0;

test.skipIf(!isHere).each(QUERIES)('%s: gives the puzzles that it asks for', (begins, expected) => {
  const found = puzzlesIn(read(jq(codeOf(begins))));
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(puzzlesIn(expected()));
});

test.skipIf(!isHere)('counts by level and by rating', () => {
  const counts = [
    ...levels().map((level) => `${level} ${ofLevel(level).length}`),
    `null ${all.filter(({ hodoku }) => !hodoku).length}`,
  ];
  expect(linesIn(jq(codeOf("jq -sr 'group_by"))).sort()).toEqual(counts.sort());
  const ratings = [...new Set(all.map(whole))].filter((rating) => rating !== undefined).sort();
  const bars = ratings.map((rating) => `${rating} ${'#'.repeat(all.filter((line) => whole(line) === rating).length)}`);
  expect(linesIn(jq(codeOf("jq -sr 'map")))).toEqual(bars);
});

test.skipIf(!isHere)('joins the grades with the answers of another command', () => {
  const joined = read(jq(codeOf('sudoku check').replace(/^sudoku.*\n/, '')));
  expect(puzzlesIn(joined)).toEqual(puzzlesIn(checked.filter(({ minimal }) => minimal === false)));
  expect(joined[0]).toMatchObject({ minimal: false, hodoku: { score: expect.any(Number) } });
});
