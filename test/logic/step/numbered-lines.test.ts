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

/** The lines of arguments by singles alone. */
const BY_SINGLES = ['nishio', 'bowmans-bingo', 'whip', 'braid', 'g-whip', 'g-braid', 'forcing-net-contradiction'];

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
    '4.3. 1 (from 4.1 and 4.2).',
  ]);
});

test.each(BY_SINGLES)('%s: each line follows from the supposition and the lines that it names', (id) => {
  for (const own of casesOf(id)) {
    const { board, says } = own;
    if (says === undefined) continue;
    const messages = allHits(strategyOf(id)!, own).map((hit) => strategyOf(id)!.explain(hit, board.geometry).message);
    const message = messages.find((each) => sentence(each, board.geometry) === says)!;
    const { candidates, on } = messagesIn(message).flatMap((each) => termsOf(each, 'supposition'))[0]!;
    const left: Candidate[][] = [];
    for (const line of messagesIn(message).filter(({ terms }) => 'number' in terms)) {
      const named = termsOf(line, 'line-numbers').flatMap(({ numbers }) => numbers.map(([at]) => at! - 1));
      const causes = named.filter((at) => at !== left.length).map((at) => left[at]!);
      left.push(leftOf(line, on ? [...causes, [...candidates]] : causes, on ? [] : candidates, board));
    }
    expect(left.length).toBeGreaterThan(1);
  }
});

/** Returns the candidates that a line states to be left. Expects that its causes exclude all others. */
function leftOf(line: Message, causes: Candidate[][], gone: readonly Candidate[], board: Markup): Candidate[] {
  const { geometry } = board;
  const step = termsOf(line, 'clause')[0]!.clause;
  const [cell] = termsOf(step, 'cells').map(({ cells }) => cells[0]!);
  const [house] = termsOf(step, 'houses').map(({ houses }) => houses[0]!);
  const digitsSaid = termsOf(step, 'digits').flatMap((term) => term.digits);
  const all =
    house === undefined
      ? candidatesAmong(board, [cell!], geometry.all)
      : candidatesAmong(board, geometry.cellsOf(house), 1 << digitsSaid[0]!);
  const left = all.filter(
    (candidate) => !gone.includes(candidate) && !causes.some((cause) => conflictsWithAll(geometry, cause, candidate)),
  );
  const places = termsOf(step, 'cells').flatMap(({ cells }) => cells);
  const stated =
    house === undefined
      ? digitsSaid.map((digit) => geometry.candidate(cell!, digit))
      : places.map((place) => geometry.candidate(place, digitsSaid[0]!));
  expect(left, sentence(line, geometry)).toEqual(stated);
  return left;
}
