/**
 * Forcing chains from the guardians of a pattern: candidates of which one is true, because the pattern is impossible
 * without them. A consequence of each of them is true.
 */

import type { Markup } from '../../src/core/board.js';
import { candidatesAmong } from '../../src/core/candidates.js';
import { type Clock, unlimited } from '../../src/core/clock.js';
import { explainArgument } from '../../src/logic/argument/explanation.js';
import type { Guardians } from '../../src/logic/argument/lines.js';
import { bivalueOddLoops } from '../../src/logic/deadly/bivalue-odd-loops.js';
import { bugOf } from '../../src/logic/deadly/bug.js';
import { bugMessage, oddLoopMessage, rectangleMessage, tridagonMessage } from '../../src/logic/deadly/guardians.js';
import { finsOf, notAlone } from '../../src/logic/deadly/pattern.js';
import { rectangles } from '../../src/logic/deadly/rectangles.js';
import { tridagonsOf } from '../../src/logic/deadly/tridagons.js';
import { type ArgumentOnDemand, chainEngine, forcedHit } from '../../src/logic/forcing/engines.js';
import { on, type State } from '../../src/logic/links/state.js';
import { Walk } from '../../src/logic/links/walk.js';
import type { Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/** The most guardians. A person does not follow more branches. */
const MOST_GUARDIANS = 6;
const LONGEST_LOOP = 7;

const guardedForcing = (
  patternsOf: (board: Markup, clock: Clock) => Iterable<Guardians>,
  about: Introduction & Pick<Strategy, 'assumes'>,
): Strategy<ArgumentOnDemand> => ({
  ...about,
  family: 'forcing',
  level: 'extreme',
  score: 500,

  *find(board, { clock = unlimited } = {}) {
    const { nodes, implications, forcing, argumentOf } = chainEngine(board, clock);
    const walk = new Walk(implications);
    const best = new Map<State, { pattern: Guardians; premises: readonly State[]; links: number }>();
    for (const pattern of patternsOf(board, clock)) {
      clock();
      if (pattern.candidates.length < 2 || pattern.candidates.length > MOST_GUARDIANS) continue;
      const premises = pattern.candidates.map((guardian) => on(nodes.nodeOf[guardian]!));
      for (const state of forcing.common(premises, () => true)) {
        clock();
        let links = 0;
        for (const premise of premises) links += walk.from(premise).distance(state);
        if (links < (best.get(state)?.links ?? Infinity)) best.set(state, { pattern, premises, links });
      }
    }
    for (const [conclusion, { pattern, premises }] of [...best].sort(([, a], [, b]) => a.links - b.links))
      yield forcedHit(nodes, conclusion, () => ({
        ...argumentOf({ kind: 'verity', conclusion, premises, need: undefined }),
        of: pattern,
      }));
  },

  explain: (hit, geometry) => explainArgument({ ...hit, pattern: hit.pattern() }, geometry),
});

/** Forcing chains from the candidates that prevent the exchange of the digits of a unique rectangle. */
export const rectangleForcingChain = guardedForcing(rectanglePatterns, {
  id: 'rectangle-forcing-chain',
  name: 'Rectangle Forcing Chain',
  aliases: ['UR forcing chain', 'unique rectangle forcing chain'],
  learnAfter: ['cell-forcing-chain', 'unique-rectangle-1'],
  aboutLines: true,
  assumes: 'uniqueness',
});

/** Forcing chains from the candidates that prevent a bivalue universal grave. */
export const bugForcingChain = guardedForcing(bugPatterns, {
  id: 'bug-forcing-chain',
  name: 'BUG Forcing Chain',
  aliases: ['BUG+n forcing chain'],
  learnAfter: ['cell-forcing-chain', 'bug-plus-n'],
  assumes: 'uniqueness',
});

/** Forcing chains from the guardians of a tridagon or of an odd loop. */
export const oddagonForcingChain = guardedForcing(oddagonPatterns, {
  id: 'oddagon-forcing-chain',
  name: 'Oddagon Forcing Chain',
  aliases: ['guardian forcing chain', 'tridagon forcing chain', 'OR-k forcing chain'],
  learnAfter: ['cell-forcing-chain', 'bivalue-oddagon', 'tridagon'],
  aboutLines: true,
});

function* rectanglePatterns(board: Markup): Generator<Guardians, void, void> {
  for (const rectangle of rectangles(board)) {
    const { cells: corners, pair, extra } = rectangle;
    yield {
      kind: 'guardians',
      cells: corners,
      candidates: candidatesAmong(board, extra, ~pair),
      why: rectangleMessage(rectangle),
      truths: [notAlone(rectangle)],
    };
  }
}

function* bugPatterns(board: Markup): Generator<Guardians, void, void> {
  const bug = bugOf(board);
  if (!bug) return;
  const guardians = finsOf(board, bug);
  yield {
    kind: 'guardians',
    cells: bug.cells,
    candidates: guardians,
    why: bugMessage(guardians),
    truths: [notAlone(bug)],
  };
}

function* oddagonPatterns(board: Markup, clock: Clock): Generator<Guardians, void, void> {
  for (const { trio, boxes, cells: twelve, guardians } of tridagonsOf(board, () => true))
    yield {
      kind: 'guardians',
      cells: twelve,
      candidates: guardians,
      why: tridagonMessage(boxes, trio, twelve),
      truths: cellTruths(twelve),
    };
  for (const { pair, cells: loop, guardians } of bivalueOddLoops(board, LONGEST_LOOP, true, -1, clock))
    yield {
      kind: 'guardians',
      cells: loop,
      candidates: guardians,
      why: oddLoopMessage(pair, loop),
      truths: cellTruths(loop),
    };
}
