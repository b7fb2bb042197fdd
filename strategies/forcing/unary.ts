import { unlimited } from '../../src/core/clock.js';
import type { Geometry } from '../../src/core/geometry.js';
import { BestByCandidate } from '../../src/logic/chainer/choice.js';
import { unaryChainer } from '../../src/logic/chainer/unary.js';
import {
  type Pass,
  type UnaryChain,
  type UnaryPattern,
  unaryHit,
  X_PASS,
  XY_PASS,
  Y_PASS,
} from '../../src/logic/chainer/unary-chain.js';
import { chainMarks, chainTruths, isOnAt } from '../../src/logic/links/chain.js';
import { refutedByPlainChains, refutedDigits } from '../../src/logic/links/refuted.js';
import { supposing } from '../../src/logic/step/longest-case.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { candidates, chain, conclusion, refutedSupposition, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';

/** Stands for a position of a board. */
const standIn = (): object => ({});

/**
 * Makes a strategy of chains along strong links of some kinds, as Sudoku Explainer finds them: the shortest for each
 * removed candidate.
 */
const unary = (
  pass: Pass,
  kind: UnaryPattern['kind'],
  about: Introduction & Pick<Strategy, 'score'>,
): Strategy<UnaryPattern> => ({
  ...about,
  family: 'forcing',
  level: 'unfair',

  *find(board, { clock = unlimited } = {}) {
    const digits = refutedDigits(refutedByPlainChains(board, clock));
    if (digits === 0) return;
    const found = new BestByCandidate<UnaryChain>();
    unaryChainer(board.geometry).search(
      board,
      {
        accepts: () => true,
        add: (chain, rank) => found.add(chain, chain.remove, rank),
      },
      { allowed: digits, passes: [pass], kind, position: board.memo(standIn), clock },
    );
    for (const { chain } of found.sorted()) yield unaryHit(board, chain);
  },

  explain: kind === 'cycle' ? explainCycle : explainChain,
});

function explainCycle({ place, remove, pattern: { links } }: Hit<UnaryPattern>): Explanation {
  return {
    message: say(
      'This chain closes on itself: {chain}. So either every second candidate in it is true, or all the others are. What cannot be true in either case is false: {conclusion}.',
      { chain: chain(links), conclusion: conclusion({ place, remove }) },
    ),
    marks: [...chainMarks(links), ...markCandidates('target', remove)],
    truths: chainTruths(links),
  };
}

function explainChain({ place, remove, pattern: { links } }: Hit<UnaryPattern>, _: Geometry): Explanation {
  const on = isOnAt(links, 0);
  const { candidates: start } = links[0]!;
  const terms = {
    supposed: refutedSupposition(on, ...start),
    start: candidates(start),
    chain: chain(links),
    conclusion: conclusion({ place, remove }),
  };
  return supposing({
    message: on
      ? say('Suppose {supposed}. Then, link by link, {start} is false: {chain}. So {conclusion}.', terms)
      : say('Suppose {supposed} is false. Then, link by link, {start} is true: {chain}. So {conclusion}.', terms),
    marks: chainMarks(links),
    truths: chainTruths(links),
  });
}

export const bidirectionalXCycle = unary(X_PASS, 'cycle', {
  id: 'bidirectional-x-cycle',
  name: 'Bidirectional X-Cycle',
  learnAfter: ['x-chain', 'continuous-nice-loop'],
  score: 260,
});
export const bidirectionalYCycle = unary(Y_PASS, 'cycle', {
  id: 'bidirectional-y-cycle',
  name: 'Bidirectional Y-Cycle',
  learnAfter: ['xy-chain', 'continuous-nice-loop'],
  score: 260,
});
export const bidirectionalCycle = unary(XY_PASS, 'cycle', {
  id: 'bidirectional-cycle',
  name: 'Bidirectional Cycle',
  learnAfter: ['bidirectional-x-cycle', 'bidirectional-y-cycle'],
  score: 280,
});
export const forcingXChain = unary(X_PASS, 'chain', {
  id: 'forcing-x-chain',
  name: 'Forcing X-Chain',
  learnAfter: ['x-chain', 'discontinuous-nice-loop'],
  score: 260,
});
export const forcingChain = unary(XY_PASS, 'chain', {
  id: 'forcing-chain',
  name: 'Forcing Chain',
  learnAfter: ['forcing-x-chain', 'discontinuous-nice-loop'],
  score: 280,
});
