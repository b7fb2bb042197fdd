/** What cannot be made, told with the options that would have to change. */
import type { Obstacle } from '../create/obstacle.js';

export const obstacleText = ({ kind, why, instead }: Obstacle): string =>
  `this cannot be: ${why}; ${ADVICE[kind](String(instead))}`;

const ADVICE: Readonly<Record<Obstacle['kind'], (instead: string) => string>> = {
  small: () => 'ask for a larger --size',
  givens: (most) => `allow more than ${most}`,
  symmetry: (numbers) => `ask for ${numbers}`,
  'low-score': () => 'allow a higher --score, or more --clues',
  'high-score': () => 'allow a lower --score, or a higher --difficulty',
  require: (level) => `ask for --difficulty ${level}`,
  'max-level': (level) => `allow a higher --max-level, or ask for --difficulty ${level}`,
  needless: () => 'allow it in --only',
  only: (level) => `allow harder ones in --only, or ask for --difficulty ${level}`,
  placing: (names) => `allow singles too, as in --only full-house,naked-single,hidden-single,${names}`,
  pattern: (lines) => `give more cells there, in several ${lines}`,
};
