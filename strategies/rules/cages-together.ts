import type { Bits } from '../../src/core/bits.js';
import type { Markup, Stamp } from '../../src/core/board.js';
import type { Candidate, House } from '../../src/core/geometry.js';
import { markCandidates, markCells, markHouses } from '../../src/logic/step/marks.js';
import { clues, combinations, conclusion, houses, lines, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, type Truth } from '../../src/logic/step/truths.js';
import { type Cage, cagesOn, digitsOfSets } from '../../src/rules/cages.js';
import { beyond, digitsFor } from '../../src/rules/fillings.js';

/** Cages of a house, which share no digit. */
export interface Together {
  readonly house: House;
  readonly cages: readonly Cage[];
  /** The combinations of each that go with some of the others. */
  readonly kept: readonly (readonly Bits[])[];
}

const MOST_CAGES = 3;
/** The most combinations of a cage that a person would go through. */
const MOST_SETS = 8;

function* togetherHits(board: Markup, since: Stamp = -1): Generator<Hit<Together>, void, void> {
  const { geometry } = board;
  if (geometry.rules.length === 0) return;
  const all = cagesOn(board);
  for (let count = 2; count <= MOST_CAGES; count++)
    for (let house = 0; house < geometry.houses; house++) {
      if (board.houseStamps[house]! <= since) continue;
      const own = all.filter(
        ({ cells, sets }) =>
          sets.length > 1 && sets.length <= MOST_SETS && cells.every((cell) => geometry.holds(house, cell)),
      );
      for (const cages of choices(own, count)) {
        const kept = fittingTogether(cages);
        if (!kept) continue;
        const remove: Candidate[] = [];
        for (const [index, cage] of cages.entries())
          if (kept[index]!.length < cage.sets.length)
            remove.push(...beyond(cage, board, digitsOfSets(kept[index]!, digitsFor(cage, board))));
        if (remove.length > 0) yield leaving({ house, cages, kept }, board, remove);
      }
    }
}

/** Yields the choices of some cages of which no two have a common cell. */
function* choices(
  cages: readonly Cage[],
  count: number,
  from = 0,
  chosen: readonly Cage[] = [],
): Generator<readonly Cage[]> {
  if (chosen.length === count) yield chosen;
  else
    for (let at = from; at < cages.length; at++)
      if (chosen.every(({ cells }) => !cells.some((cell) => cages[at]!.cells.includes(cell))))
        yield* choices(cages, count, at + 1, [...chosen, cages[at]!]);
}

/** Returns the combinations of each cage that occur in a choice without a common digit; undefined if there is no choice. */
function fittingTogether(cages: readonly Cage[]): (readonly Bits[])[] | undefined {
  const kept = cages.map(() => new Set<Bits>());
  const fit = (at: number, used: Bits): boolean => {
    if (at === cages.length) return true;
    let isFitting = false;
    for (const set of cages[at]!.sets) {
      if (set & used || !fit(at + 1, used | set)) continue;
      kept[at]!.add(set);
      isFitting = true;
    }
    return isFitting;
  };
  return fit(0, 0) ? cages.map(({ sets }, at) => sets.filter((set) => kept[at]!.has(set))) : undefined;
}

function messageOf(hit: Hit<Together>): Message {
  const { house, cages, kept } = hit.pattern;
  const terms = {
    house: houses([house]),
    lines: lines(
      cages.map((each, index) => {
        const cage = clues(each);
        const { sets } = each;
        return kept[index]!.length === sets.length
          ? say('The {cage} can be {sets}.', { cage, sets: combinations(sets) })
          : say('The {cage} could be {sets}, but beside the others only {kept}.', {
              cage,
              sets: combinations(sets),
              kept: combinations(kept[index]!),
            });
      }),
    ),
    conclusion: conclusion(hit),
  };
  return cages.every(({ total }) => total !== undefined)
    ? say(
        'These cages lie in {house}, so no two of them share a digit.{lines}\nOnly what these combinations hold is left: {conclusion}.',
        terms,
      )
    : say(
        'These clues lie in {house}, so no two of them share a digit.{lines}\nOnly what these combinations hold is left: {conclusion}.',
        terms,
      );
}

/** Cages in one house share no digit, so the combination of each must leave the others one. */
export const cagesTogether: Strategy<Together> = {
  id: 'cages-together',
  name: 'Cages Together',
  aliases: ['cages in a house', 'combined cages'],
  learnAfter: ['sum-combinations'],
  family: 'rules',
  level: 'medium',
  score: 70,
  needs: 'rules',
  find: (board, { since } = {}) => togetherHits(board, since),
  explain: (hit) => {
    const { house, cages } = hit.pattern;
    const truths = cages.flatMap(({ rule, cells }): Truth[] => [{ kind: 'rule', rule }, ...cellTruths(cells)]);
    return {
      message: messageOf(hit),
      marks: [
        ...markHouses('pattern', [house]),
        ...cages.flatMap(({ cells }) => markCells('pattern', cells)),
        ...markCandidates('target', hit.remove),
      ],
      truths,
    };
  },
};
