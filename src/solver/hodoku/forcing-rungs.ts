/** The rungs of forcing chains and nets: HoDoKu takes the placement in the lowest cell, else the lowest removal. */
import {
  forcingChainContradiction,
  forcingChainVerity,
  forcingNetContradiction,
  forcingNetVerity,
} from '../../../strategies/forcing/forcing.js';
import type { Board } from '../../core/board.js';
import type { Clock } from '../../core/clock.js';
import { chainEngine, type ForcingEngine, forcedHit, netEngine, type Told } from '../../logic/forcing/engines.js';
import type { Conclusion } from '../../logic/forcing/forcing.js';
import { candidateIn, type Nodes } from '../../logic/forcing/nodes.js';
import { isOn, type State } from '../../logic/links/state.js';
import type { Strategy } from '../../logic/step/strategy.js';
import { everyHitOf, found, type Rung } from '../rung.js';

const forcingRung = (
  engineOn: (board: Board, clock?: Clock) => ForcingEngine,
  contradiction: Strategy<Told>,
  verity: Strategy<Told>,
): Rung => ({
  strategies: [contradiction, verity],
  rating: contradiction.score,
  *search(board, _, clock) {
    const engine = engineOn(board, clock);
    const chosen = choose(engine, clock);
    if (!chosen) return;
    const strategy = chosen.kind === 'verity' ? verity : contradiction;
    yield found(
      strategy,
      forcedHit(engine.nodes, chosen.conclusion, () => engine.tell(chosen)),
    );
  },
  all: everyHitOf([contradiction, verity]),
});

export const forcingChains = forcingRung(chainEngine, forcingChainContradiction, forcingChainVerity);
export const forcingNets = forcingRung(netEngine, forcingNetContradiction, forcingNetVerity);

function choose({ forcing, nodes, counts }: ForcingEngine, clock: Clock): Conclusion | undefined {
  let chosen: Conclusion | undefined;
  let lowest = Infinity;
  const isWanted = (state: State): boolean => rankOf(nodes, state) < lowest;
  const consider = (conclusion: Conclusion): void => {
    if (!isWanted(conclusion.conclusion) || !counts(conclusion)) return;
    chosen = conclusion;
    lowest = rankOf(nodes, conclusion.conclusion);
  };
  for (const contradiction of forcing.contradictions(isWanted, 'untouched', clock)) consider(contradiction);
  for (const verity of forcing.verities(isWanted, clock)) consider(verity);
  return chosen;
}

function rankOf(nodes: Nodes, state: State): number {
  const { geometry } = nodes;
  const candidate = candidateIn(nodes, state);
  return isOn(state) ? geometry.cellOf(candidate) : geometry.cells + candidate;
}
