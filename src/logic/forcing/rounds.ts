/**
 * Short trials with clues, in rounds: each round takes all that follows at once from what the rounds before it left, so
 * an argument is found with about as few lines as it needs. Lines that would need too many others are left out.
 */
import { type Bits, countBits, lowestBit } from '../../core/bits.js';
import { type Board, EMPTY, type Markup, type Stamp } from '../../core/board.js';
import { candidatesAmong } from '../../core/candidates.js';
import type { Candidate, Cell, Geometry } from '../../core/geometry.js';
import { seeingAll } from '../../core/seeing.js';
import { areDifferent } from '../../rules/cages.js';
import { beyond, digitsAt, rowFor } from '../../rules/fillings.js';
import {
  type ArgumentLine,
  type Case,
  type ClueGround,
  isByClue,
  isContradiction,
  type LeftByClue,
  premise,
} from '../argument/lines.js';
import { basisOf, candidatesOf, placedIn } from '../argument/trial.js';
import type { Need } from '../step/truths.js';
import { type LockedNeeds, lockedDigits, subsetsIn } from './locked-needs.js';
import { type Followed, type TrialRules, trialRules } from './trial-rules.js';

/** What follows: a line whose causes are not known yet. */
type Found = Omit<ArgumentLine, 'causes'>;

/** A line of a trial, the numbers of the lines that it needs, its own last, and what it leaves of some cells. */
interface Noted {
  readonly found: Found;
  readonly needed: readonly number[];
  readonly left: LeftByClue[];
}

/** What follows in a round, and the numbers of the earlier lines that it needs. */
interface Pending {
  readonly found: Found;
  readonly after: readonly number[];
}

/** The premise needs no line. */
const NOTHING: readonly number[] = [];
const NONE: readonly never[] = [];

/** The most cells, or digits, of a subset in a short trial. */
const MOST_IN_SUBSET = 3;

/** A trial that is begun again for each candidate, on one board. */
export class Rounds {
  private readonly board: Board;
  private readonly geometry: Geometry;
  private readonly rules: TrialRules;
  /** The number of the line by which each candidate was lost; zero for the premise. */
  private readonly lostBy: Int32Array;
  private readonly open: Int32Array;
  private readonly placed: Int32Array;
  /** The rules with a cell that has changed since they were asked, as a set of indices. */
  private readonly changed: Int32Array;
  private lines: Noted[] = [];
  private pending: Pending[] = [];
  private assumed: Candidate = 0;
  private most = 0;
  private since: Stamp = 0;
  private clash: Pending | undefined;

  constructor(private readonly before: Markup) {
    const { geometry } = before;
    this.geometry = geometry;
    this.board = before.copy();
    this.rules = trialRules(geometry);
    this.lostBy = new Int32Array(geometry.candidates);
    this.open = new Int32Array(geometry.cells);
    this.placed = new Int32Array(geometry.houses);
    this.changed = new Int32Array(this.rules.words);
  }

  /** Follows a candidate along arguments of at most so many lines. Returns the number of lines to a contradiction; zero if there is none. */
  follow(assumed: Candidate, most: number): number {
    this.assumed = assumed;
    this.begin(most);
    this.place(assumed, 0);
    for (let round = 1; round <= this.most; round++) {
      this.pending = [];
      const { since } = this;
      this.since = this.board.now;
      this.findSingles(since);
      this.findLocked(since);
      this.findRules();
      if (this.pending.length === 0) break;
      this.pending.sort((a, b) => a.after.length - b.after.length);
      for (const each of this.pending) this.apply(each);
    }
    return this.clash ? this.clash.after.length + 1 : 0;
  }

  private begin(most: number): void {
    this.board.assign(this.before as Board);
    this.placed.set(this.before.memo(placedIn));
    this.lostBy.fill(0);
    this.changed.fill(0);
    this.lines = [];
    this.most = most;
    this.clash = undefined;
    this.since = this.board.now;
  }

  /** Returns the digits of a cell that the trial has lost. */
  lostAt(cell: Cell): number {
    return this.before.digits[cell]! & ~digitsAt(this.board, cell);
  }

