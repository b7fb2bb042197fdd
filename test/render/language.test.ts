/** The languages: each has all texts, and its templates have the slots of the English ones. */
import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { constraints } from '../../constraints/index.js';
import { textsOf } from '../../src/render/constraint-texts.js';
import { nudge } from '../../src/render/hint.js';
import { ENGLISH } from '../../src/render/language/en/index.js';
import {
  LANGUAGES,
  type LanguageCode,
  languageOf,
  loadLanguage,
  type StepWords,
} from '../../src/render/language/index.js';
import { drawnStep } from '../../src/render/picture/grid-picture.js';
import { picture } from '../../src/render/picture/picture.js';
import { strategyName } from '../../src/render/strategy-name.js';
import { isWordless, piecesOf, type TermSlot } from '../../src/render/template.js';
import { sentence } from '../../src/render/text.js';
import { FoundStep } from '../../src/solver/step.js';
import { catalogue, strategyOf } from '../../strategies/index.js';
import { comparisonsIn, joinedIn, turningWordsIn } from '../strategies/comparisons.js';
import { casesOf } from '../strategies/fixture.js';
import { ALIKE, englishIn, LANGUAGES_TOLD, wordsIn } from '../strategies/languages.js';
import { templatesInSources } from './templates.js';

let originals: ReadonlyMap<string, string> = new Map();
beforeAll(() => {
  originals = templatesInSources();
});

const slotsIn = (template: string): TermSlot[] => piecesOf(template).filter((piece) => typeof piece !== 'string');

/** Returns the names of the terms that a template writes. */
const slots = (template: string): string[] =>
  slotsIn(template)
    .flatMap(({ name, choices }) => (choices ? [] : [name]))
    .sort();

/** Returns the words of a template. */
const bare = (template: string): string =>
  piecesOf(template)
    .map((piece) => (typeof piece === 'string' ? piece : (piece.choices ?? [' ']).join(' ')))
    .join('');

const MOST_WORDS = 30;

/** True if a sentence of a template has too many words. A term counts as one word. */
const isLong = (template: string): boolean =>
  piecesOf(template)
    .map((piece) => (typeof piece === 'string' ? piece : (piece.choices?.[0] ?? 'term')))
    .join('')
    .split(/[.!?:]\s|[.!?:]?\n/)
    .some((text) => (text.match(/[\p{L}\d]+/gu)?.length ?? 0) > MOST_WORDS);

test('each language has a folder of its code', () => {
  const folder = new URL('../../src/render/language/', import.meta.url);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...LANGUAGES].sort());
  for (const code of LANGUAGES) expect(existsSync(new URL(`${code}/index.ts`, folder))).toBe(true);
});

test('has no English sentence that is too long', () => {
  expect([...originals].filter(([template]) => isLong(template)).map(([each, where]) => `${where} ${each}`)).toEqual(
    [],
  );
});

test('finds the templates of all strategies and constraints, chosen and composed ones too', () => {
  expect(originals.size).toBeGreaterThan(150);
  expect([...originals.keys()]).toContain('If {supposed} is false:{ways}');
  expect([...originals.keys()]).toContain('{digit} with {rest} for {cells}');
  expect([...originals.keys()]).toContain(
    '{beginning} {ways:It has|Each of them has} {digit} in {needed}. So {conclusion}.',
  );
});

