/** The words of sentences in English. The templates are those of the strategies. */
import type { StepWords } from '../language.js';

export const ENGLISH_STEPS: StepWords = {
  code: 'en',
  and: 'and',
  andLastly: ', and',
  or: 'or',
  houses: {
    row: ['row', 'rows'],
    column: ['column', 'columns'],
    box: ['box', 'boxes'],
    extra: ['house', 'houses'],
  },
  region: ['region', 'regions'],
  groups: {
    diagonal: ['the diagonal from', 'the diagonals from'],
    window: ['window', 'windows'],
    'hidden window': ['hidden window', 'hidden windows'],
    group: ['group', 'groups'],
    asterisk: ['the asterisk', 'the asterisk'],
    'centre dots': ['the centre dots', 'the centre dots'],
    girandola: ['the girandola', 'the girandola'],
    set: ['set', 'sets'],
  },
  units: {
    cell: ['cell', 'cells'],
    digit: ['digit', 'digits'],
    step: ['step', 'steps'],
    way: ['way', 'ways'],
  },
  place: 'place',
  in: 'in',
  inOneOf: 'in one of',
  remove: 'remove',
  from: 'from',
  mistakes: {
    clash: (digit, house, cells) => `Clash: ${digit} stands twice in ${house}: ${cells}.`,
    alike: (digit, cells) => `Clash: ${digit} stands in ${cells}, which must differ.`,
    wrong: (digit, cell, right) => `Wrong: ${digit} in ${cell}${right === undefined ? '' : `, ${right} is right`}.`,
    lost: (cell, digit) =>
      `Lost: what belongs in ${cell}${digit === undefined ? '' : `, ${digit},`} is not among its marks.`,
    stale: (digit, cell, by) => `Stale: the mark ${digit} in ${cell} is ruled out by ${digit} in ${by}.`,
  },
  lookAt: (houses) => `Look at ${houses}.`,
  seenIn: (technique, cells) => `${technique} with ${cells}.`,
};
