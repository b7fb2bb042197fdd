/** Two hits of one strategy with the same core and different eliminations, explained together. */
import { markCandidates } from '../../src/logic/step/marks.js';
import { lines, say } from '../../src/logic/step/message.js';
import { type Hit, type Introduction, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { distinctTruths } from '../../src/logic/step/truths.js';

export type Dual<Pattern> = readonly [Hit<Pattern>, Hit<Pattern>];

/** Returns a key that two hits must share. */
type Core<Pattern> = (pattern: Pattern) => string;

export const dualOf = <Pattern>(
  single: Strategy<Pattern>,
  about: Introduction,
  coreOf: Core<Pattern>,
): Strategy<Dual<Pattern>> => ({
  ...about,
  family: single.family,
  level: single.level,
  score: single.score,
  joins: true,

  *find(board) {
    const hits = [...single.find(board)];
    for (const [i, first] of hits.entries())
      for (const second of hits.slice(i + 1)) {
        if (coreOf(first.pattern) !== coreOf(second.pattern) || first.remove[0] === second.remove[0]) continue;
        yield removing([first, second], [...first.remove, ...second.remove]);
      }
  },

  explain({ remove, pattern: [first, second] }, geometry) {
    const one = single.explain(first, geometry);
    const other = single.explain(second, geometry);
    return {
      message: say('Two patterns of this kind share some of their cells.{both}', {
        both: lines([one.message, other.message]),
      }),
      marks: [...one.marks, ...other.marks, ...markCandidates('target', remove)],
      truths: distinctTruths([...one.truths, ...other.truths]),
      reasons: [one, other],
    };
  },
});
