/** Profiles as text, and as cells of a sheet. */
import type { LadderId } from '../solver/ladder-names.js';
import { type JsonProfile, type JsonProfiles, PROFILE_FIGURES } from './json/profile.js';
import { measuresIn } from './language/measures.js';

/**
 * Writes a table with a column for each path, then the number of open moves at each step, and the estimate for people.
 */
export function profilesText({ profile = {}, people }: JsonProfiles, words = measuresIn()): string {
  const { pathFigures } = words;
  const paths = Object.entries(profile) as [LadderId, JsonProfile][];
  const wide = Math.max(0, ...Object.values(pathFigures).map(({ length }) => length));
  const row = (title: string, cells: readonly (string | number)[]): string =>
    `  ${title.padEnd(wide)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  return [
    ...(paths.length > 0
      ? [
          row(
            words.path,
            paths.map(([name]) => name),
          ),
        ]
      : []),
    ...(paths.length > 0
      ? PROFILE_FIGURES.map((name) =>
          row(
            pathFigures[name],
            paths.map(([, path]) => path[name]),
          ),
        )
      : []),
    ...paths.map(([name, { widths }]) => `  ${words.openMoves(name)}: ${widths.join(' ')}`),
    ...(people ? [words.people(people.refutation, people.openings)] : []),
  ].join('\n');
}

export const profileTitles = (ladders: readonly LadderId[]): string[] =>
  ladders.flatMap((ladder) => PROFILE_FIGURES.map((name) => `${ladder}_${name}`));

export const profileCells = (
  profile: NonNullable<JsonProfiles['profile']>,
  ladders: readonly LadderId[],
): (number | undefined)[] => ladders.flatMap((ladder) => PROFILE_FIGURES.map((name) => profile[ladder]?.[name]));
