/** Near misses: positions in which a strategy would find a step without a candidate that invalidates the argument. */
import { prove } from '../../src/check/prove.js';
import { type Board, EMPTY } from '../../src/core/board.js';
import type { Candidate, Cell } from '../../src/core/geometry.js';
import type { Hit, Strategy } from '../../src/logic/step/strategy.js';
import type { Truth } from '../../src/logic/step/truths.js';

/** Strategies that cannot have a near miss, with the reason. */
export const NEVER_NEAR: Readonly<Record<string, string>> = {
  'innies-and-outies': 'what it places follows from houses and sums, whichever candidates are left',
  backtracking: 'it finds a solution wherever there is one, and proves nothing where there are several',
};

/**
 * Returns the position with additional candidates. A value that excludes one becomes the only candidate of its cell, so
 * the position keeps every solution that it had.
 */
export function withCandidates(board: Board, candidates: readonly Candidate[]): Board {
  const { geometry } = board;
  const values = Int8Array.from({ length: geometry.cells }, (_, cell) => board.values[cell]!);
  const digits = Int32Array.from({ length: geometry.cells }, (_, cell) => board.digits[cell]!);
  for (const candidate of candidates) {
    const own = geometry.cellOf(candidate);
    for (let cell = 0; cell < geometry.cells; cell++)
      if (values[cell] !== EMPTY && geometry.conflict(candidate, geometry.candidate(cell, values[cell]!))) {
        digits[cell] = 1 << values[cell]!;
        values[cell] = EMPTY;
      }
    digits[own]! |= 1 << geometry.digitOf(candidate);
  }
  const changed = board.copy().load(values, digits);
  for (let cell = 0; cell < geometry.cells; cell++) if (values[cell] === EMPTY) changed.givens[cell] = 0;
  return changed;
}

/** Returns candidates that the truths would contain if the position had them. */
export function lacking(board: Board, truths: readonly Truth[]): Candidate[] {
  const { geometry } = board;
  const ofCell = (cell: Cell): Candidate[] =>
    Array.from({ length: geometry.size }, (_, digit) => geometry.candidate(cell, digit));
  const counted = (truth: Truth): Candidate[] => {
    if (truth.kind === 'cell') return ofCell(truth.cell);
    if (truth.kind === 'deadly') return truth.cells.flatMap(ofCell);
    if (truth.kind === 'symmetry') return ofCell(geometry.cellOf(truth.candidate));
    if (truth.kind === 'rule') return geometry.rules[truth.rule]!.cells.flatMap(ofCell);
    if (truth.kind === 'sum')
      return [
        ...[...truth.houses, ...(truth.against ?? [])].flatMap((house) => geometry.cellsOf(house)),
        ...truth.rules.flatMap((rule) => geometry.rules[rule]!.cells),
      ].flatMap(ofCell);
    if (truth.kind === 'equivalence')
      return [...truth.houses, ...truth.others].flatMap((house) => geometry.cellsOf(house)).flatMap(ofCell);
    const { house, digit } = truth;
    return Array.from({ length: geometry.size }, (_, slot) => geometry.candidate(geometry.cellAt(house, slot), digit));
  };
  const all = truths.flatMap(counted);
  return [...new Set(all)].filter(
    (candidate) => !board.has(candidate) && board.values[geometry.cellOf(candidate)] !== geometry.digitOf(candidate),
  );
}

/** Returns the conclusions of a hit that its argument does not prove on another board. */
export function spoiled(strategy: Strategy, hit: Hit, board: Board): Pick<Hit, 'place' | 'remove'> {
  const { truths } = strategy.explain(hit, board.geometry);
  const isSpoiled = (claim: Pick<Hit, 'place' | 'remove'>): boolean =>
    prove(board, { ...claim, truths }).verdict === 'refuted';
  return {
    place: [...new Set(hit.place)].filter(
      (candidate) => board.has(candidate) && isSpoiled({ place: [candidate], remove: [] }),
    ),
    remove: [...new Set(hit.remove)].filter(
      (candidate) => board.has(candidate) && isSpoiled({ place: [], remove: [candidate] }),
    ),
  };
}
