import { type Bits, bitsOf, countBits, lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import { hasCell } from '../../src/core/cell-set.js';
import type { Candidate, Cell } from '../../src/core/geometry.js';
import {
  type AlmostLockedSet,
  type AlmostLockedSets,
  almostLockedSets,
  collect,
  type SetIndex,
  setAt,
} from '../../src/logic/almost-locked.js';
import { markCandidates } from '../../src/logic/marks.js';
import { cells, digitSet, digits, lines, say } from '../../src/logic/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/strategy.js';
import { cellTruths } from '../../src/logic/truths.js';
import { digitsOf, setMarks, setTerm, setTruths } from './set.js';

interface Blossom {
  readonly stem: Cell;
  /** By digit of the stem, ascending. */
  readonly petals: readonly AlmostLockedSet[];
  readonly stemDigits: Bits;
}

/** Whatever the stem takes, it takes it from a set that then keeps all its other digits: what these have in common. */
export const deathBlossom: Strategy<Blossom> = {
  id: 'death-blossom',
  name: 'Death Blossom',
  family: 'als',
  level: 'unfair',
  score: 360,

  *find(board) {
    const { geometry, digits: left } = board;
    const sets = almostLockedSets(board);
    for (let stem = 0; stem < geometry.cells; stem++)
      if (countBits(left[stem]!) > 1) yield* blossomsOn(board, sets, stem);
  },

  explain({ remove, pattern: { stem, petals, stemDigits } }, geometry) {
    const stemCandidates = bitsOf(stemDigits).map((digit) => geometry.candidate(stem, digit));
    return {
      message: say(
        'Whatever {stem} takes is lost to a set that has one digit more than cells and so keeps all its others:{petals}\nEach of them keeps {common}.',
        {
          stem: cells([stem]),
          petals: lines(
            bitsOf(stemDigits).map((digit, index) =>
              say('{digit}: {petal}', { digit: digits(digit), petal: setTerm(petals[index]!) }),
            ),
          ),
          common: digitSet(digitsOf(remove, geometry)),
        },
      ),
      marks: [...markCandidates('fin', stemCandidates), ...setMarks(geometry, petals, stemDigits, remove)],
      truths: [...cellTruths([stem]), ...setTruths(petals)],
    };
  },
};

/** The blossoms on a stem, one for each outcome. */
function blossomsOn(board: Markup, sets: AlmostLockedSets, stem: Cell): Hit<Blossom>[] {
  const { geometry, digits, places } = board;
  const { size, words } = geometry;
  const stemDigits = digits[stem]!;
  const choices = bitsOf(stemDigits).map((digit) => petalsFor(board, sets, stem, digit));
  if (choices.some(({ length }) => length === 0)) return [];
  const found = new Map<string, Hit<Blossom>>();
  /** What the petals chosen so far would take from: by number of petals, digit and word. */
  const block = size * words;
  const targets = new Int32Array((choices.length + 1) * block);
  targets.set(places as Int32Array);
  const chosen: SetIndex[] = [];
  const grow = (common: Bits): void => {
    const level = chosen.length;
    if (level === choices.length) {
      const remove: Candidate[] = [];
      for (let rest = common; rest; rest &= rest - 1)
        for (let word = 0; word < words; word++)
          collect(remove, geometry, lowestBit(rest), word, targets[level * block + lowestBit(rest) * words + word]!);
      const key = remove.join();
      if (!found.has(key))
        found.set(key, removing({ stem, stemDigits, petals: chosen.map((set) => setAt(board, sets, set)) }, remove));
      return;
    }
    for (const set of choices[level]!) {
      let still = 0;
      for (let rest = common & sets.digits[set]!; rest; rest &= rest - 1) {
        const from = level * block + lowestBit(rest) * words;
        const seen = (set * size + lowestBit(rest)) * words;
        let any = 0;
        for (let word = 0; word < words; word++)
          any |= targets[from + block + word] = targets[from + word]! & sets.seen[seen + word]!;
        if (any) still |= rest & -rest;
      }
      if (!still) continue;
      chosen.push(set);
      grow(still);
      chosen.pop();
    }
  };
  grow(geometry.all & ~stemDigits);
  return [...found.values()];
}

/** The sets without the stem that lose the digit altogether if the stem takes it; small ones first. */
function petalsFor({ geometry }: Markup, sets: AlmostLockedSets, stem: Cell, digit: number): SetIndex[] {
  const { size, words, peerSets } = geometry;
  const petals: SetIndex[] = [];
  for (let set = 0; set < sets.count; set++) {
    if (!(sets.digits[set]! & (1 << digit)) || hasCell(sets.cells.subarray(set * words), stem)) continue;
    let apart = 0;
    for (let word = 0; word < words; word++)
      apart |= sets.own[(set * size + digit) * words + word]! & ~peerSets[stem * words + word]!;
    if (!apart) petals.push(set);
  }
  return petals.sort((a, b) => countBits(sets.slots[a]!) - countBits(sets.slots[b]!));
}
