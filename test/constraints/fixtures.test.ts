/** The puzzles of our own for each constraint, and its page. They are found by their names: a new one needs no test code. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import type { Puzzle } from '../../src/core/puzzle.js';
import { explain } from '../../src/face/index.js';
import { HOLDERS, load, readAny, writerNamed } from '../../src/formats/exchange/any.js';
import { EXCHANGE } from '../../src/formats/exchange/formats.js';
import { FORMATS } from '../../src/formats/format.js';
import { lossesIn, partsOf } from '../../src/formats/losses.js';
import { formats, readPuzzle } from '../../src/formats/read.js';
import { search } from '../../src/search/search.js';
import { rulesText, withRules } from '../../src/variants/rules.js';
import { rulesIn } from '../../src/variants/written.js';
import { catalogue } from '../../strategies/index.js';
import { DEFINITIONS } from './definitions.js';

await load([], ...EXCHANGE.map(({ name }) => name));

const linesOf = (id: string): string[] =>
  readFileSync(new URL(`../../fixtures/constraints/${id}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const puzzlesOf = (id: string): Puzzle[] => linesOf(id).map((line) => readPuzzle(line).puzzle);
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

/** The example: the puzzle as it is pasted, and the first step that is about the constraint. */
function exampleOf(id: string): string {
  const [line = ''] = linesOf(id);
  const grid = formats.find(({ name }) => name === 'framed')!.format(readPuzzle(line).puzzle);
  const ofRules = catalogue.filter(({ family }) => family === 'rules').map((strategy) => strategy.id);
  const { steps } = explain(line);
  const step = steps.find(({ strategy }) => ofRules.includes(strategy)) ?? steps[0]!;
  return `<!-- example -->\n\`\`\`text\n${grid}\n\`\`\`\n\n> ${step.name}: ${step.text}\n<!-- /example -->`;
}

const READ = [
  ...FORMATS,
  ...EXCHANGE.flatMap(({ name, isReadOnly, isWriteOnly }) => (isReadOnly || isWriteOnly ? [] : name)),
];

describe.each(constraints.map((constraint) => [constraint.id, constraint] as const))('%s', (id, constraint) => {
  test('its puzzles state it, have one solution that obeys it, and are solved', () => {
    expect(linesOf(id).length).toBeGreaterThanOrEqual(2);
    for (const line of linesOf(id)) {
      const { puzzle } = readPuzzle(line);
      const stated = rulesText(puzzle.geometry);
      expect(stated).toMatch(constraint.tiling === 'regions' ? /regions=/ : new RegExp(`(^|[ =,])${id}($|[ =,])`));
      const { solutions, ended } = search(puzzle, { limit: 2 });
      expect([ended, solutions.length], line).toEqual(['all', 1]);
      expect(obeys(puzzle, solutions[0]!), line).toBe(true);
    }
  });

  test('its puzzles come back from every format that holds them', async () => {
    let held = 0;
    for (const puzzle of puzzlesOf(id))
      for (const name of READ) {
        const writer = writerNamed(name);
        if (lossesIn(writer, partsOf(puzzle), puzzle.geometry, HOLDERS).length > 0) continue;
        const text = writer.format(puzzle, [], {});
        const { puzzle: back } = await readAny(text);
        expect(back.geometry, `${name}: ${text}`).toBe(puzzle.geometry);
        held++;
      }
    expect(held).toBeGreaterThan(5);
  });

  test('its page states the name, ways to write it that are read, and an example', () => {
    expect(existsSync(pageFile(id)), `constraints/${id}.md`).toBe(true);
    const page = readFileSync(pageFile(id), 'utf8');
    expect(page.startsWith(`# ${constraint.names.en}\n\n`)).toBe(true);
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(['Corner cases', 'How it is written', 'Solving it', 'Example']);
    const own = page.slice(0, page.indexOf('## Example'));
    const { geometry } = readPuzzle('.'.repeat(81)).puzzle;
    for (const [, text] of own.matchAll(/```text\n(.*)\n```/g))
      if (!text!.startsWith('.')) expect(rulesText(withRules(geometry, rulesIn(text!)))).toContain(id);
    for (const [, json] of own.matchAll(/```json\n(.*)\n```/g))
      expect(rulesText(withRules(geometry, { constraints: [JSON.parse(json!)] }))).toContain(id);
    for (const [, target] of page.matchAll(/\]\(([^)]+)\)/g))
      expect(existsSync(new URL(target!, pageFile(id))), target).toBe(true);
    const shown = page.replace(/<!-- example -->[^]*<!-- \/example -->/, () => exampleOf(id));
    if (process.env.WRITE_PAGES) writeFileSync(pageFile(id), shown);
    else expect(page).toBe(shown);
  });
});
