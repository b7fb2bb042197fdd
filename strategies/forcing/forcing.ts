/** Forcing chains and nets: premises of which one holds, or one that refutes itself, followed to what they conclude. */
import type { Markup } from '../../src/core/board.js';
import type { Geometry } from '../../src/core/geometry.js';
import type { Branch, Forced, Placement } from '../../src/logic/forcing/branches.js';
import { chainEngine, type ForcingEngine, netEngine } from '../../src/logic/forcing/engines.js';
import type { Conclusion } from '../../src/logic/forcing/forcing.js';
import { candidateIn, type Nodes } from '../../src/logic/forcing/nodes.js';
import { chainMarks, chainTruths } from '../../src/logic/links/chain.js';
import { isOn, type State } from '../../src/logic/links/state.js';
import { type Clock, unlimited } from '../../src/logic/step/clock.js';
import { type Mark, markCandidates } from '../../src/logic/step/marks.js';
import {
  candidates,
  cells,
  chain as chainTerm,
  clause,
  digits,
  houses,
  lines,
  type Message,
  say,
} from '../../src/logic/step/message.js';
import { type Explanation, type Hit, placing, removing, type Strategy } from '../../src/logic/step/strategy.js';

/** Worked out when it is told: to find a conclusion, its ways need not be known. */
export type Told = () => Forced;

/** Placements by cell, then removals: the first conclusion of each outcome that counts. */
function* find(engine: ForcingEngine, kind: Conclusion['kind'], clock: Clock): Generator<Hit<Told>, void, void> {
  const { forcing, nodes } = engine;
  const found = new Map<State, Conclusion>();
  const isNew = (state: State): boolean => !found.has(state);
  for (const conclusion of kind === 'verity' ? forcing.verities(isNew) : forcing.contradictions(isNew)) {
    clock();
    if (engine.counts(conclusion)) found.set(conclusion.conclusion, conclusion);
  }
  for (const state of [...found.keys()].sort((a, b) => Number(isOn(b)) - Number(isOn(a)) || a - b))
    yield forcedHit(nodes, state, () => engine.tell(found.get(state)!));
}

/** A conclusion as a hit. */
export const forcedHit = <Pattern>(nodes: Nodes, state: State, pattern: Pattern): Hit<Pattern> =>
  isOn(state) ? placing(pattern, candidateIn(nodes, state)) : removing(pattern, [candidateIn(nodes, state)]);

const forcingStrategy = (
  engine: (board: Markup) => ForcingEngine,
  kind: Conclusion['kind'],
  naming: Pick<Strategy, 'id' | 'name' | 'aliases' | 'score'>,
): Strategy<Told> => ({
  ...naming,
  family: 'forcing',
  level: 'extreme',
  find: (board, _, clock = unlimited) => find(engine(board), kind, clock),
  explain,
});

/** A candidate that refutes itself along chains. */
export const forcingChainContradiction = forcingStrategy(chainEngine, 'contradiction', {
  id: 'forcing-chain-contradiction',
  name: 'Forcing Chain Contradiction',
  aliases: ['nishio forcing chain'],
  score: 500,
});

/** Alternatives that all lead to the same along chains. */
export const forcingChainVerity = forcingStrategy(chainEngine, 'verity', {
  id: 'forcing-chain-verity',
  name: 'Forcing Chain Verity',
  aliases: ['cell forcing chain', 'region forcing chain', 'digit forcing chain'],
  score: 500,
});

/** A candidate that refutes itself through placements that rest on several others. */
export const forcingNetContradiction = forcingStrategy(netEngine, 'contradiction', {
  id: 'forcing-net-contradiction',
  name: 'Forcing Net Contradiction',
  aliases: ['dynamic contradiction forcing chain'],
  score: 700,
});

/** Alternatives that all lead to the same through placements that rest on several others. */
export const forcingNetVerity = forcingStrategy(netEngine, 'verity', {
  id: 'forcing-net-verity',
  name: 'Forcing Net Verity',
  aliases: ['dynamic cell forcing chain', 'dynamic region forcing chain'],
  score: 700,
});

function explain({ pattern }: Hit<Told>, _: Geometry): Explanation {
  const forced = pattern();
  const { candidate, on, branches, need } = forced;
  const ways = branches.flatMap((branch) => branch.chains);
  const placements = branches.flatMap((branch) => branch.placements);
  const isContradiction = branches.length === 1;
  return {
    message: isContradiction ? tellContradiction(forced) : tellVerity(forced),
    marks: [
      ...markCandidates(
        'pattern',
        branches.map(({ premise }) => premise),
      ),
      ...ways.flatMap(chainMarks),
      ...placements.flatMap((placement): Mark[] => markCandidates('on', placement.candidates)),
      ...markCandidates(on ? 'on' : 'target', [candidate]),
    ],
    truths: [...ways.flatMap(chainTruths), ...placements.flatMap(({ truths }) => truths), ...(need ? [need] : [])],
  };
}

function tellContradiction({ branches: [branch], need, both }: Forced): Message {
  const terms = { assumed: stateTerm(branch!), ways: waysTerm(branch!) };
  if (need?.kind === 'cell')
    return say('Suppose that {assumed}.{ways}\nThen {cell} has no digit left, so it is not so.', {
      ...terms,
      cell: cells([need.cell]),
    });
  if (need)
    return say('Suppose that {assumed}.{ways}\nThen {digit} has no place left in {house}, so it is not so.', {
      ...terms,
      digit: digits(need.digit),
      house: houses([need.house]),
    });
  return say('Suppose that {assumed}.{ways}\nThen {both} is true and false at once, so it is not so.', {
    ...terms,
    both: candidates([both!]),
  });
}

function tellVerity({ candidate, on, branches, need }: Forced): Message {
  const terms = {
    outcome: stateTerm({ premise: candidate, on }),
    branches: branchesTerm(branches),
  };
  if (!need)
    return say('Whether {premise} is true or false, {outcome}.{branches}', {
      ...terms,
      premise: candidates([branches[0]!.premise]),
    });
  return need.kind === 'cell'
    ? say('Whatever {cell} takes, {outcome}.{branches}', { ...terms, cell: cells([need.cell]) })
    : say('Wherever {digit} goes in {house}, {outcome}.{branches}', {
        ...terms,
        digit: digits(need.digit),
        house: houses([need.house]),
      });
}

/** Each branch, and how it leads to the conclusion. */
export const branchesTerm = (branches: readonly Branch[]) =>
  lines(branches.map((branch) => say('If {assumed}:{ways}', { assumed: stateTerm(branch), ways: waysTerm(branch) })));

export const stateTerm = ({ premise, on }: Pick<Branch, 'premise' | 'on'>) =>
  clause(say(on ? '{candidate} is true' : '{candidate} is false', { candidate: candidates([premise]) }));

const waysTerm = ({ chains: ways, placements }: Branch) =>
  lines([...ways.map((chain) => say('{chain}', { chain: chainTerm(chain) })), ...placements.map(tellPlacement)]);

function tellPlacement({ candidates: placed, truths: [truth, ...more] }: Placement): Message {
  if (more.length > 1) return say('{placed}, since the placements above clash', { placed: candidates(placed) });
  if (truth?.kind === 'house')
    return say('{placed}, all that is left in {house}', { placed: candidates(placed), house: houses([truth.house]) });
  return say('{placed}, all that is left there', { placed: candidates(placed) });
}
