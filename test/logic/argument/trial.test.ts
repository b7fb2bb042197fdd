/** The recorder: what a candidate was lost by, and the lines that a contradiction needs. */
import { expect, test } from 'vitest';
import type { Board } from '../../../src/core/board.js';
import type { Candidate } from '../../../src/core/geometry.js';
import { conflictsWithAll } from '../../../src/core/seeing.js';
import type { ArgumentLine, Case } from '../../../src/logic/argument/lines.js';
import { contradictionAlong, contradictionOf, singles } from '../../../src/logic/argument/singles.js';
import { candidatesOf, Trial } from '../../../src/logic/argument/trial.js';
import { casesOf } from '../../strategies/fixture.js';

const boards = ['bowmans-bingo', 'braid', 'forcing-net-contradiction'].flatMap((id) =>
  casesOf(id).map(({ board }) => board),
);

/** Returns the contradictions of all candidates of a board, supposed true and supposed false. */
const contradictionsOn = (board: Board): Case[] =>
  Array.from({ length: board.geometry.candidates }, (_, candidate) => candidate)
    .filter((candidate) => board.has(candidate))
    .flatMap((candidate) => [contradictionOf(board, candidate), contradictionOf(board, candidate, false)])
    .filter((lines) => lines !== undefined);

/** True if a line rules a candidate out. */
const rulesOut = ({ oneOf, removed }: ArgumentLine, candidate: Candidate, { geometry }: Board): boolean =>
  removed.includes(candidate) || (oneOf.length > 0 && conflictsWithAll(geometry, oneOf, candidate));

test('each line follows from its causes alone, and each is needed', () => {
  let absences = 0;
  let compared = 0;
  for (const board of boards)
    for (const lines of contradictionsOn(board)) {
      if (lines[0].removed.length > 0) absences++;
      for (const [index, { ground, oneOf, causes }] of lines.entries()) {
        if (ground.kind !== 'need') continue;
        expect(causes.every((cause) => cause < index)).toBe(true);
        const left = candidatesOf(board, ground.need).filter(
          (candidate) => !causes.some((cause) => rulesOut(lines[cause]!, candidate, board)),
        );
        expect(left).toEqual(oneOf);
        expect([...ground.lost, ...oneOf].sort((a, b) => a - b)).toEqual(
          candidatesOf(board, ground.need).sort((a, b) => a - b),
        );
        if (index < lines.length - 1) expect(lines.some((later) => later.causes.includes(index))).toBe(true);
        compared++;
      }
      expect(lines.at(-1)!.oneOf).toEqual([]);
    }
  expect(compared).toBeGreaterThan(1000);
  expect(absences).toBeGreaterThan(20);
});

test('tells the number of lines before it makes them, and keeps them while the next trial goes on', () => {
  const board = casesOf('bowmans-bingo')[0]!.board;
  const [first, second] = contradictionsOn(board).map(([{ oneOf, removed }]) => ({
    candidate: [...oneOf, ...removed][0]!,
    on: oneOf.length > 0,
  }));
  const trial = Trial.again(board).suppose(first!.candidate, first!.on);
  expect(trial.isRefutedBy(singles)).toBe(true);
  const end = trial.end();
  contradictionOf(board, second!.candidate, second!.on);
  expect(end.lines()).toEqual(contradictionOf(board, first!.candidate, first!.on));
  expect(end.lines()).toHaveLength(end.length + 1);
  expect(end.needsPremise).toBe(true);
});

test('a need may keep a group, which rules out what conflicts with all of it', () => {
  let groups = 0;
  for (const board of boards)
    for (const lines of contradictionsOn(board)) {
      const [{ oneOf }] = lines;
      if (oneOf.length === 0) continue;
      const house = { kind: 'house', house: 20, digit: board.geometry.digitOf(oneOf[0]!) } as const;
      const needs = lines.flatMap(({ ground }) => (ground.kind === 'need' ? [ground.need] : []));
      const along = contradictionAlong(board, oneOf[0]!, true, [house, ...needs])!;
      for (const { oneOf: group, ground } of along) {
        if (group.length < 2) continue;
        groups++;
        expect(ground).toMatchObject({ kind: 'need', need: house });
      }
      expect(along.length).toBeLessThanOrEqual(lines.length + 1);
    }
  expect(groups).toBeGreaterThan(0);
});

test('cases within a trial are told by themselves, and name the lines before them that they need', () => {
  const board = casesOf('bowmans-bingo')[0]!.board;
  const [lines] = contradictionsOn(board) as [Case];
  const { oneOf, removed } = lines[0];
  const candidate = [...oneOf, ...removed][0]!;
  const outer = Trial.on(board);
  const other = Array.from({ length: board.geometry.candidates }, (_, each) => each).find(
    (each) => board.has(each) && each !== candidate && !board.geometry.conflict(each, candidate),
  )!;
  outer.suppose(other, true);
  const inner = outer.fork().suppose(candidate, oneOf.length > 0);
  expect(inner.isRefutedBy(singles)).toBe(true);
  const end = inner.end(1);
  expect(end.lines()[0].ground).toEqual({ kind: 'premise' });
  expect(end.outer.every((line) => line === 0)).toBe(true);
  expect(outer.length).toBe(1);
});
