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
   * A cell shared by the stem and the first wing, and one shared by the stem and the second. No shared cell can serve
   * both sets.
   */
  readonly restricted: readonly [Cell, Cell];
}

/** The stem leaves out one cell at most, so it takes one from one of two sets, and that set fills all its others. */
export const ahsXyWing: Strategy<Wing> = {
  id: 'ahs-xy-wing',
  name: 'Almost Hidden Set XY-Wing',
  aliases: ['AHS-XY-Wing'],
  family: 'als',
  level: 'unfair',
  score: 340,

  *find(board) {
    const sets = smallSets(board);
    const at = byCell(board, sets).map((list) => list.map((set) => sets[set]!));
    for (const stem of sets)
      for (const [i, x] of stem.cells.entries())
        for (let j = i + 1; j < stem.cells.length; j++) yield* onStem(board, stem, x, stem.cells[j]!, at);
  },

  explain({ place, remove, pattern: { stem, wings, restricted } }, geometry) {
    return {
      message: say(
        'Three sets of digits have one cell more than digits each: {first}, {stem} and {second}. {b} fills {x} or {y}. If it fills {x}, which cannot serve {a} as well, {a} fills all its other cells; if it fills {y}, {c} fills all its others. Either way {common} can only take digits of these sets: {conclusion}.',
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

function* onStem(board: Markup, stem: AlmostHiddenSet, x: Cell, y: Cell, at: readonly (readonly AlmostHiddenSet[])[]) {
  const without = [x, y];
  const others = at[y]!.filter((set) => set !== stem && isRestricted(board, y, stem, set));
  if (others.length === 0) return;
  for (const first of at[x]!) {
    if (first === stem || !isRestricted(board, x, stem, first)) continue;
    for (const second of others) {
      if (second === first) continue;
      const remove = filledByEither(board, first, second, without);
      if (remove.length > 0) yield removing<Wing>({ stem, wings: [first, second], restricted: [x, y] }, remove);
    }
  }
}
