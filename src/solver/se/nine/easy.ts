/** The easy part of Sudoku Explainer's scale on 9×9: what `assembly/kernel.ts` compiles to. */
import { directClaiming, directPointing } from '../../../../strategies/intersections/direct.js';
import { claiming, pointing } from '../../../../strategies/intersections/locked-candidates.js';
import { fullHouse } from '../../../../strategies/singles/full-house.js';
import { hiddenSingle } from '../../../../strategies/singles/hidden-single.js';
import { nakedSingle } from '../../../../strategies/singles/naked-single.js';
import { directHiddenPair, directHiddenTriplet } from '../../../../strategies/subsets/direct.js';
import type { Numbers } from '../../../core/board.js';
import { perShape } from '../../../core/per-shape.js';
import type { Strategy } from '../../../logic/step/strategy.js';
import { type Address, type Exports, instanceOf } from '../../../search/nine/instance.js';
import { offered, onNine } from '../../nine/offered.js';
import { CLAIMING, PAIR, POINTING, TRIPLET } from '../direct.js';
import { CLAIMING as PLAIN_CLAIMING, POINTING as PLAIN_POINTING } from '../locking.js';
import { FULL_HOUSE, IN_BOX, IN_LINE, NAKED } from '../singles.js';

/** A kind of step: what it is of, and its rating. */
export type EasyKind = readonly [strategy: Strategy, rating: number];

/** The kernel knows them by their places here. */
const KINDS = [
  [fullHouse, FULL_HOUSE],
  [hiddenSingle, IN_BOX],
  [hiddenSingle, IN_LINE],
  [directPointing, POINTING],
  [directClaiming, CLAIMING],
  [directHiddenPair, PAIR],
  [nakedSingle, NAKED],
  [directHiddenTriplet, TRIPLET],
  [pointing, PLAIN_POINTING],
  [claiming, PLAIN_CLAIMING],
] as readonly (readonly [unknown, number])[] as readonly EasyKind[];

interface Kernel extends Exports {
  readonly values: Address;
  readonly candidates: Address;
  readonly steps: Address;
  take(): number;
}

export interface EasyEngine {
  /** A position, until another one is taken up: a value a cell, and the digits that the others may take. */
  readonly values: Numbers;
  readonly candidates: Numbers;
  /** Takes up a position and takes steps while there are any; undefined where values clash. */
  take(values: Numbers, candidates?: Numbers): Numbers | undefined;
}

export const kindOf = (step: number): EasyKind => KINDS[step >> 10]!;
/** The last two kinds place nothing. */
export const isPlacing = (step: number): boolean => step >> 10 < KINDS.length - 2;
export const candidateOf = (step: number): number => step & 1023;

function load(text: string): EasyEngine | undefined {
  const kernel = instanceOf<Kernel>(text);
  if (!kernel) return undefined;
  const { buffer } = kernel.memory;
  const values = new Int8Array(buffer, kernel.values.value, 81);
  const candidates = new Int32Array(buffer, kernel.candidates.value, 81);
  const steps = new Uint16Array(buffer, kernel.steps.value, 810);
  return {
    values,
    candidates,
    take(given, left) {
      values.set(given);
      if (left) candidates.set(left);
      else candidates.fill(511);
      const count = kernel.take();
      return count < 0 ? undefined : steps.slice(0, count);
    },
  };
}

/** The engine for a shape; null or undefined where there is none. */
export const easyEngineOf = perShape((geometry) => onNine(geometry, offered.easy, load));
