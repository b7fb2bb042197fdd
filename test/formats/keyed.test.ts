/** Names with values, as YAML, TOML and INI write them: the puzzles in them with their rules. */
import { describe, expect, test } from 'vitest';
import { ruledLine } from '../../src/formats/beside/rules-written.js';
import { withBeside } from '../../src/formats/beside/stated-solution.js';
import { readAny } from '../../src/formats/exchange/any.js';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { LINE, SOLUTION } from './exchange/example.js';

const OTHER = SOLUTION.replaceAll(/[123]/g, '.');
const ROWS = LINE.match(/.{9}/g)!;
const indented = (rows: readonly string[], by = '  '): string => rows.map((row) => `${by}${row}`).join('\n');

/** Returns the puzzles of a text with their rules, each with its remark or its error. */
async function puzzlesIn(text: string, width = text.length): Promise<string[]> {
  const splitter = splitterOf(undefined)();
  const chunks = text.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? [];
  const records = [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
  return Promise.all(
    records.map((record) =>
      readAny(record.text).then(
        (reading) => [ruledLine(reading.puzzle), withBeside(reading, record).remark].filter(Boolean).join(' !! '),
        (error: Error) => error.message,
      ),
    ),
  );
}

const RULES = 'variant=anti-knight thermometer=r1c1r1c2';

test.each<[string, string, readonly string[]]>([
  [
    'TOML above',
    `title = "x"\nvariant = "anti-knight"\nthermometer = ["r1c1r1c2"]\n\ngrid = """\n${ROWS.join('\n')}\n"""\n`,
    [`${LINE} ${RULES}`],
  ],
  [
    'TOML below',
    `grid = '''\n${ROWS.join('\n')}'''\nvariant = "anti-knight" # hard\nthermometer = ["r1c1r1c2"]\n`,
    [`${LINE} ${RULES}`],
  ],
  [
    'TOML with rows',
    `grid = [\n${ROWS.map((row) => `  "${row}",`).join('\n')}\n]\nkiller = [[3, [[0,0],[0,1]]]]\n`,
    [`${LINE} killer-cage=3:r1c1r1c2`],
  ],
  [
    'tables of TOML',
    `[[puzzles]]\npuzzle = "${LINE}"\nvariant = "x"\n\n[[puzzles]]\npuzzle = "${OTHER}"\nodd = ["r1c1"]\n`,
    [`${LINE} variant=x`, `${OTHER} odd=r1c1`],
  ],
  [
    'YAML above',
    `title: x\nthermometers:\n  - [r1c1, r1c2]\nanti-knight: true\ngrid: |\n${indented(ROWS)}\n`,
    [`${LINE} ${RULES}`],
  ],
  [
    'YAML below',
    `grid: |\n${indented(ROWS)}\ncages:\n  - sum: 17\n    cells: [r1c1, r1c2]\n`,
    [`${LINE} killer-cage=17:r1c1r1c2`],
  ],
  [
    'a list of YAML',
    `- puzzle: ${LINE}\n  variant: x\n- puzzle: "${OTHER}"\n  killer-cage: 3:r1c12\n`,
    [`${LINE} variant=x`, `${OTHER} killer-cage=3:r1c1r1c2`],
  ],
  [
    'rows of YAML',
    `grid:\n${indented(ROWS, '  - ')}\nthermometer:\n  - r1c1r1c2\nanti-knight: yes\n`,
    [`${LINE} ${RULES}`],
  ],
  ['short rows of YAML', 'grid:\n  - 3...\n  - ...2\n  - ....\n  - 1003\n', ['3......2....1..3']],
  ['INI', `; a file\n[puzzle]\ngrid=${LINE}\nvariant=x\n`, [`${LINE} variant=x`]],
  ['a puzzle and its solution', `Puzzle: ${LINE}\nSolution: ${SOLUTION}\n`, [LINE]],
  ['puzzles under names', `easy: ${LINE}\nhard: ${OTHER}\n`, [LINE, OTHER]],
])('%s, also in pieces', async (_, text, puzzles) => {
  expect(await puzzlesIn(text)).toEqual(puzzles);
  expect(await puzzlesIn(text, 5)).toEqual(puzzles);
  expect(await puzzlesIn(`${text}\n${OTHER}\n`)).toEqual([...puzzles, OTHER]);
  expect(await puzzlesIn(text.replaceAll('\n', '\r\n'))).toEqual(puzzles);
});

describe('what is not read', () => {
  test.each([
    [`puzzle: ${LINE}\nfoo: [1, 2]\n`, "may be a rule: 'foo'"],
    [`puzzle: ${LINE}\nkiller: yes\n`, 'rules that are not supported: killer'],
    [`grid: |\n${indented(ROWS)}\nrules: Digits on arrows sum to the circle.\n`, 'its rules say more than is read'],
    [`killer: ${LINE}\nlevel: 3\n`, 'words beside the puzzle are left out'],
    [`puzzle: ${LINE}\nnext: ${OTHER}\n`, 'another puzzle beside it is not read'],
  ])('is told or refused: %j', async (text, message) => {
    const [puzzle, ...others] = await puzzlesIn(text);
    expect([puzzle, others]).toEqual([expect.stringContaining(message), []]);
  });
});

test('other text with such lines is read as before', async () => {
  expect(await puzzlesIn(`Title: Tea\nAuthor: Ann\n${ROWS.join('\n')}\n`)).toEqual([LINE]);
  expect(await puzzlesIn(`[12:01] INFO puzzle=${LINE} ms=1\n[12:02] INFO puzzle=${OTHER} ms=2\n`, 7)).toEqual([
    LINE,
    OTHER,
  ]);
});

test('a title among the names is a detail', async () => {
  const [record] = splitterOf(undefined)().push(`title: Tea\npuzzle: ${LINE}\n\n\nend\n`);
  expect((await readAny(record!.text)).metadata).toEqual({ title: 'Tea' });
});
