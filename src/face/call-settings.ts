/** The settings of every function that works on a puzzle. */
import { PARSE_SETTINGS } from '../formats/puzzle-like.js';
import { LIMIT_SETTINGS } from './limits.js';

/** The rules of the puzzle's text, and limits. */
export const CALL_SETTINGS = { ...PARSE_SETTINGS, ...LIMIT_SETTINGS };
