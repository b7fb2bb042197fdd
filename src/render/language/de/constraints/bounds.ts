/** German texts: limits of sums. */
import { toldBound as toldIn } from '../../../../rules/bounded-sum.js';

/** Limits by their signs. What follows them is in the dative. */
const BOUNDS = { '<': 'unter', '<=': 'höchstens', '>': 'über', '>=': 'mindestens', '%': 'einem Vielfachen von' };

export const toldBound = (text: string): string => toldIn(text, BOUNDS);

/** What the signs say, after the rule of a kind about sums. */
export const SIGNS =
  'mit Zeichen weniger (<) oder mehr (>) als sie, höchstens (≤) oder mindestens (≥) sie oder ein Vielfaches von ihr (n)';
