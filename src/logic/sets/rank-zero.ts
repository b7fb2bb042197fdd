/**
 * Rank zero: a set of cells with as many covers. A cover is a digit in a house; every candidate of the cells lies in a
 * cover. So each cover takes exactly one candidate in the cells, and its other candidates are removed. (Allan Barker's
 * sets and linksets, 2008; David P. Bird's multi-sector locked sets.)
 */
import type { Markup } from '../../core/board.js';
import { placesAt } from '../../core/candidates.js';
import type { Candidate, Cell, Digit, Geometry, House } from '../../core/geometry.js';
import { type Mark, markCandidates, markCells, markHouses } from '../step/marks.js';
import { cells, conclusion, count, digits, houses, lines, say } from '../step/message.js';
import { type Explanation, type Hit, removing } from '../step/strategy.js';
import { cellTruths } from '../step/truths.js';

export interface Cover {
  readonly house: House;
  readonly digit: Digit;
}

export interface RankZero {
  readonly cells: readonly Cell[];
  readonly covers: readonly Cover[];
}

/**
 * Returns the hit of as many covers as cells: the candidates of the covers outside the cells. Undefined if there are
 * none.
 */
export function rankZeroHit(board: Markup, pattern: RankZero): Hit<RankZero> | undefined {
  const { geometry, slots } = board;
  const removed = new Set<Candidate>();
  for (const { house, digit } of pattern.covers)
    for (const candidate of placesAt(geometry, house, slots[house * geometry.size + digit]!, digit))
      if (!pattern.cells.includes(geometry.cellOf(candidate))) removed.add(candidate);
  return removed.size > 0
    ? removing(
        pattern,
        [...removed].sort((a, b) => a - b),
      )
    : undefined;
}

/** Explains the cells and their covers, house by house. */
export function explainRankZero({ place, remove, pattern }: Hit<RankZero>, geometry: Geometry): Explanation {
  const byHouse = new Map<House, Digit[]>();
  for (const { house, digit } of pattern.covers) byHouse.set(house, [...(byHouse.get(house) ?? []), digit]);
  const covers = [...byHouse].map(([house, list]) =>
    say('{digits} in {house}: {cells}', {
      digits: digits(...list),
      house: houses([house]),
      cells: cells(pattern.cells.filter((cell) => geometry.holds(house, cell))),
    }),
  );
  const marks: Mark[] = [
    ...markCells('pattern', pattern.cells),
    ...markHouses('cover', [...byHouse.keys()]),
    ...markCandidates(
      'pattern',
      pattern.cells.flatMap((cell) => pattern.covers.map(({ digit }) => geometry.candidate(cell, digit))),
    ),
    ...markCandidates('target', remove),
  ];
  return {
    message: say(
      'The {many} {cells} can take only these digits, each at most once in its house:{covers}\nThat is {number} for {many}. So each of them is in one of its cells here, and nowhere else in its house: {conclusion}.',
      {
        cells: cells(pattern.cells),
        many: count(pattern.cells.length, 'cell'),
        number: count(pattern.covers.length, 'digit'),
        covers: lines(covers),
        conclusion: conclusion({ place, remove }),
      },
    ),
    marks,
    truths: cellTruths(pattern.cells),
  };
}
