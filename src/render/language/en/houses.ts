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
  groups: {
    diagonal: ['the diagonal from', 'the diagonals from'],
    window: ['window', 'windows'],
    'hidden window': ['hidden window', 'hidden windows'],
    group: ['group', 'groups'],
    asterisk: ['the asterisk', 'the asterisk'],
    'centre dots': ['the centre dots', 'the centre dots'],
    girandola: ['the girandola', 'the girandola'],
    set: ['set', 'sets'],
  },
};
