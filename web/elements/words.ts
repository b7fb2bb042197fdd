import type { LegendLanguage } from '../../src/render/index.js';

/** The labels of the elements. A page in another language supplies its own. */
export interface ElementWords {
  readonly row: string;
  readonly column: string;
  readonly given: string;
  readonly empty: string;
  readonly candidates: string;
  readonly noMarks: string;
  readonly covered: string;
  /** The label of a cell whose clues are hidden. */
  readonly inFog: string;
  /** The label of marks in corners, which are drawn in a stronger colour. */
  readonly corner: string;
  /** The label of a value that another one rules out. */
  readonly clashing: string;
  /** The label of a value that is not right. */
  readonly wrong: string;
  /** The names of the colours of cells, in the order of the board's colours. */
  readonly colours: readonly string[];
  step(number: number, count: number): string;
  atEnd(count: number): string;
  readonly solved: string;
  readonly unsolved: string;
  readonly about: string;
  readonly goTo: string;
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly end: string;
  readonly steps: string;
  readonly signs: string;
  /** Names of levels. By default, levels keep their own names. */
  readonly levels?: Readonly<Record<string, string>>;
  /** The language of legends. Default: English. */
  readonly pictures?: LegendLanguage;
}

export const ENGLISH_WORDS: ElementWords = {
  row: 'row',
  column: 'column',
  given: 'given',
  empty: 'empty',
  candidates: 'candidates',
  noMarks: 'no marks',
  covered: 'covered',
  inFog: 'in fog',
  corner: 'corner marks',
  clashing: 'clashes',
  wrong: 'wrong',
  colours: ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'violet', 'grey'],
  step: (number, count) => `Step ${number} of ${count}`,
  atEnd: (count) => `The end of ${count} ${count === 1 ? 'step' : 'steps'}`,
  solved: 'Solved',
  unsolved: 'As far as it goes',
  about: 'What is this?',
  goTo: 'Go to',
  first: 'first step',
  back: 'Back',
  next: 'Next',
  end: 'end',
  steps: 'Steps',
  signs: 'What do the signs mean?',
};

/** Labels that only the walkthrough has. */
export interface WalkthroughWords {
  /** The label of the hardest step. */
  readonly hardest: string;
  readonly hardBack: string;
  readonly hardNext: string;
  readonly link: string;
  readonly print: string;
  readonly keys: string;
}

export const ENGLISH_WALKTHROUGH: WalkthroughWords = {
  hardest: 'The hardest step:',
  hardBack: '‹ Hard',
  hardNext: 'Hard ›',
  link: 'Link to this step',
  print: 'Print this step',
  keys: 'Arrows, space, Home and End go from step to step, Page Up and Page Down from hard step to hard step. With Shift the arrows walk the cells.',
};
