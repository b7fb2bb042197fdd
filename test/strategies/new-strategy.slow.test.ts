/** A new strategy consists of three files, a place in the catalogue and its name in German: tested on a copy of the tree. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PUZZLE = '24.7....8....8......5..6.3...7...2595..26.4....9...683..4..8.9.....1....36.9....1';

/** Adds a strategy that finds naked singles under another name, with a case from a puzzle of its own. */
function addTo(copy: string): void {
  const edit = (from: string, to: string, change: (text: string) => string): void =>
    writeFileSync(join(copy, to), change(readFileSync(join(copy, from), 'utf8')));
  writeFileSync(
    join(copy, 'strategies/singles/lone-digit.ts'),
    `import { nakedSingle } from './naked-single.js';
     export const loneDigit = { ...nakedSingle, id: 'lone-digit', name: 'Lone Digit', aliases: [] };`,
  );
  edit('strategies/singles/naked-single.md', 'strategies/singles/lone-digit.md', (page) =>
    page.replace('# Naked Single', '# Lone Digit').replace(/```text[\s\S]*```\n/, ''),
  );
  edit('fixtures/strategies/naked-single.txt', 'fixtures/strategies/lone-digit.txt', (cases) =>
    cases.replace('396....7...', '396........'),
  );
  edit('strategies/each.ts', 'strategies/each.ts', (list) =>
    list.replace(
      'export { nakedSingle }',
      "export { loneDigit } from './singles/lone-digit.js';\nexport { nakedSingle }",
    ),
  );
  edit('strategies/index.ts', 'strategies/index.ts', (list) =>
    list.replace('  nakedSingle,\n', '  loneDigit,\n  nakedSingle,\n').replace('[fullHouse,', '[loneDigit, fullHouse,'),
  );
  const names = 'src/render/language/de/strategies.ts';
  edit(names, names, (list) => list.replace("  'full-house'", "  'lone-digit': 'Einsame Ziffer',\n  'full-house'"));
}

test('a new strategy needs three files, a place in the catalogue and a German name: commands, ladder, page and tests then know it', () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'sudoku-')));
  for (const part of [
    'src',
    'constraints',
    'strategies',
    'test/strategies',
    'test/threads',
    'build',
    'scripts/package',
    'test/render/drawn.ts',
    'test/render/page-picture.ts',
    'web',
    'docs/pictures/strategies',
    'test/imports.ts',
    'test/temporary-folder.ts',
    'test/tier.ts',
    'vitest.config.ts',
    'fixtures/strategies',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'sudoku.ts'), "import { run } from './src/cli/program.js';\nawait run(process.argv);\n");
  addTo(copy);
  const node = (args: readonly string[], env = {}): string =>
    execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, ...env } });
  const sudoku = (...args: readonly string[]): string => node(['--import', 'tsx', 'sudoku.ts', ...args]);

  expect(JSON.parse(sudoku('strategies', '--json').split('\n')[0]!)).toMatchObject({ id: 'lone-digit' });
  expect(sudoku('hint', '--strategy', 'lone digit', PUZZLE)).toContain('Lone Digit');
  expect(sudoku('solve', '--explain', PUZZLE)).toContain('1. Lone Digit');

  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const tests = ['test/strategies/cases.test.ts', 'test/strategies/catalogue.test.ts'];
  const run = ['run', '--config', 'vitest.config.ts', ...tests, '-t', 'lone-digit'];
  node([vitest, ...run], { WRITE_PAGES: '1' });
  expect(sudoku('strategies', 'lone-digit')).toMatch(/```text\n\+-[\s\S]*> \d is the only candidate left in r\dc\d\./);
});
