/** The English words. The English templates are in the strategies. */
import type { Language } from '../language.js';
import { ENGLISH_LEGEND } from './legend.js';
import { ENGLISH_REMARKS } from './remarks.js';
import { ENGLISH_STEPS } from './steps.js';

export const ENGLISH: Language = {
  ...ENGLISH_STEPS,
  legend: ENGLISH_LEGEND,
  notation: {
    cells: ({ row, column, cell, beside, both, below, bothBelow }) =>
      `${cell} is the cell in row ${row} and column ${column}, ${both} is ${cell} and ${beside}, ${bothBelow} is ${cell} and ${below}.`,
    chains: (three, seven) =>
      `In a chain, (${three})r1c2 is ${three} in r1c2; = says that at least one of the two is true, - that not both are; (${three}=${seven})r1c2 and (${three}-${seven})r1c2 say so of two digits of one cell. Read from left to right, each part follows from the one before: true after =, false after -.`,
  },
  remarks: ENGLISH_REMARKS,
  answers: {
    solved: 'It is solved.',
    path: (steps) => `Sudoku: ${steps} ${steps === 1 ? 'step' : 'steps'}`,
    noStep: 'No step found.',
    noStepYet: 'No step found so far.',
    several: (solutions, atLeast) => `The givens have ${atLeast ? 'at least ' : ''}${solutions} solutions.`,
    finishes: 'basic steps finish it',
    leaves: (candidates) => `leaves ${candidates} candidates`,
  },
};
