/**
 * The rungs of nice loops and AIC, plain and grouped. A chain without groups keeps its plain name in the grouped rung.
 */
import {
  aic,
  continuousNiceLoop,
  discontinuousNiceLoop,
  groupedAic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
} from '../../../strategies/chains/nice-loops.js';
import type { Board } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import { candidatesIn, isGroup } from '../../logic/forcing/nodes.js';
import type { ChainPattern } from '../../logic/links/loops.js';
import { isOn } from '../../logic/links/state.js';
import type { Hit, Strategy } from '../../logic/step/strategy.js';
import type { Rung } from '../rung.js';
import { chainOf } from './chain-links.js';
import { bestLoop, type Loop } from './loops.js';
import { sharedRung } from './rung.js';

interface LoopPattern extends ChainPattern {
  readonly grouped: boolean;
}

const NAMES: Readonly<Record<Loop['kind'], readonly [plain: Strategy<ChainPattern>, grouped: Strategy<ChainPattern>]>> =
  {
    continuous: [continuousNiceLoop, groupedContinuousNiceLoop],
    discontinuous: [discontinuousNiceLoop, groupedDiscontinuousNiceLoop],
    alternating: [aic, groupedAic],
  };

const strategies = Object.values(NAMES).flat();

const loopRung = (grouped: boolean, rating: number): Rung =>
  sharedRung(
    grouped ? strategies : Object.values(NAMES).map(([plain]) => plain),
    rating,
    (board, { clock = unlimited } = {}) => hitOf(board, grouped, clock),
    ({ kind, grouped }) => NAMES[kind][grouped ? 1 : 0],
  );

export const niceLoops = loopRung(false, 280);
export const groupedNiceLoops = loopRung(true, 300);

function hitOf(board: Board, grouped: boolean, clock: Clock): Hit<LoopPattern> | undefined {
  const { remove, chain: loop } = bestLoop(board, grouped, clock);
  if (!loop) return undefined;
  const { kind, path, nodes } = loop;
  const chain = chainOf(
    board,
    path.map((state) => candidatesIn(nodes, state)),
    !isOn(path[0]!),
  );
  return { place: [], remove, pattern: { kind, chain, grouped: path.some((state) => isGroup(nodes, state)) } };
}
