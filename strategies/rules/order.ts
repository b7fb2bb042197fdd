import type { Markup, Stamp } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { cells, conclusion, digits, type Message, order, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { beyond } from '../../src/rules/fillings.js';
import { keptOn, type OrderedWay, orderedWays } from '../../src/rules/orders.js';

function* orderHits(board: Markup, since?: Stamp): Generator<Hit<OrderedWay>, void, void> {
  const { size } = board.geometry;
  for (const way of orderedWays(board, since)) {
    const kept = way.cells.map((_, at) => keptOn(way, at, size));
    yield removing(way, beyond(way, board, kept));
  }
}

function messageOf(hit: Hit<OrderedWay>, _: Geometry): Message {
  const { cells: way, bounds, isUp } = hit.pattern;
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
export const orderOfCells: Strategy<OrderedWay> = {
  id: 'order',
  name: 'Order',
  names: { de: 'Reihenfolge' },
  aliases: ['thermometer bounds', 'inequality bounds'],
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'easy',
  score: 10,
  needs: 'exclusions',
  find: (board, since) => orderHits(board, since),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: [...markCells('pattern', hit.pattern.cells), ...markCandidates('target', hit.remove)],
    truths: cellTruths(hit.pattern.cells),
  }),
};
