/** The English words under pictures. */
import type { LegendWords } from '../language.js';
import { ENGLISH_HOUSES } from './houses.js';

const ROLES: LegendWords['roles'] = {
  pattern: 'pattern',
  cover: 'second part',
  fin: 'fin (extra place)',
  on: 'true',
  off: 'false',
  target: 'removed',
};

export const ENGLISH_LEGEND: LegendWords = {
  roles: ROLES,
  cells: {
    ...ROLES,
    pattern: 'cells of the pattern',
    cover: 'second group of cells',
    fin: 'further cells',
    target: 'left without a candidate',
  },
  houseNames: ENGLISH_HOUSES,
  withoutPlace: 'left without a place',
  parts: {
    set: 'set',
    'hidden-set': 'cell of the hidden set',
    link: 'digit that links sets',
    common: 'one of these is true',
    colour: 'colour',
    pivot: 'pivot',
    pincer: 'pincer',
    pair: 'cell of the pair',
    wing: 'cell of the wing',
    base: 'base',
    target: 'target',
    'cross-line': 'cross-line',
    rectangle: 'rectangle',
    loop: 'loop',
    deadly: 'cell that would be left with a pair',
    extra: 'extra candidate',
    guardian: 'guardian (extra candidate)',
    subset: 'cell that completes the set',
    stem: 'stem',
    firework: 'cell of the fireworks',
    aligned: 'cell of which all fillings are tried',
    excluder: 'cell that rules fillings out',
    leftover: 'cell left over',
  },
  placed: 'placed',
  inTheWay: 'in the way',
  links: {
    oneTrue: 'at least one of the two is true',
    notBoth: 'not both are true',
    toTrue: 'leads to true',
    toFalse: 'leads to false',
    keepsOut: 'keeps the digit out',
  },
  caseOf: (letter) => `case ${letter}`,
  elsewhere: 'Candidates elsewhere are left out.',
  narrow: 'more candidates, which a wider terminal shows',
  mistakes: 'What is wrong',
};
