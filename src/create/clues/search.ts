/**
 * The search for a puzzle whose clues are read off its grid. Cages cover the grid, at first at random. As long as there
 * are other solutions, cages are exchanged for others whose sums these solutions do not have. Then more or fewer and
 * other cages bring the draft nearer to the aims. With clues of other kinds, givens are dug as without clues.
 */

import { cellSet } from '../../core/cell-set.js';
import type { Clock } from '../../core/clock.js';
import { EMPTY } from '../../core/values.js';
import { DONE, FOUND } from '../../search/engine.js';
import { engineOf } from '../../search/engines.js';
import { nextWithin } from '../../search/search.js';
import { Draft } from '../draft.js';
import { fillerOf, type Grid } from '../fill.js';
import { below, type Random, shuffle } from '../random.js';
import { type Attempt, attemptsOn, measureOf } from '../search.js';
import type { Spec } from '../spec.js';
import { type Orbit, orbitsOf } from '../symmetry.js';
import { cagesIn, cluedBy, type Invention, planOf, sumsOf } from './invention.js';
import { type CageCells, isAlike, isLarge, join, type Plan, randomPartition, shift, split } from './partition.js';
import { readClues } from './read-off.js';
import { thinned, usesItsClues } from './use.js';

/** Finished puzzles that are passed over because they hardly use their clues. */
const MOST_PASSED = 40;

/** Yields an attempt for each draft, without end. Throws OutOfTime when the clock does. */
export function* inventiveAttempts(
  spec: Spec,
  invention: Invention,
  random: Random,
  clock: Clock,
): Generator<Attempt, never, void> {
  const filler = fillerOf(invention.geometry, 'random');
  const orbits = orbitsOf(spec.geometry, spec.symmetry);
  const wish = cagesIn(invention);
  const thinning = { orbits, least: spec.clues.least, measure: measureOf(spec, clock), random, clock };
  let passed = 0;
  for (let grid = spec.grid ?? filler(random, clock); ; grid = filler(random, clock)) {
    const clues = readClues({ ...invention, grid }, invention.wishes, random);
    const plan = wish && planOf(invention, wish, grid, spec.symmetry);
    const geometryOf = (cages: readonly CageCells[]) =>
      cluedBy(invention, [...clues, ...(wish ? sumsOf(wish, invention.geometry, grid, cages) : [])]);
    const drafts = plan
      ? new CageSearch(spec, plan, geometryOf, orbits, random, clock).attempts()
      : attemptsOn({ ...spec, geometry: geometryOf([]) }, grid, orbits, random, clock);
    for (const attempt of drafts) {
      const finished = attempt.distance === 0 ? thinned(attempt, thinning) : attempt;
      if (finished.distance === 0 && passed < MOST_PASSED && !usesItsClues(finished.made, invention)) {
        passed++;
        break;
      }
      yield finished;
    }
  }
}

/** Cages and the draft that they make. */
interface Caged {
  readonly cages: readonly CageCells[];
  readonly draft: Draft;
}

/** Exchanges of cages after which a draft with several solutions is given up. */
const MOST_EXCHANGES = 60;
/** Exchanges after a move. */
const FEW_EXCHANGES = 4;
/** Exchanges of which the best is taken. */
const TRIED = 24;
/** Solutions listed at once, and guesses for that. */
const FEW_SOLUTIONS = 4;
const MOST_GUESSES = 2000;
/** Solutions that are kept in mind. */
const MOST_KNOWN = 100;
/** Moves without a new minimum of the distance after which a grid is given up. */
const PATIENCE = 60;
/** The mean increase of the distance that a move may bring. */
const TEMPERATURE = 0.1;
/** Cages that a move tries to join with others. */
const MOST_JOINED = 8;

class CageSearch {
  /** Other full grids that keep all the rules but the cages. */
  private readonly known: Grid[] = [];
  private readonly isDeep: boolean;

  constructor(
    private readonly spec: Spec,
    private readonly plan: Plan,
    private readonly geometryOf: (cages: readonly CageCells[]) => Draft['geometry'],
    private readonly orbits: Orbit[],
    private readonly random: Random,
    private readonly clock: Clock,
  ) {
    this.isDeep = spec.aims.some((aim) => aim.isDeep);
  }

  *attempts(): Generator<Attempt, void, void> {
    const { spec, random, clock } = this;
    const measure = measureOf(spec, clock);
    const first = this.withGivens(this.caged(randomPartition(this.plan, random)), spec.clues.least);
    const settled = this.settled(first, MOST_EXCHANGES);
    if (!settled) return;
    let caged = this.isDeep ? this.joined(settled, Infinity) : settled;
    let at = measure(caged.draft);
    yield at;
    let nearest = at.distance;
    for (let idle = 0; idle < PATIENCE && at.distance > 0; idle++) {
      const isBeyond = spec.aims.some((aim) => aim.isBeyond?.(at.made));
      const moved = this.moved(caged, isBeyond);
      if (moved) {
        const most = at.distance - TEMPERATURE * Math.log(1 - random());
        const next = measure(moved.draft, most);
        if (next.distance <= most) [caged, at] = [moved, next];
        if (at.distance < nearest) [nearest, idle] = [at.distance, 0];
      }
      yield at;
    }
  }

  private caged(cages: readonly CageCells[], from?: Draft): Caged {
    const { grid } = this.plan;
    const geometry = this.geometryOf(cages);
    const values = from?.values.slice() ?? new Int8Array(grid.length).fill(EMPTY);
    const given = cellSet(
      geometry,
      [...values.keys()].filter((cell) => values[cell] !== EMPTY),
    );
    return { cages, draft: new Draft(geometry, grid, values, given, from?.clues ?? 0) };
  }

