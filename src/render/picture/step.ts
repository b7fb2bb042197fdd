/** What is drawn of a step. */
import type { Step } from '../../solver/step.js';
import type { Drawn } from './picture.js';

export const drawnStep = ({ place, remove, explanation: { marks } }: Step): Drawn => ({ place, remove, marks });
