/**
 * Runs the easy part of Sudoku Explainer's scale on 9×9, up to large subsets and BUG+1, in the kernel:
 * `kernel/assembly/se.ts`, compiled.
 */

import { jellyfish, swordfish, xWing } from '../../../../strategies/fish/basic.js';
import { directClaiming, directPointing } from '../../../../strategies/intersections/direct.js';
import { claiming, pointing } from '../../../../strategies/intersections/locked-candidates.js';
import { fullHouse } from '../../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../../strategies/singles/naked-single.js';
import { directHiddenPair, directHiddenTriplet } from '../../../../strategies/subsets/direct.js';
import { hiddenPair, hiddenQuadruple, hiddenTriple } from '../../../../strategies/subsets/hidden.js';
import { nakedPair, nakedQuadruple, nakedTriple } from '../../../../strategies/subsets/naked.js';
import { bugPlus1 } from '../../../../strategies/uniqueness/bug.js';
import { xyWing } from '../../../../strategies/wings/xy-wing.js';
import { xyzWing } from '../../../../strategies/wings/xyz-wing.js';
import type { Candidate, Geometry } from '../../../core/geometry.js';
import { type Address, type Exports, instanceOf } from '../../../kernel/instance.js';
import { KIND_SHIFT, Kind } from '../../../kernel/kinds.js';
import type { Strategy } from '../../../logic/step/strategy.js';
import { engines, onNine } from '../../nine/engines.js';
import { BUG_PLUS } from '../bug.js';
import {
  CLAIMING,
  DIRECT_CLAIMING,
  DIRECT_POINTING,
  FULL_HOUSE,
  IN_BOX,
  IN_LINE,
  NAKED,
  PAIR,
  POINTING,
  TRIPLET,
} from '../easy.js';
import type { EasyEngine, EasyKind } from '../easy-engine.js';
import { beforeLoops, large } from '../ladder.js';

/** The strategy and the rating of each kind, in the order of kinds. */
const RATED: Readonly<Record<Kind, readonly [strategy: unknown, rating: number]>> = {
  [Kind.FullHouse]: [fullHouse, FULL_HOUSE],
  [Kind.HiddenInBox]: [hiddenSingle, IN_BOX],
  [Kind.HiddenInLine]: [hiddenSingle, IN_LINE],
  [Kind.DirectPointing]: [directPointing, DIRECT_POINTING],
  [Kind.DirectClaiming]: [directClaiming, DIRECT_CLAIMING],
  [Kind.DirectHiddenPair]: [directHiddenPair, PAIR],
  [Kind.NakedSingle]: [nakedSingle, NAKED],
  [Kind.DirectHiddenTriplet]: [directHiddenTriplet, TRIPLET],
  [Kind.Pointing]: [pointing, POINTING],
  [Kind.Claiming]: [claiming, CLAIMING],
  [Kind.NakedPair]: rungOf(nakedPair),
  [Kind.XWing]: rungOf(xWing),
  [Kind.HiddenPair]: rungOf(hiddenPair),
  [Kind.NakedTriple]: rungOf(nakedTriple),
  [Kind.Swordfish]: rungOf(swordfish),
  [Kind.HiddenTriple]: rungOf(hiddenTriple),
  [Kind.XyWing]: rungOf(xyWing),
  [Kind.XyzWing]: rungOf(xyzWing),
  [Kind.NakedQuadruple]: rungOf(nakedQuadruple),
  [Kind.Jellyfish]: rungOf(jellyfish),
  [Kind.HiddenQuadruple]: rungOf(hiddenQuadruple),
  [Kind.BugPlus1]: [bugPlus1, BUG_PLUS],
};

const KINDS = Object.values(RATED).map(
  ([strategy, rating], kind): EasyKind => ({
    strategy: strategy as Strategy,
    rating,
    isPlacing: kind < Kind.Pointing,
  }),
);

/** Returns a strategy with the rating of its rung. */
function rungOf(strategy: unknown): readonly [unknown, number] {
  const rung = [...beforeLoops, ...large].find(({ strategies }) => strategies.some((each) => each === strategy));
  return [strategy, rung!.rating];
}

interface Kernel extends Exports {
  readonly values: Address;
  readonly digits: Address;
  readonly steps: Address;
  readonly areLoopsNext: Address;
  take(isBounded: boolean, isPastLoops: boolean): number;
}

const kindOf = (step: number): EasyKind => KINDS[step >> KIND_SHIFT]!;
const candidateOf = (step: number): Candidate => step & ((1 << KIND_SHIFT) - 1);

function load(geometry: Geometry): EasyEngine | undefined {
  const kernel = instanceOf<Kernel>(engines()?.kernel ?? '');
  if (!kernel) return undefined;
  const { buffer } = kernel.memory;
  const values = new Int8Array(buffer, kernel.values.value, 81);
  const digits = new Int32Array(buffer, kernel.digits.value, 81);
  const steps = new Uint16Array(buffer, kernel.steps.value, 810);
  return {
    geometry,
    values,
    digits,
    take(given, left, isPastLoops = false) {
      values.set(given);
      if (left) digits.set(left);
      const count = kernel.take(left !== undefined, isPastLoops);
      if (count < 0) return undefined;
      // A list, since a copy in a typed array is allocated outside the heap, which takes several times as long.
      const taken = new Array<number>(count);
      for (let i = 0; i < count; i++) taken[i] = steps[i]!;
      return taken;
    },
    get areLoopsNext() {
      return kernel.areLoopsNext.value === 1;
    },
    kindOf,
    candidateOf,
  };
}

/** Returns the engine for a shape; null if there is none. */
export const easyEngineOf = (geometry: Geometry): EasyEngine | null => geometry.memo(loadOnNine);

const loadOnNine = (geometry: Geometry): EasyEngine | null => onNine(geometry, load);
