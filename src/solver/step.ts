/** A step of a path: the hit, its rating and its explanation, which is built on demand. */
import type { Candidate, Geometry } from '../core/geometry.js';
import type { Explanation, Hit, Strategy } from '../logic/step/strategy.js';
import type { Found } from './rung.js';

/** A find that a walk has taken, with its explanation, which is made when first read. */
export class FoundStep implements Found {
  readonly strategy: Strategy;
  readonly hit: Hit;
  readonly rating: number;
  private explained: Explanation | undefined;

  constructor(
    { strategy, hit, rating }: Found,
    readonly geometry: Geometry,
  ) {
    this.strategy = strategy;
    this.hit = hit;
    this.rating = rating;
  }

  get place(): readonly Candidate[] {
    return this.hit.place;
  }

  get remove(): readonly Candidate[] {
    return this.hit.remove;
  }

  /** The explanation, built when first read, so that grading never pays for it. */
  get explanation(): Explanation {
    return (this.explained ??= this.strategy.explain(this.hit, this.geometry));
  }
}
