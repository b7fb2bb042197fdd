/** Labels that only the walkthrough has. */
export interface WalkthroughWords {
  readonly hardBack: string;
  readonly hardNext: string;
  readonly link: string;
  readonly print: string;
  readonly keys: string;
}

export const ENGLISH_WALKTHROUGH: WalkthroughWords = {
  hardBack: '‹ Hard',
  hardNext: 'Hard ›',
  link: 'Link to this step',
  print: 'Print this step',
  keys: 'Arrows, space, Home and End go from step to step, Page Up and Page Down from hard step to hard step. With Shift the arrows walk the cells.',
};
