import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Geometry } from '../../../src/core/geometry.js';
import { type Action, act, onlyMark } from '../../../web/page/play/act.js';
import {
  backToCheckpoint,
  beforeMistake,
  begun,
  did,
  entriesBetween,
  redone,
  takenOut,
  undone,
  withCheckpoint,
  withCurrent,
} from '../../../web/page/play/history.js';
import { linkOf } from '../../../web/page/play/link.js';
import { playInLink } from '../../../web/page/play/linked.js';
import {
  areSame,
  clashing,
  givensOf,
  isSolvedAs,
  leftToWrite,
  type Play,
  playOf,
  puzzleOf,
  withoutMarks,
  wrongIn,
} from '../../../web/page/play/play.js';

const GEOMETRY = Geometry.of(2, 2);
const SOLUTION = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];
/** A play whose first row is given. */
const START = playOf({
  geometry: GEOMETRY,
  values: Int8Array.from(SOLUTION, (digit, cell) => (cell < 4 ? digit : -1)),
});
const TIDY = { tidy: true };

const cells = fc.uniqueArray(fc.nat(15), { minLength: 1, maxLength: 4 });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), cells, digit: fc.nat(3) }),
  fc.record({
    kind: fc.constant('mark' as const),
    layer: fc.constantFrom('centre' as const, 'corner' as const, 'colours' as const),
    cells,
    mark: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('wipe' as const), cells }),
  fc.record({ kind: fc.constant('fill' as const), cells }),
  fc.record({
    kind: fc.constant('carry-out' as const),
    place: fc.constant([]),
    remove: fc.uniqueArray(fc.nat(63), { minLength: 1, maxLength: 3 }),
  }),
);

const playOfAll = (actions: readonly Action[], tidy: boolean): Play =>
  actions.reduce((play, each) => act(play, each, { tidy }), START);