  /** Returns a draft with at least so many givens. */
  private withGivens({ cages, draft }: Caged, least: number): Caged {
    const copy = draft.copy();
    for (const orbit of shuffle(this.orbits, this.random)) {
      if (copy.clues >= least) break;
      if (!copy.gives(orbit) && copy.clues + orbit.length <= this.spec.clues.most) copy.putBack(orbit);
    }
    return { cages, draft: copy };
  }

  /** Exchanges cages until there is one solution. Returns undefined if there are several after all. */
  private settled(start: Caged, most: number): Caged | undefined {
    let caged: Caged | undefined = start;
    for (let exchanges = 0; caged; exchanges++) {
      this.clock();
      const others = this.othersOf(caged.draft);
      if (others?.length === 0) return caged;
      this.known.push(...(others ?? []));
      this.known.splice(0, this.known.length - MOST_KNOWN);
      if (exchanges >= most) return undefined;
      const cages = this.without(caged, others?.[0]);
      caged = cages && this.caged(cages, caged.draft);
    }
    return undefined;
  }

  /** Lists other solutions; undefined if the guesses do not find any and do not show that there are none. */
  private othersOf({ geometry, values, solution }: Draft): Grid[] | undefined {
    const engine = engineOf(geometry);
    engine.start(values);
    const others: Grid[] = [];
    while (others.length < FEW_SOLUTIONS) {
      const outcome = nextWithin(engine, MOST_GUESSES, this.clock);
      if (outcome === DONE) return others;
      if (outcome !== FOUND) return others.length > 0 ? others : undefined;
      const other = solution.slice();
      engine.write(other, 0, 0);
      if (other.some((digit, cell) => digit !== solution[cell])) others.push(other);
    }
    return others;
  }

  /** Returns other cages that the fewest known solutions have the sums of: of those tried about cells of one of them. */
  private without({ cages, draft }: Caged, other: Grid | undefined): CageCells[] | undefined {
    const { plan, random } = this;
    const isAt = (cage: CageCells): boolean => !other || cage.some((cell) => other[cell] !== plan.grid[cell]);
    const places = cages.filter(isAt);
    let best: CageCells[] | undefined;
    let fewest = Infinity;
    for (let tried = 0; tried < TRIED; tried++) {
      const cage = places[below(random, places.length)]!;
      const exchange = random() < 0.5 ? shift : split;
      const next = exchange(plan, cages, cage, random);
      if (!next) continue;
      const alike = this.known.filter((grid) => this.isOpen(grid, next, draft)).length;
      if (alike < fewest) [best, fewest] = [next, alike];
    }
    return best;
  }

  /** True if a known solution has the sums of cages and the givens of a draft. */
  private isOpen(known: Grid, cages: readonly CageCells[], { values }: Draft): boolean {
    return isAlike(this.plan, cages, known) && values.every((value, cell) => value === EMPTY || value === known[cell]);
  }

  /**
   * Returns a draft with other cages or givens: with smaller cages or more givens if it shall be easier. Undefined if
   * that has several solutions.
   */
  private moved({ cages, draft }: Caged, isEasier: boolean): Caged | undefined {
    const { plan, random, spec } = this;
    if (isEasier && !cages.some((cage) => isLarge(plan, cage)) && draft.clues < spec.clues.most) {
      const more = Math.ceil(draft.geometry.size / 2);
      return this.withGivens({ cages, draft }, Math.min(draft.clues + more, spec.clues.most));
    }
    if (!isEasier && draft.clues > spec.clues.least && random() < 0.5) {
      const fewer = this.withFewerGivens({ cages, draft });
      return fewer && this.settled(fewer, 0);
    }
    if (!isEasier && this.isDeep) {
      const other = this.exchanged({ cages, draft }, random() < 0.5 ? split : shift);
      return other && this.joined(other, MOST_JOINED);
    }
    const change = isEasier ? split : join;
    return this.exchanged({ cages, draft }, random() < 0.5 ? change : shift);
  }

  /**
   * Returns a draft with one exchange at random, and a few more if that leaves several solutions; undefined if these do
   * not help.
   */
  private exchanged({ cages, draft }: Caged, exchange: typeof split): Caged | undefined {
    const { plan, random } = this;
    for (let tried = 0; tried < TRIED; tried++) {
      const next = exchange(plan, cages, cages[below(random, cages.length)]!, random);
      if (next && !this.known.some((grid) => this.isOpen(grid, next, draft)))
        return this.settled(this.caged(next, draft), FEW_EXCHANGES);
    }
    return undefined;
  }

  /** Joins cages, each with one beside it, as long as there is one solution. */
  private joined(start: Caged, most: number): Caged {
    let caged = start;
    for (const cage of shuffle([...start.cages], this.random).slice(0, most)) {
      const next = caged.cages.includes(cage) ? join(this.plan, caged.cages, cage, this.random) : undefined;
      if (!next || this.known.some((grid) => this.isOpen(grid, next, caged.draft))) continue;
      caged = this.settled(this.caged(next, caged.draft), 0) ?? caged;
    }
    return caged;
  }

  private withFewerGivens({ cages, draft }: Caged): Caged | undefined {
    const copy = draft.copy();
    const orbit = shuffle(this.orbits, this.random).find((orbit) => copy.gives(orbit));
    if (!orbit || copy.clues - orbit.length < this.spec.clues.least) return undefined;
    copy.takeOut(orbit);
    return { cages, draft: copy };
  }
}
