/** Finds wrong moves in practice: moves that the pattern does not justify, each with the reason. */
import { type Candidate, type Cell, type Digit, EMPTY, type House, openTo } from '../../../src/core/index.js';
import { type Drawn, drawnOf } from '../../../src/render/index.js';
import type { Requests } from '../engine/protocol.js';
import type { Play } from '../play/play.js';
import { candidatesIn } from '../play-view/drawn.js';

type Task = Requests['practise']['result'];

/** The simplest reason why a move does not follow from the pattern. */
export type WrongBecause =
  /** The removed candidate is the digit of its cell. */
  | { readonly kind: 'true' }
  /** The removed candidate is part of the pattern. */
  | { readonly kind: 'part' }
  /** The pattern removes other digits. */
  | { readonly kind: 'digit'; readonly digits: readonly Digit[] }
  /** The cell does not see all places of the digit in the pattern. */
  | { readonly kind: 'unseen'; readonly cells: readonly Cell[] }
  /** The pattern removes the digit from some houses, and the cell is in none of them. */
  | { readonly kind: 'outside'; readonly houses: readonly House[] }
  /** The pattern does not reach the candidate. */
  | { readonly kind: 'other' }
  /** A wrong digit was entered, or a right one that the pattern does not place. */
  | { readonly kind: 'early' | 'false' };

export interface Wrong {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly reason: WrongBecause;
}

/** Returns the moves on the grid of a task that none of its steps makes, by candidate, in the order of cells. */
export function wrongMoves(play: Play, { grid, steps, solution }: Task): ReadonlyMap<Candidate, Wrong> {
  const { geometry, values, centre } = play;
  const drawn = steps.map((step) => drawnOf(geometry, step));
  const placed = new Set(drawn.flatMap(({ place }) => place));
  const removed = new Set(drawn.flatMap(({ remove }) => remove));
  const own = Int8Array.from(values);
  const wrong = new Map<Candidate, Wrong>();
  const add = (cell: Cell, digit: Digit, reason: WrongBecause): void =>
    void wrong.set(geometry.candidate(cell, digit), { cell, digit, reason });
  for (const [cell, before] of grid.values.entries()) {
    if (before !== EMPTY) continue;
    const value = values[cell]!;
    if (value !== EMPTY) {
      if (!placed.has(geometry.candidate(cell, value)))
        add(cell, value, { kind: value === solution?.[cell] ? 'early' : 'false' });
    } else if (centre[cell] !== 0) {
      const struck = (grid.candidates?.[cell] ?? 0) & openTo(geometry, own, cell) & ~centre[cell]!;
      for (let digit = 0; digit < geometry.size; digit++)
        if (struck & (1 << digit) && !removed.has(geometry.candidate(cell, digit)))
          add(cell, digit, digit === solution?.[cell] ? { kind: 'true' } : reasonOf(play, drawn, cell, digit));
    }
  }
  return wrong;
}

/**
 * Returns the reason why no step removes a candidate, compared with a step that removes the same digit if there is one.
 */
function reasonOf({ geometry }: Play, steps: readonly Drawn[], cell: Cell, digit: Digit): WrongBecause {
  const candidate = geometry.candidate(cell, digit);
  const digitsOf = ({ remove }: Drawn): Digit[] => remove.map((each) => geometry.digitOf(each));
  if (steps.some((step) => partsOf(step).includes(candidate))) return { kind: 'part' };
  const near = steps.find((step) => digitsOf(step).includes(digit));
  if (!near) return { kind: 'digit', digits: [...new Set(steps.flatMap(digitsOf))].sort((a, b) => a - b) };
  const ofDigit = (list: readonly Candidate[]): Cell[] =>
    list.filter((each) => geometry.digitOf(each) === digit).map((each) => geometry.cellOf(each));
  const targets = ofDigit(near.remove);
  const covers = near.marks.flatMap((mark) => (mark.kind === 'house' && mark.role === 'cover' ? [mark.house] : []));
  const isIn = (each: Cell, house: House): boolean => geometry.cellsOf(house).includes(each);
  if (covers.length > 0 && !covers.some((house) => isIn(cell, house))) return { kind: 'outside', houses: covers };
  const places = ofDigit(partsOf(near));
  const isLaw = targets.every((target) => places.every((place) => geometry.sees(target, place)));
  const unseen = places.filter((place) => !geometry.sees(cell, place));
  return isLaw && unseen.length > 0 ? { kind: 'unseen', cells: unseen } : { kind: 'other' };
}

/** Returns the candidates of a pattern, without those that it removes. */
const partsOf = ({ marks, remove }: Drawn): Candidate[] =>
  [...new Set(marks.flatMap((mark) => ('role' in mark && mark.role === 'target' ? [] : candidatesIn(mark))))].filter(
    (candidate) => !remove.includes(candidate),
  );
