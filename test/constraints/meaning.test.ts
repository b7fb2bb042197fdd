/** Sentences on clues say what the clues mean, in each language: they are read again and held against fillings. */
import { describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { bitsOf } from '../../src/core/bits.js';
import { type Cell, Geometry } from '../../src/core/geometry.js';
import type { Statement } from '../../src/core/statement.js';
import { permutation, seeded } from '../../src/create/random.js';
import { readPuzzle } from '../../src/formats/read.js';
import type { ClueBetween } from '../../src/logic/step/message.js';
import { GERMAN } from '../../src/render/language/de/index.js';
import { ENGLISH_STEPS } from '../../src/render/language/en/steps.js';
import { toldClues } from '../../src/render/told-clues.js';
import { constraintOf } from '../../src/variants/names.js';
import { withRules } from '../../src/variants/rules.js';
import { isSlow } from '../tier.js';
import { DEFINITIONS } from './definitions.js';
import { gridOf } from './grids.js';
import { cellsIn, type DigitAt, kindsNamed, NOUNS, numbersIn, readSentence } from './meanings.js';
import { linesOf } from './own-puzzles.js';

const plain = Geometry.ofSize(6);
const LANGUAGES = [
  { ...ENGLISH_STEPS, code: 'en' },
  { ...GERMAN, code: 'de' },
] as const;
type Words = (typeof LANGUAGES)[number];

/** Cells of a line of which no two see each other. */
const LINE = 'r1c1r3c2r5c3r2c4';

/** Clues of each kind that has clauses, such that each of its wordings is said. */
const CLUES: Readonly<Record<string, readonly string[]>> = {
  'white-dot': ['r2c3r2c4', '1:r2c1r3c1', '3:r2c4r2c3'],
  'black-dot': ['r2c3r2c4', '2:r2c1r3c1', '3:r2c4r2c3'],
  'grey-dot': ['r2c3r2c4', '2:r2c1r3c1', '3:r2c4r2c3'],
  xv: ['5:r2c3r2c4', '10:r2c4r2c3', '7:r2c1r3c1'],
  'greater-than': ['r2c3r2c4', 'r3c1r2c1'],
  relation: ['difference#3', 'sum#7', 'product#6', 'ratio#3'].flatMap((relation) =>
    ['=', '!=', '<=', '>='].map((sign) => `${relation.replace('#', sign)}:r2c4r2c3`),
  ),
  rule: [`"pairs: |a - b| <= 2":${LINE}`, '"all: a < b":r1c1r3c2r5c3'],
  minimum: ['r2c4', 'r3c1r2c1'],
  maximum: ['r2c4', 'r3c1r2c1'],
  clone: ['r1c1r3c2/r5c3r2c4'],
  letters: ['A:r1c1r3c2r5c3'],
  renban: ['r1c1r3c2r5c3', 'r1c1r2c4'],
  'between-line': ['r1c1r3c2r2c4'],
  lockout: ['r1c1r3c2r2c4', '2:r1c1r2c4', '4:r5c3r1c1r3c2'],
  thermometer: [LINE, 'r2c4r5c3r1c1/r5c3r3c2'],
  'slow-thermometer': [LINE, 'r2c4r5c3r1c1/r5c3r3c2'],
  whisper: [LINE, '2:r1c1r3c2r5c3r2c4'],
  palindrome: [LINE, 'r2c4r5c3r1c1'],
  'parity-line': [LINE],
  'modular-line': [LINE, `2:${LINE}`, `4:${LINE}`],
  'entropic-line': [LINE],
  nabner: ['r1c1r3c2r5c3'],
  'numbered-room': ['3:r2c0', '5:r7c4'],
  'index-line': [LINE, 'r2c4r5c3r1c1'],
  'row-indexer': ['r2c4', 'r5c1'],
  'column-indexer': ['r2c4', 'r5c1'],
  'box-indexer': ['r2c4', 'r5c1'],
  arrow: ['r1c1/r3c2'],
  'equal-sums': ['r1c1/r3c2'],
};
/** The rules of the whole grid that have clauses. */
const wholes = ['non-consecutive', 'all-white-dots', 'all-black-dots', 'all-xv', 'all-x', 'all-v'];

const clauses = Object.entries(CLUES).flatMap(([id, clues]) => clues.map((clue) => `${id}=${clue}`));

test('each constraint with words has its meanings here', () => {
  const told = constraints.filter((each) => each.told);
  const known = [...Object.keys(CLUES), ...Object.keys(NOUNS), ...wholes];
  expect(told.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});

/** Returns the pairs of candidates of two cells that clues exclude, beside those that see each other anyway. */
const excludedOf = (geometry: Geometry, a: Cell, b: Cell): ClueBetween['excluded'] =>
  bitsOf(geometry.all).flatMap((x) =>
    bitsOf(geometry.all)
      .map((y) => [geometry.candidate(a, x), geometry.candidate(b, y)] as const)
      .filter(([one, two]) => geometry.conflict(one, two) && !plain.conflict(one, two)),
  );

const isOfDifferent = (geometry: Geometry, { excluded }: ClueBetween): boolean =>
  excluded.some(([one, two]) => geometry.digitOf(one) !== geometry.digitOf(two));

/** Returns each two cells, of some, of which clues exclude different digits. */
const betweenIn = (geometry: Geometry, cells: readonly Cell[]): ClueBetween[] =>
  cells
    .flatMap((a, at) =>
      cells.slice(at + 1).map((b) => ({ cells: [a, b], excluded: excludedOf(geometry, a, b) }) as const),
    )
    .filter((between) => isOfDifferent(geometry, between));

const cellsOf = ({ cells }: Geometry): Cell[] => Array.from({ length: cells }, (_, cell) => cell);

interface Said {
  readonly between: ClueBetween;
  readonly text: string;
  readonly holds: (at: DigitAt) => boolean;
}

/** Returns what a grid with one clue, or a rule of the whole grid, says of two cells each. */
const saidIn = (geometry: Geometry, words: Words): Said[] =>
  betweenIn(geometry, cellsOf(geometry)).flatMap((between) =>
    toldClues([between], geometry, words).map((text) => ({
      between,
      text,
      holds: readSentence(text, words.code, geometry, geometry.layout.statements?.[0]),
    })),
  );

/** Returns all ways to give cells digits that are allowed there, from zero. */
const fillings = ({ allowed }: Geometry, cells: readonly Cell[]): number[][] =>
  cells.reduce<number[][]>(
    (found, cell) => found.flatMap((digits) => bitsOf(allowed[cell]!).map((digit) => [...digits, digit])),
    [[]],
  );

const atIn =
  (cells: readonly Cell[], digits: readonly number[]): DigitAt =>
  (cell) => {
    const index = cells.indexOf(cell);
    return index < 0 ? undefined : digits[index]! + 1;
  };

/** True if no two cells of a filling have candidates that exclude each other. */
const isFree = (geometry: Geometry, cells: readonly Cell[], digits: readonly number[]): boolean =>
  cells.every((a, i) =>
    cells.every(
      (b, j) => i >= j || !geometry.conflict(geometry.candidate(a, digits[i]!), geometry.candidate(b, digits[j]!)),
    ),
  );

describe.each(LANGUAGES.map((words) => [words.code, words] as const))('%s', (code, words) => {
  test.each([...clauses, ...wholes])('a sentence on two cells is true exactly if %s lets their digits be', (clue) => {
    const geometry = withRules(plain, wholes.includes(clue) ? { variant: [clue] } : { constraints: [clue] });
    const said = saidIn(geometry, words);
    expect(said.length).toBeGreaterThan(0);
    for (const { between, text, holds } of said) {
      // Equal digits may see each other, of which sentences say nothing.
      const wrong = fillings(geometry, between.cells).filter((digits) => {
        const mayBe = isFree(geometry, between.cells, digits);
        return (mayBe || digits[0] !== digits[1]) && holds(atIn(between.cells, digits)) !== mayBe;
      });
      expect(wrong, text).toEqual([]);
    }
  });

  // The test before compares the sentences of each language.
  test.runIf(isSlow || code === 'en').each(clauses)(
    'sentences on two cells are true if a grid obeys %s, and not all are if it does not',
    (clue) => {
      const geometry = withRules(plain, { constraints: [clue] });
      const [statement] = geometry.layout.statements as [Statement];
      const said = saidIn(geometry, words);
      // A rule over several cells says more than its sentences on two of them, and so does one that excludes digits of a cell.
      const saysAll =
        !constraintOf(statement.kind)!.rules &&
        statement.lists.flat().every((cell) => geometry.allowed[cell] === geometry.all);
      const random = seeded(`meaning ${clue}`);
      const counts = [0, 0];
      const wrong: number[][] = [];
      for (let round = 0; round < 1000; round++) {
        const change = permutation(6, random);
        const grid = GRIDS[round % GRIDS.length]!.map((digit) => change[digit]!);
        const obeys = isObeyed(statement, grid);
        const areTrue = said.every(({ holds }) => holds((cell) => grid[cell]! + 1));
        if ((obeys || saysAll) && areTrue !== obeys) wrong.push(grid);
        counts[areTrue ? 1 : 0]!++;
      }
      expect(wrong).toEqual([]);
      expect(Math.min(...counts)).toBeGreaterThan(3);
    },
  );

  test.each(clauses.filter((clue) => constraintOf(clue.split('=')[0]!)!.toldAlong && !clue.includes('/')))(
    'a sentence on a piece of a line is true exactly if %s lets its digits be',
    (clue) => {
      const geometry = withRules(plain, { constraints: [clue] });
      const [statement] = geometry.layout.statements as [Statement];
      const line = statement.lists[0]!;
      for (const piece of [line, line.slice(0, 3), line.slice(-3)]) {
        const between = betweenIn(geometry, piece);
        const texts = toldClues([{ cells: piece, between }], geometry, words);
        expect(texts).toHaveLength(1);
        const holds = readSentence(texts[0]!, code, geometry, statement);
        const wrong = fillings(geometry, piece).filter(
          (digits) => holds(atIn(piece, digits)) !== isFree(geometry, piece, digits),
        );
        expect(wrong, texts[0]).toEqual([]);
      }
    },
  );

  test.each(Object.keys(NOUNS))('the noun of %s is its own, and names its number and its cells', (kind) => {
    let count = 0;
    for (const line of linesOf(kind).slice(0, isSlow ? undefined : 2)) {
      const { geometry } = readPuzzle(line).puzzle;
      for (const [rule, { cells, statement }] of geometry.rules.entries()) {
        if (statement?.kind !== kind) continue;
        count++;
        const [text] = toldClues([{ cells, rule }], geometry, words) as [string];
        expectNamed(text, statement, geometry, code);
        if (['killer-cage', 'sum'].includes(kind) && statement.value !== undefined)
          expect(toldClues([{ cells, total: statement.value! }], geometry, words)).toEqual([text]);
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

const GRIDS = Array.from({ length: 100 }, (_, index) => gridOf(plain, `meaning ${index}`));

/** True if a full grid obeys a clue by the definition of its kind. */
function isObeyed(statement: Statement, grid: readonly number[]): boolean {
  const lists = statement.lists.map((list) =>
    list.map((cell) => [plain.rowOf(cell) + 1, plain.columnOf(cell) + 1] as const),
  );
  return DEFINITIONS[statement.kind]!(
    { ...statement, lists },
    (row, column) => grid[(row - 1) * 6 + column - 1]! + 1,
    6,
  );
}

/** Expects a noun to name one kind, the number of the clue or its digits, and all of its cells or its ends. */
function expectNamed(
  text: string,
  { kind, value, text: said, lists }: Statement,
  geometry: Geometry,
  code: Words['code'],
): void {
  expect([text, kindsNamed(text, code)]).toEqual([text, [kind]]);
  const house = /(?:row|column|Zeile|Spalte) (\d+)/.exec(text);
  const numbers = numbersIn(house ? text.replace(house[0], '') : text);
  const usual = constraintOf(kind)!.takes?.value?.usual?.(geometry.size);
  const stated = value ?? usual;
  if (numbers.length > 0) expect([text, numbers]).toEqual([text, said !== undefined ? numbersIn(said) : [stated]]);
  const all = lists.flat();
  if (house)
    for (const cell of all)
      expect([text, (/row|Zeile/.test(text) ? geometry.rowOf(cell) : geometry.columnOf(cell)) + 1]).toEqual([
        text,
        +house[1]!,
      ]);
  const named = cellsIn(text, geometry);
  const sorted = (cells: readonly Cell[]): string => String([...new Set(cells)].sort((a, b) => a - b));
  const isWhole = [all, lists[0]!].map(sorted).includes(sorted(named));
  const areEnds = [[all[0], all.at(-1)], [all[0]], []].map(String).includes(String(named));
  expect([text, isWhole || areEnds]).toEqual([text, true]);
}
