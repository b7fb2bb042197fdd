import type { Markup, Stamp } from '../../src/core/board.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, houses, type Message, order, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { beyond } from '../../src/rules/fillings.js';
import { type Crowd, crowds, keptBeyond, keptOn, type OrderedWay, orderedWays } from '../../src/rules/orders.js';

/** A way of rising or falling cells, or a cell beyond all of some in a house. */
type Ordered = { readonly way: OrderedWay } | { readonly crowd: Crowd };

function* orderHits(board: Markup, since?: Stamp): Generator<Hit<Ordered>, void, void> {
  const { size } = board.geometry;
  for (const way of orderedWays(board, since)) {
    const kept = way.cells.map((_, at) => keptOn(way, at, size));
    yield removing({ way }, beyond(way, board, kept));
  }
  for (const crowd of crowds(board, since))
    yield removing({ crowd }, beyond({ cells: [crowd.cell] }, board, [keptBeyond(crowd, size)]));
}

function crowdMessage(hit: Hit<Ordered>, { cell, others, house, bound, isUp }: Crowd): Message {
  const terms = {
    cell: cells([cell]),
    others: cells(others),
    house: houses([house]),
    reached: digits(isUp ? bound - 1 : bound + 1),
    bound: digits(bound),
    conclusion: conclusion(hit),
  };
  return isUp
    ? say(
        'By the rules, {cell} is larger than each of {others}. In {house} these all differ, so the largest is at least {reached}, and {cell} at least {bound}: {conclusion}.',
        terms,
      )
    : say(
        'By the rules, {cell} is smaller than each of {others}. In {house} these all differ, so the smallest is at most {reached}, and {cell} at most {bound}: {conclusion}.',
        terms,
      );
}

function wayMessage(hit: Hit<Ordered>, { cells: way, bounds, isUp }: OrderedWay): Message {
  const signs = bounds.slice(1).map((bound, at) => {
    const isStrict = bound !== bounds[at];
    if (isUp) return isStrict ? '<' : '≤';
    return isStrict ? '>' : '≥';
  });
  const [first = 0, ...others] = bounds;
  const terms = {
    order: order(way, signs),
    first: cells([way[0]!]),
    least: digits(first),
    conclusion: conclusion(hit),
  };
  const last = { ...terms, last: cells([way[1]!]), bound: digits(others[0]!) };
  const all = { ...terms, bounds: digits(...others) };
  if (isUp)
    return others.length === 1
      ? say('By the rules, {order}. {first} is at least {least}, so {last} is at least {bound}: {conclusion}.', last)
      : say(
          'By the rules, {order}. {first} is at least {least}, so the cells after it are at least {bounds}, in this order: {conclusion}.',
          all,
        );
  return others.length === 1
    ? say('By the rules, {order}. {first} is at most {least}, so {last} is at most {bound}: {conclusion}.', last)
    : say(
        'By the rules, {order}. {first} is at most {least}, so the cells after it are at most {bounds}, in this order: {conclusion}.',
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
  explain: (hit) => {
    const { pattern } = hit;
    const own = 'way' in pattern ? pattern.way.cells : [pattern.crowd.cell, ...pattern.crowd.others];
    return {
      message: 'way' in pattern ? wayMessage(hit, pattern.way) : crowdMessage(hit, pattern.crowd),
      marks: [
        ...('way' in pattern ? [] : markHouses('pattern', [pattern.crowd.house])),
        ...markCells('pattern', own),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths(own),
    };
  },
};
