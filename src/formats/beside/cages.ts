/**
 * Killer cages as people draw them above a grid: rows of letters, a letter a cage and `.` for a cell without one, and the
 * sums of the letters. They are rewritten as the comments on rules that `rules` reads.
 */
import { cellsText } from '../../core/cells-text.js';
import { Misread } from '../misread.js';
import { CAGE_LETTERS } from './rules-written.js';

/** A row of letters or a list of sums: `# cages: AAB.`, `# cages: A=17 B=9`. */
const LINE = /^#[^\S\n]*cages[^\S\n]*:(.*)$/gim;

/** True if a line is a part of drawn cages. */
export const isOfCages = (line: string): boolean => line.search(LINE) === 0;

/** A text in which drawn cages are written as a comment, and the remark on them. */
export interface WithCages {
  readonly text: string;
  readonly remark?: string | undefined;
}

/** Turns drawn cages into a comment with their clues. A text without them stays as it is. Throws a Misread. */
export function withCageComments(text: string): WithCages {
  const lines = [...text.matchAll(LINE)].map(([, line]) => line!.trim());
  if (lines.length === 0) return { text };
  const rows = lines.filter((line) => !line.includes('=')).map((line) => [...line.replaceAll(/\s/g, '')]);
  const sums = new Map(
    [
      ...lines
        .filter((line) => line.includes('='))
        .join(' ')
        .matchAll(/([A-Za-z])\s*=\s*(\d+)/g),
    ].map(([, letter, sum]) => [letter!, sum!]),
  );
  const size = rows.length;
  const uneven = rows.findIndex((row) => row.length !== size || row.some((sign) => !/[A-Za-z.]/.test(sign)));
  if (uneven >= 0) throw new Misread(`row ${uneven + 1} of the cages is no row of ${size} letters, with . for no cage`);
  const cells = rows.flat();
  checkCages(cells, sums);
  const clues = CAGE_LETTERS.filter((letter) => cells.includes(letter)).map((letter) =>
    clueOf(letter, cells, sums, size),
  );
  let isFirst = true;
  const commented = text.replace(LINE, () => {
    const line = isFirst ? `# killer-cage: ${clues.join(';')}` : '#';
    isFirst = false;
    return line;
  });
  return { text: commented, remark: remarkOnSums(cells, sums) };
}

/** Throws a Misread for a sum of a cage without cells. `names`: the name of each cell's cage. */
export function checkCages(names: readonly string[], sums: ReadonlyMap<string, string>): void {
  const missing = [...sums.keys()].find((name) => !names.includes(name));
  if (missing !== undefined) throw new Misread(`the cages have a sum of ${missing}, but no cell of it`);
}

/** Returns the remark on cages that lack a sum where others have one; undefined if there is nothing to say. */
export function remarkOnSums(names: readonly string[], sums: ReadonlyMap<string, string>): string | undefined {
  const without = [...new Set(names)].filter((name) => !/^[.\-_]?$/.test(name) && !sums.has(name));
  if (sums.size === 0 || without.length === 0) return undefined;
  return `no sum is stated for the ${without.length > 1 ? 'cages' : 'cage'} ${without.join(', ')}: only that the digits differ`;
}

/** Writes the clue of a cage. */
export function clueOf(
  cage: string,
  names: readonly string[],
  sums: ReadonlyMap<string, string>,
  size: number,
): string {
  const own = names.flatMap((name, cell) => (name === cage ? cell : []));
  return `${sums.has(cage) ? `${sums.get(cage)}:` : ''}${cellsText(own, size)}`;
}
