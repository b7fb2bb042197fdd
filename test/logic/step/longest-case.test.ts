import { expect, test } from 'vitest';
import { supposing } from '../../../src/logic/step/longest-case.js';
import {
  casesMessage,
  chain,
  clause,
  digits,
  lines,
  type Message,
  refutedSupposition,
  say,
} from '../../../src/logic/step/message.js';
import { contradictionMessage, numbered } from '../../../src/logic/step/numbered-lines.js';
import { strategyOf } from '../../../strategies/index.js';
import { allHits, casesOf } from '../../strategies/fixture.js';
import { inTier } from '../../tier.js';

const longestOf = (message: Message): number | undefined => supposing({ message, marks: [], truths: [] }).longestCase;

const step = say('{digit}', { digit: digits(0) });
const linesOf = (count: number): Message[] => numbered(Array.from({ length: count }, () => ({ step, causes: [] })));
const caseOf = (count: number): Message => say('{ways}', { ways: lines(linesOf(count)) });
const end = say('So it is.', {});

test('counts the numbered lines of a contradiction, and a clash after them', () => {
  const supposed = refutedSupposition(true, 0);
  expect(longestOf(contradictionMessage(supposed, true, linesOf(4), end))).toBe(4);
  const clash = say('{clash} {end}', { clash: clause(step), end: clause(end) });
  expect(longestOf(contradictionMessage(supposed, true, linesOf(4), clash))).toBe(5);
});

test('takes the longest of several cases', () => {
  const branches = lines([caseOf(1), caseOf(3), caseOf(2)]);
  expect(longestOf(casesMessage({ kind: 'cell', cell: 0 }, { outcome: clause(end), branches, end: clause(end) }))).toBe(
    3,
  );
});

test('counts a line with all that explains it', () => {
  const nested = numbered([
    { step, causes: [], end: (line) => say('{line}: {story}', { line, story: clause(caseOf(2)) }) },
    { step, causes: [0] },
  ]);
  expect(longestOf(say('{steps}', { steps: lines(nested) }))).toBe(4);
});

test('counts what follows along a chain: its strong links', () => {
  const nodes = [false, false, true, false, true].map((strong, candidate) => ({ candidates: [candidate], strong }));
  expect(longestOf(say('{chain}', { chain: chain(nodes) }))).toBe(2);
});

test.each([
  ...['nishio', 'cell-forcing-chain', 'forcing-chain', 'forcing-chain-contradiction', 'rectangle-forcing-chain'],
  ...['bowmans-bingo', 'whip', 'trial-of-clues', 'cases-of-clues'],
])('%s says how long its longest case is', (id) => {
  const strategy = strategyOf(id)!;
  for (const own of casesOf(id).slice(0, inTier({ quick: 1, slow: Infinity })))
    for (const hit of allHits(strategy, own)) {
      const { longestCase, message } = strategy.explain(hit, own.board.geometry);
      expect(longestCase).toBe(longestOf(message));
      expect(longestCase).toBeGreaterThanOrEqual(id === 'cases-of-clues' ? 0 : 1);
      if (id === 'cases-of-clues') expect(longestCase).toBeLessThanOrEqual(3);
    }
});
