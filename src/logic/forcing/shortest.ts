/** Shortest chains of implications from one premise: breadth first, each literal by the first arrow that reaches it. */
import type { Implications } from './implications.js';
import type { Literal } from './nodes.js';

/** A search that can be taken up again: grows only as far as it is asked about. */
export class Shortest {
  private readonly seen: Int32Array;
  private readonly before: Int32Array;
  private readonly steps: Int32Array;
  private readonly queue: Int32Array;
  private readonly positions: Int32Array;
  private head = 0;
  private end = 0;
  private round = 0;
  private most = Infinity;

  constructor(readonly implications: Implications) {
    const literals = 2 * implications.nodes.off;
    this.seen = new Int32Array(literals);
    this.before = new Int32Array(literals);
    this.steps = new Int32Array(literals);
    this.queue = new Int32Array(literals);
    this.positions = new Int32Array(literals);
  }

  /** Begins anew; `most`: what takes more arrows is of no interest. */
  from(premise: Literal, most = Infinity): this {
    this.round++;
    this.most = most;
    this.head = 0;
    this.end = 1;
    this.queue[0] = premise;
    this.seen[premise] = this.round;
    this.before[premise] = -1;
    this.steps[premise] = 0;
    return this;
  }

  /** How many arrows it takes to a literal; -1 if it does not follow, or takes more than are of interest. */
  distance(literal: Literal): number {
    const { seen, before, steps, queue, positions, round, most } = this;
    const { from, targets } = this.implications;
    while (seen[literal] !== round && this.head < this.end) {
      const next = queue[this.head++]!;
      if (steps[next]! >= most) {
        this.head = this.end;
        break;
      }
      for (let at = from[next]!, end = from[next + 1]!; at < end; at++) {
        const target = targets[at]!;
        if (seen[target] === round) continue;
        seen[target] = round;
        before[target] = next;
        steps[target] = steps[next]! + 1;
        positions[target] = this.end;
        queue[this.end++] = target;
      }
    }
    return seen[literal] === round ? steps[literal]! : -1;
  }

  /** When a literal that was asked for was come to, beside the others. */
  position(literal: Literal): number {
    return this.positions[literal]!;
  }

  /** The literals from the premise to one that follows. */
  path(literal: Literal): Literal[] {
    const path: Literal[] = [];
    if (this.distance(literal) < 0) return path;
    for (let at = literal; at >= 0; at = this.before[at]!) path.push(at);
    return path.reverse();
  }
}
