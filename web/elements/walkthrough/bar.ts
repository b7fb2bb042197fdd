import { svg } from 'lit';
import type { Level } from '../../../src/logic/step/strategy.js';

/** One bar of the strip of difficulty, from the bottom up. */
export const bar = (index: number, height: number, most: number, level: Level, isCurrent: boolean) =>
  svg`<rect class="bar ${level} ${isCurrent ? 'current' : ''}" x=${index + 0.08} y=${most - height} width="0.84" height=${height}></rect>`;
