/** The English words of sentences. The English templates are in the strategies. */
import type { StepWords } from '../language.js';
import { ENGLISH_HOUSES } from './houses.js';

export const ENGLISH_STEPS: StepWords = {
  ...ENGLISH_HOUSES,
  code: 'en',
  andLastly: ', and',
  or: 'or',
  units: {
    cell: ['cell', 'cells'],
    digit: ['digit', 'digits'],
    step: ['step', 'steps'],
    way: ['way', 'ways'],
  },
  place: 'place',
  in: 'in',
  inOneOf: 'in one of',
  are: ['is', 'are'],
  remove: 'remove',
  from: 'from',
  mistakes: {
    clash: (clause) => `Clash: ${clause}.`,
    twice: (digit, house, cells) => `${digit} stands twice in ${house}: ${cells}`,
    alike: (digit, cells, rule) => `${digit} stands in ${cells}, which must differ${rule ? `: ${rule}` : ''}`,
    breaks: (digits, cells, count, rule = 'no solution has this') =>
      `${digits} ${count === 1 ? 'stands' : 'stand'} in ${cells}, but ${rule}`,
    wrong: (digit, cell, right) => `Wrong: ${digit} in ${cell}${right === undefined ? '' : `, ${right} is right`}.`,
    lost: (cell, digit) =>
      `Lost: what belongs in ${cell}${digit === undefined ? '' : `, ${digit},`} is not among its marks.`,
    stale: (digit, cell, by) => `Stale: the mark ${digit} in ${cell} is ruled out by ${digit} in ${by}.`,
  },
  lookAt: (houses) => `Look at ${houses}.`,
  lookEverywhere: 'Look at the whole grid.',
  onlyGuess: 'The next step is a guess.',
  seenIn: (technique, cells) => `${technique} with ${cells}.`,
};
