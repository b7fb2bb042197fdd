/** The table of the kinds that other programs have, in the docs. `WRITE_PAGES=1` writes it. */

import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { sharedRules } from '../../constraints/shared.js';
import type { Exchange } from '../../src/core/constraint.js';
import { usualNumbers } from '../../src/core/numbers.js';
import type { SharedRule } from '../../src/core/shared-rule.js';
import { exampleOf } from '../../src/variants/examples.js';
import { statementsIn } from '../../src/variants/statements.js';

const PAGE = 'docs/constraints.md';
const PLACE = /(?<=<!-- kinds -->\n)[\s\S]*?(?=<!-- \/kinds -->)/;

function fPuzzlesOf({ fPuzzles }: Exchange): readonly string[] {
  if (!fPuzzles) return [];
  if ('flag' in fPuzzles) return [fPuzzles.flag];
  if ('negative' in fPuzzles) return [`negative ${fPuzzles.negative}`];
  return ['marks' in fPuzzles ? fPuzzles.marks : fPuzzles.clues];
}

function issOf({ iss }: Exchange): readonly string[] {
  if (!iss) return [];
  if ('neighbours' in iss) return Object.keys(iss.neighbours);
  if ('arms' in iss) return [iss.arms, ...(iss.pill ? [iss.pill] : [])];
  if ('clue' in iss) return [iss.first === undefined ? iss.clue : `${iss.clue} ${iss.first}`];
  return ['flag', 'ends', 'digits', 'equal'].flatMap((key) =>
    key in iss ? [String(iss[key as keyof typeof iss])] : [],
  );
}

function sudokuMakerOf({ sudokuMaker }: Exchange): readonly string[] {
  const { type = sudokuMaker?.negative?.type } = sudokuMaker ?? {};
  return type === undefined ? [] : [`${type}`];
}

const KINDS = constraints.filter(({ takes, id }) => takes || id === 'global-entropy');
const inCode = (word: string): string => `\`${word}\``;
const bare = (word: string): string => word.replaceAll('-', '').toLowerCase();

/** Lists kinds, each with the other program's names where they are not its own. */
const listed = (namesOf: (exchange: Exchange) => readonly string[]): string =>
  KINDS.flatMap(({ id, exchange = {} }) => {
    const names = namesOf(exchange);
    if (names.length === 0) return [];
    const isSame = names.length === 1 && bare(names[0]!) === bare(id);
    return [isSame ? inCode(id) : `${inCode(id)} (${names.map(inCode).join(', ')})`];
  }).join(', ');

const shared = (isHere: (rule: SharedRule) => boolean): string =>
  sharedRules
    .filter(isHere)
    .map(({ id }) => inCode(id))
    .join(', ');
const isTelling = ({ drawn = [] }: SharedRule): boolean => drawn.some((look) => look.isTelling);

test.each(constraints.filter(({ takes }) => takes).map((constraint) => [constraint.id, constraint] as const))(
  'the example of %s in messages is a statement of it',
  (id, constraint) => {
    const text = exampleOf(constraint);
    expect(text).toMatch(new RegExp(`^${id}=`));
    expect(statementsIn(constraint, text.slice(id.length + 1), usualNumbers(9))).toHaveLength(1);
  },
);

test.each(
  constraints.flatMap(({ id, exchange = {} }) => {
    const names = [...fPuzzlesOf(exchange), ...issOf(exchange), ...sudokuMakerOf(exchange)];
    return names.length > 0 ? [[id, names] as const] : [];
  }),
)('the page of %s names it as other programs do', (id, names) => {
  const page = readFileSync(`constraints/${id}.md`, 'utf8');
  const elsewhere = /^Elsewhere: .*$/m.exec(page)?.[0] ?? '';
  expect(names.filter((name) => !new RegExp(`\\b${name.split(' ')[0]}\\b`).test(elsewhere))).toEqual([]);
});

test('the docs have a table of the kinds that other programs have', () => {
  const table = [
    '| in | kinds, and their names there |',
    '|---|---|',
    `| f-puzzles | ${listed(fPuzzlesOf)} |`,
    `| Interactive Sudoku Solver | ${listed(issOf)} |`,
    `| SudokuMaker, by its types | ${listed(sudokuMakerOf)} |`,
    `| a shared drawing, without words too | ${shared(isTelling)} |`,
    `| a shared drawing with its rules in words | ${shared((rule) => rule.drawn !== undefined && !isTelling(rule))} |`,
    `| words alone | ${shared(({ drawn }) => drawn === undefined)} |`,
    '',
  ].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toMatch(PLACE);
  if (process.env.WRITE_PAGES)
    writeFileSync(
      PAGE,
      page.replace(PLACE, () => table),
    );
  else expect(PLACE.exec(page)![0], 'WRITE_PAGES=1 npx vitest run test/constraints/table writes it').toBe(table);
});
