import { expect, test } from 'vitest';
import type { Markup } from '../../../src/core/board.js';
import { candidatesAmong } from '../../../src/core/candidates.js';
import type { Candidate } from '../../../src/core/geometry.js';
import { conflictsWithAll } from '../../../src/core/seeing.js';
import { digits, type Message, say } from '../../../src/logic/step/message.js';
import { numbered } from '../../../src/logic/step/numbered-lines.js';
import { sentence } from '../../../src/render/text.js';
import { strategyOf } from '../../../strategies/index.js';
import { allHits, casesOf } from '../../strategies/fixture.js';
import { messagesIn, termsOf } from '../../strategies/said.js';

/** Strategies that explain themselves in such lines, and are quick to search. */
const IN_LINES = [
  ...['nishio', 'bowmans-bingo', 'whip', 'braid', 'g-whip', 'g-braid', 'forcing-net-contradiction'],
  ...['cell-forcing-chain', 'region-forcing-chain', 'dynamic-forcing-chain', 'dynamic-forcing-chain-plus'],
];

const { board } = casesOf('whip')[0]!;

test('numbers lines within a line by its number, and sorts their causes', () => {
  const step = say('{digit}', { digit: digits(0) });
  const lines = numbered(
    [
      { step, causes: [] },
      { step, causes: [0] },
      { step, causes: [1, 0] },
    ],
    [4],
  );
  expect(lines.map((line) => sentence(line, board.geometry))).toEqual([
    '4.1. 1.',
    '4.2. 1 (from 4.1).',
    '4.3. 1 (from 4.1, 4.2).',
  ]);
});

test.each(IN_LINES)('%s: each line follows from the supposition and the lines that it names', (id) => {
  for (const own of casesOf(id)) {
    const { board, says } = own;
    if (says === undefined) continue;
    const messages = allHits(strategyOf(id)!, own).map((hit) => strategyOf(id)!.explain(hit, board.geometry).message);
    const message = messages.find((each) => sentence(each, board.geometry) === says)!;
    const stories = messagesIn(message).filter(
      ({ terms }) => 'supposed' in terms && ('steps' in terms || 'ways' in terms),
    );
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) expectArgument(story, board);
  }
});

/** What a line states: candidates of which one is true, or candidates that are false. */
interface Stated {
  readonly oneOf?: readonly Candidate[];
  readonly gone?: readonly Candidate[];
}

/** Expects that the causes of each line that says what is left exclude all else. */
function expectArgument(story: Message, board: Markup): void {
  const { candidates, on } = termsOf(story, 'supposition')[0]!;
  const supposed: Stated = on ? { oneOf: candidates } : { gone: candidates };
  const stated: Stated[] = [];
  for (const { lines } of termsOf(story, 'lines'))
    for (const line of lines.map((each) => messagesIn(each).find(({ terms }) => 'number' in terms)!)) {
      const numbers = termsOf(line, 'line-numbers').flatMap(({ numbers }) => numbers.map(([at]) => at! - 1));
      const causes = numbers.filter((at) => at !== stated.length).map((at) => stated[at]!);
      stated.push(statedBy(line, [supposed, ...causes], board));
    }
}

/** Returns what a line states. Expects that its causes exclude all but what it says is left. */
function statedBy(line: Message, causes: readonly Stated[], board: Markup): Stated {
  const { geometry } = board;
  const step = termsOf(line, 'clause')[0]!.clause;
  if ('candidates' in step.terms) return { gone: termsOf(step, 'candidates').flatMap((term) => term.candidates) };
  const saidCells = termsOf(step, 'cells').flatMap((term) => term.cells);
  const saidDigits = termsOf(step, 'digits').flatMap((term) => term.digits);
  const [house] = termsOf(step, 'houses').map(({ houses }) => houses[0]!);
  const isIn = house !== undefined;
  const all = isIn
    ? candidatesAmong(board, geometry.cellsOf(house), 1 << saidDigits[0]!)
    : candidatesAmong(board, [saidCells[0]!], geometry.all);
  const left = all.filter((candidate) => !causes.some((cause) => excludes(cause, candidate, board)));
  const oneOf = isIn
    ? saidCells.map((cell) => geometry.candidate(cell, saidDigits[0]!))
    : saidDigits.map((digit) => geometry.candidate(saidCells[0]!, digit));
  expect(left, sentence(line, geometry)).toEqual(oneOf);
  return { oneOf };
}

const excludes = ({ oneOf, gone = [] }: Stated, candidate: Candidate, { geometry }: Markup): boolean =>
  gone.includes(candidate) || (oneOf !== undefined && conflictsWithAll(geometry, oneOf, candidate));
