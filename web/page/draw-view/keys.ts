/** Keys on the board of the editor: strokes by Enter and arrows, and acts on the chosen clue. */
import type { Constraint, GridPoint } from '../../../constraints/index.js';
import { centreOf } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { withClue, withClues, withoutClue } from './acts.js';
import { clueOn } from './aims.js';
import { copied, joined, mirrored, moved, split, turned, typedOf } from './clue-acts.js';
import { sizeOf } from './drawing.js';
import {
  acted,
  choosing,
  chosenClue,
  chosenConstraint,
  type Editor,
  withChosenChanged,
  withChosenDeleted,
  withSaidOfClue,
} from './editor.js';
import { formOf, gestureOf, takesTyping } from './forms.js';
import { outsideAt, outsidePlaces } from './outside-places.js';
import { strokeBegun, strokeEnded, strokeTo } from './pointer-strokes.js';

/** The acts on the chosen clue, each with its key. */
export const CLUE_KEYS = { copy: 'c', turn: 't', mirror: 'm', split: 's', join: 'j', delete: 'Delete' } as const;
export type ClueAct = keyof typeof CLUE_KEYS;

/** Returns the editor after an act on the chosen clue; undefined if it cannot be done. `at`: the active cell. */
export function withClueAct(editor: Editor, act: ClueAct, at: Cell, known: readonly Constraint[]): Editor | undefined {
  const [clue, constraint] = [chosenClue(editor), chosenConstraint(editor, known)];
  if (!clue || !constraint || editor.stroke) return undefined;
  const { play } = editor.history;
  const { chosen } = editor;
  const size = sizeOf(play);
  const isOutside = formOf(constraint)!.outside !== undefined;
  switch (act) {
    case 'delete':
      return withChosenDeleted(editor);
    case 'turn':
      return isOutside ? undefined : withChosenChanged(editor, () => turned(clue, constraint, size));
    case 'mirror':
      return isOutside ? undefined : withChosenChanged(editor, () => mirrored(clue, constraint, size));
    case 'copy': {
      const copy = copied(clue, constraint, size);
      return copy && acted(editor, withClue(play, copy), play.clues.length);
    }
    case 'split': {
      const parts = split(clue, constraint, at);
      return parts && acted(editor, withClues(play, chosen!, parts));
    }
    case 'join': {
      const other = play.clues.findIndex((each, index) => index !== chosen && joined(clue, each, constraint, size));
      if (other < 0) return undefined;
      const whole = withClues(play, chosen!, [joined(clue, play.clues[other]!, constraint, size)!]);
      return acted(editor, withoutClue(whole, other), other < chosen! ? chosen! - 1 : chosen);
    }
  }
}

/** Returns the editor with the chosen clue moved by rows and columns. */
export function withChosenMoved(editor: Editor, down: number, right: number, known: readonly Constraint[]): Editor {
  const constraint = chosenConstraint(editor, known);
  const size = sizeOf(editor.history.play);
  return constraint ? withChosenChanged(editor, (clue) => moved(clue, constraint, down, right, size)) : editor;
}

/** Begins a stroke at a cell, or draws what a press of Enter draws there at once. */
export function withEnter(editor: Editor, cell: Cell, known: readonly Constraint[]): Editor {
  const size = sizeOf(editor.history.play);
  if (editor.stroke) return strokeEnded(editor, known);
  const constraint = known.find(({ id }) => id === editor.tool);
  const gesture = constraint && gestureOf(constraint);
  if (gesture === 'outside') return withNextOutside(editor, constraint!, cell);
  const begun = withoutPlace(strokeBegun(editor, pointFor(gesture, cell, size), known), gesture);
  const aim = begun.stroke?.aim.kind;
  const isAtOnce = aim === 'move' || gesture === 'corner' || gesture === 'mark';
  return isAtOnce ? strokeEnded(begun, known) : begun;
}

/** Leaves open which edge of its cell a stroke by keys is about: an arrow says it. */
function withoutPlace(editor: Editor, gesture: ReturnType<typeof gestureOf> | undefined): Editor {
  const { stroke, history } = editor;
  if (gesture !== 'edge' || stroke?.aim.kind !== 'place') return editor;
  const aim = { ...stroke.aim, index: undefined };
  return { ...editor, stroke: { ...stroke, aim, cells: [], draft: history.play, chosen: editor.chosen } };
}

/** Returns the point at which a key begins: the middle of the cell, or the corner that it has with three others. */
function pointFor(gesture: ReturnType<typeof gestureOf> | undefined, cell: Cell, size: number): GridPoint {
  const centre = centreOf(cell, size);
  return gesture === 'corner' ? { row: centre.row + 0.5, column: centre.column + 0.5 } : centre;
}

/** Sets a clue at the first place outside the grid that sees a cell first, or at the next one after the chosen clue. */
function withNextOutside(editor: Editor, constraint: Constraint, cell: Cell): Editor {
  const { play } = editor.history;
  const size = sizeOf(play);
  const kind = constraint.takes!.outside!;
  const views = outsidePlaces(kind, size)
    .flatMap((place) => [outsideAt(kind, size, place) ?? []])
    .filter((cells) => cells.includes(cell))
    .sort((a, b) => a.indexOf(cell) - b.indexOf(cell));
  const chosen = chosenClue(editor);
  const own = chosen?.kind === constraint.id ? String(chosen.lists[0]) : undefined;
  const now = views.findIndex((cells) => String(cells) === own);
  const next = views[(now + 1) % views.length]!;
  // A clue without a number goes on to the next place.
  if (now >= 0 && typedOf(chosen!) === '') return withChosenChanged(editor, (clue) => ({ ...clue, lists: [next] }));
  const there = clueOn(play, constraint, next);
  return there === undefined
    ? acted(editor, withClue(play, { kind: constraint.id, lists: [next] }), play.clues.length)
    : choosing(editor, there);
}

/** Brings a stroke by keys to a cell. On an edge, it ends there. */
export function withArrow(editor: Editor, from: Cell, to: Cell, known: readonly Constraint[]): Editor {
  const { stroke, history } = editor;
  if (!stroke) return editor;
  const size = sizeOf(history.play);
  if (stroke.aim.kind !== 'place') return strokeTo(editor, centreOf(to, size));
  const [a, b] = [centreOf(from, size), centreOf(to, size)];
  return strokeEnded(strokeTo(editor, { row: (a.row + b.row) / 2, column: (a.column + b.column) / 2 }), known);
}

/** Returns the editor after a key that writes the number of the chosen clue; undefined for another key. */
export function withNumberKey(editor: Editor, key: string, known: readonly Constraint[]): Editor | undefined {
  const [clue, constraint] = [chosenClue(editor), chosenConstraint(editor, known)];
  if (!clue || !constraint || !takesTyping(constraint)) return undefined;
  const typed = typedOf(clue);
  if (key === 'Backspace') return typed === '' ? undefined : withSaidOfClue(editor, typed.slice(0, -1), known);
  const { value, text } = formOf(constraint)!;
  const isNumber = /^\d$/.test(key) && (value !== undefined || !text?.isQuoted);
  const isSign = /^[<>=,]$/.test(key) && text !== undefined && !text.isQuoted;
  return isNumber || isSign ? withSaidOfClue(editor, `${typed}${key}`, known) : undefined;
}

/** The keys that lead to a cell beside a corner, as on a number pad. */
export const DIAGONAL_KEYS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  Home: [-1, -1],
  PageUp: [-1, 1],
  End: [1, -1],
  PageDown: [1, 1],
};
