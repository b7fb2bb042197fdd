/** The easy part of Sudoku Explainer's scale on 9×9, up to large subsets: what `assembly/kernel.ts` compiles to. */
import { directClaiming, directPointing } from '../../../../strategies/intersections/direct.js';
import { claiming, pointing } from '../../../../strategies/intersections/locked-candidates.js';
import { fullHouse } from '../../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../../strategies/singles/naked-single.js';
import { directHiddenPair, directHiddenTriplet } from '../../../../strategies/subsets/direct.js';
import { perShape } from '../../../core/caches.js';
import type { Candidate, Geometry } from '../../../core/geometry.js';
import { type Address, type Exports, instanceOf } from '../../../search/nine/instance.js';
import { onNine } from '../../nine/engines.js';
import { easyKernel } from '../../nine/kernels.js';
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

/** The kernel knows them by their places here. */
const KINDS = [
  [fullHouse, FULL_HOUSE],
  [hiddenSingle, IN_BOX],
  [hiddenSingle, IN_LINE],
  [directPointing, DIRECT_POINTING],
  [directClaiming, DIRECT_CLAIMING],
  [directHiddenPair, PAIR],
  [nakedSingle, NAKED],
  [directHiddenTriplet, TRIPLET],
  [pointing, POINTING],
  [claiming, CLAIMING],
  ...[...beforeLoops, ...large].map(({ strategies, rating }) => [strategies[0], rating] as const),
] as readonly (readonly [unknown, number])[] as readonly EasyKind[];

/** So many kinds, the first ones, place a digit. */
const PLACING = 8;

interface Kernel extends Exports {
  readonly values: Address;
  readonly candidates: Address;
  readonly steps: Address;
  readonly areLoopsNext: Address;
  take(isBounded: boolean, isPastLoops: boolean): number;
}

const kindOf = (step: number): EasyKind => KINDS[step >> 10]!;
const isPlacing = (step: number): boolean => step >> 10 < PLACING;
const candidateOf = (step: number): Candidate => step & 1023;

function load(geometry: Geometry): EasyEngine | undefined {
  const kernel = instanceOf<Kernel>(easyKernel);
  if (!kernel) return undefined;
  const { buffer } = kernel.memory;
  const values = new Int8Array(buffer, kernel.values.value, 81);
  const digits = new Int32Array(buffer, kernel.candidates.value, 81);
  const steps = new Uint16Array(buffer, kernel.steps.value, 810);
  return {
    geometry,
    values,
    digits,
    take(given, left, isPastLoops = false) {
      values.set(given);
      if (left) digits.set(left);
      const count = kernel.take(left !== undefined, isPastLoops);
      return count < 0 ? undefined : steps.slice(0, count);
    },
    get areLoopsNext() {
      return kernel.areLoopsNext.value === 1;
    },
    kindOf,
    isPlacing,
    candidateOf,
  };
}

/** The engine for a shape; null where there is none. */
export const easyEngineOf = perShape((geometry) => onNine(geometry, load));
