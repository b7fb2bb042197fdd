/** What is forced, as a hit. */
import { isOn, type State } from '../links/state.js';
import { type Hit, placing, removing } from '../step/strategy.js';
import type { Forced } from './branches.js';
import { candidateIn, type Nodes } from './nodes.js';

/** Worked out when it is told: to find a conclusion, its ways need not be known. */
export type Told = () => Forced;

export const forcedHit = <Pattern>(nodes: Nodes, state: State, pattern: Pattern): Hit<Pattern> =>
  isOn(state) ? placing(pattern, candidateIn(nodes, state)) : removing(pattern, [candidateIn(nodes, state)]);
