import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Digit, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markClue } from '../../src/logic/step/marks.js';
import { clues, conclusion, fillings, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { clueChains } from '../../src/rules/clue-chains.js';
import { digitsFor, hasChanged, inNoFilling } from '../../src/rules/fillings.js';
import { excludedPairs } from '../../src/rules/pair-relations.js';
import { fewWays } from '../../src/rules/ways.js';
import { exampleTerms } from './reasons.js';

/** Cells in a row of clues, and the ways to fill them if these are few. */
export interface CluesInARow {
  readonly cells: readonly Cell[];
  readonly clues: readonly (readonly [Cell, Cell])[];
  readonly ways?: readonly (readonly Digit[])[];
}

function* chainHits(board: Markup, since?: Stamp): Generator<Hit<CluesInARow>, void, void> {
  const { geometry } = board;
  if (!geometry.further) return;
  for (const { cells: own, clues: list, rule } of clueChains(geometry)) {
    if (!hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const ways = fewWays(geometry, own, digitsFor(rule, board));
    yield leaving({ cells: own, clues: list, ...(ways && { ways }) }, board, lost);
  }
}

function messageOf(hit: Hit<CluesInARow>, geometry: Geometry): Message {
  const { cells: own, clues: list, ways } = hit.pattern;
  const terms = {
    clues: clues({
      cells: own,
      between: list.map((pair) => ({ cells: pair, excluded: excludedPairs(geometry, ...pair) })),
    }),
    ...exampleTerms(hit, own, geometry),
    conclusion: conclusion(hit),
  };
  return ways
    ? say('{clues}. The candidates left allow only {ways}. So {conclusion}.', {
        clues: terms.clues,
        conclusion: terms.conclusion,
        ways: fillings(own, ways),
      })
    : say(
        '{clues}. With {digit} in {cell}{conclusion:,|, for example,} {others} cannot be filled: {conclusion}.',
        terms,
      );
}

/** Cells that clues join one after another take what fits all these clues together. */
export const chainOfClues: Strategy<CluesInARow> = {
  id: 'chain-of-clues',
  name: 'Chain of Clues',
  aliases: ['chain of dots', 'Kropki chain', 'XV chain'],
  learnAfter: ['no-partner'],
  family: 'rules',
  level: 'medium',
  score: 58,
  needs: 'exclusions',
  find: (board, { since } = {}) => chainHits(board, since),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: [...markClue(hit.pattern.cells), ...markCandidates('target', hit.remove)],
    truths: cellTruths(hit.pattern.cells),
  }),
};
