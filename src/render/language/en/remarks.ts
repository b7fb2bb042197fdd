/** The English words of remarks. */
import type { RemarkWords } from '../language.js';

export const ENGLISH_REMARKS: RemarkWords = {
  noSolution: 'there is no solution',
  more: 'there are more solutions than this one',
  several: 'there is more than one solution',
  differing: (count, isAll, cells) =>
    `${isAll ? `${count} solutions, which` : `at least ${count} solutions; the first ${count}`} differ in ${cells}`,
  unsettled: 'whether this is the only solution was not settled within the time limit',
  noneInTime: 'no solution found within the time limit',
  withoutUnique: 'strategies that rely on a single solution are left out',
  fromGivens: 'the grid is full: the steps are those from its givens',
  unsure: (isKnown, clause) => `the givens ${isKnown ? '' : 'may '}have more than one solution, so ${clause}`,
  hidden: 'the mistake cannot be found: values and marks leave no solution',
  leftOut: 'strategies that rely on a unique solution are left out',
  onlyClashes: 'of the mistakes, only clashes and marks that values rule out can be found',
  suspects: (values) => `without ${values} there is exactly one solution`,
  markEntries: 'mark each entry with a + before it, as in ..+4..',
  misled: (clause) => `the givens have one solution; ${clause}`,
  wrongEntries: (entries, count) =>
    count === 1 ? `the entry ${entries} is wrong` : `the entries ${entries} are wrong`,
  lostMarks: (cells, count) => `what belongs in ${cells} is not among ${count > 1 ? 'their' : 'its'} marks`,
  limit: (seconds) => `the limit of ${seconds} s was reached`,
  moreSteps: 'there may be more steps',
  outcomes: (count, order) =>
    `the ${count} ${order === 'rating' ? 'cheapest' : 'most helpful'} outcomes, each by its cheapest step; --limit 0 shows all`,
  notSolved: (reason) => `not solved: ${reason}`,
  interrupted: 'interrupted',
  stuck: (isChosen, level) =>
    `${isChosen ? 'none of these strategies' : 'no strategy'}${level ? ` up to level ${level}` : ''} finds more`,
  noOneStep: 'no one step is enough',
  noneShown: (count, hardest) =>
    `None of these among ${count} ${count === 1 ? 'step' : 'steps'}${hardest ? `, the hardest of which is ${hardest}` : ''}.`,
};
