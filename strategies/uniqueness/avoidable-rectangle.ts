import type { Bits } from '../../src/core/bits.js';
import type { Candidate } from '../../src/core/geometry.js';
import {
  type AvoidableRectangle,
  type AvoidableRectangle2,
  avoidable1,
  avoidable2,
} from '../../src/logic/deadly/avoidable-rectangles.js';
import { markCandidates, markCells, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, digits, refutedSupposition, say } from '../../src/logic/step/message.js';
import type { Strategy } from '../../src/logic/step/strategy.js';
import { deadlyTruth, type Truth } from '../../src/logic/step/truths.js';

const META = { family: 'uniqueness', level: 'hard', score: 100, assumes: 'uniqueness' } as const;

/** Three solved corners: the fourth must not complete them. */
export const avoidableRectangle1: Strategy<AvoidableRectangle> = {
  ...META,
  id: 'avoidable-rectangle-1',
  name: 'Avoidable Rectangle Type 1',
  aliases: ['AR1'],
  learnAfter: ['unique-rectangle-1'],
  aboutLines: true,
  find: (board) => avoidable1(board),

  explain({ place, remove, pattern }, geometry) {
    const open = remove.map((candidate) => geometry.cellOf(candidate));
    return {
      message: say(
        '{solved} are solved, and none of them was given. Suppose {supposed}. Then {pair} could be exchanged in these four cells, and the puzzle would have two solutions. So {conclusion}.',
        {
          solved: cells(pattern.corners.filter((cell) => !open.includes(cell))),
          supposed: refutedSupposition(true, ...remove),
          pair: digitSet(pairOf(pattern)),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [...named('rectangle', markCells('pattern', pattern.corners)), ...markCandidates('target', remove)],
      truths: [notAlone(pattern)],
    };
  },
};

/** Two solved corners: the other two would complete them, so one of these takes the extra digit that both have. */
export const avoidableRectangle2: Strategy<AvoidableRectangle2> = {
  ...META,
  id: 'avoidable-rectangle-2',
  name: 'Avoidable Rectangle Type 2',
  aliases: ['AR2'],
  learnAfter: ['avoidable-rectangle-1', 'unique-rectangle-2'],
  aboutLines: true,
  find: avoidable2,

  explain({ place, remove, pattern }, geometry) {
    const { corners, extra } = pattern;
    return {
      message: say(
        '{solved} are solved, and neither was given. If {open} were {pair} as well, these two digits could be exchanged, and the puzzle would have two solutions. To prevent that, one of {open} is {extra}. Cells that see both are not {extra}: {conclusion}.',
        {
          solved: cells(corners.slice(0, 2)),
          open: cells(corners.slice(2)),
          pair: digitSet(pairOf(pattern)),
          extra: digits(extra),
          conclusion: conclusion({ place, remove }),
        },
      ),
      marks: [
        ...named('rectangle', markCells('pattern', corners)),
        ...named('extra', markCandidates('fin', finsOf(pattern, geometry.size))),
        ...markCandidates('target', remove),
      ],
      truths: [notAlone(pattern)],
    };
  },
};

const finsOf = ({ corners, extra }: AvoidableRectangle2, size: number): Candidate[] =>
  corners.slice(2).map((cell) => cell * size + extra);

const pairOf = ({ digits: [first, second] }: AvoidableRectangle): Bits => (1 << first) | (1 << second);

const notAlone = (pattern: AvoidableRectangle): Truth =>
  deadlyTruth(
    pattern.corners,
    pattern.corners.map(() => pairOf(pattern)),
  );
