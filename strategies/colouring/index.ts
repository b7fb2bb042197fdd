import type { Strategy } from '../../src/logic/step/strategy.js';
import { threeDMedusa } from './3d-medusa.js';
import { multiColors1, multiColors2 } from './multi-colors.js';
import { simpleColorsTrap, simpleColorsWrap } from './simple-colors.js';

export const colouring: readonly Strategy[] = [
  simpleColorsTrap,
  simpleColorsWrap,
  multiColors1,
  multiColors2,
  threeDMedusa,
];
