import type { Position } from '../../src/core/boxes-first.js';
import type { Geometry } from '../../src/core/geometry.js';
import { FirstOfEach } from '../../src/logic/chainer/choice.js';
import { unaryChainer } from '../../src/logic/chainer/unary.js';
import { linksOf, type Pass, type UnaryChain, X_PASS, XY_PASS, Y_PASS } from '../../src/logic/chainer/unary-chain.js';
import { type Chain, chainMarks, chainTruths, isOnAt } from '../../src/logic/links/chain.js';
import { markCandidates } from '../../src/logic/step/marks.js';
import { candidates, chain, clause, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Strategy } from '../../src/logic/step/strategy.js';

export interface Walk {
  readonly kind: 'cycle' | 'chain';
  /** From the assumption on; a cycle ends where it began. */
  readonly links: Chain;
}

export const walkHit = (position: Position, found: UnaryChain): Hit<Walk> => ({
  place: found.place,
  remove: found.remove,
  pattern: { kind: found.kind, links: linksOf(position, found) },
});

/** Chains along strong links of some kinds, as Sudoku Explainer finds them: the shortest for each candidate removed. */
const unary = (
  pass: Pass,
  kind: Walk['kind'],
  about: Pick<Strategy, 'id' | 'name' | 'aliases' | 'score'>,
): Strategy<Walk> => ({
  ...about,
  family: 'forcing',
  level: 'unfair',

  *find(board) {
    const found = new FirstOfEach<UnaryChain>();
    unaryChainer(board.geometry).search(
      board,
      {
        wants: () => true,
        take: (chain, rank) => {
          if (chain.kind === kind) found.take(chain, chain.remove, rank);
        },
      },
      board.geometry.all,
      [pass],
    );
    for (const { chain } of found.inOrder()) yield walkHit(board, chain);
  },

  explain: kind === 'cycle' ? explainCycle : explainChain,
});

function explainCycle({ remove, pattern: { links } }: Hit<Walk>): Explanation {
  return {
    message: say(
      'In the cycle {links}, either every second candidate is true or all the others are. {targets} would see a true one both ways.',
      { links: chain(links), targets: candidates(remove) },
    ),
    marks: [...chainMarks(links), ...markCandidates('target', remove)],
    truths: chainTruths(links),
  };
}

function explainChain({ pattern: { links } }: Hit<Walk>, _: Geometry): Explanation {
  const start = { start: candidates(links[0]!.candidates), links: chain(links) };
  const told = isOnAt(links, 0)
    ? say('If {start} were true, it would follow along {links} that it is false', start)
    : say('If {start} were false, it would follow along {links} that it is true', start);
  return {
    message: isOnAt(links, 0)
      ? say('{told}. So it is false.', { told: clause(told) })
      : say('{told}. So it is true.', { told: clause(told) }),
    marks: chainMarks(links),
    truths: chainTruths(links),
  };
}

export const bidirectionalXCycle = unary(X_PASS, 'cycle', {
  id: 'bidirectional-x-cycle',
  name: 'Bidirectional X-Cycle',
  score: 260,
});
export const bidirectionalYCycle = unary(Y_PASS, 'cycle', {
  id: 'bidirectional-y-cycle',
  name: 'Bidirectional Y-Cycle',
  score: 260,
});
export const bidirectionalCycle = unary(XY_PASS, 'cycle', {
  id: 'bidirectional-cycle',
  name: 'Bidirectional Cycle',
  score: 280,
});
export const forcingXChain = unary(X_PASS, 'chain', { id: 'forcing-x-chain', name: 'Forcing X-Chain', score: 260 });
export const forcingChain = unary(XY_PASS, 'chain', { id: 'forcing-chain', name: 'Forcing Chain', score: 280 });

/** What a chain of the chainer is called. */
export function idOf({ kind, pass }: UnaryChain): string {
  if (kind === 'chain') return pass === X_PASS ? forcingXChain.id : forcingChain.id;
  return (pass === X_PASS ? bidirectionalXCycle : pass === Y_PASS ? bidirectionalYCycle : bidirectionalCycle).id;
}
