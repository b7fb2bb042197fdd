/** The first cell of a row or column says in which cell, counted from there, the digit outside stands. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { ExclusivePair } from '../src/core/exclusions.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import type { Cell } from '../src/core/statement.js';
import { numberOutside } from '../src/rules/clue-signs.js';

/** Returns what is excluded: the first cell with a number, and another digit in the cell of that number. */
function roomPairs([first = 0, ...others]: readonly Cell[], digit: number, size: number): ExclusivePair[] {
  return others.flatMap((room, index) =>
    Array.from({ length: size }, (_, other): ExclusivePair => [first * size + index + 1, room * size + other]).filter(
      ([, other]) => other % size !== digit - 1,
    ),
  );
}

export const numberedRoom: Constraint = listed({
  id: 'numbered-room',
  family: 'outside',
  spellings: ['numberedrooms', 'room', 'rooms'],
  names: { en: 'Numbered rooms' },
  rule: { en: 'the first cell seen from a number outside says in which cell, counted from there, that number stands' },
  holds: {
    demands: [
      { where: 'a.place = 1', one: 'a = 1 ? value = 1 : 1' },
      { where: 'a.place = 1', two: 'a = b.place ? b = value : 1' },
    ],
  },
  told: {
    en: ({ value, names: [a] }) => `${a} says in which cell, counted from ${a} on, the ${value} stands (numbered room)`,
  },
  exchange: { iss: { ends: 'NumberedRoom' }, sudokuMaker: { type: 504, clues: 'outside' } },
  saidBy: 'numbered_room! room?',
  takes: { value: { name: 'digit', limits: (_, size) => [1, size] }, outside: 'line', cells: { least: 1 } },
  additions: ({ size }, own) => ({
    // A first cell with 1 counts to itself.
    never: own.flatMap(({ value, lists: [cells = []] }) => (value === 1 ? [] : [cells[0]! * size])),
    exclusions: own.flatMap(({ value = 1, lists: [cells = []] }) => roomPairs(cells, value, size)),
  }),
  readOff: { outside: (digits) => digits[digits[0]! - 1]! },
  draw: numberOutside,
});

export const numberedRoomShared: SharedRule = {
  id: 'numbered-room',
  called: 'numbered_room numbered_rooms',
  drawn: [{ form: 'number outside' }],
  words: [
    'nth first cell? direction? row? column? or? place? appear? respective? nLetter? position? spot? seen? clue? equals? xLetter? if?',
  ],
};
