/** Turbot fish by HoDoKu's choice: lists all of them, from each cell on, by digits, and takes the best. */
import { CELLS, type Elimination, housesOf, type Plain, placesIn, seeingAll, those } from './position.js';

/** Returns the fish with the most eliminations; of these the smallest weight; of these the first. */
export function bestTurbotFish(plain: Plain): Elimination[] {
  let best: Elimination[] = [];
  for (const start of CELLS)
    for (const digit of plain.digits[start]!)
      for (const end of endsFrom(plain, start, digit)) {
        const remove = those(plain, seeingAll(end === start ? [start] : [start, end]), digit);
        const isFewer = remove.length < best.length;
        if (!isFewer && (remove.length > best.length || weightOf(remove) < weightOf(best))) best = remove;
      }
  return best;
}

/** Yields the ends of all paths of a strong, a weak and a strong link. Only the start may occur twice. */
function* endsFrom(plain: Plain, start: number, digit: number): Generator<number> {
  for (const second of partners(plain, start, digit, true))
    for (const third of partners(plain, second, digit, false))
      if (third !== start) for (const end of partners(plain, third, digit, true)) if (end !== second) yield end;
}

const partners = (plain: Plain, cell: number, digit: number, strong: boolean): number[] =>
  housesOf(cell)
    .map((house) => placesIn(plain, house, digit))
    .filter((places) => !strong || places.length === 2)
    .flatMap((places) => places.filter((other) => other !== cell));

const weightOf = (remove: readonly Elimination[]): number =>
  remove.reduce((weight, [cell, digit], rank) => weight + cell * (1 + 80 * rank) + digit, 0);
