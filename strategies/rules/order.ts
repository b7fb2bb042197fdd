import { groupBy } from '../../src/core/arrays.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import {
  cells,
  clues,
  conclusion,
  digits,
  houses,
  lines,
  type Message,
  order,
  say,
  type Term,
} from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { beyond } from '../../src/rules/fillings.js';
import { type Crowd, crowds, keptBeyond, keptOn, type OrderedWay, orderedWays } from '../../src/rules/orders.js';
import { excludedPairs } from '../../src/rules/pair-relations.js';

/** A way of rising or falling cells, with the way back if that bounds some of them too, or cells beyond all of some in a house. */
type Ordered = { readonly way: OrderedWay; readonly back?: OrderedWay } | { readonly crowds: readonly Crowd[] };

function* orderHits(board: Markup, since?: Stamp): Generator<Hit<Ordered>, void, void> {
  const { size } = board.geometry;
  const ways = orderedWays(board, since);
  for (const way of ways) {
    const back = ways.find((other) => isBack(other, way));
    if (ways.some((other) => isBack(way, other))) continue;
    const kept = way.cells.map(
      (cell, at) =>
        keptOn(way, at, size) & (back?.cells.includes(cell) ? keptOn(back, back.cells.indexOf(cell), size) : ~0),
    );
    const lost = beyond(way, board, kept);
    yield leaving({ way, ...(back && { back }) }, board, way.isUp ? lost : lost.toReversed());
  }
  for (const own of crowdsTogether(board, since))
    yield leaving({ crowds: own }, board, [...new Set(own.flatMap((crowd) => lostBeyond(crowd, board)))]);
}

/** True if a way leads back over cells of another one, from its end or to its start. Of two as long, it is the one that falls. */
const isBack = (back: OrderedWay, way: OrderedWay): boolean => {
  const [length, all] = [back.cells.length, way.cells.length];
  if (back.isUp === way.isUp || length > all || (length === all && back.isUp)) return false;
  const isAlong = (from: number) => back.cells.every((cell, at) => way.cells[from + length - 1 - at] === cell);
  return isAlong(0) || isAlong(all - length);
};

const lostBeyond = (crowd: Crowd, board: Markup): readonly Candidate[] =>
  beyond({ cells: [crowd.cell] }, board, [keptBeyond(crowd, board.geometry.size)]);

/** Yields those of each house together that bound their cells one way, without those that say nothing new. */
function* crowdsTogether(board: Markup, since?: Stamp): Generator<readonly Crowd[], void, void> {
  const told = new Set<Candidate>();
  for (const own of groupBy(crowds(board, since), ({ house, isUp }) => `${house} ${isUp}`).values()) {
    const needed = own.filter((crowd) => {
      const lost = lostBeyond(crowd, board).filter((candidate) => !told.has(candidate));
      for (const candidate of lost) told.add(candidate);
      return lost.length > 0;
    });
    if (needed.length > 0) yield needed;
  }
}

function crowdsMessage(hit: Hit<Ordered>, own: readonly Crowd[], geometry: Geometry): Message {
  const [first, ...more] = own as [Crowd, ...Crowd[]];
  const terms = {
    clues: cluesBetween(
      own.flatMap(({ cell, others }) => others.map((other) => [cell, other] as const)),
      geometry,
    ),
    house: houses([first.house]),
    conclusion: conclusion(hit),
  };
  if (more.length === 0)
    return first.isUp
      ? say(
          '{clues:where}, {cell} is larger than each of {others}. In {house} these all differ, so the largest is at least {reached}, and {cell} at least {bound}: {conclusion}.',
          { ...terms, ...crowdTerms(first) },
        )
      : say(
          '{clues:where}, {cell} is smaller than each of {others}. In {house} these all differ, so the smallest is at most {reached}, and {cell} at most {bound}: {conclusion}.',
          { ...terms, ...crowdTerms(first) },
        );
  const told = {
    ...terms,
    lines: lines(
      own.map((crowd) =>
        crowd.isUp
          ? say(
              '{cell} is larger than {others}. The largest of these is at least {reached}, so {cell} is at least {bound}.',
              crowdTerms(crowd),
            )
          : say(
              '{cell} is smaller than {others}. The smallest of these is at most {reached}, so {cell} is at most {bound}.',
              crowdTerms(crowd),
            ),
      ),
    ),
  };
  return first.isUp
    ? say('{clues:where}, count the smaller cells in {house}, which all differ:{lines}\nSo {conclusion}.', told)
    : say('{clues:where}, count the larger cells in {house}, which all differ:{lines}\nSo {conclusion}.', told);
}

