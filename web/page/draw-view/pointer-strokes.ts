/**
 * Strokes over the board, by a pointer or by keys: each begins at a point, comes to further ones, and ends as one act or
 * is given up. While it is under way, the drawing shows what it will leave.
 */
import type { Constraint, GridPoint, Statement } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { withClue, withClueChanged, withoutClue, withPainted } from './acts.js';
import { aimAt, clueOn, markedAt, placedAt } from './aims.js';
import { areNear, moved } from './clue-acts.js';
import { type PuzzleDrawing, sizeOf } from './drawing.js';
import { acted, CHOOSE, choosing, type Editor } from './editor.js';
import { formOf, gestureOf, hasHead, turnsRound } from './forms.js';
import { cellAt, cluesAt, reachedAt } from './hits.js';
import type { BoardStroke, StrokeAim } from './stroke.js';
import {
  draggedTo,
  drawnOn,
  type LineEnd,
  spreadTo,
  walkedTo,
  withBranch,
  withCellTurned,
  withPart,
} from './strokes.js';

/** Begins a stroke at a point. */
export function strokeBegun(editor: Editor, from: GridPoint, known: readonly Constraint[]): Editor {
  const aim = aimAt(editor, from, known);
  if (!aim) return editor.tool === CHOOSE ? choosing(editor, undefined) : editor;
  const chosen = aim.kind === 'move' ? aim.index : editor.chosen;
  return strokeTo({ ...editor, stroke: { aim, from, cells: [], draft: editor.history.play, chosen } }, from);
}

/** Brings the stroke to a point. The editor is the same one if nothing changes. */
export function strokeTo(editor: Editor, point: GridPoint): Editor {
  const { stroke, history } = editor;
  if (!stroke) return editor;
  const size = sizeOf(history.play);
  const { aim } = stroke;
  if (aim.kind === 'move') return movedTo(editor, stroke, aim.constraint, point);
  if (aim.kind === 'place') return placedTo(editor, stroke, placedAt(aim.constraint, point, size), aim);
  // The first cell is hit by any point of it. The stroke then passes the corners of others.
  const isFirst = stroke.cells.length === 0;
  const cell = isFirst ? cellAt(point, size) : reachedAt(point, isLine(aim) ? 'line' : 'area', size);
  return cell === undefined ? editor : strokeToCell(editor, cell);
}

const isLine = (aim: StrokeAim): boolean => 'constraint' in aim && gestureOf(aim.constraint) === 'line';

/** Brings the stroke to a cell, as keys do. */
function strokeToCell(editor: Editor, cell: Cell): Editor {
  const { stroke, history } = editor;
  if (!stroke) return editor;
  const cells = cellsAfter(stroke, cell, sizeOf(history.play));
  if (cells === stroke.cells) return editor;
  return { ...editor, stroke: { ...stroke, cells, ...drawnAfter(editor, stroke, cells, cell) } };
}

function cellsAfter({ aim, cells }: BoardStroke, cell: Cell, size: number): readonly Cell[] {
  if (aim.kind === 'end') return cells.at(-1) === cell ? cells : [...cells, cell];
  return isLine(aim) && 'constraint' in aim ? walkedTo(cells, cell, aim.constraint, size) : spreadTo(cells, cell);
}

/** What a stroke leaves, and the clue that is chosen then. */
type Outcome = Pick<BoardStroke, 'draft' | 'chosen'>;

/** Returns what a stroke leaves that has come to cells, of these to the last one now. */
function drawnAfter(editor: Editor, stroke: BoardStroke, cells: readonly Cell[], cell: Cell): Outcome {
  const { aim, draft, chosen } = stroke;
  const { play } = editor.history;
  const clue = play.clues[editor.chosen ?? -1]!;
  const changed = (after: Statement): Outcome => ({ draft: withClueChanged(play, editor.chosen!, after), chosen });
  switch (aim.kind) {
    case 'new':
      return { draft: withClue(play, drawnOn(aim.constraint, cells)), chosen: play.clues.length };
    case 'spread':
      return changed({ ...clue, lists: [cells.reduce(spreadTo, clue.lists[0]!).toSorted((a, b) => a - b)] });
    case 'branch':
      return changed(withBranch(clue, aim.constraint, cells));
    case 'part':
      return changed(withPart(clue, aim.constraint, aim.part, drawnOn(aim.constraint, cells).lists.flat()));
    case 'end':
      return changed(endDragged(clue, draft.clues[editor.chosen!]!, aim, cell, sizeOf(play)));
    case 'mark':
      return marked(draft, aim.constraint, cell, aim.clears);
    case 'paint':
      return { draft: withPainted(play, aim.region, cells), chosen };
    default:
      return { draft, chosen };
  }
}

/** Drags an end of a clue on. The end of a head is that of the shaft that has grown out of it. */
function endDragged(
  before: Statement,
  clue: Statement,
  { constraint, end }: { readonly constraint: Constraint; readonly end: LineEnd },
  cell: Cell,
  size: number,
): Statement {
  const hasGrown = hasHead(constraint) && end.list === 0 && clue.lists.length > before.lists.length;
  const own = hasGrown ? { list: clue.lists.length - 1, isStart: false } : end;
  return draggedTo(clue, constraint, own, cell, size);
}

/** Marks a cell in the clue of its kind, or clears its mark. */
function marked(draft: PuzzleDrawing, constraint: Constraint, cell: Cell, clears: boolean): Outcome {
  const own = markedAt(draft, constraint, cell);
  const last = draft.clues.findLastIndex(({ kind }) => kind === constraint.id);
  const index = own ?? (last < 0 ? undefined : last);
  if (clears === (own === undefined)) return { draft, chosen: index };
  if (index === undefined) return { draft: withClue(draft, drawnOn(constraint, [cell])), chosen: draft.clues.length };
  const after = withCellTurned(draft.clues[index]!, cell);
  return after
    ? { draft: withClueChanged(draft, index, after), chosen: index }
    : { draft: withoutClue(draft, index), chosen: undefined };
}

