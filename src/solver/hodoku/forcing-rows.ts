/** The rows of forcing chains and nets: HoDoKu takes the placement in the lowest cell, else the lowest removal. */
import {
  forcedHit,
  forcingChainContradiction,
  forcingChainVerity,
  forcingNetContradiction,
  forcingNetVerity,
  type Told,
} from '../../../strategies/forcing/forcing.js';
import type { Board } from '../../core/board.js';
import { type Conclusion, chainEngine, type ForcingEngine, netEngine } from '../../logic/forcing/engines.js';
import { candidateIn, isOn, type Literal, type Nodes } from '../../logic/forcing/nodes.js';
import type { Strategy } from '../../logic/step/strategy.js';
import type { Rung } from '../ladder.js';
import { rungOf } from '../ladder.js';
import type { Row } from './row.js';

function forcingRow(
  engineOn: (board: Board) => ForcingEngine,
  contradiction: Strategy<Told>,
  verity: Strategy<Told>,
): Row {
  const rungs: Readonly<Record<Conclusion['kind'], Rung>> = {
    contradiction: rungOf(contradiction),
    verity: rungOf(verity),
  };
  return {
    rungs: Object.values(rungs),
    search(board) {
      const engine = engineOn(board);
      const chosen = choose(engine);
      return (
        chosen && {
          rung: rungs[chosen.kind],
          hit: forcedHit(engine.nodes, chosen.conclusion, () => engine.tell(chosen)),
        }
      );
    },
  };
}

export const forcingChains = forcingRow(chainEngine, forcingChainContradiction, forcingChainVerity);
export const forcingNets = forcingRow(netEngine, forcingNetContradiction, forcingNetVerity);

function choose({ forcing, nodes, counts }: ForcingEngine): Conclusion | undefined {
  let chosen: Conclusion | undefined;
  let lowest = Infinity;
  const isWanted = (literal: Literal): boolean => rankOf(nodes, literal) < lowest;
  const consider = (conclusion: Conclusion): void => {
    if (!isWanted(conclusion.conclusion) || !counts(conclusion)) return;
    chosen = conclusion;
    lowest = rankOf(nodes, conclusion.conclusion);
  };
  for (const contradiction of forcing.contradictions(isWanted, true)) consider(contradiction);
  for (const verity of forcing.verities(isWanted)) consider(verity);
  return chosen;
}

function rankOf(nodes: Nodes, literal: Literal): number {
  const { geometry } = nodes;
  const candidate = candidateIn(nodes, literal);
  return isOn(nodes, literal) ? geometry.cellOf(candidate) : geometry.cells + candidate;
}