const crowdTerms = ({ cell, others, bound, isUp }: Crowd) => ({
  cell: cells([cell]),
  others: cells(others),
  reached: digits(isUp ? bound - 1 : bound + 1),
  bound: digits(bound),
});

/** Names the clues between pairs of cells. */
const cluesBetween = (pairs: readonly (readonly [Cell, Cell])[], geometry: Geometry): Term =>
  clues(...pairs.map((pair) => ({ cells: pair, excluded: excludedPairs(geometry, ...pair) })));

function wayMessage(
  hit: Hit<Ordered>,
  { cells: way, bounds, isUp }: OrderedWay,
  back: OrderedWay | undefined,
  geometry: Geometry,
): Message {
  // Every order is told as it rises, so that bounds told in order are sorted too.
  const rising = isUp ? way : [...way].reverse();
  const limits = isUp ? bounds : [...bounds].reverse();
  const terms = {
    clues: cluesBetween(
      rising.slice(1).map((cell, at) => [rising[at]!, cell] as const),
      geometry,
    ),
    order: order(
      rising,
      limits.slice(1).map((limit, at) => (limit === limits[at] ? '≤' : '<')),
    ),
    first: cells([way[0]!]),
    least: digits(bounds[0]!),
    conclusion: conclusion(hit),
  };
  if (back) {
    const [up, down] = isUp ? [bounds[0]!, back.bounds[0]!] : [back.bounds[0]!, bounds[0]!];
    const [lowest, highest] = isUp ? [way[0]!, back.cells[0]!] : [back.cells[0]!, way[0]!];
    return say(
      '{clues:where}, {order}. {first} is at least {least} and {last} at most {most}, which bounds each of them: {conclusion}.',
      { ...terms, first: cells([lowest]), least: digits(up), last: cells([highest]), most: digits(down) },
    );
  }
  const last = { ...terms, last: cells([way[1]!]), bound: digits(bounds[1]!) };
  const all = { ...terms, bounds: digits(...(isUp ? limits.slice(1) : limits.slice(0, -1))) };
  if (isUp)
    return way.length === 2
      ? say('{clues:where}, {order}. {first} is at least {least}, so {last} is at least {bound}: {conclusion}.', last)
      : say(
          '{clues:where}, {order}. {first} is at least {least}, so the cells after it are at least {bounds}, in this order: {conclusion}.',
          all,
        );
  return way.length === 2
    ? say('{clues:where}, {order}. {first} is at most {least}, so {last} is at most {bound}: {conclusion}.', last)
    : say(
        '{clues:where}, {order}. {first} is at most {least}, so the cells before it are at most {bounds}, in this order: {conclusion}.',
        all,
      );
}

/** A cell is larger than all that rules put before it, one after another, and smaller than all that they put after it. */
export const orderOfCells: Strategy<Ordered> = {
  id: 'order',
  name: 'Order',
  aliases: ['thermometer bounds', 'inequality bounds'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 10,
  needs: 'exclusions',
  find: (board, { since } = {}) => orderHits(board, since),
  explain: (hit, geometry) => {
    const { pattern } = hit;
    const own =
      'way' in pattern
        ? pattern.way.cells
        : [...new Set(pattern.crowds.flatMap(({ cell, others }) => [cell, ...others]))];
    return {
      message:
        'way' in pattern
          ? wayMessage(hit, pattern.way, pattern.back, geometry)
          : crowdsMessage(hit, pattern.crowds, geometry),
      marks: [
        ...('way' in pattern ? [] : markHouses('pattern', [pattern.crowds[0]!.house])),
        ...markCells('pattern', own),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths(own),
    };
  },
};
