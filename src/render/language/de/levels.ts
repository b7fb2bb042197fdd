/** The German names of levels. */
import type { Level } from '../../../logic/step/strategy.js';

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  easy: 'leicht',
  medium: 'mittel',
  hard: 'schwer',
  unfair: 'unfair',
  extreme: 'extrem',
};
