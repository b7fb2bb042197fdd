/** Aims that only the givens matter to. */
import { type Aim, outside, type Range, rangeText } from './aims.js';

/** A level's worth of clues. */
const CLUES = 10;

export const clueAim = (range: Range): Aim => ({
  name: `clues ${rangeText(range)}`,
  distance: ({ draft }) => outside(draft.clues, range) / CLUES,
});

export const minimalAim: Aim = {
  name: 'minimal',
  isDeep: true,
  distance: ({ spare }) => spare / CLUES,
};
