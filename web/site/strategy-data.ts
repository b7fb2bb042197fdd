/** The data of a strategy's page: its texts as HTML, and its examples, from which the page draws the pictures. */

import type { InLanguages } from '../../constraints/index.js';
import { EMPTY } from '../../src/core/index.js';
import type { DrawnPosition } from '../../src/render/index.js';
import { playInLink } from '../page/play/linked.js';
import type { PackedStep } from './packed.js';

/** Texts by language. A text may be English in all of them. */
export type Texts = InLanguages<string>;

export interface ExampleData {
  /** The position in the form of the page's links. */
  readonly position: string;
  readonly step: PackedStep;
  /** The subject of the example, in English; absent if it is its conclusion only. */
  readonly subject?: string;
  readonly sentence: Texts;
  /** The parts of the argument, if there are several: the first sentence of each, and its marks. */
  readonly reasons?: readonly { readonly texts: Texts; readonly marks: PackedStep['marks'] }[];
}

export interface Rated {
  /** The id of the ladder. */
  readonly ladder: string;
  /** The rating in the ladder's own terms; absent if it rates by level and number. */
  readonly rated?: string;
  readonly rating: number;
}

/** A text before the examples, as HTML: its idea, the steps of the first example, and the sections after them. */
export interface Teaching {
  readonly idea: string;
  readonly steps: readonly string[];
  readonly above: string;
}

export interface StrategyData {
  readonly english: Teaching;
  /** The German text, if there is one. Strategies of the course have one. */
  readonly german?: Teaching;
  /** The English text after the examples. */
  readonly below: string;
  readonly examples: readonly ExampleData[];
  readonly ratings: readonly Rated[];
  /** The variant that the strategy needs, by name. */
  readonly variant?: string;
}

/** Returns the position of an example. */
export function positionIn(link: string): DrawnPosition {
  const { geometry, values, givens, centre } = playInLink(link)!;
  return {
    geometry,
    values: Int8Array.from(values),
    givens: Uint8Array.from(givens, (given) => (given === EMPTY ? 0 : 1)),
    digits: Int32Array.from(centre),
  };
}
