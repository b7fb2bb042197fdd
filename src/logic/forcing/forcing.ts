/**
 * Conclusions from premises: from one that is assumed, or from several of which one is true. A contradiction refutes
 * its premise; a state common to all alternatives, a verity, is true. Works on any implications, those of chains and
 * those of nets.
 *
 * The room `forcing` holds implications with groups, nets, trials with clues, and their conclusions. It imports the core,
 * `rules`, `links`, `argument` and `step`.
 */
import { type Bits, lowestBit } from '../../core/bits.js';
import { EMPTY, type Markup } from '../../core/board.js';
import { type Clock, unlimited } from '../../core/clock.js';
import { candidatesOf, placedIn } from '../argument/trial.js';
import type { Closure } from '../links/closure.js';
import { nodeIn, OFFS, ONS, off, on, opposite, type State } from '../links/state.js';
import type { Need } from '../step/truths.js';
import type { Nodes } from './nodes.js';

/** A contradiction: a candidate both on and off, or a need without candidates. */
type Impossibility =
  | { readonly kind: 'both'; readonly state: State }
  | { readonly kind: 'none'; readonly need: Need; readonly states: readonly State[] };

/** A premise that leads to a contradiction. Its opposite is the conclusion. */
export interface Contradiction {
  readonly kind: 'contradiction';
  readonly conclusion: State;
  readonly premise: State;
  readonly clash: Impossibility;
}

/** Premises of which one is true, all leading to the conclusion. */
export interface Verity {
  readonly kind: 'verity';
  readonly conclusion: State;
  readonly premises: readonly State[];
  /** The need of which one must be true; undefined for the two states of a candidate. */
  readonly need: Need | undefined;
}

export type Conclusion = Contradiction | Verity;

/** True if a conclusion is still wanted. */
type IsWanted = (conclusion: State) => boolean;

/**
 * Needs that a contradiction may leave without candidates: any, or only cells and houses in which the digit has lost no
 * place before.
 */
export type Choices = 'any' | 'untouched';

interface Alternatives {
  readonly need: Need;
  /** Candidates left for it, as on states. */
  readonly states: readonly State[];
  /** Their off states as a set: indexes of words with 32 states, and the bits in each. */
  readonly words: readonly number[];
  readonly bits: readonly Bits[];
  /** True if these are all candidates that the values on the board allow. */
  readonly untouched: boolean;
}

function alternativesOf(need: Need, states: readonly State[], untouched: boolean): Alternatives {
  const words: number[] = [];
  const bits: Bits[] = [];
  for (const state of states) {
    const gone = opposite(state);
    if (words.at(-1) !== gone >> 5) {
      words.push(gone >> 5);
      bits.push(0);
    }
    bits[bits.length - 1]! |= 1 << (gone & 31);
  }
  return { need, states, words, bits, untouched };
}

export class Forcing {
  private readonly choices: readonly Alternatives[];
  private readonly untouched: Alternatives[] = [];
  /** States common to several premises. */
  private readonly shared: Int32Array;
  private isAnyCommon: boolean | undefined;

  constructor(
    board: Markup,
    readonly nodes: Nodes,
    readonly closure: Closure,
    clock: Clock,
    /** True if every implication also trials backwards, between the opposite states. */
    private readonly isReversible = false,
  ) {
    this.shared = new Int32Array(closure.words);
    this.choices = choicesOf(board, nodes, clock);
    for (const choice of this.choices) if (choice.untouched) this.untouched.push(choice);
  }

  /** True if all candidates of some cell, or all places of some digit in a house, have a consequence in common. */
  hasCommon(clock: Clock): boolean {
    this.isAnyCommon ??= this.choices.some(({ states }, index) => {
      if (index % CHOICES_PER_CHECK === 0) clock();
      return this.common(states, () => true).length > 0;
    });
    return this.isAnyCommon;
  }

  /**
   * Yields the refutation of each premise. Premises that are off come first, since their refutation places a digit.
   */
  *contradictions(
    isWanted: IsWanted,
    choices: Choices = 'any',
    clock = unlimited,
  ): Generator<Contradiction, void, void> {
    const { candidates } = this.nodes;
    // If a premise turns off all candidates of a choice, each of them turns the premise's opposite on, backwards along the
    // same links. The opposite is then common to all of them, so without a common state no choice is emptied.
    const mayEmpty = !this.isReversible || this.hasCommon(clock);
    const emptied = mayEmpty ? (choices === 'any' ? this.choices : this.untouched) : undefined;
    for (const assumed of [off, on])
      for (let node = 0; node < candidates.length; node++) {
        clock();
        const premise = assumed(node);
        const conclusion = opposite(premise);
        if (!isWanted(conclusion)) continue;
        for (const clash of this.clashes(premise, emptied)) {
          yield { kind: 'contradiction', conclusion, premise, clash };
          if (!isWanted(conclusion)) break;
        }
      }
  }

