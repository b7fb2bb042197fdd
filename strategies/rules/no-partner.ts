import { lowestBit } from '../../src/core/bits.js';
import type { Markup } from '../../src/core/board.js';
import type { Candidate, Cell } from '../../src/core/geometry.js';
import { markCandidates, markCells, markLink } from '../../src/logic/step/marks.js';
import { cells, conclusion, digitSet, say } from '../../src/logic/step/message.js';
import { type Hit, removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/** A cell all of whose candidates exclude some of another cell. */
export interface Partner {
  readonly cell: Cell;
  readonly digits: number;
}

/** Yields a hit for each two cells between which a rule excludes different digits. */
function* noPartnerHits(board: Markup): Generator<Hit<Partner>, void, void> {
  const { geometry, digits, values } = board;
  const { further, size } = geometry;
  if (!further) return;
  for (let cell = 0; cell < geometry.cells; cell++) {
    if (values[cell]! >= 0) continue;
    for (const other of partnersOf(board, cell)) {
      let lost = digits[other]!;
      for (let rest = digits[cell]!; rest && lost; rest &= rest - 1) {
        const candidate = cell * size + lowestBit(rest);
        for (let left = lost; left; left &= left - 1)
          if (!geometry.conflict(candidate, other * size + lowestBit(left))) lost &= ~(left & -left);
      }
      if (lost === 0) continue;
      const remove: Candidate[] = [];
      for (let rest = lost; rest; rest &= rest - 1) remove.push(geometry.candidate(other, lowestBit(rest)));
      yield removing({ cell, digits: digits[cell]! }, remove);
    }
  }
}

/** Returns the unsolved cells of which a rule excludes digits beside those of a cell. */
function partnersOf({ geometry, digits }: Markup, cell: Cell): Cell[] {
  const { start, cells: others } = geometry.further!;
  const found = new Set<Cell>();
  for (let digit = 0; digit < geometry.size; digit++) {
    const candidate = geometry.candidate(cell, digit);
    for (let at = start[candidate]!; at < start[candidate + 1]!; at++) if (digits[others[at]!]) found.add(others[at]!);
  }
  return [...found];
}

/** A digit goes from a cell if each digit of a cell that a rule joins with it excludes it. */
export const noPartner: Strategy<Partner> = {
  id: 'no-partner',
  name: 'No Partner',
  names: { de: 'Kein Partner' },
  learnAfter: ['naked-single'],
  family: 'rules',
  level: 'medium',
  score: 40,
  needs: 'exclusions',
  find: (board) => noPartnerHits(board),
  explain: (hit, geometry) => {
    const { cell, digits } = hit.pattern;
    const from = geometry.cellOf(hit.remove[0]!);
    const own: Candidate[] = [];
    for (let rest = digits; rest; rest &= rest - 1) own.push(geometry.candidate(cell, lowestBit(rest)));
    return {
      message: say(
        '{cell} is one of {digits}. By the rule between {cell} and {from}, none of these goes with what is removed: {conclusion}.',
        { cell: cells([cell]), from: cells([from]), digits: digitSet(digits), conclusion: conclusion(hit) },
      ),
      marks: [
        ...markCells('pattern', [cell]),
        ...markCandidates('pattern', own),
        ...own.map((candidate) => markLink([candidate], hit.remove, false)),
        ...markCandidates('target', hit.remove),
      ],
      truths: cellTruths([cell]),
    };
  },
};