  /** Returns the numbers of the lines by which a candidate was lost. */
  linesBehind(lost: Candidate): readonly number[] {
    const number = this.lostBy[lost]!;
    return number === 0 ? NOTHING : this.lines[number - 1]!.needed;
  }

  /** Returns the lines to the contradiction. */
  linesToClash(): Case {
    const { found, after } = this.clash!;
    this.lines.push({ found, needed: [...after, this.lines.length + 1], left: [] });
    return this.caseOf([...after, this.lines.length], NONE);
  }

  /** Returns some lines after their premise. `wanted`: the candidates whose loss is the conclusion. */
  caseOf(numbers: readonly number[], wanted: readonly Candidate[]): Case {
    const used = new Set(wanted);
    const causes = numbers.map((number) => {
      const own = new Set<number>();
      this.eachLost(this.lines[number - 1]!.found, (lost) => {
        const cause = this.lostBy[lost]!;
        if (cause >= number || (cause > 0 && !numbers.includes(cause))) return;
        used.add(lost);
        own.add(cause === 0 ? 0 : numbers.indexOf(cause) + 1);
      });
      return [...own].sort((a, b) => a - b);
    });
    return [premise(this.assumed, true), ...numbers.map((number, index) => this.lineAt(number, causes[index]!, used))];
  }

  /** Returns a line with no more than what is used of what it rules out. */
  private lineAt(number: number, causes: readonly number[], used: ReadonlySet<Candidate>): ArgumentLine {
    const { found, left } = this.lines[number - 1]!;
    const { ground, oneOf } = found;
    if (ground.kind === 'need')
      return { ...found, ground: { ...ground, lost: this.lostOf(ground.need, oneOf) }, causes };
    const isUsed = (lost: Candidate): boolean => used.has(lost) && this.lostBy[lost] === number;
    const told = left.filter(({ lost }) => lost.some(isUsed));
    const removed = [...new Set([...found.removed, ...told.flatMap(({ lost }) => lost)])].filter(isUsed);
    return { ground: told.length > 0 ? ({ ...ground, left: told } as ClueGround) : ground, oneOf, removed, causes };
  }

  private lostOf(need: Need, left: readonly Candidate[]): Candidate[] {
    return candidatesOf(this.before, need).filter((candidate) => !left.includes(candidate));
  }

  private findSingles(since: Stamp): void {
    const { board, geometry, placed } = this;
    const { digits, slots, values, cellStamps, houseStamps } = board;
    const { size } = geometry;
    for (let cell = 0; cell < geometry.cells; cell++) {
      const set = digits[cell]!;
      if (cellStamps[cell]! <= since || values[cell] !== EMPTY || (set & (set - 1)) !== 0) continue;
      this.propose(leaving({ kind: 'cell', cell }, set === 0 ? NONE : [geometry.candidate(cell, lowestBit(set))]));
    }
    for (let house = 0; house < geometry.houses; house++) {
      if (houseStamps[house]! <= since) continue;
      for (let rest = geometry.all & ~placed[house]!; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        const set = slots[house * size + digit]!;
        if ((set & (set - 1)) !== 0) continue;
        const places = set === 0 ? NONE : [geometry.candidate(geometry.cellAt(house, lowestBit(set)), digit)];
        this.propose(leaving({ kind: 'house', house, digit }, places));
      }
    }
  }

  private findLocked(since: Stamp): void {
    const { board, geometry } = this;
    for (let house = 0; house < geometry.houses; house++) {
      if (board.houseStamps[house]! <= since) continue;
      for (const locked of lockedDigits(board, house)) this.propose(keeping(locked));
      for (let size = 2; size <= MOST_IN_SUBSET; size++)
        for (const subset of subsetsIn(board, house, size)) this.propose(keeping(subset));
    }
  }

  private findRules(): void {
    const { changed, board } = this;
    for (let word = 0; word < changed.length; word++)
      for (; changed[word]; changed[word]! &= changed[word]! - 1) {
        const followed = this.rules.all[word * 32 + lowestBit(changed[word]!)]!;
        const row = rowFor(followed.rule, board);
        const isFilled = followed.rule.narrow(row);
        const removed = isFilled ? beyond(followed.rule, board, row) : NONE;
        if (isFilled && removed.length === 0) continue;
        const found: Found = { ground: followed.ground, oneOf: NONE, removed };
        const after = this.neededFor(found);
        if (after) this.note(found, after);
        else this.findWithFewer(followed);
      }
  }

