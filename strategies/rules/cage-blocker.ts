import { type Bits, lowestBit } from '../../src/core/bits.js';
import { EMPTY, type Markup } from '../../src/core/board.js';
import type { Cell } from '../../src/core/geometry.js';
import { markCandidates, markCells } from '../../src/logic/step/marks.js';
import { cells, clues, combinations, conclusion, lines, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, distinctTruths, type Truth } from '../../src/logic/step/truths.js';
import { type Cage, cagesOn, digitsOfSets } from '../../src/rules/cages.js';
import { fitting } from '../../src/rules/different-sum.js';
import { beyond, digitsFor } from '../../src/rules/fillings.js';

/** A combination, and the cell or the cage that it would leave nothing. */
interface Block {
  readonly set: Bits;
  readonly cell?: Cell;
  readonly cage?: Cage;
}

/** A cage some of whose combinations would leave a neighbour nothing. */
export interface Blocked {
  readonly cage: Cage;
  readonly blocks: readonly Block[];
  readonly kept: readonly Bits[];
}

/** The most combinations of a cage that a person would go through. */
const MOST_SETS = 8;

function* blockedHits(board: Markup): Generator<Hit<Blocked>, void, void> {
  if (board.geometry.rules.length === 0) return;
  const all = cagesOn(board);
  const lost = new Int32Array(board.geometry.cells);
  for (const cage of all) {
    if (cage.sets.length < 2 || cage.sets.length > MOST_SETS) continue;
    const blocks: Block[] = [];
    for (const set of cage.sets) {
      lost.fill(0);
      const block = loseBeside(board, cage, set, lost) && blockOf(board, cage, set, lost, all);
      if (block) blocks.push(block);
    }
    if (blocks.length === 0 || blocks.length === cage.sets.length) continue;
    const kept = cage.sets.filter((set) => blocks.every((block) => block.set !== set));
    const remove = beyond(cage, board, digitsOfSets(kept, digitsFor(cage, board)));
    if (remove.length > 0) yield leaving({ cage, blocks, kept }, board, remove);
  }
}

/**
 * Notes the candidates that other cells lose if a cage holds a combination: those whose places in it they see. Returns
 * false if there are none.
 */
function loseBeside({ geometry, digits, values }: Markup, { cells: own }: Cage, set: Bits, lost: Int32Array): boolean {
  const { words, peerSets } = geometry;
  let isAny = false;
  for (let rest = set; rest; rest &= rest - 1) {
    const bit = rest & -rest;
    if (own.some((cell) => values[cell] === lowestBit(bit))) continue;
    for (let word = 0; word < words; word++) {
      let seeing = -1;
      for (const cell of own) if (digits[cell]! & bit) seeing &= peerSets[cell * words + word]!;
      for (; seeing; seeing &= seeing - 1) {
        const cell = word * 32 + lowestBit(seeing);
        if (cell >= lost.length || (digits[cell]! & bit) === 0 || own.includes(cell)) continue;
        lost[cell]! |= bit;
        isAny = true;
      }
    }
  }
  return isAny;
}

/** Returns the first cell or cage that has nothing left without the digits that are lost. */
function blockOf(
  { geometry, digits, values }: Markup,
  own: Cage,
  set: Bits,
  lost: Int32Array,
  all: readonly Cage[],
): Block | undefined {
  for (let cell = 0; cell < geometry.cells; cell++)
    if (lost[cell] && digits[cell] && (digits[cell]! & ~lost[cell]!) === 0) return { set, cell };
  for (const cage of all) {
    if (cage === own || !cage.cells.some((cell) => digits[cell]! & lost[cell]!)) continue;
    if (cage.cells.some((cell) => own.cells.includes(cell))) continue;
    const left = cage.cells.map((cell) => (values[cell] === EMPTY ? digits[cell]! & ~lost[cell]! : 1 << values[cell]!));
    if (fitting(cage.sets, left).length === 0) return { set, cage };
  }
  return undefined;
}

function lineOf({ set, cell, cage }: Block): Message {
  const sets = combinations([set]);
  if (cage) {
    const terms = { sets, other: clues(cage) };
    return cage.total === undefined
      ? say('{sets} would leave the {other} no combination.', terms)
      : say('{sets} would leave the {other} no way to its sum.', terms);
  }
  return say('{sets} would leave {cell} no candidate.', { sets, cell: cells([cell!]) });
}

function messageOf(hit: Hit<Blocked>): Message {
  const { cage, blocks, kept } = hit.pattern;
  return say('With the candidates left, the {cage} takes {sets}. But:{lines}\nSo it is {kept}: {conclusion}.', {
    cage: clues(cage),
    sets: combinations(cage.sets),
    lines: lines(blocks.map((block) => lineOf(block))),
    kept: combinations(kept),
    conclusion: conclusion(hit),
  });
}

/** A combination of a cage is impossible if it would leave a cell or a cage beside it nothing. */
export const cageBlocker: Strategy<Blocked> = {
  id: 'cage-blocker',
  name: 'Cage Blocker',
  aliases: ['unable set', 'blocked combination'],
  learnAfter: ['cages-together'],
  family: 'rules',
  level: 'hard',
  score: 120,
  needs: 'rules',
  find: (board) => blockedHits(board),
  explain: (hit) => {
    const { cage, blocks } = hit.pattern;
    const others = blocks.flatMap((block) => block.cage?.cells ?? [block.cell!]);
    const rules = [cage, ...blocks.flatMap((block) => block.cage ?? [])].map(
      (one): Truth => ({ kind: 'rule', rule: one.rule }),
    );
    return {
      message: messageOf(hit),
      marks: [
        ...markCells('pattern', cage.cells),
        ...markCells('cover', [...new Set(others)]),
        ...markCandidates('target', hit.remove),
      ],
      truths: distinctTruths([...rules, ...cellTruths([...cage.cells, ...others])]),
    };
  },
};
