import type { Geometry } from '../../src/core/geometry.js';
import { explainAlternation, LEADS_BACK } from '../../src/logic/links/alternation.js';
import { chainMarks, chainTruths, isOnAt, patternMarksIn, withSetDescriptions } from '../../src/logic/links/chain.js';
import type { ChainKind, ChainPattern } from '../../src/logic/links/loops.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { candidates, chain as chainTerm, conclusion, refutedSupposition, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { chainHits, groupedSearch, plainSearch, setSearch } from './search.js';

const plain = (kind: ChainKind, about: Introduction): Strategy<ChainPattern> => ({
  ...about,
  family: 'chains',
  level: 'unfair',
  score: 280,
  find: (board, { clock } = {}) => chainHits(board, [plainSearch], (found) => found.kind === kind, clock),
  explain,
});

const grouped = (kind: ChainKind, about: Introduction): Strategy<ChainPattern> => ({
  ...about,
  family: 'chains',
  level: 'unfair',
  score: 300,
  find: (board, { clock } = {}) =>
    chainHits(board, [groupedSearch, setSearch], (found) => found.kind === kind && found.grouped, clock),
  explain,
});

/** An alternating chain that closes on itself: of each weak link exactly one side is true. */
export const continuousNiceLoop = plain('continuous', {
  id: 'continuous-nice-loop',
  name: 'Continuous Nice Loop',
  aliases: ['AIC ring', 'bidirectional cycle'],
  learnAfter: ['discontinuous-nice-loop'],
});

/** A candidate that by a chain of links refutes or proves itself. */
export const discontinuousNiceLoop = plain('discontinuous', {
  id: 'discontinuous-nice-loop',
  name: 'Discontinuous Nice Loop',
  aliases: ['forcing chain'],
  learnAfter: ['aic'],
});

/** Strong and weak links in turn, over cells and houses: one of the ends is true. */
export const aic = plain('alternating', {
  id: 'aic',
  name: 'AIC',
  aliases: ['alternating inference chain'],
  learnAfter: ['xy-chain'],
});

/** A continuous loop with groups or almost locked sets among its nodes. */
export const groupedContinuousNiceLoop = grouped('continuous', {
  id: 'grouped-continuous-nice-loop',
  name: 'Grouped Continuous Nice Loop',
  learnAfter: ['continuous-nice-loop'],
});

/** A discontinuous loop with groups or almost locked sets among its nodes. */
export const groupedDiscontinuousNiceLoop = grouped('discontinuous', {
  id: 'grouped-discontinuous-nice-loop',
  name: 'Grouped Discontinuous Nice Loop',
  learnAfter: ['discontinuous-nice-loop'],
});

/** An AIC with groups or almost locked sets among its nodes. */
export const groupedAic = grouped('alternating', {
  id: 'grouped-aic',
  name: 'Grouped AIC',
  learnAfter: ['aic', 'empty-rectangle'],
});

export function explain(hit: Hit<ChainPattern>, geometry: Geometry): Explanation {
  const { remove, pattern } = hit;
  const { kind, chain } = pattern;
  if (kind === 'alternating') return explainAlternation(hit, geometry);
  const start = chain[0]!.candidates;
  const terms = {
    chain: chainTerm(chain),
    start: candidates(start),
    supposed: refutedSupposition(isOnAt(chain, 0), ...start),
    removed: candidates(hit.remove),
    conclusion: conclusion(hit),
  };
  return {
    message: withSetDescriptions(
      chain,
      kind === 'continuous'
        ? say(
            'This chain closes on itself: {chain}. So exactly one side of each weak link (-) is true. What cannot be true with either side is false: {conclusion}.',
            terms,
          )
        : isOnAt(chain, 0)
          ? say('Suppose {supposed}. Then, link by link, {start} is false: {chain}. So {conclusion}.', terms)
          : say(LEADS_BACK, terms),
    ),
    marks: [...patternMarksIn(chain), ...chainMarks(chain), ...markCandidates('target', remove)],
    truths: chainTruths(chain),
  };
}
