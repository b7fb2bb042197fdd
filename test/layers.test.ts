import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { circlesIn, deadImports, type Sources, specifiersIn, targetOf, targetsOf, upwardImports } from './imports.js';

/** Layers, lowest first: a layer imports from itself and from lower ones. */
const LAYERS = [
  'src/core',
  'src/settings',
  'src/pool',
  'src/kernel',
  'src/rules',
  'constraints',
  'src/definitions',
  'src/variants',
  'src/canon',
  'src/search',
  'src/logic/step',
  'src/logic/sets',
  'src/logic/digit',
  'src/logic/deadly',
  'src/logic/links',
  'src/logic/argument',
  'src/logic/forcing',
  'src/logic/chainer',
  'src/logic/whips',
  'strategies',
  'src/solver',
  'src/session',
  'src/create',
  'src/check',
  'src/bank',
  'src/formats',
  'src/render',
  'src/face',
  'src/batch',
  'src/cli',
  'web',
];

/** Folders of the command line, lowest first. What describes a command, and the program itself, lie beside them. */
const CLI_FOLDERS = ['output', 'input', 'answers', 'draw', 'commands'].map((folder) => `src/cli/${folder}`);

const root = fileURLToPath(new URL('..', import.meta.url));

/** Scripts that build pages. They run by hand and belong to no room. */
const SCRIPTS = [
  'web/bundle.ts',
  'web/site/build.ts',
  'web/site/collect.ts',
  'web/site/page-data.ts',
  'web/page/vite.config.ts',
];

const sources = ['src', 'constraints', 'strategies', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .filter((name) => !SCRIPTS.includes(name)),
);

const texts: Sources = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const code = (file: string): string => texts.get(file)!;

const importsOf = (file: string): readonly string[] => specifiersIn(code(file));

const layerOf = (file: string): number => LAYERS.findIndex((layer) => file.startsWith(`${layer}/`));

test('every relative import names an existing file', () => {
  expect(deadImports(texts)).toEqual([]);
});

test('imports go down only', () => {
  expect(upwardImports(texts, LAYERS)).toEqual([]);
});

test('folders of the command line import one way', () => {
  const inFolders = new Map([...texts].filter(([file]) => CLI_FOLDERS.includes(dirname(file))));
  expect(new Set([...inFolders.keys()].map((file) => dirname(file)))).toEqual(new Set(CLI_FOLDERS));
  expect(upwardImports(inFolders, CLI_FOLDERS)).toEqual([]);
  expect(upwardImports(inFolders, CLI_FOLDERS.toReversed())).not.toEqual([]);
});

test.each(LAYERS.slice(0, -1))('detects an import from a higher layer into %s', (layer) => {
  const file = sources.find((name) => name.startsWith(`${layer}/`))!;
  const above = sources.find((name) => name.startsWith(`${LAYERS[LAYERS.indexOf(layer) + 1]}/`))!;
  const planted = new Map(texts).set(file, `${code(file)}import '${relative(dirname(file), above)}';\n`);
  expect(upwardImports(planted, LAYERS)).toEqual([`${file} -> ${above}`]);
});

/** The fronts of rooms and of languages: what web is built of, and what the entries of the package export from. */
const FRONT = /^(?:src|strategies|constraints)\/(?:[\w/]+\/)?(?:index|png|fast)\.ts$/;

/** Modules that the package exports, and fronts. */
const PUBLIC = publicModules();

/** Returns the modules that package.json exports by name, and the fronts of rooms. */
function publicModules(): ReadonlySet<string> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly default?: string }>>;
  };
  const targets = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : (entry.default ?? [])));
  const exported = targets.map((target) => target.replace('./dist/', '').replace('.js', '.ts'));
  return new Set([...exported, ...sources.filter((file) => FRONT.test(file))]);
}

/** The room of the pool, which knows nothing of puzzles, and which the page shares. */
const POOL = 'src/pool/';

/**
 * Returns imports of the page, the elements and the scripts of the site from modules inside rooms.
 */
const privateImports = (files: Sources): string[] =>
  [...files.keys()]
    .filter((file) => file.startsWith('web/'))
    .flatMap((file) =>
      targetsOf(file, files)
        .filter((target) => !target.startsWith('web/') && !target.startsWith(POOL) && !PUBLIC.has(target))
        .map((target) => `${file} -> ${target}`),
    );

