import type { Markup } from '../../src/core/board.js';
import type { Cell } from '../../src/core/geometry.js';
import { type AlmostHiddenSet, filledByEither, isRestricted } from '../../src/logic/sets/almost-hidden.js';
import { cells, conclusion, say } from '../../src/logic/step/message.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { byCell, commonTerm, hiddenMarks, hiddenTerm, hiddenTruths, smallSets } from './hidden-set.js';
import { setLetter } from './set.js';

interface Wing {
  readonly stem: AlmostHiddenSet;
  readonly wings: readonly [AlmostHiddenSet, AlmostHiddenSet];
  /**
   * A cell common to the stem and the first wing, and one common to the stem and the second. No common cell can serve
   * both sets.
   */
  readonly restricted: readonly [Cell, Cell];
}

/** The stem leaves out at most one cell, so it takes a cell from one of two sets, and that set fills all its others. */
export const ahsXyWing: Strategy<Wing> = {
  id: 'ahs-xy-wing',
  name: 'Almost Hidden Set XY-Wing',
  aliases: ['AHS-XY-Wing'],
  learnAfter: ['ahs-xz', 'als-xy-wing'],
  family: 'als',
  level: 'unfair',
  score: 340,

  *find(board) {
    const sets = smallSets(board);
    const at = byCell(board, sets).map((list) => list.map((set) => sets[set]!));
    const adjacent: AlmostHiddenSet[][] = [];
    for (const stem of sets) {
      const { cells: own } = stem;
      for (let i = 0; i < own.length; i++) listAdjacent((adjacent[i] ??= []), board, stem, own[i]!, at[own[i]!]!);
      for (let i = 0; i < own.length; i++)
        for (let j = i + 1; j < own.length; j++)
          if (adjacent[i]!.length > 0 && adjacent[j]!.length > 0)
            yield* wingsOnStem(board, stem, [own[i]!, own[j]!], adjacent[i]!, adjacent[j]!);
    }
  },

  explain({ place, remove, pattern: { stem, wings, restricted } }, geometry) {
    return {
      message: say(
        'Three sets each have one cell more than digits: {first}, {stem} and {second}. {b} lacks at most one of its cells, so it fills {x} or {y}. If it fills {x}, {a} lacks that cell and fills all its others; if it fills {y}, {c} lacks that one and fills all its others. Either way, {common} {common:takes|take} only digits of these sets: {conclusion}.',
        {
          stem: hiddenTerm(stem, 1),
          first: hiddenTerm(wings[0], 0),
          second: hiddenTerm(wings[1], 2),
          a: setLetter(wings[0], 0),
          b: setLetter(stem, 1),
          c: setLetter(wings[1], 2),
          x: cells([restricted[0]]),
          y: cells([restricted[1]]),
          common: commonTerm(geometry, remove),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: hiddenMarks(geometry, [wings[0], stem, wings[1]], remove),
      truths: hiddenTruths([stem, ...wings]),
    };
  },
};

/** Lists the sets with which the stem shares a cell that cannot serve both. */
function listAdjacent(
  list: AlmostHiddenSet[],
  board: Markup,
  stem: AlmostHiddenSet,
  cell: Cell,
  sets: readonly AlmostHiddenSet[],
): void {
  list.length = 0;
  for (let i = 0; i < sets.length; i++)
    if (sets[i] !== stem && isRestricted(board, cell, stem, sets[i]!)) list.push(sets[i]!);
}

function* wingsOnStem(
  board: Markup,
  stem: AlmostHiddenSet,
  restricted: readonly [Cell, Cell],
  firsts: readonly AlmostHiddenSet[],
  seconds: readonly AlmostHiddenSet[],
) {
  for (let i = 0; i < firsts.length; i++)
    for (let j = 0; j < seconds.length; j++) {
      const [first, second] = [firsts[i]!, seconds[j]!];
      if (second === first) continue;
      const remove = filledByEither(board, first, second, restricted);
      if (remove.length > 0) yield removing<Wing>({ stem, wings: [first, second], restricted }, remove);
    }
}