describe('an action of a player', () => {
  it('does not change givens or the play before it', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), fc.boolean(), (actions, tidy) => {
        const before = JSON.stringify({ ...START, geometry: 0 });
        const after = playOfAll(actions, tidy);
        expect(after.values.slice(0, 4)).toEqual(SOLUTION.slice(0, 4));
        expect(after.givens).toEqual(START.givens);
        expect(JSON.stringify({ ...START, geometry: 0 })).toBe(before);
      }),
    );
  });

  it('fills in the candidates of cells that have no marks, and keeps the marks of others', () => {
    const marked = act(START, { kind: 'mark', layer: 'corner', cells: [4], mark: 2 }, TIDY);
    const filled = act(marked, { kind: 'fill', cells: [4, 5] }, TIDY);
    expect([filled.centre[4], filled.corner[4]]).toEqual([0, 0b100]);
    expect(filled.centre[5]).not.toBe(0);
    expect(act(filled, { kind: 'fill', cells: [4, 5] }, TIDY)).toBe(filled);
  });

  it('removes marks that a value rules out, in the same step', () => {
    const filled = act(START, { kind: 'fill', cells: SOLUTION.map((_, cell) => cell) }, TIDY);
    expect(filled.centre[4]).toBe(0b1100);
    const written = act(filled, { kind: 'write', cells: [4], digit: 2 }, TIDY);
    expect(written.centre[4]).toBe(0);
    expect(written.centre[5]! & 0b100).toBe(0);
    expect(written.centre[8]! & 0b100).toBe(0);
    const kept = act(filled, { kind: 'write', cells: [4], digit: 2 }, { tidy: false });
    expect(kept.centre).toEqual(filled.centre);
  });

  it('writes a digit, or clears it if all chosen cells have it', () => {
    const twice = act(
      act(START, { kind: 'write', cells: [4, 5], digit: 3 }, TIDY),
      { kind: 'write', cells: [4, 5], digit: 3 },
      TIDY,
    );
    expect(twice.values).toEqual(START.values);
    const marked = act(START, { kind: 'mark', layer: 'corner', cells: [4, 5], mark: 2 }, TIDY);
    const mixed = act(
      act(marked, { kind: 'mark', layer: 'corner', cells: [4], mark: 2 }, TIDY),
      { kind: 'mark', layer: 'corner', cells: [4, 5], mark: 2 },
      TIDY,
    );
    expect([mixed.corner[4], mixed.corner[5]]).toEqual([4, 4]);
  });

  it('clears values first, then marks, then colours', () => {
    let play = act(START, { kind: 'mark', layer: 'colours', cells: [4], mark: 1 }, TIDY);
    play = act(play, { kind: 'mark', layer: 'centre', cells: [4], mark: 2 }, TIDY);
    play = act(play, { kind: 'write', cells: [4], digit: 2 }, { tidy: false });
    const wiped = (): void => {
      play = act(play, { kind: 'wipe', cells: [4] }, TIDY);
    };
    wiped();
    expect([play.values[4], play.centre[4], play.colours[4]]).toEqual([-1, 4, 2]);
    wiped();
    expect([play.centre[4], play.colours[4]]).toEqual([0, 2]);
    wiped();
    expect(play.colours[4]).toBe(0);
  });

  it('applies a step to cells without marks by marking them first', () => {
    const struck = act(START, { kind: 'carry-out', place: [], remove: [GEOMETRY.candidate(4, 2)] }, TIDY);
    expect(struck.centre[4]).toBe(0b1000);
    expect(onlyMark(struck, 4)).toBe(3);
    expect(onlyMark(START, 4)).toBeUndefined();
  });

  it('finds values that differ from the solution, though they clash with none', () => {
    const wrong = act(START, { kind: 'write', cells: [4], digit: 3 }, TIDY);
    const right = act(wrong, { kind: 'write', cells: [6], digit: 0 }, TIDY);
    expect([...clashing(right)]).toEqual([]);
    expect([...wrongIn(right, SOLUTION)]).toEqual([4]);
    const marked = act(right, { kind: 'fill', cells: [8] }, TIDY);
    expect(areSame(withoutMarks(marked, new Set([4])), act(START, { kind: 'write', cells: [6], digit: 0 }, TIDY))).toBe(
      true,
    );
  });

  it('updates clashes, the counts of missing digits, and the end of the game', () => {
    const wrong = act(START, { kind: 'write', cells: [4], digit: 0 }, TIDY);
    expect([...clashing(wrong)].sort()).toEqual([0, 4]);
    expect(leftToWrite(wrong)).toEqual([2, 3, 3, 3]);
    const solved = SOLUTION.reduce(
      (play, digit, cell) => act(play, { kind: 'write', cells: [cell], digit }, TIDY),
      START,
    );
    expect(isSolvedAs(solved, SOLUTION)).toBe(true);
    expect(puzzleOf(solved).placed?.[0]).toBe(0);
    expect(puzzleOf(solved).placed?.[4]).toBe(1);
  });
});

describe('history', () => {
  const one = act(START, { kind: 'write', cells: [4], digit: 2 }, TIDY);
  const two = act(one, { kind: 'write', cells: [5], digit: 0 }, TIDY);

  it('undoes and redoes all actions', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 10 }), (actions) => {
        const end = actions.reduce((history, each) => did(history, act(history.play, each, TIDY)), begun(START));
        let history = end;
        while (history.past.length > 0) history = undone(history);
        expect(history.play).toBe(START);
        while (history.future.length > 0) history = redone(history);
        expect(history).toEqual(end);
      }),
    );
  });

  it('keeps its checkpoint after a return to it, and returns to the play before a mistake', () => {
    const history = did(withCheckpoint(did(begun(START), one)), two);
    expect(backToCheckpoint(history).play).toBe(one);
    expect(undone(backToCheckpoint(history)).play).toBe(two);
    expect(backToCheckpoint(backToCheckpoint(history)).checkpoint).toBe(one);
    expect(beforeMistake(history, SOLUTION).play).toBe(one);
    expect(redone(beforeMistake(history, SOLUTION)).play).toBe(two);
    expect(beforeMistake(did(begun(START), one), SOLUTION).play).toBe(one);
  });
});

