/** Commands in the docs exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md'),
);

test.each(pages)('all scripts and files that %s names exist', (page) => {
  const text = read(page);
  const named = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  const files = [...text.matchAll(/npx tsx ([\w./-]+\.ts)|`(scripts\/[\w./-]+)/g)].map(([, run, own]) => (run ?? own)!);
  const tests = [...text.matchAll(/vitest run (?:--mode (\w+) )?(test\/[\w./-]+)/g)].flatMap(([, mode, path]) =>
    [path!, `${path}.test.ts`, `${path}.${mode}.test.ts`].some((each) => existsSync(join(root, each))) ? [] : [path!],
  );
  expect([...files.filter((path) => !existsSync(join(root, path))), ...tests]).toEqual([]);
});

const files = [
  'bench',
  'constraints',
  'docs',
  'examples',
  'fixtures',
  'schemas',
  'scripts',
  'src',
  'strategies',
  'test',
  'web',
].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
);
/** Paths from the root, or from a room as in `core/puzzle`, with or without the file name extension. */
const named = new Set(
  files.flatMap((path) => {
    const parts = path.split('/');
    const tails = parts.map((_, from) => parts.slice(from).join('/'));
    return tails.flatMap((tail) => [tail, tail.replace(/(\.test|\.slow\.test|\.browser\.test)?\.ts$/, '')]);
  }),
);
const ROOMS = new Set(files.map((path) => path.split('/').at(-2)!));

test.each(pages)('all rooms and files of the code that %s names exist', (page) => {
  const words = [...read(page).matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code!.split(/[\s,;()'"=]+/));
  const places = words.filter((word) => /^[\w.-]+(\/[\w.-]+)+$/.test(word) && ROOMS.has(word.split('/')[0]!));
  expect(places.filter((place) => !named.has(place))).toEqual([]);
});

test('CONTRIBUTING lists every script', () => {
  const table = read('CONTRIBUTING.md');
  const run = readdirSync(join(root, 'scripts'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `scripts/${name}`);
  const byNpm = JSON.stringify(JSON.parse(read('package.json')).scripts);
  expect(run.filter((path) => !table.includes(path) && !byNpm.includes(path))).toEqual([]);
});
