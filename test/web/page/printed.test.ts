import { expect, it } from 'vitest';
import { loadChoice, nameOf, noteOf, type Printed, saveChoice, sheetsOf } from '../../../web/page/exchange/printed.js';
import { de } from '../../../web/page/words/de.js';
import { en } from '../../../web/page/words/en.js';
import { read } from '../../read-text.js';

const PUZZLE = read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const solved: Printed = { puzzle: PUZZLE, level: 'easy', solution: [1] };
const named: Printed = { puzzle: PUZZLE, title: 'Monday', level: 'unfair' };

it('numbers puzzles over sheets, and puts their solutions on sheets at the end', () => {
  const all = [...Array.from({ length: 5 }, () => solved), named];
  const sheets = sheetsOf(all, { perSheet: 4, solutions: true });
  expect(sheets.map(({ kind, puzzles }) => `${kind} ${puzzles.map(({ number }) => number).join()}`)).toEqual([
    'puzzles 1,2,3,4',
    'puzzles 5,6',
    'solutions 1,2,3,4,5',
  ]);
  expect(sheetsOf(all, { perSheet: 6, solutions: false }).map(({ kind }) => kind)).toEqual(['puzzles']);
  expect(sheetsOf([named], { perSheet: 1, solutions: true })).toHaveLength(1);
});

it('names the title and the level of a puzzle', () => {
  expect(noteOf(solved, en)).toBe('Easy');
  expect([nameOf(named, de), noteOf(named, de)]).toEqual(['Monday · Unfair', 'Unfair']);
  expect(noteOf({ ...named, author: 'Ann' }, de)).toBe('Ann · Unfair');
  expect(noteOf({ puzzle: PUZZLE }, en)).toBe('');
});

it('remembers how puzzles are printed, and ignores damaged storage', () => {
  let text: string | null = null;
  const storage = () => ({
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  });
  expect(loadChoice(1, storage)).toEqual({ perSheet: 1, solutions: false });
  expect(loadChoice(8, storage)).toEqual({ perSheet: 4, solutions: false });
  saveChoice({ perSheet: 6, solutions: true }, 8, storage);
  saveChoice({ perSheet: 1, solutions: true }, 1, storage);
  expect(loadChoice(8, storage)).toEqual({ perSheet: 6, solutions: true });
  expect(loadChoice(1, storage)).toEqual({ perSheet: 1, solutions: true });
  text = '{"perSheet":3,"solutions":"yes"}';
  expect(loadChoice(8, storage)).toEqual({ perSheet: 4, solutions: false });
  text = '[';
  expect(loadChoice(8, storage).perSheet).toBe(4);
});
