/** What a stroke is to do, by the tool in hand, the chosen clue and the point at which it begins. */
import type { Constraint, GridPoint } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { boxesOf, type PuzzleDrawing, sizeOf } from './drawing.js';
import { CHOOSE, chosenClue, chosenConstraint, type Editor, REGIONS, writesDigits } from './editor.js';
import { formOf, gestureOf, hasHead } from './forms.js';
import { cellAt, cluesAt, cornerAt, edgeAt, seenAt } from './hits.js';
import type { StrokeAim } from './stroke.js';
import { branchesFrom, cellOfEnd, endsOf, type LineEnd } from './strokes.js';

/** Returns what a stroke from a point does; undefined if it does nothing. */
export function aimAt(editor: Editor, from: GridPoint, known: readonly Constraint[]): StrokeAim | undefined {
  const { tool, history, part } = editor;
  const { play } = history;
  const cell = cellAt(from, sizeOf(play));
  if (writesDigits(tool)) return undefined;
  if (tool === REGIONS)
    return cell === undefined ? undefined : { kind: 'paint', region: (play.regions ?? boxesOf(play))[cell]! };
  const own = chosenConstraint(editor, known);
  const wanted = part ?? (own && partLacking(editor, own));
  if (own && wanted !== undefined && cell !== undefined) return { kind: 'part', constraint: own, part: wanted };
  const end = own && cell !== undefined ? endAt(editor, own, cell) : undefined;
  // While its kind is in hand, a bulb gets a further arm; the tool that chooses drags it.
  const isBulb = end?.isStart && tool === own!.id && branchesFrom(chosenClue(editor)!, own!, cell!);
  if (own && end && !isBulb) return { kind: 'end', constraint: own, end };
  return tool === CHOOSE ? moveOf(editor, from, known) : drawingAim(editor, from, known);
}

/** Returns the list that the chosen clue still lacks, while its kind is in hand: two shapes are drawn one after the other. */
function partLacking(editor: Editor, constraint: Constraint): number | undefined {
  const { lists } = chosenClue(editor)!;
  const least = formOf(constraint)?.lists?.least ?? 1;
  return editor.tool === constraint.id && !hasHead(constraint) && lists.length < least ? lists.length : undefined;
}

function endAt(editor: Editor, constraint: Constraint, cell: Cell): LineEnd | undefined {
  const clue = chosenClue(editor)!;
  return endsOf(clue, constraint).findLast((end) => cellOfEnd(clue, end) === cell);
}

/** Returns the move of the chosen clue, if it is at a point, or of the nearest one. */
function moveOf(
  { history: { play }, chosen }: Editor,
  from: GridPoint,
  known: readonly Constraint[],
): StrokeAim | undefined {
  const hits = cluesAt(from, play.clues, known, sizeOf(play));
  const index = chosen !== undefined && hits.includes(chosen) ? chosen : hits[0];
  if (index === undefined) return undefined;
  return { kind: 'move', index, constraint: known.find(({ id }) => id === play.clues[index]!.kind)! };
}

function drawingAim(editor: Editor, from: GridPoint, known: readonly Constraint[]): StrokeAim | undefined {
  const { play } = editor.history;
  const size = sizeOf(play);
  const constraint = known.find(({ id }) => id === editor.tool)!;
  const gesture = gestureOf(constraint);
  if (gesture === 'edge' || gesture === 'corner' || gesture === 'outside') {
    const cells = placedAt(constraint, from, size);
    return cells && { kind: 'place', constraint, index: clueOn(play, constraint, cells) };
  }
  const cell = cellAt(from, size);
  if (cell === undefined) return undefined;
  if (gesture === 'mark') return { kind: 'mark', constraint, clears: markedAt(play, constraint, cell) !== undefined };
  const chosen = chosenClue(editor);
  const isOwn = chosen?.kind === constraint.id;
  if (gesture === 'cage') return { kind: isOwn && chosen.lists.flat().includes(cell) ? 'spread' : 'new', constraint };
  return { kind: isOwn && branchesFrom(chosen, constraint, cell) ? 'branch' : 'new', constraint };
}

/** Returns the clue that marks a cell. */
export function markedAt({ clues }: PuzzleDrawing, { id }: Constraint, cell: Cell): number | undefined {
  const index = clues.findIndex(({ kind, lists }) => kind === id && lists.flat().includes(cell));
  return index < 0 ? undefined : index;
}

/** Returns the cells of a clue on an edge, on a corner or outside the grid for which a point stands. */
export function placedAt(constraint: Constraint, point: GridPoint, size: number): readonly Cell[] | undefined {
  const { outside } = formOf(constraint)!;
  if (outside) return seenAt(point, outside, size);
  return gestureOf(constraint) === 'edge' ? edgeAt(point, size) : cornerAt(point, size);
}

/** Returns the clue of a kind on an edge, on a corner or outside the grid. */
export function clueOn({ clues }: PuzzleDrawing, constraint: Constraint, cells: readonly Cell[]): number | undefined {
  const isOutside = formOf(constraint)!.outside !== undefined;
  const keyOf = (list: readonly Cell[] = []): string => String(isOutside ? list : list.toSorted((a, b) => a - b));
  const index = clues.findIndex(({ kind, lists }) => kind === constraint.id && keyOf(lists[0]) === keyOf(cells));
  return index < 0 ? undefined : index;
}
