/**
 * What a constraint means, as data: demands in a small language of numbers, which `src/definitions` reads, and which goes
 * to other programs as trees. Nothing that solves has a part in it.
 *
 * The digits of up to three cells are `a`, `b` and `c`. Of each, `a.row`, `a.column`, `a.box` (its box or region), and in
 * a clue `a.list`, `a.place` in that list, `a.length` of it without a last cell that closes it, and `a.part`, the number of
 * the piece of the line between borders of boxes. All count from one. The grid has `size`, `boxRows` and `boxColumns`, `lowest`
 * and `highest`, which are its smallest and its largest digit, a
 * clue `value`, its number, `lists`, how many it has, and of the first of them `length`, `parts` and `closed`. True is 1 and
 * false is 0.
 */

/** An expression: `|a - b| >= value`. It has `? :`, or, and, not, comparisons (`a < b < c`), + - * / % ^ (`a % 0` is `a`), min, max, floor, ceil, root, and prime, which is 1 for a prime. */
export type Expression = string;

/**
 * A number that takes all values from one to another; or those of the clues of a kind that the puzzle states; or each
 * digit that the text of the clue lists, with how often it does: `3,3,5`, or `2x3,1x5`.
 */
export type Repetition =
  | { readonly name: string; readonly from: Expression; readonly to: Expression }
  | { readonly name: string; readonly stated: string; readonly usual?: Expression }
  | { readonly name: string; readonly listed: string };

/** When and how often a demand is made. */
export interface Repeated {
  /** The demand holds for each value of these numbers. */
  readonly for?: readonly Repetition[];
  /** The text of the clues that have this demand, without its number, which is `number`: `difference>=`. */
  readonly when?: string;
}

/** What any one, two or three different cells hold, in the order of their clue or of the grid, if they meet a condition. */
export type Relation = Repeated & {
  readonly where?: Expression;
  /**
   * The cells of the clue, or of the grid in a rule of the whole grid, if left out. Else the first is of the clue and the
   * second anywhere in the grid; or they are named, for grids of one size: `r2c5r3c3`.
   */
  readonly among?: 'clue and grid' | { readonly cells: string };
  /** Pairs that clues of these kinds state, or cells that they mark, are left alone. */
  readonly except?: readonly string[];
} & (
    | { readonly one: Expression; readonly two?: never; readonly three?: never }
    | { readonly two: Expression; readonly one?: never; readonly three?: never }
    | { readonly three: Expression; readonly one?: never; readonly two?: never }
  );

/** Digits, each times the weight of its cell (1 if left out), add up to a number. */
export type Total = Repeated & { readonly sum: Expression; readonly weight?: Expression };

/** Numbers that change with each cell in turn, and what they are to be at the end. */
export type Fold = Repeated & {
  readonly start: Readonly<Record<string, Expression>>;
  /** The next value of each number, from all those before and the digit `a`. */
  readonly step: Readonly<Record<string, Expression>>;
  readonly end: Expression;
  /** It is enough that the end holds for one value of this number. */
  readonly any?: Repetition;
  /** The cells of a clue, each once, if left out; else each two by two cells of the grid. */
  readonly among?: 'squares';
};

/**
 * What the text of the clue says, which is a rule in words of its own: `whole: sum() is prime`. Of `either renban or
 * whisper`, each list is one of the kinds, whose definitions are given.
 */
export type Worded = Repeated & { readonly text: true; readonly kinds?: Readonly<Record<string, Definition>> };

/** What a constraint demands of some cells. */
export type Demand = Relation | Total | Fold | Worded;

/** All that a clue, or a rule of the whole grid, demands. */
export interface Definition {
  /** The number of a clue that states none. Without it, such a clue lacks the demands that name its `value`. */
  readonly usual?: Expression;
  readonly demands: readonly Demand[];
}