describe.each(LANGUAGES_TOLD.map((language) => [language.code, language] as const))('%s', (code, language) => {
  const templates: Record<string, string> = {};
  beforeAll(async () => {
    const { TEMPLATES } = await import(`../../src/render/language/${code}/templates/index.ts`);
    Object.assign(templates, ...TEMPLATES, language.rules!.reasons);
    expect(Object.keys(templates).length).toBeGreaterThan(150);
  });

  test('has each template of strategies and constraints, and no other', () => {
    const needed = [...originals].filter(([template]) => !isWordless(template));
    expect(needed.filter(([template]) => !(template in templates)).map(([each, where]) => `${where} ${each}`)).toEqual(
      [],
    );
    expect(Object.keys(templates).filter((template) => !originals.has(template))).toEqual([]);
  });

  test('fills each slot as often as the English template', () => {
    for (const [original, translated] of Object.entries(templates))
      expect([original, ...slots(translated)]).toEqual([original, ...slots(original)]);
  });

  test('compares in each template as the English one does, and with the same', () => {
    const compared = (text: string, of: LanguageCode) => [turningWordsIn(text, of).sort(), comparisonsIn(text, of)];
    for (const [original, translated] of Object.entries(templates))
      expect([original, compared(translated, code)]).toEqual([original, compared(original, 'en')]);
  });

  test('joins in no template two operands the other way round', () => {
    let count = 0;
    for (const [original, translated] of Object.entries(templates)) {
      const english = joinedIn(original, 'en');
      const own = joinedIn(translated, code);
      const isTurned = (pair: string): boolean =>
        english.includes(pair.split(' ').toReversed().join(' ')) && !english.includes(pair);
      expect([translated, own.filter(isTurned)]).toEqual([translated, []]);
      count += own.filter((pair) => english.includes(pair)).length;
    }
    expect(count).toBeGreaterThan(30);
  });

  test('compares in the rule of each constraint as the English rule does, in the same order', () => {
    const words = (text: string, of: LanguageCode) =>
      turningWordsIn(text, of).filter((word, at, all) => word !== all[at - 1]);
    for (const constraint of constraints) {
      const { id, rule } = constraint;
      expect([id, words(textsOf(constraint, language).rule, code)]).toEqual([id, words(rule.en, 'en')]);
    }
  });

  test('has the texts of each constraint, and of no other', () => {
    const tellings = ['told', 'toldAlong', 'partner', 'general', 'where'] as const;
    const own = Object.entries(language.rules!.constraints);
    expect(own.map(([id, texts]) => [id, ...tellings.map((telling) => telling in texts)]).sort()).toEqual(
      constraints.map((each) => [each.id, ...tellings.map((telling) => telling in each)]).sort(),
    );
    for (const [id, { name, rule }] of own) {
      expect([id, name, rule].filter((text) => text === '')).toEqual([]);
      expect([id, englishIn(rule, code)]).toEqual([id, []]);
    }
  });

  test('has the names of each kind of groups', () => {
    const kinds = constraints.flatMap(({ groups = [] }) => groups);
    const same = (groups: StepWords['groups']) => kinds.filter((kind) => groups(kind) === kind.names.en);
    expect([same(language.groups), same(language.legend.houseNames.groups)]).toEqual([[], []]);
  });

  test('names each strategy, none as another, and nothing else', () => {
    const { strategies = {} } = language;
    expect(Object.keys(strategies)).toEqual(catalogue.map(({ id }) => id));
    const names = Object.values(strategies);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has no sentence that is too long', () => {
    expect(Object.values(templates).filter(isLong)).toEqual([]);
  });

  test('leaves no English word in a template', () => {
    const wordsOf = (template: string): string[] => wordsIn(bare(template));
    const english = new Set([...originals.keys()].flatMap(wordsOf).filter((word) => !ALIKE[code]?.includes(word)));
    for (const translated of Object.values(templates))
      expect([translated, wordsOf(translated).filter((word) => english.has(word))]).toEqual([translated, []]);
  });

  test('has a text for every English text', () => {
    const own = textsIn(language);
    for (const [key, text] of textsIn(ENGLISH))
      if (englishIn(text, code).length > 0) expect([key, own.get(key)]).not.toEqual([key, text]);
    for (const [key, text] of own) expect([key, englishIn(text, code)]).toEqual([key, []]);
  });

  test('translates partial hints and legends', () => {
    for (const id of ['hidden-single', 'als-xz', 'junior-exocet', 'simple-colors-trap', 'cell-forcing-chain', 'whip']) {
      const { board, step } = firstStep(id);
      expect(englishIn(nudge(step, 'where', language), code)).toEqual([]);
      expect(nudge(step, 'what', language)).toContain(strategyName(step.strategy, language));
      const { shapes } = picture(board, drawnStep(step), { legend: true, language });
      const legend = shapes.flatMap((shape) =>
        shape.kind === 'text' && shape.style === 'caption' ? [shape.text] : [],
      );
      expect(legend.length).toBeGreaterThan(1);
      for (const entry of legend) expect([entry, englishIn(entry, code)]).toEqual([entry, []]);
    }
  });
});

/** Returns the texts of a language by their paths, without its templates and functions. */
function textsIn(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) =>
      ['code', 'reasons'].includes(key) ? [] : [...textsIn(part, `${path}/${key}`)],
    ),
  );
}

function firstStep(id: string) {
  const strategy = strategyOf(id)!;
  const { board } = casesOf(id)[0]!;
  const [hit] = strategy.find(board);
  return { board, step: new FoundStep({ strategy, hit: hit!, rating: 0 }, board.geometry) };
}

test('gives partial hints in German', async () => {
  const german = await loadLanguage('de');
  const { step } = firstStep('hidden-single');
  expect(nudge(step, 'where', german)).toMatch(/^Schau in (Zeile|Spalte|Block) \d nach\.$/);
  expect(nudge(step, 'what', german)).toMatch(/^Versteckter Einer mit r\dc\d/);
});

test('describes a lost candidate in German, with and without its digit', async () => {
  const { mistakes } = await loadLanguage('de');
  expect(mistakes.lost('r1c2')).toBe('Verloren: was in r1c2 gehört, ist nicht unter seinen Kandidaten.');
  expect(mistakes.lost('r1c2', '5')).toBe('Verloren: was in r1c2 gehört, 5, ist nicht unter seinen Kandidaten.');
});

test('a message without a translation stays entirely in English', async () => {
  const german = await loadLanguage('de');
  const { geometry } = casesOf('hidden-single')[0]!.board;
  const own = { template: 'Look: {cell}.', terms: { cell: { kind: 'cells', cells: [0, 1], any: true } } } as const;
  expect(sentence(own, geometry, german)).toBe('Look: r1c12.');
});

test('rejects an unknown language, and lists the known ones', async () => {
  await expect(loadLanguage('xx' as LanguageCode)).rejects.toThrow("there is no language 'xx', only en, de");
  expect(() => languageOf('xx' as LanguageCode)).toThrow("there is no language 'xx', only en, de");
  expect(languageOf('en')).toBe(ENGLISH);
});