const withScripts: Sources = new Map([
  ...texts,
  ...SCRIPTS.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
]);

test('pages and elements import only what the package exports, fronts of rooms, and the pool', () => {
  expect([...PUBLIC].filter((file) => !texts.has(file))).toEqual([]);
  expect(privateImports(withScripts)).toEqual([]);
});

test.each(['web/page/engine/steps.ts', 'web/elements/sentence.ts', 'web/site/build.ts'])(
  'detects an import of an internal module planted in %s, also of types',
  (file) => {
    const up = relative(dirname(file), '.');
    const planted = [
      `import { Step } from '${up}/src/solver/step.js';`,
      `import type { Hit } from '${up}/src/logic/step/strategy.js';`,
      `const { xWing } = await import('${up}/strategies/fish/basic.js');`,
      `export { picture } from '${up}/src/render/index.js';`,
    ];
    expect(privateImports(new Map(withScripts).set(file, `${planted.join('\n')}\n`))).toEqual([
      `${file} -> src/solver/step.ts`,
      `${file} -> src/logic/step/strategy.ts`,
      `${file} -> strategies/fish/basic.ts`,
    ]);
  },
);

test('every file of logic is in a room', () => {
  expect(sources.filter((name) => /^src\/logic\/[^/]+$/.test(name))).toEqual([]);
});

test('there are no import cycles', () => {
  expect(circlesIn(texts)).toEqual([]);
});

/** Folders with an import from one of their own files to another. */
const rooms = [...new Set(sources.map(dirname))].filter((room) => edgeIn(room));

/** Returns a file of a room, a second one that it imports, and the specifier of the import. */
function edgeIn(room: string): { file: string; target: string; specifier: string } | undefined {
  for (const file of sources.filter((name) => dirname(name) === room))
    for (const specifier of importsOf(file)) {
      const target = targetOf(file, specifier, texts);
      if (target && dirname(target) === room) return { file, target, specifier };
    }
  return undefined;
}

test.each(rooms)('detects a cycle planted in %s', (room) => {
  const { file, target, specifier } = edgeIn(room)!;
  const back = specifier.replace(basename(target, '.ts'), basename(file, '.ts'));
  const own = new Map([...texts].filter(([name]) => dirname(name) === room));
  expect(circlesIn(own)).toEqual([]);
  own.set(target, `${code(target)}import { planted } from '${back}';\n`);
  expect(circlesIn(own)).not.toEqual([]);
});

test('every room, the kernels included, is tested with a planted cycle', () => {
  for (const layer of LAYERS) expect(rooms.filter((room) => `${room}/`.startsWith(`${layer}/`))).not.toEqual([]);
  expect(rooms).toContain('src/kernel/assembly');
});

