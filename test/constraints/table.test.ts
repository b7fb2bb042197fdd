/** The table of all kinds in the docs. `WRITE_PAGES=1` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import type { Constraint, Exchange } from '../../src/core/constraint.js';
import { exampleOf } from '../../src/variants/names.js';
import { statementsIn } from '../../src/variants/statements.js';

const PAGE = 'docs/constraints.md';
const PLACE = /(?<=<!-- kinds -->\n)[\s\S]*?(?=<!-- \/kinds -->)/;

const inCode = (words: readonly unknown[]): string => words.map((word) => `\`${String(word)}\``).join(', ');

function fPuzzlesOf({ fPuzzles }: Exchange): string {
  if (!fPuzzles) return '';
  if ('flag' in fPuzzles) return inCode([fPuzzles.flag]);
  if ('negative' in fPuzzles) return inCode([`negative ${fPuzzles.negative}`]);
  return inCode(['marks' in fPuzzles ? fPuzzles.marks : fPuzzles.clues]);
}

function issOf({ iss }: Exchange): string {
  if (!iss) return '';
  if ('neighbours' in iss) return inCode(Object.keys(iss.neighbours));
  if ('arms' in iss) return inCode([iss.arms, ...(iss.pill ? [iss.pill] : [])]);
  if ('clue' in iss) return inCode([iss.first === undefined ? iss.clue : `${iss.clue} ${iss.first}`]);
  const [name] = ['flag', 'ends', 'digits', 'equal'].flatMap((key) =>
    key in iss ? [iss[key as keyof typeof iss]] : [],
  );
  return inCode([name]);
}

/** Whether the look of a drawing tells the kind, or only with a word in the rules. */
function lookOf({ sudokuPad }: Exchange): string {
  if (!sudokuPad) return '';
  return ['line', 'shape', 'outside'].some((key) => key in sudokuPad) ? 'with a word' : 'yes';
}

const rowOf = ({ id, exchange = {} }: Constraint): string =>
  `| ${[`\`${id}\``, fPuzzlesOf(exchange), lookOf(exchange), issOf(exchange)].join(' | ')} |`.replaceAll(/ {2,}/g, ' ');

test.each(constraints.filter(({ takes }) => takes).map((constraint) => [constraint.id, constraint] as const))(
  'the example of %s in messages is a statement of it',
  (id, constraint) => {
    const text = exampleOf(constraint);
    expect(text).toMatch(new RegExp(`^${id}=`));
    expect(statementsIn(constraint, text.slice(id.length + 1), 9)).toHaveLength(1);
  },
);

test('the docs have a table of all kinds in the files of other programs', () => {
  const table = [
    '| kind | f-puzzles | drawn in `scl` | Interactive Sudoku Solver |',
    '|---|---|---|---|',
    ...constraints.filter(({ takes, id }) => takes || id === 'global-entropy').map(rowOf),
    '',
  ].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toMatch(PLACE);
  if (process.env.WRITE_PAGES)
    writeFileSync(
      PAGE,
      page.replace(PLACE, () => table),
    );
  else expect(PLACE.exec(page)![0]).toBe(table);
});
