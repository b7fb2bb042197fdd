/** The English words for houses. They have a file of their own, because legends need no other words of steps. */
import type { HouseWords } from '../language.js';

export const ENGLISH_HOUSES: HouseWords = {
  and: 'and',
  houses: {
    row: ['row', 'rows'],
    column: ['column', 'columns'],
    box: ['box', 'boxes'],
    extra: ['house', 'houses'],
  },
  region: ['region', 'regions'],
  groups: ({ names }) => names.en,
};