  /** Asks a rule again, whose cells have lost candidates by too many lines, what follows from one or two of these. */
  private findWithFewer({ rule, ground }: Followed): void {
    for (const numbers of this.fewBehind(rule.cells)) {
      const row = Int32Array.from(rule.cells, (cell) => this.keptAt(cell, numbers));
      const isFilled = rule.narrow(row);
      const removed = isFilled ? beyond(rule, this.board, row) : NONE;
      if (numbers.length < this.most && (!isFilled || removed.length > 0))
        this.note({ ground, oneOf: NONE, removed }, numbers);
    }
  }

  /** Returns the lines that one or two lines need by which cells have lost candidates, fewest first. */
  private fewBehind(cells: readonly Cell[]): readonly (readonly number[])[] {
    const direct = new Set<number>();
    for (const cell of cells)
      for (let rest = this.lostAt(cell); rest; rest &= rest - 1)
        direct.add(this.lostBy[this.geometry.candidate(cell, lowestBit(rest))]!);
    direct.delete(0);
    const alone = [...direct].map((number) => this.lines[number - 1]!.needed);
    const sets = new Map<string, readonly number[]>();
    for (const [index, one] of alone.entries())
      for (const other of alone.slice(index)) {
        const both = [...new Set([...one, ...other])].sort((a, b) => a - b);
        if (both.length < this.most) sets.set(both.join(), both);
      }
    return [...sets.values()].sort((a, b) => a.length - b.length);
  }

  /** Returns the digits that a cell keeps if nothing follows but some lines. */
  private keptAt(cell: Cell, numbers: readonly number[]): Bits {
    let kept = digitsAt(this.before, cell);
    for (let rest = this.lostAt(cell); rest; rest &= rest - 1) {
      const digit = lowestBit(rest);
      const number = this.lostBy[this.geometry.candidate(cell, digit)]!;
      if (number === 0 || numbers.includes(number)) kept &= ~(1 << digit);
    }
    return kept;
  }

  /** Notes what follows, unless it needs too many lines. */
  private propose(found: Found): void {
    const after = this.neededFor(found);
    if (after) this.note(found, after);
  }

  private note(found: Found, after: readonly number[]): void {
    if (!isContradiction(found)) this.pending.push({ found, after });
    else {
      this.clash = { found, after };
      this.most = after.length;
    }
  }

  /** Returns the numbers of the lines that a line needs; undefined if they and its own are too many. */
  private neededFor(found: Found): readonly number[] | undefined {
    let needed = NOTHING;
    this.eachLost(found, (lost) => {
      if (needed.length >= this.most) return;
      for (const number of this.linesBehind(lost)) if (!needed.includes(number)) needed = [...needed, number];
    });
    return needed.length < this.most ? [...needed].sort((a, b) => a - b) : undefined;
  }

  /** Visits the candidates that the trial has lost and a line may rest on. */
  private eachLost({ ground }: Found, visit: (lost: Candidate) => void): void {
    const { cells, digits } = basisOf(ground, this.geometry)!;
    for (const cell of cells)
      for (let rest = this.lostAt(cell) & digits; rest; rest &= rest - 1)
        visit(this.geometry.candidate(cell, lowestBit(rest)));
  }

  private apply({ found, after }: Pending): void {
    const { board, lines } = this;
    const number = lines.length + 1;
    const noted: Noted = { found, needed: [...after, number], left: [] };
    const [placed] = found.oneOf;
    if (placed !== undefined) {
      if (!board.has(placed)) return;
      lines.push(noted);
      this.place(placed, number);
      return;
    }
    const own = found.removed.filter((lost) => board.has(lost));
    if (own.length === 0) return;
    lines.push(noted);
    for (const lost of own) this.remove(lost, number);
    if (isByClue(found)) this.state(noted, number, basisOf(found.ground, this.geometry)!.cells, own);
  }

