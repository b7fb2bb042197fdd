/** One step of a path: what was found, on which rung, and, once somebody asks, why. */
import type { Candidate, Geometry } from '../core/geometry.js';
import type { Explanation, Hit, Strategy } from '../logic/step/strategy.js';
import type { Rung } from './ladder.js';

export class Step {
  private told: Explanation | undefined;

  constructor(
    readonly rung: Rung,
    readonly hit: Hit,
    readonly geometry: Geometry,
    /** What the ladder counts for it. */
    readonly rating: number = rung.rating,
  ) {}

  get strategy(): Strategy {
    return this.rung.strategy;
  }

  get place(): readonly Candidate[] {
    return this.hit.place;
  }

  get remove(): readonly Candidate[] {
    return this.hit.remove;
  }

  /** Worked out when first read: grading never pays for it. */
  get explanation(): Explanation {
    return (this.told ??= this.strategy.explain(this.hit, this.geometry));
  }
}