test('no type name is exported twice', () => {
  const places = new Map<string, string[]>();
  for (const file of sources)
    for (const [, name] of code(file).matchAll(/^export (?:interface|type|class) (\w+)/gm))
      places.set(name!, [...(places.get(name!) ?? []), file]);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('commands load only what they need: exact search and formats load no strategy', () => {
  const loadedWith = (file: string): ReadonlySet<string> => {
    const loaded = new Set([file]);
    for (const each of loaded)
      for (const [, name] of code(each).matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)'/gm))
        loaded.add(targetOf(each, name!, texts)!);
    return loaded;
  };
  for (const name of ['program', 'commands/solve', 'commands/check', 'commands/convert'])
    expect([...loadedWith(`src/cli/${name}.ts`)].filter((file) => file.startsWith('strategies/'))).toEqual([]);
  expect([...loadedWith('src/cli/answers/climb.ts')].filter((file) => file.startsWith('strategies/'))).not.toEqual([]);
});

/** Files that write JSON other than the answer of a command. */
const OTHER_JSON: Readonly<Record<string, string>> = {
  'src/formats/beside/our-rules.ts': 'words of a message',
  'src/formats/json/document.ts': 'records, as they would stand in a line',
  'src/formats/sheet/rules-beside.ts': 'the same of rows with rules',
  'src/formats/address/packed.ts': 'an address',
  'src/formats/drawn/f-puzzles.ts': 'a word of a message, and a key',
  'src/formats/drawn/puzzles.ts': 'a key',
  'src/formats/drawn/reading.ts': 'a key',
  'src/formats/drawn/sudokupad.ts': 'a word of a message',
  'src/formats/exchange/sudokupad.ts': "another program's format",
  'src/formats/exchange/f-puzzles.ts': "another program's format",
  'src/formats/exchange/any.ts': 'a word of a message',
  'src/formats/exchange/variants.ts': 'a word of a message',
  'src/formats/exchange/sudokucoach.ts': "another program's format",
  'src/logic/step/truths.ts': 'a key',
  'src/logic/argument/together.ts': 'a key',
  'src/logic/chainer/multiple-chain.ts': 'a key',
  'src/render/html/walkthrough.ts': 'data in a page',
  'src/render/picture/marks.ts': 'a key',
};

test('the JSON of all commands is made in one place', () => {
  const writers = sources.filter((file) => file.startsWith('src/') && code(file).includes('JSON.stringify'));
  expect(new Set(writers.filter((file) => !file.startsWith('src/render/json/')))).toEqual(
    new Set(Object.keys(OTHER_JSON)),
  );
  expect(writers.filter((file) => file.startsWith('src/render/json/'))).toEqual(['src/render/json/line.ts']);
  const makers = sources.filter((file) => /^src\/(cli|batch)\//.test(file) && /jsonLine\(\{/.test(code(file)));
  expect(makers).toEqual([]);
});

test('strategies import neither each other across families nor anything above logic', () => {
  const wrong: string[] = [];
  for (const file of sources.filter((name) => /^strategies\/.+\//.test(name)))
    for (const target of targetsOf(file, texts))
      if (!/^src\/(core|rules|search|logic)\//.test(target) && dirname(target) !== dirname(file))
        wrong.push(`${file} -> ${target}`);
  expect(wrong).toEqual([]);
});

/**
 * Further exports of the catalogue that higher rooms may use: the list, a strategy by its name, and the name of an
 * outcome.
 */
const OF_THE_CATALOGUE = ['catalogue', 'strategyOf', 'outcomeOf'];

test('higher rooms use strategies as values, not their internals', async () => {
  const { catalogue } = await import('../strategies/index.js');
  const known = new Set<unknown>(catalogue);
  const isStrategy = (value: unknown): boolean =>
    known.has(value) ||
    (typeof value === 'object' && value !== null && Object.values(value).every((each) => known.has(each)));
  const inside: string[] = [];
  for (const file of sources.filter((name) => layerOf(name) > LAYERS.indexOf('strategies')))
    for (const [statement, names, path] of code(file).matchAll(
      /^(?:import|export) (?!type\b)([^;]*?) from '(\.[^']+)';/gm,
    )) {
      const target = targetOf(file, path!, texts)!;
      if (!target.startsWith('strategies/')) continue;
      const exported: Readonly<Record<string, unknown>> = await import(join(root, target));
      for (const name of names!
        .replace(/[{}]/g, '')
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean))
        if (!isStrategy(exported[name]) && !(target === 'strategies/index.ts' && OF_THE_CATALOGUE.includes(name)))
          inside.push(`${file}: ${name} of ${target}`);
      expect(statement).toMatch(/^import \{/);
    }
  expect(inside).toEqual([]);
});

test('only the command line and its neighbours use its libraries', () => {
  const users = (library: string): string[] =>
    sources
      .filter((file) => importsOf(file).some((name) => name === library || name.startsWith(`${library}/`)))
      .map((file) => dirname(file).split('/').slice(0, 2).join('/'));
  expect(new Set(users('commander'))).toEqual(new Set(['src/cli']));
  expect(new Set(users('cli-table3'))).toEqual(new Set(['src/render']));
  expect(new Set(users('seedrandom'))).toEqual(new Set(['src/create']));
});

test('core, strategies and solver do not depend on the number 9, except in rooms named after it', () => {
  const files = sources.filter(
    (name) => !name.includes('/nine/') && /^(src\/(core|solver|logic)|strategies)\//.test(name),
  );
  const knowing = files.filter((file) => /(?<![\w.])(9|81|27)(?![\w.])/.test(withoutText(code(file))));
  expect(knowing).toEqual([]);
});

/** Returns the code without comments and strings. */
const withoutText = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '');
