/** What the roles of marks are called in legends. */
import type { Role } from '../logic/step/marks.js';

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  pattern: 'pattern',
  cover: 'second set',
  fin: 'fin or further set',
  on: 'true',
  off: 'false',
  target: 'removed',
};