  /** Follows what a clue leaves of its cells: single digits, and as many digits as cells that see each other. */
  private state({ needed, left }: Noted, number: number, cells: readonly Cell[], own: readonly Candidate[]): void {
    const { board, geometry } = this;
    const changed = new Set(own.map((lost) => geometry.cellOf(lost)));
    const isOf = (list: readonly Cell[]): boolean =>
      list.some((cell) => changed.has(cell)) && list.every((cell) => this.isBehind(cell, needed));
    for (const cell of cells) {
      const set = board.digits[cell]!;
      if (set === 0 || (set & (set - 1)) !== 0 || !isOf([cell])) continue;
      const kept = geometry.candidate(cell, lowestBit(set));
      const lost = own.filter((each) => geometry.cellOf(each) === cell);
      this.place(kept, number, lost);
      left.push({ kept: [kept], lost });
    }
    for (const group of groupsOf(cells.filter((cell) => board.values[cell] === EMPTY))) {
      const digits = group.reduce((set, cell) => set | board.digits[cell]!, 0);
      if (countBits(digits) !== group.length || !isOf(group) || !areDifferent(geometry, group)) continue;
      const lost: Candidate[] = own.filter((each) => group.includes(geometry.cellOf(each)));
      for (let rest = digits; rest; rest &= rest - 1) {
        const digit = lowestBit(rest);
        for (const each of seeingAll(
          board,
          digit,
          group.filter((cell) => board.digits[cell]! & (1 << digit)),
        )) {
          lost.push(each);
          this.remove(each, number);
        }
      }
      left.push({ kept: candidatesAmong(board, group, digits), lost });
    }
  }

  /** True if lines, or the premise, have removed all that a cell has lost. */
  private isBehind(cell: Cell, numbers: readonly number[]): boolean {
    for (let rest = this.lostAt(cell); rest; rest &= rest - 1) {
      const number = this.lostBy[this.geometry.candidate(cell, lowestBit(rest))]!;
      if (number > 0 && !numbers.includes(number)) return false;
    }
    return true;
  }

  /** Places a candidate by a line. `into`: takes what that rules out. */
  private place(candidate: Candidate, number: number, into?: Candidate[]): void {
    const { board, geometry, open, lostBy, placed } = this;
    const cell = geometry.cellOf(candidate);
    const digit = geometry.digitOf(candidate);
    open.set(board.digits);
    board.place(cell, digit);
    for (let at = geometry.houseStart[cell]!; at < geometry.houseStart[cell + 1]!; at++)
      placed[geometry.cellHouses[at]!]! |= 1 << digit;
    for (let other = 0; other < open.length; other++) {
      const lost = open[other]! & ~board.digits[other]!;
      if (lost === 0) continue;
      this.noteChange(other);
      for (let rest = lost; rest; rest &= rest - 1) {
        const each = geometry.candidate(other, lowestBit(rest));
        if (each === candidate) continue;
        lostBy[each] = number;
        into?.push(each);
      }
    }
  }

  private remove(lost: Candidate, number: number): void {
    if (!this.board.remove(lost)) return;
    this.lostBy[lost] = number;
    this.noteChange(this.geometry.cellOf(lost));
  }

  private noteChange(cell: Cell): void {
    const { ofCell, words } = this.rules;
    for (let word = 0; word < words; word++) this.changed[word]! |= ofCell[cell * words + word]!;
  }
}

const leaving = (need: Need, oneOf: readonly Candidate[]): Found => ({
  ground: { kind: 'need', need, lost: NONE },
  oneOf,
  removed: NONE,
});

const keeping = ({ needs, kept, removed }: LockedNeeds): Found => ({
  ground: { kind: 'locked', needs, kept },
  oneOf: NONE,
  removed,
});

/** The most cells of a group that take as many digits. */
const MOST_IN_GROUP = 4;

/** Yields the pairs of cells, and all cells if they are few. */
function* groupsOf(cells: readonly Cell[]): Generator<readonly Cell[], void, void> {
  for (const [index, one] of cells.entries()) for (const other of cells.slice(index + 1)) yield [one, other];
  if (cells.length > 2 && cells.length <= MOST_IN_GROUP) yield cells;
}
