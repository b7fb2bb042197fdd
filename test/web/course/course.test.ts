import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bitsOf } from '../../../src/core/index.js';
import type { LanguageCode, Puzzle } from '../../../src/index.js';
import { Session } from '../../../src/session/index.js';
import { ladderOf } from '../../../src/solver/index.js';
import { catalogue, strategyOf } from '../../../strategies/index.js';
import { glossed, termsIn } from '../../../web/course/gloss.js';
import { ENGLISH_TERMS } from '../../../web/course/glossary.js';
import { CHAPTERS, LESSONS, type LessonText, lessonMet, nextLesson } from '../../../web/course/lessons.js';
import { RULES_LESSON, RULES_TERMS } from '../../../web/course/rules.js';
import { summariesIn } from '../../../web/course/summaries.js';
import { isDone, loadProgress, nextExercise, saveDone } from '../../../web/page/learn-view/progress.js';
import { lessonTextOf } from '../../../web/site/lesson.js';
import { read } from '../../read-text.js';

const ids = LESSONS.map(({ id }) => id);

const pageOf = (id: string, language: LanguageCode): string =>
  readFileSync(
    new URL(`../../../strategies/${strategyOf(id)!.family}/${id}${language === 'de' ? '.de' : ''}.md`, import.meta.url),
    'utf8',
  );

const sectionOf = (page: string, heading: string): string =>
  page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const countOf = ({ idea, spot, mistakes }: LessonText): number => wordsIn([idea, ...spot, ...mistakes].join(' '));

