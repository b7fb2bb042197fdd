import { expect, it } from 'vitest';
import { boardOf } from '../../../src/core/board-of.js';
import { puzzleOf } from '../../../src/core/position.js';
import type { LanguageCode } from '../../../src/index.js';
import { plainGridOf } from '../../../web/page/engine/grid.js';
import { practise } from '../../../web/page/engine/practise.js';
import { act } from '../../../web/page/play/act.js';
import { type Play, playOf } from '../../../web/page/play/play.js';
import { practiceAnswer, practiceNudge } from '../../../web/page/practise/answer.js';
import { wrongMoves } from '../../../web/page/practise/wrong.js';
import { read } from '../../read-text.js';

/** 8 and 9 in r1c19: the pair removes 8 from r1c3. */
const PAIR =
  '.....7.+4.5...+93+12......+8.6.+1895+4+6+27+323+4+78+1+9+566+5+7+9+3+2+8+14+39+5+1647+8+2+76+182+9+435...3+7+5+6+9+1';
/** 4 in columns 1 and 6, locked in rows 2 and 6. */
const X_WING =
  '.+9+5.+2.4+7..+1+867.2+59+2...95+31.9.3.52+8.+1+1+5.3+8+9+7.2.+82.6.9+3552+1+9+476+8+3.+3.+21+8+5+9+4+84+9+5361+2+7';

async function begun(strategy: string, text: string) {
  const position = puzzleOf(boardOf(read(text)));
  return { task: await practise({ strategy, grid: plainGridOf(position) }, () => {}, 'en'), play: playOf(position) };
}

/** Returns the index of a cell named as `r1c3`. */
const cellIn = ({ geometry }: Play, name: string): number => {
  const [row, column] = name.slice(1).split('c').map(Number);
  return (row! - 1) * geometry.size + column! - 1;
};

const struck = (play: Play, cell: string, digit: number): Play =>
  act(play, { kind: 'mark', layer: 'centre', cells: [cellIn(play, cell)], mark: digit - 1 }, { tidy: true });

const written = (play: Play, cell: string, digit: number): Play =>
  act(play, { kind: 'write', cells: [cellIn(play, cell)], digit: digit - 1 }, { tidy: true });

it('explains each kind of wrong move in terms of the pattern', async () => {
  const { task, play } = await begun('naked-pair', PAIR);
  const answer = (after: Play, language: LanguageCode = 'en'): string[] =>
    [...wrongMoves(after, task).values()].map((wrong) => practiceAnswer(language, wrong, 'Naked Pair', play.geometry));
  expect(task.grid.values).toEqual(play.values);
  expect(answer(play)).toEqual([]);
  expect(answer(struck(play, 'r1c3', 8))).toEqual([]);
  expect(answer(struck(play, 'r1c1', 8))).toEqual(['8 in r1c1 is the digit of its cell: no pattern removes it.']);
  expect(answer(struck(play, 'r1c1', 9))).toEqual([
    '9 in r1c1 is part of the Naked Pair itself: the pattern rests on it and leaves it.',
  ]);
  expect(answer(struck(play, 'r1c3', 3))).toEqual(['The Naked Pair here removes only 8, not 3 in r1c3.']);
  expect(answer(struck(play, 'r2c3', 8))).toEqual([
    'A cell loses 8 only if it sees every place of 8 in the Naked Pair: r2c3 does not see r1c9.',
  ]);
  expect(answer(struck(play, 'r2c3', 8), 'de')[0]).toMatch(/r2c3 sieht r1c9 nicht\.$/);
  expect(answer(written(play, 'r1c2', 1))).toEqual(['1 in r1c2 is right, but it is not what the Naked Pair shows.']);
  expect(answer(written(play, 'r1c2', 2))).toEqual(['2 in r1c2 is wrong.']);
});

it('names the lines from which a fish removes, for a candidate in none of them', async () => {
  const { task, play } = await begun('x-wing', X_WING);
  const { geometry } = play;
  const outside = play.centre.findIndex(
    (set, cell) => set & 0b1000 && ![1, 5].includes(geometry.rowOf(cell)) && task.solution![cell] !== 3,
  );
  const name = `r${geometry.rowOf(outside) + 1}c${geometry.columnOf(outside) + 1}`;
  const [wrong] = wrongMoves(struck(play, name, 4), task).values();
  expect(practiceAnswer('en', wrong!, 'X-Wing', geometry)).toBe(
    `The X-Wing removes 4 from rows 2 and 6 alone, and ${name} lies elsewhere.`,
  );
  expect(practiceAnswer('de', wrong!, 'X-Wing', geometry)).toBe(
    `Das Muster X-Wing entfernt die 4 nur aus den Zeilen 2 und 6, und ${name} liegt woanders.`,
  );
});

it('answers a first wrong move without the pattern, and says how to begin', async () => {
  const { task, play } = await begun('naked-pair', PAIR);
  const nudge = (after: Play, language: LanguageCode, spot?: string): string => {
    const [wrong] = wrongMoves(after, task).values();
    return practiceNudge(language, wrong!, 'Naked Pair', play.geometry, spot);
  };
  expect(nudge(struck(play, 'r1c1', 9), 'en', 'Look for cells with only two candidates.')).toBe(
    'The Naked Pair does not remove 9 from r1c1. Undo it, and start over: look for cells with only two candidates.',
  );
  expect(nudge(written(play, 'r1c2', 2), 'en')).toBe(
    'The Naked Pair does not place 2 in r1c2. Undo it, and look again.',
  );
  expect(nudge(struck(play, 'r2c3', 8), 'de')).toBe(
    'Das Muster Naked Pair entfernt die 8 nicht aus r2c3. Nimm es zurück und such weiter.',
  );
});
