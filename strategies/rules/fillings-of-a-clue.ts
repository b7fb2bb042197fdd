import type { Markup, Stamp } from '../../src/core/board.js';
import type { Cell, Digit, Geometry } from '../../src/core/geometry.js';
import { markCandidates, markClue } from '../../src/logic/step/marks.js';
import { clues, conclusion, fillings, type Message, say } from '../../src/logic/step/message.js';
import { type Hit, leaving, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';
import { digitsFor, hasChanged, inNoFilling } from '../../src/rules/fillings.js';
import { fewWays } from '../../src/rules/ways.js';
import { exampleTerms, type LimitingClue, reasonHits, reasonMessage } from './reasons.js';

/** A clue whose fillings leave candidates out: for a reason of its own, or else with the ways to fill it if these are few. */
export type FilledClue =
  | LimitingClue
  | {
      /** The index of the rule. */
      readonly rule: number;
      readonly cells: readonly Cell[];
      readonly ways?: readonly (readonly Digit[])[];
    };

function* fillingHits(board: Markup, since?: Stamp): Generator<Hit<FilledClue>, void, void> {
  const { geometry } = board;
  let told: Set<number> | undefined;
  for (const hit of reasonHits(board, true, since)) {
    (told ??= new Set()).add(hit.pattern.rule);
    yield hit;
  }
  for (let index = 0; index < geometry.rules.length; index++) {
    const rule = geometry.rules[index]!;
    const { cells, total, equation } = rule;
    if (total !== undefined || equation || told?.has(index) || !hasChanged(rule, board, since)) continue;
    const lost = inNoFilling(rule, board);
    if (lost.length === 0) continue;
    const before = digitsFor(rule, board);
    const ways = fewWays(geometry, cells, before, (digits) => rule.narrow([...digits]));
    const reason = ways ? -1 : (rule.reasons?.().findIndex(({ isLast }) => isLast) ?? -1);
    const after = [...before];
    rule.narrow(after);
    yield reason < 0
      ? leaving({ rule: index, cells, ...(ways && { ways }) }, board, lost)
      : leaving({ rule: index, reason, cells, before, after }, board, lost);
  }
}

function messageOf({ pattern, ...hit }: Hit<FilledClue>, geometry: Geometry): Message {
  if ('reason' in pattern) return reasonMessage({ ...hit, pattern });
  const { rule, cells, ways } = pattern;
  const terms = { clue: clues({ cells, rule }), conclusion: conclusion(hit) };
  return ways
    ? say('With the candidates left, the {clue} allows only {ways}: {conclusion}.', {
        ...terms,
        ways: fillings(cells, ways),
      })
    : say('With {digit} in {cell}{conclusion:,|, for example,} the {clue} could not be filled: {conclusion}.', {
        ...terms,
        ...exampleTerms(hit, cells, geometry),
      });
}

/** The cells of one clue take what fits all of it together. */
export const fillingsOfAClue: Strategy<FilledClue> = {
  id: 'fillings-of-a-clue',
  name: 'Fillings of a Clue',
  aliases: ['clue permutations'],
  learnAfter: ['limits-of-a-clue'],
  family: 'rules',
  level: 'medium',
  score: 60,
  needs: 'rules',
  find: (board, { since } = {}) => fillingHits(board, since),
  explain: (hit, geometry) => ({
    message: messageOf(hit, geometry),
    marks: [...markClue(hit.pattern.cells), ...markCandidates('target', hit.remove)],
    truths: [{ kind: 'rule', rule: hit.pattern.rule }, ...cellTruths(hit.pattern.cells)],
  }),
};
