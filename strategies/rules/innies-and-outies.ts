import { EMPTY, type Markup } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import { cells, conclusion, houses, type Message, number, say } from '../../src/logic/step/message.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import { inNoFilling } from '../../src/rules/fillings.js';
import { type HouseSum, houseSums, sumOf } from '../../src/rules/house-sums.js';

/** The most houses together, and the most cells that are left over. People rarely go beyond. */
const MOST_HOUSES = 4;
const MOST_CELLS = 4;

/** Sums that follow, those of fewer houses and cells first, each with its rule. */
const sumsOf = (geometry: Geometry) =>
  houseSums(geometry, MOST_HOUSES, MOST_CELLS)
    .sort((a, b) => a.houses.length - b.houses.length || a.cells.length - b.cells.length)
    .map((sum) => ({ sum, rule: sumOf(geometry, sum.cells, sum.total) }));

function* houseSumHits(board: Markup): Generator<Hit<HouseSum>, void, void> {
  const { geometry, digits, values } = board;
  if (geometry.rules.length === 0) return;
  for (const { sum, rule } of geometry.memo(sumsOf)) {
    const remove = inNoFilling(rule, board);
    const [only] = sum.cells;
    const isPlaced =
      sum.cells.length === 1 && values[only!] === EMPTY && digits[only!]! & (1 << (sum.total - 1)) && sum.total > 0;
    if (isPlaced) yield { place: [geometry.candidate(only!, sum.total - 1)], remove: [], pattern: sum };
    else if (remove.length > 0) yield { place: [], remove, pattern: sum };
  }
}

function messageOf(hit: Hit<HouseSum>, { size }: Geometry): Message {
  const { houses: list, rules, cells: left, total, isOutside } = hit.pattern;
  const whole = (list.length * size * (size + 1)) / 2;
  const covered = isOutside ? whole + total : whole - total;
  const terms = {
    houses: houses(list),
    whole: number(whole),
    covered: number(covered),
    inside: cells(rules.flatMap((rule) => rule.cells)),
    left: cells(left),
    total: number(total),
    conclusion: conclusion(hit),
  };
  if (isOutside)
    return left.length === 1
      ? say(
          'The digits of {houses} add up to {whole}. The sums that cover them, in {inside}, make {covered}, with {left} outside. So {left} is the {total} too much: {conclusion}.',
          terms,
        )
      : say(
          'The digits of {houses} add up to {whole}. The sums that cover them, in {inside}, make {covered}, with {left} outside. So {left} add up to the {total} too much: {conclusion}.',
          terms,
        );
  if (rules.length === 0) return say('{left} are all of {houses}, and add up to {total}: {conclusion}.', terms);
  return left.length === 1
    ? say(
        'The digits of {houses} add up to {whole}. The sums inside, in {inside}, make {covered}. So {left} is the {total} that are left: {conclusion}.',
        terms,
      )
    : say(
        'The digits of {houses} add up to {whole}. The sums inside, in {inside}, make {covered}. So {left} add up to the {total} that are left: {conclusion}.',
        terms,
      );
}

/** Houses have a known sum, and so has what sums inside them leave, or what sums that cover them have too much. */
export const inniesAndOuties: Strategy<HouseSum> = {
  id: 'innies-and-outies',
  name: 'Innies and Outies',
  names: { de: 'Rest einer Haussumme' },
  aliases: ['45 rule', 'rule of 45'],
  learnAfter: ['sum-combinations'],
  family: 'rules',
  level: 'medium',
  score: 60,
  needs: 'rules',
  find: (board) => houseSumHits(board),
  explain: (hit, geometry) => {
    const { houses: list, rules, cells: left } = hit.pattern;
    return {
      message: messageOf(hit, geometry),
      marks: [
        ...markHouses('pattern', list),
        ...markCells(
          'cover',
          rules.flatMap((rule) => rule.cells).filter((cell) => !left.includes(cell)),
        ),
        ...markCells('pattern', left),
        ...markCandidates('on', hit.place),
        ...markCandidates('target', hit.remove),
      ],
      truths: [{ kind: 'sum', houses: list, rules: rules.map((rule) => geometry.rules.indexOf(rule)) }],
    };
  },
};
