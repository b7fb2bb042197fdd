import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Digit, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markClue } from '../../src/logic/step/marks.js';
import { clues, conclusion, equation, fillings, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { digitsFor, hasChanged, inNoFilling } from '../../src/rules/fillings.js';
import { fewWays } from '../../src/rules/ways.js';
import { exampleTerms } from './reasons.js';

/** An equation whose fillings leave candidates out, and its fillings if these are few. */
export interface EquationCombinations {
  /** The index of the rule. */
  readonly rule: number;
  readonly cells: readonly Cell[];
  readonly ways?: readonly (readonly Digit[])[];
}

function* combinationHits(board: Markup, since?: Stamp): Generator<Hit<EquationCombinations>, void, void> {
  const { geometry } = board;
  for (let index = 0; index < geometry.rules.length; index++) {
    const rule = geometry.rules[index]!;
    if (!rule.equation || rule.total !== undefined || !hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const ways = fewWays(geometry, rule.cells, digitsFor(rule, board), (row) => rule.narrow([...row]));
    yield leaving({ rule: index, cells: rule.cells, ...(ways && { ways }) }, board, lost);
  }
}

function messageOf(hit: Hit<EquationCombinations>, geometry: Geometry): Message {
  const { rule, cells: own, ways } = hit.pattern;
  const { factors, total } = geometry.rules[rule]!.equation!;
  const terms = {
    clue: clues({ cells: own, rule }),
    equation: equation(own, factors, total),
    conclusion: conclusion(hit),
  };
  if (ways)
    return say('By the {clue}, {equation}. The candidates left allow only {ways}. So {conclusion}.', {
      ...terms,
      ways: fillings(own, ways),
    });
  return say(
    'By the {clue}, {equation}. With {digit} in {cell}{conclusion:,|, for example,} no candidates of {others} make both sides equal: {conclusion}.',
    { ...terms, ...exampleTerms(hit, own, geometry) },
  );
}

/** Cells whose sums are compared cannot take a digit with which these do not come out equal. */
export const equationCombinations: Strategy<EquationCombinations> = {
  id: 'equation-combinations',
  name: 'Equation Combinations',
  aliases: ['arrow combinations', 'region sum combinations'],
  learnAfter: ['sum-bounds'],
  family: 'rules',
  level: 'medium',
  score: 40,
  needs: 'rules',
  find: (board, { since } = {}) => combinationHits(board, since),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: [...markClue(hit.pattern.cells), ...markCandidates('target', hit.remove)],
    truths: [{ kind: 'rule', rule: hit.pattern.rule }, ...cellTruths(hit.pattern.cells)],
  }),
};
