/** The puzzles of our own for each constraint, and its page. They are found by their names: a new one needs no test code. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { boardOf } from '../../src/core/board-of.js';
import type { Constraint } from '../../src/core/constraint.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { type Step, walk } from '../../src/face/index.js';
import { formats, readPuzzle } from '../../src/formats/read.js';
import { search } from '../../src/search/search.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { withRules } from '../../src/variants/rules.js';
import { parseRules } from '../../src/variants/written.js';
import { catalogue } from '../../strategies/index.js';
import { expectPicture, pictureLine } from '../render/page-picture.js';
import { inTier } from '../tier.js';
import { DEFINITIONS } from './definitions.js';
import { expectKept, linesOf } from './own-puzzles.js';

const pageFile = (id: string): URL => new URL(`../../constraints/${id}.md`, import.meta.url);

/** True if a full grid obeys what is stated of a kind that has a definition. */
function obeys({ geometry }: Puzzle, solution: ArrayLike<number>): boolean {
  const { size, layout } = geometry;
  const placed = (list: readonly number[]) => list.map((at) => [Math.floor(at / size) + 1, (at % size) + 1] as const);
  return (layout.statements ?? []).every((each) =>
    DEFINITIONS[each.kind]!(
      { ...each, lists: each.lists.map(placed) },
      (row, column) => solution[(row - 1) * size + column - 1]! + 1,
      size,
    ),
  );
}

/** A cause in the sentence of a single: `r1c1 is 4, so its neighbour without an X r1c2 is not 6`. */
const CAUSE = / so its .* is not /;

/** Returns the first step by one of some strategies, or else the first that has a cause, or the first of all. */
function exampleStep(steps: Iterable<Step>, strategies: readonly string[]): Step | undefined {
  const all: Step[] = [];
  for (const step of steps) {
    if (strategies.includes(step.strategy)) return step;
    all.push(step);
  }
  return all.find(({ text }) => CAUSE.test(text)) ?? all[0];
}

/** The example: the puzzle as it is pasted, and the first step that is about the constraint. */
function exampleOf({ id, names }: Constraint): string {
  const [line = ''] = linesOf(id);
  const { puzzle } = readPuzzle(line);
  const drawing = `constraints/${id}`;
  expectPicture(drawing, boardOf(puzzle), undefined, { title: names.en, candidates: false, labels: false });
  const grid = formats.find(({ name }) => name === 'framed')!.format(puzzle);
  const ofRules = catalogue.filter(({ family }) => family === 'rules').map((strategy) => strategy.id);
  const step = exampleStep(walk(puzzle), ofRules)!;
  const drawn = pictureLine(drawing, `A puzzle with ${names.en.toLowerCase()}`, '..');
  return `<!-- example -->\n${drawn}\n\n\`\`\`text\n${grid}\n\`\`\`\n\n> ${step.name}: ${step.text}\n<!-- /example -->`;
}

describe.each(constraints.map((constraint) => [constraint.id, constraint] as const))('%s', (id, constraint) => {
  test('its puzzles state it, and have one solution, which obeys it', () => {
    expect(linesOf(id).length).toBeGreaterThanOrEqual(2);
    for (const line of linesOf(id).slice(0, inTier({ quick: 1, slow: Number.POSITIVE_INFINITY }))) {
      const { puzzle } = readPuzzle(line);
      const stated = rulesText(puzzle.geometry);
      expect(stated).toMatch(constraint.tiling === 'regions' ? /regions=/ : new RegExp(`(^|[ =,])${id}($|[ =,])`));
      const { solutions, ended } = search(puzzle, { limit: 2 });
      expect([ended, solutions.length], line).toEqual(['all', 1]);
      expect(obeys(puzzle, solutions[0]!), line).toBe(true);
    }
  });

  test('its first puzzle comes back from every format of ours', () => expectKept(constraint, linesOf(id)[0]!));

  test('its page states the name, ways to write it that are read, and an example', () => {
    expect(existsSync(pageFile(id)), `constraints/${id}.md`).toBe(true);
    const page = readFileSync(pageFile(id), 'utf8');
    expect(page.startsWith(`# ${constraint.names.en}\n\n`)).toBe(true);
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(['Corner cases', 'How it is written', 'Solving it', 'Example']);
    const own = page.slice(0, page.indexOf('## Example'));
    const { geometry } = readPuzzle('.'.repeat(81)).puzzle;
    for (const [, text] of own.matchAll(/```text\n(.*)\n```/g))
      if (!text!.startsWith('.')) expect(rulesText(withRules(geometry, parseRules(text!)))).toContain(id);
    for (const [, json] of own.matchAll(/```json\n(.*)\n```/g))
      expect(rulesText(withRules(geometry, { constraints: [JSON.parse(json!)] }))).toContain(id);
    for (const [, target] of page.matchAll(/\]\(([^)]+)\)/g))
      expect(existsSync(new URL(target!, pageFile(id))), target).toBe(true);
    const shown = page.replace(/<!-- example -->[\s\S]*<!-- \/example -->/, () => exampleOf(constraint));
    if (process.env.WRITE_PAGES) writeFileSync(pageFile(id), shown);
    else expect(page).toBe(shown);
  });
});

test('the docs name every kind of clues, and those that the generator reads off grids', () => {
  const rows = (page: string): string => readFileSync(`docs/${page}.md`, 'utf8').match(/^\|.*/gm)!.join('\n');
  const missing = (page: string, kinds: readonly Constraint[]): string[] =>
    kinds.filter(({ id }) => !rows(page).includes(`\`${id}\``)).map(({ id }) => id);
  expect(
    missing(
      'constraints',
      constraints.filter(({ takes }) => takes),
    ),
  ).toEqual([]);
  expect(
    missing(
      'creating',
      constraints.filter(({ readOff }) => readOff),
    ),
  ).toEqual([]);
});
