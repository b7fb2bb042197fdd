/** Converts a play to the form that the board draws. */
import type { Sign } from '../../../constraints/index.js';
import { type Bits, bitsOf, type Candidate, type Cell, EMPTY, openTo } from '../../../src/core/index.js';
import { type Drawn, type DrawnPosition, drawnOf } from '../../../src/render/index.js';
import type { Mark } from '../../../strategies/index.js';
import { NONE } from '../../elements/board/selection.js';
import type { Settings } from '../app/settings.js';
import type { StepView } from '../engine/protocol.js';
import { openFor, type Play, peersOf, withMark, withValue } from '../play/play.js';
import type { HintState } from './hints.js';
import type { MarkArrangement } from './pencil-marks.js';
import type { PlayerInput } from './player-input.js';

/**
 * Returns the position to draw. `step`: cells of this step show their candidates, even without marks of the player.
 * `signs`: those of a shared puzzle.
 */
export function drawnPosition(play: Play, step?: Drawn, signs?: readonly Sign[]): DrawnPosition {
  const { geometry, givens, values, centre, corner } = play;
  const own = Int8Array.from(values);
  const shown = step ? cellsOf(play, step) : new Set<Cell>();
  const digits = Int32Array.from(values, (value, cell) => {
    if (value !== EMPTY) return 0;
    const marks = centre[cell]! | corner[cell]!;
    return centre[cell] === 0 && shown.has(cell) ? marks | openTo(geometry, own, cell) : marks;
  });
  const given = Uint8Array.from(givens, (given) => (given === EMPTY ? 0 : 1));
  return { geometry, values: own, givens: given, digits, ...(signs && { signs }) };
}

/** The inputs of the board, cached by play and step, so that the board does not draw again without need. */
export class PlayDrawing {
  private play: Play | undefined;
  private stepView: StepView | undefined;
  private marks: MarkArrangement | undefined;
  private signs: readonly Sign[] | undefined;
  step: Drawn | undefined;
  position!: DrawnPosition;
  emphasised!: (candidate: Candidate) => boolean;
  arrange: ReturnType<MarkArrangement['arrange']> | undefined;
  /** Numbers by cell that `emphasised` and `arrange` depend on. */
  inputs!: readonly (readonly number[])[];

  /**
   * Returns the inputs. `marks` moves marks to where the player wrote them, or enlarges them. Without it, and in the cells
   * of a step, they are in the places of candidates. `signs`: those of a shared puzzle.
   */
  of(play: Play, stepView: StepView | undefined, marks?: MarkArrangement, signs?: readonly Sign[]): this {
    const isSame = play === this.play && stepView === this.stepView && marks === this.marks && signs === this.signs;
    if (isSame) return this;
    this.signs = signs;
    this.play = play;
    this.stepView = stepView;
    this.marks = marks;
    this.step = stepView && drawnOf(play.geometry, stepView);
    this.position = drawnPosition(play, this.step, signs);
    this.emphasised = isInCorner(play);
    // The board draws all cells again when the number of inputs changes, as when it has become small.
    this.inputs = marks?.moves ? [play.centre, play.corner] : [play.corner];
    this.arrange = marks?.arrange(play, this.step ? cellsOf(play, this.step) : NONE);
    return this;
  }
}

/** True for marks in corners, which are drawn in a stronger colour than marks in the middle. */
export const isInCorner =
  ({ geometry, corner }: Play) =>
  (candidate: Candidate): boolean =>
    (corner[geometry.cellOf(candidate)]! & (1 << geometry.digitOf(candidate))) !== 0;

/** Highlighted cells. Those in `near` are highlighted more faintly. */
interface Lit {
  readonly cells: ReadonlySet<Cell>;
  readonly near: ReadonlySet<Cell>;
}

export const UNLIT: Lit = { cells: NONE, near: NONE };

/**
 * Returns the cells to highlight: those of the hint; without a hint, those of the filter. Without either, a single
 * selected cell determines them: the cells with its value and, more faintly, the cells with a mark of it and its peers.
 * Settings can turn each of these off.
 */
export function litCells(play: Play, hints: HintState, { selected, filter }: PlayerInput, settings: Settings): Lit {
  const { cells, hint, pointedCells } = hints;
  if (cells.size > 0 || hint?.step !== undefined || pointedCells.size > 0) return { cells, near: NONE };
  if (filter !== undefined) return filtered(play, filter);
  const [cell] = selected;
  if (selected.size !== 1) return UNLIT;
  const digit = play.values[cell!]!;
  return {
    cells: settings.same ? withValue(play, digit) : NONE,
    near: new Set([
      ...(settings.marks ? withMark(play, digit) : []),
      ...(settings.seen ? peersOf(play.geometry, cell!) : []),
    ]),
  };
}

/**
 * Returns the cells of a filter: for a digit, the cells with it and, more faintly, those that may take it; otherwise
 * the cells with two candidates.
 */
function filtered(play: Play, filter: NonNullable<PlayerInput['filter']>): Lit {
  const having = (isIt: (set: Bits) => boolean): ReadonlySet<Cell> =>
    new Set([...openFor(play)].flatMap(([cell, set]) => (isIt(set) ? [cell] : [])));
  if (filter === 'bivalue') return { cells: having((set) => bitsOf(set).length === 2), near: NONE };
  return { cells: withValue(play, filter), near: having((set) => (set & (1 << filter)) !== 0) };
}

/** The cells of a step: those of its candidates, and those that it marks as a whole, such as almost locked sets. */
function cellsOf({ geometry }: Play, { place, remove, marks }: Drawn): ReadonlySet<Cell> {
  const candidates = [...marks.flatMap(candidatesIn), ...place, ...remove];
  const cells = marks.flatMap((mark) => (mark.kind === 'cell' ? [mark.cell] : []));
  return new Set([...cells, ...candidates.map((candidate) => geometry.cellOf(candidate))]);
}

/** Returns the candidates that a mark points at. */
export const candidatesIn = (mark: Mark): readonly Candidate[] => {
  if (mark.kind === 'candidate') return [mark.candidate];
  return mark.kind === 'link' ? [...mark.from, ...mark.to] : [];
};
