/** A chain from several assumptions: the trees in which it was found, and its argument. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { type Argument, type ArgumentLine, type Case, type LineGround, premise } from '../argument/lines.js';
import { BY_CELL } from '../links/link-list.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import type { Cases } from '../step/message.js';
import type { Need } from '../step/truths.js';
import type { Grounds } from './tree.js';

/** The reason why one of several assumptions is true, or why an assumption is refuted. */
export type Assumptions =
  /** The assumption leads to a state and to its opposite. */
  { readonly kind: 'contradiction'; readonly assumed: State } | Cases;

/** The end of a branch: the state, and the tree that contains it, or a copy of its part that proves the state. */
export interface End {
  tree: Grounds;
  readonly state: State;
}

export interface MultipleChain {
  readonly reason: Assumptions;
  readonly target: State;
  readonly ends: readonly Readonly<End>[];
}

export function argumentOf({ reason, target, ends }: MultipleChain, geometry: Geometry): Argument {
  const trees = [...new Set(ends.map(({ tree }) => tree))];
  return {
    of: reason.kind === 'contradiction' ? undefined : reason,
    cases: trees.map((tree) => {
      const own = ends.filter((end) => end.tree === tree).map(({ state }) => state);
      return new Telling(tree, geometry).caseTo(own);
    }),
    outcome: { candidates: [nodeIn(target)], on: isOn(target) },
  };
}

/**
 * The lines of a tree that lead to its ends. Candidates that an argument rules out on the same grounds are one line. What
 * a true candidate excludes is no line of its own: its consequences follow from the line of that candidate.
 */
class Telling {
  private readonly lines: [ArgumentLine, ...ArgumentLine[]];
  /** The lines behind each state. */
  private readonly behind = new Map<State, readonly number[]>();
  /** The line of each argument with its grounds. */
  private readonly told = new Map<string, number>();

  constructor(
    private readonly tree: Grounds,
    private readonly geometry: Geometry,
  ) {
    this.lines = [premise(nodeIn(tree.assumed), isOn(tree.assumed))];
  }

  caseTo(ends: readonly State[]): Case {
    for (const end of ends) this.tell(end);
    const causes = ascending(ends.flatMap((end) => this.behind.get(end)!));
    const off = ends.find((end) => !isOn(end));
    const by = off === undefined ? undefined : this.excludedBy(off);
    if (ends.length > 1) {
      const candidates = [nodeIn(ends[0]!), ...(by === undefined ? [] : [by])];
      this.lines.push({ ground: { kind: 'clash', candidates }, oneOf: [], removed: [], causes });
    } else if (by !== undefined)
      this.lines.push({ ground: { kind: 'conflict' }, oneOf: [], removed: [nodeIn(off!)], causes });
    return this.lines;
  }

  /** Returns the candidate that excludes another one; undefined if something else rules it out. */
  private excludedBy(off: State): Candidate | undefined {
    const [parent] = this.tree.parentsOf(off);
    return parent === undefined || this.tree.arguments[off] ? undefined : nodeIn(parent);
  }

  /** Adds the lines of a state, after those of the states that it follows from. */
  private tell(state: State): void {
    const { behind, tree, lines } = this;
    if (behind.has(state)) return;
    behind.set(state, [0]);
    const parents = [...tree.parentsOf(state)];
    for (const parent of parents) this.tell(parent);
    const causes = ascending(parents.flatMap((parent) => behind.get(parent)!));
    const ground = parents.length === 0 ? undefined : this.groundOf(state, parents);
    if (ground === undefined) {
      if (parents.length > 0) behind.set(state, causes);
      return;
    }
    const key = JSON.stringify([withoutOutcome(ground), parents.sort((a, b) => a - b)]);
    const at = this.told.get(key) ?? lines.length;
    this.told.set(key, at);
    const line = lines[at] ?? { ground, oneOf: [], removed: [], causes };
    lines[at] = isOn(state) ? { ...line, oneOf: [nodeIn(state)] } : withRemoved(line, nodeIn(state), ground);
    behind.set(state, [at]);
  }

  /** Returns the ground of a state that has parents; undefined if one of them excludes it. */
  private groundOf(state: State, parents: readonly State[]): LineGround | undefined {
    if (!isOn(state)) return this.tree.arguments[state];
    const candidate = nodeIn(state);
    const cause = this.tree.causeOf(state);
    const need: Need =
      cause === BY_CELL
        ? { kind: 'cell', cell: this.geometry.cellOf(candidate) }
        : { kind: 'house', house: cause, digit: this.geometry.digitOf(candidate) };
    return { kind: 'need', need, lost: parents.map(nodeIn) };
  }
}

const ascending = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);

/** Returns a line that rules out a candidate more. The arguments within it differ only in their outcome. */
function withRemoved(line: ArgumentLine, candidate: Candidate, own: LineGround): ArgumentLine {
  const removed = [...line.removed, candidate];
  if (line.ground.kind !== 'cases' || own.kind !== 'cases') return { ...line, removed };
  const { argument } = line.ground;
  const candidates = [...new Set([...argument.outcome.candidates, ...own.argument.outcome.candidates])];
  return {
    ...line,
    removed,
    ground: { kind: 'cases', argument: { ...argument, outcome: { ...argument.outcome, candidates } } },
  };
}

/** Returns a ground to be compared with grounds that differ from it only in the outcome of the argument within them. */
const withoutOutcome = (ground: LineGround): unknown =>
  ground.kind === 'cases'
    ? [
        ground.argument.of,
        ground.argument.outcome.on,
        ground.argument.cases.map((lines) => lines.filter(({ ground: { kind } }) => kind !== 'conflict')),
      ]
    : ground;