function movedTo(editor: Editor, stroke: BoardStroke, constraint: Constraint, { row, column }: GridPoint): Editor {
  const { play } = editor.history;
  const { from, draft, chosen } = stroke;
  const [down, right] = [Math.floor(row) - Math.floor(from.row), Math.floor(column) - Math.floor(from.column)];
  const clue = moved(play.clues[chosen!]!, constraint, down, right, sizeOf(play));
  if (String(clue.lists) === String(draft.clues[chosen!]!.lists)) return editor;
  return { ...editor, stroke: { ...stroke, draft: withClueChanged(play, chosen!, clue) } };
}

function placedTo(
  editor: Editor,
  stroke: BoardStroke,
  cells: readonly Cell[] | undefined,
  { constraint, index }: Extract<StrokeAim, { kind: 'place' }>,
): Editor {
  if (!cells || String(cells) === String(stroke.cells)) return editor;
  const { play } = editor.history;
  const there = clueOn(play, constraint, cells);
  const outcome = (): Outcome => {
    if (there !== undefined) return { draft: play, chosen: there };
    if (index === undefined)
      return { draft: withClue(play, { kind: constraint.id, lists: [cells] }), chosen: play.clues.length };
    return { draft: withClueChanged(play, index, { ...play.clues[index]!, lists: [cells] }), chosen: index };
  };
  return { ...editor, stroke: { ...stroke, cells, ...outcome() } };
}

/** Ends the stroke: as an act if it has changed the drawing, otherwise as a press, which chooses a clue. */
export function strokeEnded(editor: Editor, known: readonly Constraint[]): Editor {
  const { stroke, history } = editor;
  if (!stroke) return editor;
  const { aim, draft, cells, chosen } = stroke;
  const bare = { ...editor, stroke: undefined };
  if (draft === history.play && aim.kind === 'move') return pressed(bare, stroke, known);
  if (cells.length === 1 && (aim.kind === 'new' || aim.kind === 'end')) return pressed(bare, stroke, known);
  if (cells.length === 1 && aim.kind === 'spread') return withoutPressedCell(bare, cells[0]!);
  if (draft !== history.play) return acted(bare, draft, chosen);
  const isAgain = aim.kind === 'place' && cells.length > 0 && chosen !== undefined && chosen === editor.chosen;
  return isAgain && turnsRound(aim.constraint) ? turnedRound(bare, chosen) : choosing(bare, chosen);
}

/** Turns the sign between two cells round. */
function turnedRound(editor: Editor, index: number): Editor {
  const { play } = editor.history;
  const clue = play.clues[index]!;
  return acted(editor, withClueChanged(play, index, { ...clue, lists: clue.lists.map((list) => list.toReversed()) }));
}

/** Chooses a clue at the point of a press: another one than before, if there are several. Without any, draws there. */
function pressed(editor: Editor, { aim, from, draft, chosen }: BoardStroke, known: readonly Constraint[]): Editor {
  const { play } = editor.history;
  const own = editor.tool !== CHOOSE && 'constraint' in aim ? aim.constraint : undefined;
  const hits = cluesAt(from, play.clues, known, sizeOf(play)).filter(
    (index) => !own || play.clues[index]!.kind === own.id,
  );
  if (hits.length > 0) {
    const at = editor.chosen === undefined ? -1 : hits.indexOf(editor.chosen);
    return choosing(editor, hits[(at + 1) % hits.length]);
  }
  const longer = own && withLongerHead(editor, own, cellAt(from, sizeOf(play))!);
  if (longer) return longer;
  // An end is pressed beside its middle.
  if (aim.kind === 'end') return editor;
  return own && aim.kind === 'new' && drawsAtOnce(own) ? acted(editor, draft, chosen) : choosing(editor, undefined);
}

/** Adds a cell beside the bulb of the chosen arrow, which has no shaft yet; undefined if the cell is elsewhere. */
function withLongerHead(editor: Editor, own: Constraint, cell: Cell): Editor | undefined {
  const { history, chosen } = editor;
  const clue = history.play.clues[chosen ?? -1];
  if (clue?.kind !== own.id || !hasHead(own) || clue.lists.length > 1) return undefined;
  const head = clue.lists[0]!;
  if (head.includes(cell) || !head.some((each) => areNear(each, cell, sizeOf(history.play)))) return undefined;
  return acted(editor, withClueChanged(history.play, chosen!, withPart(clue, own, 0, [...head, cell])));
}

/** True if a press draws a clue: a cage of one cell, or the head of a line. */
function drawsAtOnce(constraint: Constraint): boolean {
  if (gestureOf(constraint) === 'line') return hasHead(constraint);
  return formOf(constraint)!.cells.least === 1;
}

/** Takes a cell that is pressed out of the chosen clue. The last one stays. */
function withoutPressedCell(editor: Editor, cell: Cell): Editor {
  const { play } = editor.history;
  const clue = play.clues[editor.chosen!]!;
  const after = clue.lists.map((list) => list.filter((each) => each !== cell));
  if (after.some(({ length }) => length === 0)) return editor;
  return acted(editor, withClueChanged(play, editor.chosen!, { ...clue, lists: after }));
}

export const strokeGivenUp = (editor: Editor): Editor => (editor.stroke ? { ...editor, stroke: undefined } : editor);
