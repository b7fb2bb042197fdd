/** Every puzzle of a text is read: in code, in objects, in tables, in lines with several. */
import { expect, test } from 'vitest';
import { readAny } from '../../src/formats/exchange/any.js';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { formatLine } from '../../src/formats/text/line.js';
import { LINE, SOLUTION } from './exchange/example.js';

const OTHER = SOLUTION.replaceAll(/[123]/g, '.');
const [SMALL, SMALL_OTHER] = ['.3.1...2....1...', '1.....3..2.....4'];
const BAD = OTHER.slice(1);

async function linesIn(text: string): Promise<string[]> {
  const splitter = splitterOf(undefined)();
  const records = [...splitter.push(text), ...splitter.end()];
  return Promise.all(
    records.map(({ text }) =>
      readAny(text).then(
        ({ puzzle }) => formatLine(puzzle),
        (error: Error) => error.message,
      ),
    ),
  );
}

/** Texts with two puzzles in quotation marks. */
const forms = (one: string, two: string): [string, string][] => [
  ['an object in JavaScript', `const p = {\n  easy: '${one}',\n  hard: '${two}'\n};\n`],
  ['a dict in Python', `PUZZLES = {\n    "easy": "${one}",\n    "hard": "${two}",\n}\n`],
  ['a map in Go', `var puzzles = map[string]string{\n\t"easy": "${one}",\n\t"hard": "${two}",\n}\n`],
  ['an array in PHP', `<?php\n$p = array(\n  'easy' => '${one}',\n  'hard' => '${two}',\n);\n`],
  ['calls in a method', `  void a() {\n    solve("${one}");\n    solve("${two}");\n    return;\n  }\n`],
  ['a switch', `switch (n) {\n  case 1: return "${one}";\n  case 2: return "${two}";\n  default: return null;\n}\n`],
  [
    'a table in a frame',
    `┌───┬─────┬─────┐\n│ 0 │ '${one}' │ 'Hard' │\n│ 1 │ '${two}' │ 'Hard' │\n└───┴─────┴─────┘\n`,
  ],
  ['an object in a line', `const p = { easy: '${one}', hard: '${two}' };\n`],
  ['calls in a line', `  check("${one}"); check("${two}")\n`],
  ['tuples', `[("easy", "${one}"), ("hard", "${two}")]\n`],
  ['rows of SQL', `INSERT INTO p VALUES (1,'${one}','x'),(2,'${two}','y');\n`],
  ['code in Markdown', `- \`${one}\` and \`${two}\`\n`],
];

test.each(forms(LINE, OTHER))('both puzzles of %s', async (_, text) => {
  expect(await linesIn(text)).toEqual([LINE, OTHER]);
});

test.each(forms(SMALL, SMALL_OTHER))('both small puzzles of %s', async (_, text) => {
  expect(await linesIn(text)).toEqual([SMALL, SMALL_OTHER]);
});

test.each(forms(LINE, BAD).slice(0, 7))('a misspelt one is no silence in %s', async (_, text) => {
  const [first, second, ...others] = await linesIn(text);
  expect([first, others]).toEqual([LINE, []]);
  expect(second).toContain('80 symbols do not fill a grid');
});

test.each([
  `check("${LINE}", "${SOLUTION}"); check("${OTHER}", "${SOLUTION}")`,
  `("${SOLUTION}", "${LINE}"), ("${SOLUTION}", "${OTHER}")`,
])('solutions in quotation marks are none: %s', async (text) => {
  expect(await linesIn(text)).toEqual([LINE, OTHER]);
});

test.each(['<br>', '<br/>', '<BR />'])('lines that %s breaks', async (sign) => {
  expect(await linesIn(`${LINE};13;x${sign}${OTHER};14;y${sign}\n`)).toEqual([LINE, OTHER]);
  expect(await linesIn(LINE.match(/.{9}/g)!.join(sign))).toEqual([LINE]);
  expect(await linesIn(`${LINE};13;x${sign}`.repeat(90))).toHaveLength(90);
});

test('a table of Markdown', async () => {
  expect(await linesIn(`| n | puzzle |\n|---|---|\n| 0 | ${LINE} |\n| 1 | ${OTHER} |\n`)).toEqual([LINE, OTHER]);
});

test('a saved page has no errors in its styles and scripts', async () => {
  const cells = (row: string): string => [...row].map((digit) => `<td>${digit === '.' ? '' : digit}</td>`).join('');
  const rows = LINE.match(/.{9}/g)!.map((row) => `<tr>${cells(row)}</tr>`);
  const style =
    '<style>\n.a1 { color: #123456; width: 100px }\n\n#b td { top: 1px }\n\n.c {\n  z-index: 5;\n}\n</style>';
  const script = '<script>\nvar x = 1;\nfunction f(a) { return a[0] + 1; }\n\nx += 2;\n</script>';
  const page = `<!DOCTYPE html>\n<html><head>${style}\n${script}</head>\n<body>\n<table>\n${rows.join('\n')}\n</table></body></html>`;
  expect(await linesIn(page)).toEqual([LINE]);
});
