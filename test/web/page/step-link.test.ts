/** Links to steps: the engine finds each step again at its position, and a checker that knows no strategies proves it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { constraints } from '../../../constraints/index.js';
import { Geometry } from '../../../src/core/geometry.js';
import { constraintJson } from '../../../src/render/json/constraint.js';
import { ENGLISH } from '../../../src/render/language/en/index.js';
import { loadLanguage } from '../../../src/render/language/index.js';
import { plainGridOf } from '../../../web/page/engine/grid.js';
import { hint } from '../../../web/page/engine/hint.js';
import { named } from '../../../web/page/engine/named.js';
import type { SearchedStrategy, StepView } from '../../../web/page/engine/protocol.js';
import { path, steps } from '../../../web/page/engine/steps.js';
import { playBefore } from '../../../web/page/path-view/play-before.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playInLink } from '../../../web/page/play/linked.js';
import { type Play, playOf, puzzleOf } from '../../../web/page/play/play.js';
import { stepName, stepNamed } from '../../../web/page/play/step-name.js';
import { linesOf } from '../../constraints/own-puzzles.js';
import { read } from '../../read-text.js';
import { inTier } from '../../tier.js';

const LADDER = { ladder: 'full' } as const;
const PLAIN = '...432..7...8...2....57149625834...93..918..59...25873425769....9...4...7..253...';

/** Returns the path from the givens of a play, each step with the play before it. */
async function pathOf(play: Play) {
  const found: StepView[] = [];
  await path({ grid: plainGridOf(puzzleOf(play)), ...LADDER }, (step) => found.push(step), 'en');
  return found.map((step, index) => ({ step, play: playBefore(puzzleOf(play), found, index) }));
}

/** Sends a step by a link, and returns what the reader of the link gets. */
function received({ step, play }: { readonly step: StepView; readonly play: Play }) {
  const own = playInLink(linkOf(play))!;
  const name = stepNamed(stepName(step, play.geometry), own.geometry)!;
  return named({ grid: plainGridOf(puzzleOf(own)), step: name, ...LADDER }, () => {}, 'en');
}

const bare = ({ strategy, place, remove }: StepView) => ({ strategy, place, remove });

const hasPython = spawnSync('python3', ['--version']).status === 0;
const definitions = join(mkdtempSync(join(tmpdir(), 'links-')), 'definitions.jsonl');
writeFileSync(definitions, constraints.map((each) => JSON.stringify(constraintJson(each, ENGLISH))).join('\n'));

/** Returns the verdicts of the checker on certificates. */
function verdictsOn(certificates: readonly string[]) {
  const { stdout, stderr } = spawnSync('python3', ['examples/check.py', definitions], {
    input: certificates.join(''),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly steps: number; readonly proved: number });
}

/** Certificates that the checker is still to read: it starts once for all paths. */
const certificates: string[] = [];

const PUZZLES = [
  ['a plain puzzle', PLAIN],
  ['a small one', '....3...526.4....2...1...52..4......'],
  ...(['killer-cage', 'thermometer', 'anti-knight', 'jigsaw'] as const).map((id) => [id, linesOf(id)[0]!] as const),
] as const;

describe.each(PUZZLES)('the steps of the path of %s', (_, line) => {
  it('are found again', async () => {
    const all = await pathOf(playOf(read(line)));
    expect(all.length).toBeGreaterThan(5);
    const sent = all.filter((_, index) => index % inTier({ quick: 3, slow: 1 }) === 0);
    const answers = await Promise.all(sent.map(received));
    expect(answers.map((answer) => answer && bare(answer.step))).toEqual(sent.map(({ step }) => bare(step)));
    const shown = answers.filter((_, index) => index % inTier({ quick: 2, slow: 1 }) === 0);
    certificates.push(...shown.map((answer) => answer!.certificate));
  });
});

test.skipIf(!hasPython)('the certificates of these steps are proved', () => {
  const told = verdictsOn(certificates);
  expect(certificates.length).toBeGreaterThan(PUZZLES.length);
  expect(told).toHaveLength(certificates.length);
  expect(told.filter(({ steps, proved }) => steps !== 1 || proved !== 1)).toEqual([]);
});

test('every step at a grid with marks is found again by its name', async () => {
  const puzzle = read(PLAIN);
  const marked = playOf({
    ...puzzle,
    candidates: Int32Array.from(puzzle.values, (_, cell) => (cell === 0 ? 0b1 : 0)),
  });
  const found: StepView[] = [];
  const report = (told: StepView | SearchedStrategy): void => {
    if (!('searched' in told)) found.push(told);
  };
  await steps({ grid: plainGridOf(puzzleOf(marked)), ...LADDER, level: 'hard' }, report, 'en');
  expect(found.length).toBeGreaterThan(20);
  for (const step of found.filter((_, index) => index % inTier({ quick: 35, slow: 7 }) === 0))
    expect(bare((await received({ step, play: marked }))!.step)).toEqual(bare(step));
});

test('a hint is found again in another language, with what rules out other candidates', async () => {
  await loadLanguage('de');
  const play = playOf(read(PLAIN));
  const grid = plainGridOf(puzzleOf(play));
  const { step } = await hint({ grid, ...LADDER }, () => {}, 'de');
  const name = stepNamed(stepName(step!, play.geometry), play.geometry)!;
  expect((await named({ grid, step: name, ...LADDER }, () => {}, 'de'))!.step).toEqual(step);
});

test('a step that is not at its grid is not found', async () => {
  const grid = plainGridOf(read(PLAIN));
  for (const step of [
    { strategy: 'x-wing', place: [], remove: [10] },
    { strategy: 'no-such-strategy', place: [10], remove: [] },
    { strategy: 'constructor', place: [10], remove: [] },
  ])
    expect(await named({ grid, step, ...LADDER }, () => {}, 'en')).toBeUndefined();
});

test('names are short, and hold the candidates of any size', () => {
  const geometry = Geometry.of(5, 5);
  const step = {
    strategy: 'x-wing',
    place: [],
    remove: [
      { row: 25, column: 25, digit: 25 },
      { row: 1, column: 1, digit: 1 },
    ],
  };
  expect(stepName(step, geometry)).toBe('x-wing**c20.0');
  expect(stepNamed('x-wing**c20.0', geometry)).toEqual({ strategy: 'x-wing', place: [], remove: [15624, 0] });
});

test('a text that is no name of a step in the grid is refused', () => {
  const geometry = Geometry.of(3, 3);
  for (const name of ['', 'x-wing', 'x-wing**', '**1', 'x-wing**k9', 'x-wing**1..2', 'x-wing**.', '<b>*1*', 'x*1*2*3'])
    expect(stepNamed(name, geometry)).toBeUndefined();
  expect(stepNamed(`x-wing**${'1.'.repeat(10_000)}1`, geometry)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (name) => stepNamed(name, geometry) === undefined));
});