describe('the course', () => {
  test('has about forty lessons in chapters, each about a strategy of the catalogue', () => {
    expect(LESSONS.length).toBeGreaterThanOrEqual(38);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(catalogue.map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    const chapters = LESSONS.map(({ chapter }) => chapter);
    expect(chapters.filter((chapter, index) => chapter !== chapters[index - 1])).toEqual(CHAPTERS);
  });

  test('no lesson comes before one that it builds on', () => {
    for (const [index, id] of ids.entries())
      for (const before of strategyOf(id)!.learnAfter ?? [])
        expect([id, before, ids.slice(0, index).includes(before)]).toEqual([id, before, true]);
  });

  test('what to learn before any strategy leads back to a lesson', () => {
    const leads = (id: string): boolean => ids.includes(id) || (strategyOf(id)!.learnAfter ?? []).some(leads);
    expect(catalogue.map(({ id }) => id).filter((id) => !leads(id))).toEqual([]);
  });

  test('introduces each term once, and has every lesson in German', () => {
    const terms = [...RULES_TERMS, ...LESSONS.flatMap((lesson) => lesson.terms)];
    expect(new Set(terms).size).toBe(terms.length);
    const german = new URL('../../../strategies/', import.meta.url);
    for (const id of ids)
      expect([id, existsSync(new URL(`${strategyOf(id)!.family}/${id}.de.md`, german))]).toEqual([id, true]);
  });

  test('introduces each word before a lesson uses it', () => {
    for (const language of ['en', 'de'] as const) {
      const known = new Set<string>(RULES_TERMS);
      for (const { id, terms } of LESSONS) {
        for (const term of terms) known.add(term);
        const { idea, spot, mistakes } = lessonTextOf(pageOf(id, language), language);
        const used = glossed([idea, ...spot, ...mistakes].join(' '), termsIn(language)).flatMap(
          ({ term }) => term ?? [],
        );
        expect([language, id, used.filter((term) => !known.has(term))]).toEqual([language, id, []]);
      }
    }
  });

  test('has each lesson in German at the length of the English, step for step, with its common mistakes', () => {
    for (const id of ids) {
      const [english, german] = (['en', 'de'] as const).map((language) =>
        lessonTextOf(pageOf(id, language), language),
      ) as [LessonText, LessonText];
      expect([id, countOf(german) >= 0.85 * countOf(english)]).toEqual([id, true]);
      expect([id, german.spot.length]).toEqual([id, expect.toSatisfy((steps) => steps >= english.spot.length)]);
      expect([id, german.mistakes.length]).toEqual([id, english.mistakes.length]);
    }
  });

  test('tells the steps of an example in German with the cells and digits of the English ones, in their order', () => {
    const named = (step: string): readonly string[] => step.match(/r\d+c\d+/g) ?? [];
    const digits = (step: string): readonly string[] => (step.match(/(?<![\drc])\d(?!\d)/g) ?? []).sort();
    for (const id of ids) {
      const [english, german] = [
        sectionOf(pageOf(id, 'en'), 'Step by step'),
        sectionOf(pageOf(id, 'de'), 'Schritt für Schritt'),
      ].map((section) => section.trim().split('\n')) as [string[], string[]];
      expect([id, german.map(named)]).toEqual([id, english.map(named)]);
      expect([id, german.map(digits)]).toEqual([id, english.map(digits)]);
    }
  });

  test('says of each lesson in one short sentence what it teaches, in both languages', () => {
    for (const language of ['en', 'de'] as const) {
      const summaries = summariesIn(language);
      expect(Object.keys(summaries)).toEqual([RULES_LESSON, ...ids]);
      for (const [id, text] of Object.entries(summaries))
        expect([id, wordsIn(text) <= 14, /^[^.]+\.$/.test(text)]).toEqual([id, true, true]);
    }
  });

  test('continues with the first unfinished lesson', () => {
    expect(nextLesson(() => false)?.id).toBe('full-house');
    expect(nextLesson((id) => id === 'full-house')?.id).toBe('hidden-single');
    expect(nextLesson(() => true)).toBeUndefined();
  });

  test('the lesson that a solved puzzle proposes is the last one whose strategy its path has', () => {
    const path = ['hidden-single', 'naked-pair', 'grouped-x-chain', 'hidden-single'];
    expect(lessonMet(path, () => false)?.id).toBe('naked-pair');
    expect(lessonMet(path, (id) => id === 'naked-pair')?.id).toBe('hidden-single');
    expect(lessonMet(path, () => true)).toBeUndefined();
  });
});

const rows = readFileSync(new URL('../../../fixtures/course.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t') as [string, string]);

const candidatesIn = ({ values, candidates }: Puzzle): number =>
  Array.from(candidates!, (set, cell) => (values[cell]! < 0 ? bitsOf(set).length : 0)).reduce((a, b) => a + b, 0);

test('each lesson has five exercises; all are in the order of the lessons', () => {
  expect(rows.map(([id]) => id)).toEqual(ids.flatMap((id) => Array(5).fill(id)));
});

test.each(ids)('%s: each exercise has its step, and no fewer candidates to search than the one before', (id) => {
  const positions = rows.flatMap(([of, text]) => (of === id ? [read(text)] : []));
  const counts = positions.map(candidatesIn);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  for (const puzzle of positions) {
    const [step] = new Session(puzzle, { ladder: ladderOf('full'), only: [id], guess: true }).every();
    expect(step?.strategy.id).toBe(id);
  }
});

describe('the glossary', () => {
  test('explains at least thirty terms in both languages, and has no form twice', () => {
    const ids = Object.keys(ENGLISH_TERMS);
    expect(ids.length).toBeGreaterThanOrEqual(30);
    for (const language of ['en', 'de'] as const) {
      const terms = termsIn(language);
      expect(Object.keys(terms)).toEqual(ids);
      const forms = Object.values(terms).flatMap(({ name, forms }) => [name.toLowerCase(), ...forms]);
      expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
      expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([]);
    }
  });

  test('finds terms in a text: whole words, the longest match, each term once', () => {
    const text = 'A fin is a fin. Base sets, not baseboards; strong links.';
    expect(glossed(text, termsIn('en'))).toEqual([
      { text: 'A ' },
      { text: 'fin', term: 'fin' },
      { text: ' is a fin. ' },
      { text: 'Base sets', term: 'base' },
      { text: ', not baseboards; ' },
      { text: 'strong links', term: 'strong-link' },
      { text: '.' },
    ]);
    expect(glossed('', termsIn('en'))).toEqual([]);
    expect(glossed('Häuser', termsIn('de'))).toEqual([{ text: 'Häuser', term: 'house' }]);
  });

  test('opens no word within a name, and no verb', () => {
    for (const text of ['A Full House', 'a turbot fish', 'Mark the places', 'an almost hidden group of digits'])
      expect(glossed(text, termsIn('en'))).toEqual([{ text }]);
    expect(glossed('Volles Haus', termsIn('de'))).toEqual([{ text: 'Volles Haus' }]);
  });
});

test('stores each finished exercise once, and ignores stored data that are invalid', () => {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  for (const exercise of [2, 0, 1, 4, 2]) saveDone('x-wing', exercise, storage);
  expect(loadProgress(storage)).toEqual({ 'x-wing': [0, 1, 2, 4] });
  expect(isDone(loadProgress(storage), 'x-wing')).toBe(false);
  saveDone('x-wing', 3, storage);
  expect(isDone(loadProgress(storage), 'x-wing')).toBe(true);
  for (const spoilt of ['no', 'null', '[1]', '{"x-wing":"yes"}']) {
    kept.set('sudoku-course', spoilt);
    expect(Object.values(loadProgress(storage)).flat().every(Number.isInteger)).toBe(true);
  }
  const refusing = () => {
    throw new Error('refused');
  };
  expect(loadProgress(refusing)).toEqual({});
});

test('leads to the next unsolved exercise, round the end of the lesson, until none is left', () => {
  expect(nextExercise({}, 'x-wing')).toBe(0);
  expect(nextExercise({ 'x-wing': [0, 1] }, 'x-wing', 0)).toBe(2);
  expect(nextExercise({ 'x-wing': [2, 3, 4] }, 'x-wing', 4)).toBe(0);
  expect(nextExercise({ 'x-wing': [0, 1, 2, 3] }, 'x-wing', 4)).toBeUndefined();
  expect(nextExercise({ 'x-wing': [0, 1, 2, 3, 4] }, 'x-wing')).toBeUndefined();
});
