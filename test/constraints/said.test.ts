/** Sentences on clues: what a clue says is true, and its digits are a list that ends. */
import { expect, test } from 'vitest';
import { boardOf } from '../../src/core/board-of.js';
import { readPuzzle } from '../../src/formats/read.js';
import { loadLanguage } from '../../src/render/language/index.js';
import { sentence } from '../../src/render/text.js';
import { full } from '../../src/solver/full.js';
import { walk } from '../../src/solver/walk.js';

const german = await loadLanguage('de');

/** Returns the sentences of a path in both languages. */
function saidIn(line: string): { english: string; german: string } {
  const { puzzle } = readPuzzle(line);
  const messages = [...walk(boardOf(puzzle), full, { maxLevel: 'hard', guess: false })].map(
    ({ explanation }) => explanation.message,
  );
  return {
    english: messages.map((message) => sentence(message, puzzle.geometry)).join('\n'),
    german: messages.map((message) => sentence(message, puzzle.geometry, german)).join('\n'),
  };
}

test('says of cells without a black dot only that they lack the multiple of dots', () => {
  const said = saidIn(
    '....3.........4..................... variant=all-black-dots black-dot=r1c2r1c3;r1c3r1c4;r2c3r2c4;r2c5r2c6;r2c6r3c6;r3c1r3c2;r3c3r3c4;r3c4r4c4;r4c1r4c2;r4c2r5c2;r4c5r4c6;r5c3r5c4;r5c5r6c5',
  );
  expect(said.english).toContain('its neighbour without a black dot');
  expect(said.english).not.toMatch(/multiple of the other[.;]/);
  expect(said.german).toContain('sein Nachbar ohne schwarzen Punkt');
});

test('ends the digits of a clue with a conjunction', () => {
  const said = saidIn(
    '...1....4...6...............2....3.. quadruple=1,3,4,6:r1c2r1c3r2c2r2c3;1,4,5,6:r2c1r2c2r3c1r3c2;5,6:r3c3r3c4r4c3r4c4;1,2,3,5:r4c1r4c2r5c1r5c2;2,3,6:r4c5r4c6r5c5r5c6;1,2:r5c3r5c4r6c3r6c4',
  );
  expect(said.english).toContain('In the quad in r12c23 with 1, 3, 4 and 6, 1 can only be in r2c2');
  expect(said.german).toContain('Quad-Hinweis in r12c23 mit 1, 3, 4 und 6 gilt');
});

test('says of digits that none is one or the other', () => {
  const said = saidIn(
    '.....3.5.........6...2.......2...... between-line=r3c3r3c2r2c1r3c1;r5c1r4c2r5c3;r6c6r5c5r5c4r6c5;r3c6r4c5r3c4r2c5;r2c6r1c5r2c4;r6c1r6c2r6c3r5c2',
  );
  expect(said.english).toContain(
    '2 different digits lie between the ends, so these differ by at least 3, and none between is 1 or 6',
  );
  expect(said.german).toContain('um mindestens 3, und dazwischen ist keine 1 oder 6');
});

test('says that cells differ where no constraint tells why', () => {
  const said = saidIn(
    '..2...3.5.7...8..6..16..7..........2.1.284.......91..........93.....986.....5.... clone=r8c2r9c2r9c3/r6c4r7c4r7c5',
  );
  expect(said.english).toMatch(/^By the rules of this puzzle, some cells differ. In row /m);
  expect(said.german).toMatch(/^Nach den Regeln dieses Rätsels sind manche Felder verschieden. In Zeile /m);
});

test('says of clues only those that a constraint tells', () => {
  const said = saidIn(
    '.................................... numbered-room=4:r1c0;2:r2c0;4:r3c0;1:r4c0;1:r5c0;3:r6c0;3:r1c7;6:r2c7;5:r3c7;2:r4c7;3:r5c7;1:r6c7;4:r0c1;4:r0c2;4:r0c3;2:r0c4;1:r0c5;6:r0c6;3:r7c1;4:r7c2;6:r7c3;4:r7c4;1:r7c5;1:r7c6',
  );
  expect(said.english).toContain('that number stands. One after another:');
  expect(said.german).not.toMatch(/[.;] [.;]/);
});

test('names no second colour without cells', () => {
  const said = saidIn(
    '.......6................................1....9......7............................ xv=10:r1c1r1c2;10:r2c1r2c2;10:r2c4r2c5;10:r3c2r4c2;10:r3c4r3c5;10:r4c8r4c9;10:r5c9r6c9;10:r7c7r7c8;10:r8c6r9c6 black-dot=r1c1r2c1;r1c8r1c9;r2c6r3c6;r4c5r4c6;r5c2r5c3;r6c3r6c4;r7c3r7c4;r8c7r9c7 white-dot=r1c6r2c6;r2c2r2c3;r3c1r4c1;r3c3r3c4;r3c3r4c3;r3c7r3c8;r4c1r4c2;r4c2r4c3;r4c4r4c5;r6c3r7c3;r7c2r7c3;r7c5r8c5;r7c6r8c6;r7c8r8c8;r8c1r8c2',
  );
  expect(said.english).toMatch(/^ *Colour A: r1c12\.$/m);
  expect(said.german).toMatch(/^ *Farbe A: r1c12\.$/m);
});

test('says in German that cells make their sum together', () => {
  const said = saidIn(
    '.2..........8....................1.9....9..........................5............. variant=x arrow=r1c7/r1c6r2c7r3c8r2c9;r3c1/r3c2r3c3r3c4;r9c3/r9c2r9c1r8c1;r8c9/r8c8r7c8r6c8;r9c4/r9c5r8c6r7c7r7c6;r3c6/r2c5r3c5r4c5',
  );
  expect(said.german).toContain('Dabei ist r3c6 höchstens 9, und r34c5 ergeben mindestens 5');
});

test('tells a candidate that no allowed sum has by the sums that are left with it', () => {
  const stated = (clue: string): ReturnType<typeof saidIn> => saidIn(`${'.'.repeat(81)} ${clue}`);
  expect(stated('killer-cage=>=33:r9c12456').english).toContain(
    'In the cage in r9c12456 with a sum of at least 33, with 1 in r9c1 the sum would be at most 31: r9c12456 are 3–9',
  );
  expect(stated('rule="whole: sum() <= 9":r1c9r2c8r4c7r6c6r7c5r9c3').german).toContain(
    'mit 5 in r1c9 wäre die Summe mindestens 10',
  );
  const fours = 'rule="whole: count(a in {4, 8}) = 4":r4c2r7c4r2c5r5c7';
  expect(stated(`rule="prime-sum":r1c1r4c2r7c4r2c5r5c7 ${fours}`).english).toContain(
    'the sum would be 18, 22, 26, 30 or 34, which is no prime',
  );
});