it('returns to the play before a clash if no solution is known, and to the givens if all plays are wrong', () => {
  const [given, other] = [START.values.findIndex((value) => value >= 0), START.values.indexOf(-1)];
  const value = START.values[given]!;
  const peer = START.values.findIndex((own, cell) => own === -1 && cell !== other && START.geometry.sees(cell, given));
  const sound = act(START, { kind: 'write', cells: [other], digit: SOLUTION[other]! }, TIDY);
  const clash = act(sound, { kind: 'write', cells: [peer], digit: value }, TIDY);
  expect(beforeMistake(did(did(begun(START), sound), clash), undefined).play).toBe(sound);
  const linked = beforeMistake(begun(clash), SOLUTION);
  expect(areSame(linked.play, givensOf(clash))).toBe(true);
  expect(undone(linked).play).toBe(clash);
});

describe('values taken out', () => {
  const DIGIT = SOLUTION[4]!;
  const OTHER = DIGIT ^ 1;
  const filled = act(START, { kind: 'fill', cells: [4, 5, 8, 12, 15] }, TIDY);
  const wrong = act(filled, { kind: 'write', cells: [4], digit: OTHER }, TIDY);
  const later = act(wrong, { kind: 'write', cells: [15], digit: SOLUTION[15]! }, TIDY);
  const history = did(did(did(begun(START), filled), wrong), later);

  it('leave all later ones, bring back the marks that they removed, and can be undone', () => {
    const { play } = takenOut(history, [4]);
    expect(play.values[4]).toBe(-1);
    expect(play.values[15]).toBe(SOLUTION[15]);
    expect(play.centre).toEqual(act(filled, { kind: 'write', cells: [15], digit: SOLUTION[15]! }, TIDY).centre);
    expect(undone(takenOut(history, [4])).play).toBe(later);
  });

  it('are compared with a return to before them, which takes later entries too', () => {
    expect(entriesBetween(history, beforeMistake(history, SOLUTION))).toBe(2);
    expect(entriesBetween(history, history)).toBe(0);
    const linked = begun(later);
    expect(entriesBetween(linked, beforeMistake(linked, SOLUTION))).toBe(2);
    expect(takenOut(linked, [4]).play.values[15]).toBe(SOLUTION[15]);
  });
});

describe('a history', () => {
  const one = act(START, { kind: 'write', cells: [4], digit: 2 }, TIDY);
  const two = act(one, { kind: 'write', cells: [5], digit: 0 }, TIDY);

  it('moves to a play that it contains, and to no other', () => {
    const history = did(did(begun(START), one), two);
    const same = playInLink(linkOf(one))!;
    const moved = withCurrent(history, same)!;
    expect(moved.play).toBe(one);
    expect(undone(moved).play).toBe(START);
    expect(withCurrent(moved, two)).toEqual(history);
    expect(withCurrent(history, act(two, { kind: 'fill', cells: [6] }, TIDY))).toBeUndefined();
  });
});

describe('a play in a link', () => {
  it('is read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 10 }), (actions) => {
        const play = playOfAll(actions, true);
        expect(playInLink(linkOf(play))).toEqual(play);
      }),
    );
    const large = playOf({ geometry: Geometry.of(5, 5), values: new Int8Array(625).fill(-1) });
    const marked = act(large, { kind: 'fill', cells: [0, 624] }, TIDY);
    expect(playInLink(linkOf(marked))).toEqual(marked);
  });

  it('is undefined for a text that is not a play', () => {
    for (const text of ['', 'x', 'N4Ig', linkOf(START).slice(3), 'a'.repeat(30_000)])
      expect(playInLink(text)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => playInLink(text) === undefined));
  });
});
