/**
 * Forcing chains and nets: conclusions from several premises of which one is true, or from a premise that refutes
 * itself.
 */
import { type Clock, unlimited } from '../../src/core/clock.js';
import { explainArgument } from '../../src/logic/argument/explanation.js';
import {
  type ArgumentOnDemand,
  chainEngine,
  type EngineOn,
  type ForcingEngine,
  forcedHit,
  netEngine,
} from '../../src/logic/forcing/engines.js';
import type { Conclusion } from '../../src/logic/forcing/forcing.js';
import { candidateIn } from '../../src/logic/forcing/nodes.js';
import { isOn, type State } from '../../src/logic/links/state.js';
import type { Outcomes } from '../../src/logic/step/outcome.js';
import type { Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';

/** Yields placements by cell, then removals: the first conclusion of each outcome. */
function* find(
  engine: ForcingEngine,
  kind: Conclusion['kind'],
  clock: Clock,
  known?: Outcomes,
): Generator<Hit<ArgumentOnDemand>, void, void> {
  const { forcing, nodes } = engine;
  const found = new Map<State, Conclusion>();
  const isKnown = (state: State): boolean =>
    known !== undefined &&
    (isOn(state) ? known.places(candidateIn(nodes, state)) : known.removes(candidateIn(nodes, state)));
  const isNew = (state: State): boolean => !found.has(state) && !isKnown(state);
  for (const conclusion of kind === 'verity'
    ? forcing.verities(isNew, clock)
    : forcing.contradictions(isNew, 'any', clock)) {
    clock();
    if (engine.accepts(conclusion, clock)) found.set(conclusion.conclusion, conclusion);
  }
  for (const state of [...found.keys()].sort((a, b) => Number(isOn(b)) - Number(isOn(a)) || a - b)) {
    clock();
    yield forcedHit(nodes, state, () => engine.argumentOf(found.get(state)!));
  }
}

const forcingStrategy = (
  engineOn: EngineOn,
  kind: Conclusion['kind'],
  about: Introduction & Pick<Strategy, 'score'>,
): Strategy<ArgumentOnDemand> => ({
  ...about,
  family: 'forcing',
  level: 'extreme',
  find: (board, { clock = unlimited, known } = {}) => find(engineOn(board, clock), kind, clock, known),
  explain: (hit, geometry) => explainArgument({ ...hit, pattern: hit.pattern() }, geometry),
});

/** A candidate that refutes itself along chains. */
export const forcingChainContradiction = forcingStrategy(chainEngine, 'contradiction', {
  id: 'forcing-chain-contradiction',
  name: 'Forcing Chain Contradiction',
  aliases: ['nishio forcing chain'],
  learnAfter: ['forcing-chain', 'grouped-aic'],
  score: 500,
});

/** Alternatives that all lead to the same conclusion along chains. */
export const forcingChainVerity = forcingStrategy(chainEngine, 'verity', {
  id: 'forcing-chain-verity',
  name: 'Forcing Chain Verity',
  aliases: ['cell forcing chain', 'region forcing chain', 'digit forcing chain'],
  learnAfter: ['cell-forcing-chain', 'region-forcing-chain'],
  score: 500,
});

/** A candidate that refutes itself through placements that depend on several others. */
export const forcingNetContradiction = forcingStrategy(netEngine, 'contradiction', {
  id: 'forcing-net-contradiction',
  name: 'Forcing Net Contradiction',
  aliases: ['dynamic contradiction forcing chain'],
  learnAfter: ['forcing-chain-contradiction', 'bowmans-bingo'],
  score: 700,
});

/** Alternatives that all lead to the same conclusion through placements that depend on several others. */
export const forcingNetVerity = forcingStrategy(netEngine, 'verity', {
  id: 'forcing-net-verity',
  name: 'Forcing Net Verity',
  aliases: ['dynamic cell forcing chain', 'dynamic region forcing chain'],
  learnAfter: ['forcing-chain-verity'],
  score: 700,
});
