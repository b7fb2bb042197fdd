/**
 * Everything that is read is accounted for: in documents made at random, each puzzle and each part with a rule's word or
 * a list is read, or named in a remark, an error or the report on skipped lines.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { withBeside } from '../../src/formats/beside/stated-solution.js';
import { readAny } from '../../src/formats/exchange/any.js';
import { splitterOf } from '../../src/formats/exchange/splitter.js';
import { formatLine } from '../../src/formats/text/line.js';
import { exampleOf } from '../../src/variants/examples.js';
import { rulesText } from '../../src/variants/rule-text.js';
import { SOLUTION } from './exchange/example.js';

/** A part beside a puzzle: its name, its value, and words of which one shows that it was read or told. */
interface Part {
  readonly name: string;
  readonly value: unknown;
  readonly shown: readonly string[];
}

/** Returns what is read of a text, and all that is told of it. */
async function reportOn(text: string, width: number): Promise<{ lines: string[]; told: string }> {
  const splitter = splitterOf(undefined)();
  const chunks = text.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? [];
  const records = [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
  const read = await Promise.all(
    records.map((record) =>
      readAny(record.text).then(
        (reading) => {
          const { remark, kept, another, metadata } = withBeside(reading, record);
          const details = JSON.stringify([kept, metadata, record.metadata]);
          return {
            line: formatLine(reading.puzzle),
            told: [rulesText(reading.puzzle.geometry), remark, another, details],
          };
        },
        (error: Error) => ({ line: '', told: [error.message, record.text] }),
      ),
    ),
  );
  const { stretches = [], rule } = splitter.skipped?.() ?? {};
  const skipped = [...stretches.map(({ text }) => text), rule?.text];
  return { lines: read.map(({ line }) => line), told: [...read.flatMap(({ told }) => told), ...skipped].join('\n') };
}

const puzzles = fc.uniqueArray(
  fc
    .tuple(fc.shuffledSubarray([...'123456789'], { minLength: 9 }), fc.integer({ min: 1, max: 80 }))
    .map(([digits, at]) =>
      [...SOLUTION].map((digit, cell) => ((cell * 7 + at) % 3 === 0 ? digits[Number(digit) - 1]! : '.')).join(''),
    ),
  { minLength: 2, maxLength: 5 },
);

/** Clues in the forms that people have for them. */
const clues: fc.Arbitrary<Part> = fc
  .tuple(fc.constantFrom(...constraints.filter(({ id, takes }) => takes && id !== 'rule')), fc.nat(3))
  .map(([constraint, form]) => {
    const [, text = ''] = /=(.*)/.exec(exampleOf(constraint)) ?? [];
    const [said, cells = said] = text.includes(':') ? text.split(/:(.*)/) : [undefined, text];
    const { value, text: word } = constraint.takes!;
    const name = (value ?? word)?.name ?? 'sum';
    const clue = { ...(said !== undefined && { [name]: said }), lists: cells!.split('/') };
    return { name: constraint.id, value: [text, [text], clue, [clue]][form], shown: [constraint.id] };
  });

const LETTERS = `ABBBBBBBBAAAAAAAAB${[...'CDEFGHI'].map((letter) => letter.repeat(9)).join('')}`;

const parts: fc.Arbitrary<Part> = fc.oneof(
  clues,
  fc.constantFrom<Part>(
    { name: 'isDiagonal', value: true, shown: ['variant=x', 'isDiagonal'] },
    { name: 'antiknight', value: true, shown: ['anti-knight', 'antiknight'] },
    { name: 'killer', value: true, shown: ['killer'] },
    { name: 'type', value: 'killer', shown: ['killer'] },
    { name: 'mode', value: 'diagonal', shown: ['variant=x', 'diagonal'] },
    { name: 'variant', value: 'windoku', shown: ['windoku'] },
    { name: 'rules', value: 'Digits along an arrow sum to its circle.', shown: ['arrow'] },
    { name: 'constraints', value: 'thermometer=r1c12', shown: ['thermometer'] },
    { name: 'layout', value: LETTERS, shown: ['regions=', 'layout', 'letters', 'regions'] },
    { name: 'areas', value: LETTERS.replace('I', 'A'), shown: ['areas', LETTERS.slice(0, 9)] },
    { name: 'title', value: 'Thermo sudoku', shown: ['Thermo'] },
    { name: 'stars', value: 'four of five', shown: ['four of five'] },
  ),
);
const lists = fc.constantFrom<Part>(
  { name: 'foo', value: [1, 2], shown: ['foo'] },
  { name: 'shapes', value: { a: ['r1c1', 'r2c2'] }, shown: ['shapes'] },
);

/** A document of puzzles, each with parts of its own. */
type Rows = readonly (readonly [puzzle: string, parts: readonly Part[]])[];
type Writer = (rows: Rows) => string;

const objectOf = ([puzzle, own]: Rows[number], name = 'puzzle'): object => ({
  [name]: puzzle,
  ...Object.fromEntries(own.map((part) => [part.name, part.value])),
});
const entries = ([puzzle, own]: Rows[number], sign: string): string =>
  [`puzzle${sign}"${puzzle}"`, ...own.map(({ name, value }) => `${name}${sign}${JSON.stringify(value)}`)].join('\n');
const grid = (line: string): string => line.match(/.{9}/g)!.join('\n');

/** Documents that hold parts. */
const RULED: Readonly<Record<string, Writer>> = {
  'objects of JSON': (rows) => JSON.stringify(rows.map((row) => objectOf(row))),
  'objects of JSON, indented': (rows) => JSON.stringify({ all: rows.map((row) => objectOf(row, 'givens')) }, null, 2),
  'lines of JSON': (rows) => rows.map((row) => JSON.stringify(objectOf(row))).join('\n'),
  'lists of JSON': (rows) =>
    JSON.stringify(
      rows.map(([line, own]) => ({
        ...objectOf(['', own]),
        puzzle: grid(line)
          .split('\n')
          .map((row) => [...row]),
      })),
    ),
  'code with objects': (rows) => `const all = [\n${rows.map((row) => JSON.stringify(objectOf(row))).join(',\n')}\n];\n`,
  'tables of TOML': (rows) => rows.map((row) => `[[puzzles]]\n${entries(row, ' = ')}\n`).join('\n'),
  'entries of YAML': (rows) =>
    rows.map((row) => entries(row, ': ').replaceAll(/^/gm, '  ').replace(/^ {2}/, '- ')).join('\n'),
};

/** Documents of puzzles alone. */
const PLAIN: Readonly<Record<string, Writer>> = {
  lines: (rows) => rows.map(([line]) => line).join('\n'),
  'lines with words': (rows) => rows.map(([line], at) => `${at + 1}. ${line} ; nice`).join('\n'),
  grids: (rows) => rows.map(([line]) => grid(line)).join('\n\n'),
  'an object in JavaScript': (rows) =>
    `const p = {\n${rows.map(([line], at) => `  p${at}: '${line}',`).join('\n')}\n};\n`,
  'an object in a line': (rows) => `const p = { ${rows.map(([line], at) => `p${at}: '${line}'`).join(', ')} };\n`,
  'a map in Go': (rows) =>
    `var p = map[string]string{\n${rows.map(([line], at) => `\t"${at}": "${line}",`).join('\n')}\n}\n`,
  'calls in a method': (rows) =>
    `void a() {\n${rows.map(([line]) => `  solve("${line}");`).join('\n')}\n  return 5;\n}\n`,
  'calls in a line': (rows) => rows.map(([line]) => `solve("${line}")`).join('; '),
  'breaks of HTML': (rows) => rows.map(([line], at) => `${line};${at};x<br />`).join(''),
  'a table of Markdown': (rows) =>
    `| n | p |\n|---|---|\n${rows.map(([line], at) => `| ${at} | ${line} |`).join('\n')}\n`,
  'a frame': (rows) => `┌───┬───┐\n${rows.map(([line], at) => `│ ${at} │ '${line}' │`).join('\n')}\n└───┴───┘\n`,
  sheet: (rows) => `id,puzzle,by\n${rows.map(([line], at) => `${at},${line},me`).join('\n')}\n`,
  'rows of SQL': (rows) => `INSERT INTO p VALUES ${rows.map(([line], at) => `(${at},'${line}')`).join(',')};\n`,
  'a page': (rows) =>
    `<html><style>\n.a { top: 1px }\n</style>\n${rows.map(([line]) => `<p>${line}</p>`).join('\n')}\n</html>`,
};

async function expectAccounted(text: string, rows: Rows, width: number): Promise<void> {
  const { lines, told } = await reportOn(text, width);
  for (const [puzzle, own] of rows) {
    const isTold = told.replaceAll(/[^\d.]/g, '').includes(puzzle);
    expect(lines.includes(puzzle) || isTold, `${puzzle} of\n${text}`).toBe(true);
    for (const { shown } of own)
      expect(
        shown.some((word) => told.includes(word)),
        `${shown.join(' or ')} of\n${text}\nis not in\n${told}`,
      ).toBe(true);
  }
}

const widths = fc.constantFrom(7, 100, 1 << 16);

test.each(Object.entries(PLAIN))('every puzzle of %s is read', async (_, write) => {
  await fc.assert(
    fc.asyncProperty(puzzles, widths, async (lines, width) => {
      const rows = lines.map((line) => [line, []] as const);
      expect((await reportOn(write(rows), width)).lines).toEqual(lines);
    }),
    { numRuns: 10 },
  );
});

test.each(Object.entries(RULED))('every part of %s is read or named', async (_, write) => {
  await fc.assert(
    fc.asyncProperty(
      puzzles,
      fc.array(
        fc.uniqueArray(fc.oneof({ weight: 5, arbitrary: parts }, lists), {
          maxLength: 2,
          selector: ({ name }) => name,
        }),
        {
          minLength: 5,
          maxLength: 5,
        },
      ),
      widths,
      async (lines, own, width) => {
        const rows = lines.map((line, at) => [line, own[at]!] as const);
        await expectAccounted(write(rows), rows, width);
      },
    ),
    { numRuns: 30 },
  );
});

test('every rule in a column of a sheet, in words after a line, above and below a grid is read or named', async () => {
  const words: fc.Arbitrary<Part> = parts.filter(({ value, name }) => typeof value === 'string' && name !== 'stars');
  await fc.assert(
    fc.asyncProperty(puzzles, words, widths, async ([line], part, width) => {
      const rows: Rows = [[line!, [part]]];
      const { name, value } = part;
      await expectAccounted(`id,puzzle,${name}\n1,${line},"${value}"\n`, rows, width);
      await expectAccounted(`${line} ${name}: ${value}\n`, rows, width);
      await expectAccounted(`${grid(line!)}\n\n${name}: ${value}\n`, rows, width);
      await expectAccounted(`${name}: ${value}\n${grid(line!)}\n`, rows, width);
    }),
    { numRuns: 60 },
  );
});
