/** Actions of a player. Each can be undone in one step. */

import { type Bits, bitsOf, type Candidate, type Cell, type Digit, EMPTY, openTo } from '../../../src/core/index.js';
import { isGiven, type Layer, type Play } from './play.js';
import { linked, NO_SKETCH, type Sketch, tinted } from './sketch.js';

export type Action =
  /** Writes a digit in cells; erases it if all of them have it. */
  | { readonly kind: 'write'; readonly cells: readonly Cell[]; readonly digit: Digit }
  /** Writes a mark or a colour in cells; erases it if all of them have it. */
  | { readonly kind: 'mark'; readonly layer: Layer; readonly cells: readonly Cell[]; readonly mark: number }
  /** Erases the values of cells. Without values it erases their marks; without marks, their colours. */
  | { readonly kind: 'wipe'; readonly cells: readonly Cell[] }
  /** Marks the candidates that values leave, in those of these cells that have no marks. */
  | { readonly kind: 'fill'; readonly cells: readonly Cell[] }
  /** Gives a candidate a colour; removes the colour if the candidate has it already. */
  | { readonly kind: 'tint'; readonly candidate: Candidate; readonly tint: number }
  /** Links two candidates strongly; makes a strong link weak; removes a weak one. */
  | { readonly kind: 'link'; readonly from: Candidate; readonly to: Candidate }
  /** Replaces the whole drawing. */
  | { readonly kind: 'sketch'; readonly sketch: Sketch }
  /** Applies a step. */
  | { readonly kind: 'carry-out'; readonly place: readonly Candidate[]; readonly remove: readonly Candidate[] };

interface ActOptions {
  /** True if a value removes the marks that it rules out. */
  readonly tidy: boolean;
}

/** Returns the play after an action; the same object if nothing changes. */
export function act(play: Play, action: Action, habits: ActOptions): Play {
  switch (action.kind) {
    case 'write':
      return write(play, action.cells, action.digit, habits);
    case 'mark':
      return mark(play, action.layer, action.cells, action.mark);
    case 'wipe':
      return wipe(play, action.cells);
    case 'fill':
      return fill(
        play,
        action.cells.filter((cell) => (play.centre[cell]! | play.corner[cell]!) === 0),
      );
    case 'tint':
      return { ...play, sketch: tinted(play.sketch ?? NO_SKETCH, action.candidate, action.tint) };
    case 'link':
      return { ...play, sketch: linked(play.sketch ?? NO_SKETCH, action.from, action.to) };
    case 'sketch':
      return (play.sketch ?? NO_SKETCH) === action.sketch ? play : { ...play, sketch: action.sketch };
    case 'carry-out':
      return applyStep(play, action.place, action.remove);
  }
}

/** Returns the only mark of a cell, which a double press makes its value; undefined if it has several or none. */
export function onlyMark({ values, centre, corner }: Play, cell: Cell): Digit | undefined {
  const [only, ...others] = bitsOf(centre[cell]! || corner[cell]!);
  return values[cell] === EMPTY && others.length === 0 ? only : undefined;
}

const changed = <T>(list: readonly T[], cells: Iterable<Cell>, to: (old: T, cell: Cell) => T): readonly T[] => {
  const copy = [...list];
  for (const cell of cells) copy[cell] = to(copy[cell]!, cell);
  return copy;
};

function write(play: Play, cells: readonly Cell[], digit: Digit, { tidy }: ActOptions): Play {
  const own = cells.filter((cell) => !isGiven(play, cell));
  if (own.length === 0) return play;
  const isOut = own.every((cell) => play.values[cell] === digit);
  const values = changed(play.values, own, () => (isOut ? EMPTY : digit));
  return isOut || !tidy ? { ...play, values } : ruledOut({ ...play, values }, own, digit);
}

/** Removes the marks that a value rules out: all marks in its cells, and what the digit there excludes elsewhere. */
function ruledOut(play: Play, cells: readonly Cell[], digit: Digit): Play {
  const cleaned = (marks: readonly Bits[]): readonly Bits[] => {
    const left = [...changed(marks, cells, () => 0)];
    for (const cell of cells)
      play.geometry.eachExcluded(marks, cell, digit, (other, lost) => {
        left[other]! &= ~(1 << lost);
      });
    return left;
  };
  return { ...play, centre: cleaned(play.centre), corner: cleaned(play.corner) };
}

function mark(play: Play, layer: Layer, cells: readonly Cell[], index: number): Play {
  const open = layer === 'colours' ? cells : cells.filter((cell) => play.values[cell] === EMPTY);
  if (open.length === 0) return play;
  const bit = 1 << index;
  const isOut = open.every((cell) => play[layer][cell]! & bit);
  return { ...play, [layer]: changed(play[layer], open, (set) => (isOut ? set & ~bit : set | bit)) };
}

function wipe(play: Play, cells: readonly Cell[]): Play {
  const written = cells.filter((cell) => !isGiven(play, cell) && play.values[cell] !== EMPTY);
  if (written.length > 0) return { ...play, values: changed(play.values, written, () => EMPTY) };
  const marked = cells.filter((cell) => play.values[cell] === EMPTY && (play.centre[cell]! | play.corner[cell]!) !== 0);
  const none = (list: readonly Bits[], those: readonly Cell[]) => changed(list, those, () => 0);
  if (marked.length > 0) return { ...play, centre: none(play.centre, marked), corner: none(play.corner, marked) };
  const coloured = cells.filter((cell) => play.colours[cell] !== 0);
  return coloured.length > 0 ? { ...play, colours: none(play.colours, coloured) } : play;
}

function fill(play: Play, cells: readonly Cell[]): Play {
  const values = Int8Array.from(play.values);
  const open = cells.filter((cell) => play.values[cell] === EMPTY);
  if (open.length === 0) return play;
  return { ...play, centre: changed(play.centre, open, (_, cell) => openTo(play.geometry, values, cell)) };
}

/** Applies a step. Cells without marks get their candidates first, so that the player sees which ones are removed. */
function applyStep(play: Play, place: readonly Candidate[], remove: readonly Candidate[]): Play {
  const { geometry } = play;
  const blank = remove.map((candidate) => geometry.cellOf(candidate)).filter((cell) => play.centre[cell] === 0);
  let next = fill(play, [...new Set(blank)]);
  for (const candidate of place)
    next = write({ ...next }, [geometry.cellOf(candidate)], geometry.digitOf(candidate), { tidy: true });
  for (const candidate of remove) {
    const bit = 1 << geometry.digitOf(candidate);
    const at = [geometry.cellOf(candidate)];
    next = {
      ...next,
      centre: changed(next.centre, at, (set) => set & ~bit),
      corner: changed(next.corner, at, (set) => set & ~bit),
    };
  }
  return next;
}
