/** No two digits on a nabner line are equal or consecutive. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import { alongLines, pairsOnLines } from '../src/rules/line.js';

export const nabner: Constraint = listed({
  id: 'nabner',
  family: 'lines',
  spellings: ['nabners', 'nabnerline', 'nabnerlines'],
  digits: 'any',
  names: { en: 'Nabner lines' },
  rule: { en: 'no two digits on a nabner line (dashed pink) are equal or consecutive, however far apart they are' },
  onCell: { en: () => 'on a nabner line' },
  holds: { demands: [{ two: '|a - b| >= 2' }] },
  told: { en: ({ names: [a, b] }) => `${a} and ${b} are neither equal nor consecutive (nabner line)` },
  toldAlong: { en: ({ all }) => `no two digits of ${all} are equal or consecutive (nabner line)` },
  partner: { en: () => 'partner on the nabner line' },
  exchange: {
    fPuzzles: {
      clues: 'nabner',
      lines: 'clues',
      drawing: { of: 'Nabner', as: 'line', colour: '#C9C883', width: 0.25 },
    },
  },
  saidBy: 'nabner!',
  takes: { mayClose: true, mayCross: true, cells: { least: 2 }, isUnordered: true },
  additions: ({ numbers }, own) => ({
    pairs: pairsOnLines(own),
    exclusions: alongLines(own, numbers, (first, second) => Math.abs(first - second) >= 2),
  }),
  readOff: {
    lines: (digits) =>
      digits.every((first, at) => digits.slice(0, at).every((second) => Math.abs(first - second) >= 2)),
    length: [3, 5],
    growsTrue: true,
  },
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'pink', width: 'medium', isDashed: true }),
});

export const nabnerShared: SharedRule = {
  id: 'nabner',
  called: 'nabner nabner_line nabners nabner_rule nabner_rules',
  drawn: [{ form: 'line', branches: 'as a set', colours: ['c9c883', 'f7d038'] }],
  words: [
    'not:consecutive consecutive:repeat repeat line or? anyTwo? may? each? anywhere? 1? all?',
    'not:consecutive|anyTwo|same consecutive line distinct|orSame|set anyTwo? or? distinct? orSame? same:line? set? may? anywhere? each? 1? all?',
    'not:consecutive|anyTwo consecutive:same consecutive same line anyTwo? or? set? may? anywhere? each? 1? all?',
    'anyTwo line differ least 2',
    'not:same|anyTwo same:consecutive same consecutive line anyTwo? or? set? may? anywhere? each? 1? all?',
  ],
};
