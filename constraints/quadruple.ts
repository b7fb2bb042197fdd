/** The digits at a corner are among the four cells around it. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { edgeOf } from '../src/core/sign.js';
import { digitList, digitsIn, digitWords, holdingDigits, holdsListed, unfitDigits } from './contains.js';

/** True if four cells meet in a corner. */
function areAroundCorner(cells: readonly Cell[], size: number): boolean {
  const [a = 0, b, c, d] = cells.toSorted((one, other) => one - other);
  return a % size < size - 1 && b === a + 1 && c === a + size && d === c + 1;
}

export const quadruple: Constraint = listed({
  id: 'quadruple',
  family: 'dots',
  spellings: ['quad'],
  digits: 'any',
  names: { en: 'Quads' },
  rule: {
    en: 'the digits in a circle at a corner are among the four cells around it, one twice if it is written twice',
  },
  onCell: { en: (clue) => `at a quad with ${digitWords(clue, 'and')}` },
  holds: holdsListed,
  told: { en: ({ all, ...clue }) => `quad in ${all} with ${digitWords(clue, 'and')}` },
  exchange: {
    fPuzzles: { clues: 'quadruple', digits: 'values' },
    iss: { digits: 'Quad', before: 'cell' },
    sudokuMaker: { type: 303, clues: 'corners' },
  },
  saidBy: 'quad quadruple',
  takes: { text: digitList, cells: { least: 4, most: 4 }, isUnordered: true },
  additions: ({ size, numbers }, own) =>
    own.some(({ lists }) => !areAroundCorner(lists[0]!, size))
      ? 'the four cells around a corner'
      : (unfitDigits(own, numbers) ?? {}),
  rules: ({ numbers }, own) => own.map((clue) => holdingDigits(clue, numbers)),
  readOff: { corners: (digits) => String(digits.toSorted((a, b) => a - b)) },
  draw: ({ lists: [cells = []], ...clue }, size) => [
    {
      kind: 'label',
      at: edgeOf([Math.min(...cells), Math.max(...cells)], size),
      on: 'ring',
      text: digitsIn(clue).join(' '),
    },
  ],
});

export const quadrupleShared: SharedRule = {
  id: 'quadruple',
  called: 'quad quads quadruple quadruples',
  drawn: [{ isTelling: true, form: 'disc at a corner' }],
  words: [
    'circle|quad around all? clue? somewhere? quad? given? appear? 4? cell? small? corner? within? touch? joined? given?',
    'circle|quad around appear area:2x2 area? box? square? all? somewhere? quad? given? cell? touch? joined?',
    'circle|quad adjacent cell 4 appear|position all? given? appear? position? joined?',
    'circle|quad pass cell 4 cell appear all? given?',
    'if circle|quad around appear if<circle circle<around 4? cell? given?',
    'circle|quad appear cell 4 somewhere? touch? joined? given?',
    'appear around circle|small somewhere? 4? given?',
  ],
};
