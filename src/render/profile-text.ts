/** Profiles as text, and as cells of a sheet. */
import type { LadderId } from '../solver/ladder.js';
import { type JsonProfile, type JsonProfiles, PROFILE_FIGURES, type ProfileFigure } from './json/profile.js';

/** The figures of a path: the key is the title of a column in a sheet, the text is for people. */
export const FIGURES = {
  steps: 'steps',
  techniques: 'different techniques',
  hardest: 'rating of the hardest step',
  rounds: 'rounds, all open moves at once',
  bottlenecks: 'steps with one move open',
  beforeFirst: 'steps before the first digit',
  longestRun: 'longest run without a digit',
  hardestShare: 'share of the hardest tenth',
} as const satisfies { readonly [Name in ProfileFigure]: string };

/**
 * Writes a table with a column for each path, then the number of open moves at each step, and the estimate for people.
 */
export function profilesText({ profile = {}, people }: JsonProfiles): string {
  const paths = Object.entries(profile) as [LadderId, JsonProfile][];
  const wide = Math.max(0, ...Object.values(FIGURES).map((words) => words.length));
  const row = (words: string, cells: readonly (string | number)[]): string =>
    `  ${words.padEnd(wide)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
  return [
    ...(paths.length > 0
      ? [
          row(
            'path',
            paths.map(([name]) => name),
          ),
        ]
      : []),
    ...(paths.length > 0
      ? PROFILE_FIGURES.map((name) =>
          row(
            FIGURES[name],
            paths.map(([, path]) => path[name]),
          ),
        )
      : []),
    ...paths.map(([name, { widths }]) => `  moves open at each step of ${name}: ${widths.join(' ')}`),
    ...(people
      ? [`People (Pelánek's model, for comparison only): refutation ${people.refutation}, openings ${people.openings}`]
      : []),
  ].join('\n');
}

export const profileTitles = (ladders: readonly LadderId[]): string[] =>
  ladders.flatMap((ladder) => PROFILE_FIGURES.map((name) => `${ladder}_${name}`));

export const profileCells = (
  profile: NonNullable<JsonProfiles['profile']>,
  ladders: readonly LadderId[],
): (number | undefined)[] => ladders.flatMap((ladder) => PROFILE_FIGURES.map((name) => profile[ladder]?.[name]));
