/** What the signs in a position mean: those that occur. */
import type { Geometry } from '../../core/geometry.js';
import { ROLES, type Role } from '../../logic/step/marks.js';
import { houseNames } from '../notation.js';
import { CELL_WORDS, HOUSE_WORDS, ROLE_WORDS } from '../picture/legend.js';
import { PLACED, paint, STYLES } from './paint.js';
import type { Look } from './screen.js';
import { AROUND, BEFORE, PLACED_SIGN, REMOVED, type Signs } from './signs.js';

/** Between two entries. */
export const BETWEEN = '   ';

/** `* pattern   x removed   # columns 2 and 9`; nothing where nothing is pointed at. */
export function legendLine(signs: Signs, geometry: Geometry, { colour }: Look): string {
  const occurs = new Set(
    [...signs.candidates].flatMap(([candidate, roles]) => (signs.placed.has(candidate) ? [] : roles)),
  );
  const isRemoved = signs.removed.size > 0 || occurs.has('target');
  const entry = (role: Role, sign: string, words: string): string => `${paint(STYLES[role], sign, colour)} ${words}`;
  return [
    ...(signs.placed.size > 0 ? [`${paint(PLACED, PLACED_SIGN, colour)} placed`] : []),
    ...ROLES.filter((role) => role !== 'target' && occurs.has(role)).map((role) =>
      entry(role, BEFORE[role], ROLE_WORDS[role]),
    ),
    ...(isRemoved ? [entry('target', REMOVED, ROLE_WORDS.target)] : []),
    ...rolesIn(signs.cells).map((role) => entry(role, AROUND[role].join(''), CELL_WORDS[role])),
    ...rolesIn(signs.houses).map((role) => {
      const houses = [...signs.houses].flatMap(([house, own]) => (own === role ? [house] : []));
      const names = houseNames(geometry, houses).join(', ');
      return entry(role, BEFORE[role], role === 'target' ? `${names}: ${HOUSE_WORDS.target}` : names);
    }),
  ].join(BETWEEN);
}

const rolesIn = (marks: ReadonlyMap<number, Role>): Role[] => {
  const those = new Set(marks.values());
  return ROLES.filter((role) => those.has(role));
};
