/** Franken fish in HoDoKu's order: digits, rows before columns, sets of lines and boxes as base, sets as cover. */
import {
  BOXES,
  COLUMNS,
  combinations,
  type Elimination,
  housesOf,
  NINE,
  type Plain,
  placesIn,
  ROWS,
  sees,
  unionOf,
} from './position.js';

interface Wanted {
  readonly size: number;
  readonly finned: boolean;
}

const MOST_FINS = 5;
const MOST_ENDO_FINS = 2;

/** Returns the removals of the first fish: those outside the base first, then the candidates covered twice. */
export function firstFish(plain: Plain, wanted: Wanted): Elimination[] {
  for (const digit of NINE)
    for (const [bases, covers] of [
      [ROWS, COLUMNS],
      [COLUMNS, ROWS],
    ] as const)
      for (const base of combinations(openTo(plain, digit, bases, wanted), wanted.size)) {
        const cells = fishOn(plain, digit, base, covers, wanted);
        if (cells) return cells.map((cell) => [cell, digit]);
      }
  return [];
}

/**
 * Returns the houses that hold the digit; without fins, only those with at most as many places as the fish has houses.
 */
function openTo(plain: Plain, digit: number, lines: readonly number[], { size, finned }: Wanted): number[] {
  return [...lines, ...BOXES].filter((house) => {
    const { length } = placesIn(plain, house, digit);
    return length > 0 && (finned || length <= size);
  });
}

function fishOn(
  plain: Plain,
  digit: number,
  base: readonly number[],
  lines: readonly number[],
  wanted: Wanted,
): number[] | undefined {
  const all = base.flatMap((house) => placesIn(plain, house, digit));
  const body = unionOf([all]);
  const endoFins = body.filter((cell) => all.indexOf(cell) !== all.lastIndexOf(cell));
  if (all.length - body.length > (wanted.finned ? MOST_ENDO_FINS : 0)) return undefined;
  const houses = openTo(plain, digit, lines, { ...wanted, finned: true }).filter(
    (house) => !base.includes(house) && placesIn(plain, house, digit).some((cell) => body.includes(cell)),
  );
  for (const cover of combinations(houses, wanted.size)) {
    const timesCovered = (cell: number): number => housesOf(cell).filter((house) => cover.includes(house)).length;
    const fins = body.filter((cell) => timesCovered(cell) === 0 || endoFins.includes(cell));
    if (wanted.finned ? fins.length === 0 || fins.length > MOST_FINS : fins.length > 0) continue;
    const covered = unionOf(cover.map((house) => placesIn(plain, house, digit))).sort((a, b) => a - b);
    const remove = [
      ...covered.filter((cell) => !body.includes(cell)),
      ...covered.filter((cell) => body.includes(cell) && timesCovered(cell) > 1),
    ].filter((cell) => fins.every((fin) => sees(fin, cell)));
    if (remove.length > 0) return remove;
  }
  return undefined;
}
