/**
 * Types 1 to 4: four conclusions from the fact that a fin of a deadly pattern is true, shared by all patterns and
 * ladders. The caller chooses the patterns and their order.
 */
import { type Bits, isSingle, lowestBit } from '../../core/bits.js';
import type { Markup } from '../../core/board.js';
import { candidatesAmong, cellsAt } from '../../core/candidates.js';
import type { Candidate, Cell, Digit, House } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';
import { type Hit, removing } from '../step/strategy.js';
import { type DeadlyPattern, finDigits, finsOf, keepsTo, setIn } from './pattern.js';

/** A pattern with its fins: one of them is true. */
export interface Guarded<Pattern extends DeadlyPattern> {
  readonly pattern: Pattern;
  readonly fins: readonly Candidate[];
}

export interface WithSubset<Pattern extends DeadlyPattern> extends Guarded<Pattern> {
  readonly house: House;
  readonly subset: readonly Cell[];
  /** Digits of the subset and the fins together. */
  readonly digits: Bits;
}

export interface Locked<Pattern extends DeadlyPattern> extends Guarded<Pattern> {
  /** The digit confined to two cells of the house, and the digits that these cells lose. */
  readonly locked: Digit;
  readonly others: Bits;
  readonly house: House;
}

/** Type 1: a single cell has other candidates, so it takes one of them. */
export function type1Hit<Pattern extends DeadlyPattern>(
  board: Markup,
  pattern: Pattern,
): Hit<Guarded<Pattern>> | undefined {
  if (pattern.extra.length !== 1) return undefined;
  const remove = candidatesAmong(board, pattern.extra, setIn(pattern, pattern.extra[0]!));
  return remove.length > 0 ? removing({ pattern, fins: finsOf(board, pattern) }, remove) : undefined;
}

/** Yields type 1 of each pattern that has it. */
export function* type1Hits<Pattern extends DeadlyPattern>(
  board: Markup,
  patterns: Iterable<Pattern>,
): Generator<Hit<Guarded<Pattern>>, void, void> {
  for (const pattern of patterns) {
    const hit = type1Hit(board, pattern);
    if (hit) yield hit;
  }
}

/** Type 2: all cells with other candidates share the same one, so one of them takes it. */
export function type2Hit<Pattern extends DeadlyPattern>(
  board: Markup,
  pattern: Pattern,
): Hit<Guarded<Pattern>> | undefined {
  if (pattern.extra.length < 2) return undefined;
  const union = finDigits(board, pattern);
  const remove = isSingle(union) ? seeingAll(board, lowestBit(union), pattern.extra) : [];
  return remove.length > 0 ? removing({ pattern, fins: finsOf(board, pattern) }, remove) : undefined;
}

/** Yields type 2 of each pattern that has it, if the caller wants it. */
export function* type2Hits<Pattern extends DeadlyPattern>(
  board: Markup,
  patterns: Iterable<Pattern>,
  isMeant: (pattern: Pattern) => boolean = () => true,
): Generator<Hit<Guarded<Pattern>>, void, void> {
  for (const pattern of patterns) {
    const hit = isMeant(pattern) ? type2Hit(board, pattern) : undefined;
    if (hit) yield hit;
  }
}

/**
 * Type 3: the cells with fins count as one cell of a naked subset of the house; the other cells are at the slots. The
 * subset removes its digits from the houses in `losing`.
 */
export function type3Hit<Pattern extends DeadlyPattern>(
  board: Markup,
  pattern: Pattern,
  house: House,
  slots: Bits,
  losing: readonly House[] = [house],
): Hit<WithSubset<Pattern>> | undefined {
  const { geometry, digits: left } = board;
  const subset = cellsAt(geometry, house, slots);
  const digits = subset.reduce((union, cell) => union | left[cell]!, finDigits(board, pattern));
  const losers = new Set<Cell>();
  for (const at of losing)
    for (let slot = 0; slot < geometry.size; slot++) {
      const cell = geometry.cellAt(at, slot);
      if (left[cell]! & digits && !subset.includes(cell) && !pattern.extra.includes(cell)) losers.add(cell);
    }
  if (losers.size === 0) return undefined;
  const remove = candidatesAmong(board, [...losers], digits);
  return removing({ pattern, fins: finsOf(board, pattern), house, subset, digits }, remove);
}

/**
 * Type 4: a digit is confined to two cells of a house, so one of them takes it, and both lose the pattern's other
 * digits.
 */
export function type4Hit<Pattern extends DeadlyPattern>(
  board: Markup,
  pattern: Pattern,
  house: House,
  locked: Digit,
): Hit<Locked<Pattern>> | undefined {
  const { extra } = pattern;
  const others = (setIn(pattern, extra[0]!) | setIn(pattern, extra[1]!)) & ~(1 << locked);
  const remove = extra.flatMap((cell) => candidatesAmong(board, [cell], setIn(pattern, cell) & others));
  return remove.length > 0
    ? removing({ pattern, fins: finsOf(board, pattern), locked, others, house }, remove)
    : undefined;
}

/** Yields type 4 of each pattern, for each of its digits that is confined to two such cells. */
export function* type4Hits<Pattern extends DeadlyPattern>(
  board: Markup,
  patterns: Iterable<Pattern>,
): Generator<Hit<Locked<Pattern>>, void, void> {
  for (const pattern of patterns) {
    const { extra } = pattern;
    if (extra.length !== 2) continue;
    const common = board.geometry.commonHouses(extra);
    for (let rest = setIn(pattern, extra[0]!) & setIn(pattern, extra[1]!); rest; rest &= rest - 1) {
      const locked = lowestBit(rest);
      const house = common.find((at) => keepsTo(board, at, locked, extra));
      const hit = house === undefined ? undefined : type4Hit(board, pattern, house, locked);
      if (hit) yield hit;
    }
  }
}
