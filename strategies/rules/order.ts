import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import {
  cells,
  clues,
  conclusion,
  digits,
  houses,
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

/** A way of rising or falling cells, with the same way back if that bounds them too, or a cell beyond all of some in a house. */
type Ordered = { readonly way: OrderedWay; readonly back?: OrderedWay } | { readonly crowd: Crowd };

function* orderHits(board: Markup, since?: Stamp): Generator<Hit<Ordered>, void, void> {
  const { size } = board.geometry;
  const ways = orderedWays(board, since);
  for (const way of ways) {
    const back = ways.find((other) => isReversed(way, other));
    if (back && !way.isUp) continue;
    const kept = way.cells.map((cell, at) =>
      back ? keptOn(way, at, size) & keptOn(back, back.cells.indexOf(cell), size) : keptOn(way, at, size),
    );
    yield leaving({ way, ...(back && { back }) }, board, beyond(way, board, kept));
  }
  for (const crowd of crowds(board, since))
    yield leaving({ crowd }, board, beyond({ cells: [crowd.cell] }, board, [keptBeyond(crowd, size)]));
}

/** True if a way is another one from its end to its start. */
const isReversed = (one: OrderedWay, other: OrderedWay): boolean =>
  one.isUp !== other.isUp &&
  one.cells.length === other.cells.length &&
  one.cells.every((cell, at) => other.cells.at(-1 - at) === cell);

function crowdMessage(hit: Hit<Ordered>, { cell, others, house, bound, isUp }: Crowd, geometry: Geometry): Message {
  const terms = {
    clues: cluesBetween(
      others.map((other) => [cell, other] as const),
      geometry,
    ),
    cell: cells([cell]),
    others: cells(others),
    house: houses([house]),
    reached: digits(isUp ? bound - 1 : bound + 1),
    bound: digits(bound),
    conclusion: conclusion(hit),
  };
  return isUp
    ? say(
        '{clues:where}, {cell} is larger than each of {others}. In {house} these all differ, so the largest is at least {reached}, and {cell} at least {bound}: {conclusion}.',
        terms,
      )
    : say(
        '{clues:where}, {cell} is smaller than each of {others}. In {house} these all differ, so the smallest is at most {reached}, and {cell} at most {bound}: {conclusion}.',
        terms,
      );
}

/** Names the clues between pairs of cells. */
const cluesBetween = (pairs: readonly (readonly [Cell, Cell])[], geometry: Geometry): Term =>
  clues(...pairs.map((pair) => ({ cells: pair, excluded: excludedPairs(geometry, ...pair) })));

function wayMessage(
  hit: Hit<Ordered>,
  { cells: way, bounds, isUp }: OrderedWay,
  back: OrderedWay | undefined,
  geometry: Geometry,
): Message {
  const signs = bounds.slice(1).map((bound, at) => {
    const isStrict = bound !== bounds[at];
    if (isUp) return isStrict ? '<' : '≤';
    return isStrict ? '>' : '≥';
  });
  const [first = 0, ...others] = bounds;
  const terms = {
    clues: cluesBetween(
      way.slice(1).map((cell, at) => [way[at]!, cell] as const),
      geometry,
    ),
    order: order(way, signs),
    first: cells([way[0]!]),
    least: digits(first),
    conclusion: conclusion(hit),
  };
  if (back)
    return say(
      '{clues:where}, {order}. {first} is at least {least} and {last} at most {most}, which bounds each of them: {conclusion}.',
      { ...terms, last: cells([way.at(-1)!]), most: digits(back.bounds[0]!) },
    );
  const last = { ...terms, last: cells([way[1]!]), bound: digits(others[0]!) };
  const all = { ...terms, bounds: digits(...others) };
  if (isUp)
    return others.length === 1
      ? say('{clues:where}, {order}. {first} is at least {least}, so {last} is at least {bound}: {conclusion}.', last)
      : say(
          '{clues:where}, {order}. {first} is at least {least}, so the cells after it are at least {bounds}, in this order: {conclusion}.',
          all,
        );
  return others.length === 1
    ? say('{clues:where}, {order}. {first} is at most {least}, so {last} is at most {bound}: {conclusion}.', last)
    : say(
        '{clues:where}, {order}. {first} is at most {least}, so the cells after it are at most {bounds}, in this order: {conclusion}.',
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
  find: (board, since) => orderHits(board, since),
  explain: (hit, geometry) => {
    const { pattern } = hit;
    const own = 'way' in pattern ? pattern.way.cells : [pattern.crowd.cell, ...pattern.crowd.others];
    return {
      message:
        'way' in pattern
          ? wayMessage(hit, pattern.way, pattern.back, geometry)
          : crowdMessage(hit, pattern.crowd, geometry),
      marks: [
        ...('way' in pattern ? [] : markHouses('pattern', [pattern.crowd.house])),
        ...markCells('pattern', own),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths(own),
    };
  },
};
