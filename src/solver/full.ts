/** Our own ladder: the whole catalogue, in the order in which a person tries its strategies. */

import { catalogue } from '../../strategies/index.js';
import { setEquivalence } from '../../strategies/intersections/set-equivalence.js';
import { braid, gBraid, gWhip, whip } from '../../strategies/whips/sequences.js';
import { frozen } from '../core/frozen.js';
import type { Argument } from '../logic/argument/lines.js';
import type { Strategy } from '../logic/step/strategy.js';
import type { SequenceKind } from '../logic/whips/search.js';
import { playedBraids, shortWhips } from '../logic/whips/short.js';
import { sequencesOn } from '../logic/whips/shortest.js';
import { KINDS } from './berthier/rating.js';
import { type Ladder, plainClimb } from './ladder.js';
import { type Rung, rungOf } from './rung.js';

/** Makes a rung that searches sequences of any length if `only` names its strategy. */
const named = (strategy: Strategy<Argument>, kind: SequenceKind): Rung =>
  rungOf(strategy, (board, limits) => sequencesOn(board, kind, limits));

/** Rungs of whips and braids. On an ordinary walk a fast search, which finds some of them, suffices. */
const SEQUENCES: readonly (readonly [string, Rung])[] = [
  [whip.id, { ...rungOf(whip, shortWhips), named: named(whip, KINDS.w) }],
  [braid.id, { ...rungOf(braid, playedBraids), named: named(braid, KINDS.b) }],
  [gWhip.id, { ...rungOf(gWhip), named: named(gWhip, KINDS.gw) }],
  [gBraid.id, { ...rungOf(gBraid), named: named(gBraid, KINDS.gb) }],
];

const beyondPlain: typeof setEquivalence.find = function* (board, limits) {
  if (!board.geometry.isPlain) yield* setEquivalence.find(board, limits);
};

/** On plain grids set equivalence is searched only if it is named: fish and locked sets explain most of it there. */
const EQUIVALENCE: Rung = { ...rungOf(setEquivalence, beyondPlain), named: rungOf(setEquivalence) };

const SPECIAL: ReadonlyMap<string, Rung> = new Map([...SEQUENCES, [setEquivalence.id, EQUIVALENCE]]);

/** Our own ladder: the whole catalogue. */
export const full: Ladder = frozen({
  id: 'full',
  name: 'every strategy, in the order in which people find them',
  rungs: catalogue.map((strategy) => SPECIAL.get(strategy.id) ?? rungOf(strategy)),
  begin: plainClimb,
});