  /**
   * Yields states that follow from both states of a candidate, or from all candidates of a cell or of a digit in a
   * house.
   */
  *verities(isWanted: IsWanted, clock = unlimited): Generator<Verity, void, void> {
    const { nodes } = this;
    const { geometry, candidates } = nodes;
    for (let node = 0; node < candidates.length; node++) {
      clock();
      const premises = [on(node), off(node)];
      const cell = geometry.cellOf(candidates[node]!);
      for (const conclusion of this.common(premises, isWanted))
        if (geometry.cellOf(candidates[nodeIn(conclusion)]!) !== cell)
          yield { kind: 'verity', conclusion, premises, need: undefined };
    }
    for (const { need, states: premises } of this.choices) {
      clock();
      for (const conclusion of this.common(premises, isWanted)) yield { kind: 'verity', conclusion, premises, need };
    }
  }

  /**
   * Returns the needs left without candidates, or candidates both on and off. Allocates only if there are any, since
   * most premises have none.
   */
  private clashes(premise: State, choices?: readonly Alternatives[]): readonly Impossibility[] {
    const { words, sets } = this.closure;
    const base = premise * words;
    let found: Impossibility[] | undefined;
    for (let word = 0; word < words; word++) {
      const set = sets[base + word]!;
      let both = set & (set >>> 1) & OFFS & this.candidatesAt(word);
      for (; both; both &= both - 1)
        (found ??= []).push({ kind: 'both', state: on(word * 16 + (lowestBit(both) >> 1)) });
    }
    for (let i = 0; choices && i < choices.length; i++) {
      const choice = choices[i]!;
      if (areOff(sets, base, choice)) (found ??= []).push({ kind: 'none', need: choice.need, states: choice.states });
    }
    return found ?? NO_CLASHES;
  }

  /**
   * Returns the wanted states of candidates that follow from every premise, on states first. Allocates only if there
   * are any.
   */
  common(premises: readonly State[], isWanted: IsWanted): readonly State[] {
    const { words, sets } = this.closure;
    const { shared } = this;
    let any = 0;
    for (let word = 0; word < words; word++) {
      let set = this.candidatesAt(word);
      for (let i = 0; set && i < premises.length; i++) set &= sets[premises[i]! * words + word]!;
      shared[word] = set;
      any |= set;
    }
    if (!any) return NO_STATES;
    let found: State[] | undefined;
    for (const half of [ONS, OFFS])
      for (let word = 0; word < words; word++)
        for (let set = shared[word]! & half; set; set &= set - 1)
          if (isWanted(word * 32 + lowestBit(set))) (found ??= []).push(word * 32 + lowestBit(set));
    return found ?? NO_STATES;
  }

  /** Returns the mask of the states in a word that belong to candidates, not groups. */
  private candidatesAt(word: number): Bits {
    const left = 2 * this.nodes.candidates.length - word * 32;
    return left >= 32 ? -1 : left <= 0 ? 0 : (1 << left) - 1;
  }
}

/** The number of choices between two checks of the clock. */
const CHOICES_PER_CHECK = 64;

const NO_CLASHES: readonly Impossibility[] = [];
const NO_STATES: readonly State[] = [];

/** True if a set of states, from a word on, holds all candidates of a choice as off. */
function areOff(sets: Int32Array, from: number, { words, bits }: Alternatives): boolean {
  for (let i = 0; i < words.length; i++) if ((sets[from + words[i]!]! & bits[i]!) !== bits[i]) return false;
  return true;
}

/** Returns the candidates of each cell, and of each digit in each house. */
function choicesOf(board: Markup, { nodeOf }: Nodes, clock: Clock): Alternatives[] {
  const { geometry, digits } = board;
  const allowed = allowedDigits(board);
  const choices: Alternatives[] = [];
  const add = (need: Need, isUntouched = true): void => {
    const states: State[] = [];
    for (const candidate of candidatesOf(board, need)) states.push(on(nodeOf[candidate]!));
    if (states.length > 0) choices.push(alternativesOf(need, states, isUntouched));
  };
  for (let cell = 0; cell < geometry.cells; cell++) add({ kind: 'cell', cell });
  for (let house = 0; house < geometry.houses; house++) {
    clock();
    let removed = 0;
    for (const cell of geometry.cellsOf(house)) removed |= allowed[cell]! & ~digits[cell]!;
    for (let digit = 0; digit < geometry.size; digit++)
      add({ kind: 'house', house, digit }, (removed & (1 << digit)) === 0);
  }
  return choices;
}

/** Returns the digits that the values alone allow in each cell. */
function allowedDigits(board: Markup): Int32Array {
  const { cells, all, houseStart, cellHouses } = board.geometry;
  const placed = placedIn(board);
  const allowed = new Int32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    if (board.values[cell] !== EMPTY) continue;
    let taken = 0;
    for (let i = houseStart[cell]!; i < houseStart[cell + 1]!; i++) taken |= placed[cellHouses[i]!]!;
    allowed[cell] = all & ~taken;
  }
  return allowed;
}
