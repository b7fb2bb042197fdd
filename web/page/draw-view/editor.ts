/**
 * The editor as an immutable value: the history of the drawing, the tool in hand, the chosen clue, and the stroke that
 * is under way. A stroke is one act, and so is a number however many keys it takes.
 */
import type { Constraint, Statement } from '../../../constraints/index.js';
import { begun, did, type History, redone, undone } from '../../../src/session/index.js';
import { withClueChanged, withoutClue } from './acts.js';
import { withTyped } from './clue-acts.js';
import type { PuzzleDrawing } from './drawing.js';
import type { BoardStroke } from './stroke.js';

/** Tools besides the constraints: they choose clues, write givens, write notes, and paint regions. */
export const CHOOSE = 'choose clues';
export const GIVENS = 'givens';
export const NOTES = 'notes';
export const REGIONS = 'regions';

/** True for tools that write digits into selected cells. */
export const writesDigits = (tool: string): boolean => tool === GIVENS || tool === NOTES;

export interface Editor {
  readonly history: History<PuzzleDrawing>;
  /** `CHOOSE`, `GIVENS`, `NOTES`, `REGIONS`, or the id of a constraint. */
  readonly tool: string;
  /** The index of the chosen clue. */
  readonly chosen?: number | undefined;
  /** The list of the chosen clue that the next stroke draws. */
  readonly part?: number | undefined;
  readonly stroke?: BoardStroke | undefined;
  /** What the last act was, if the next one of its kind belongs to it: typing at a clue. */
  readonly typing?: string | undefined;
}

export const editorOf = (drawing: PuzzleDrawing): Editor => editorWith(begun(drawing));

/** Returns the editor that goes on with a history. */
export const editorWith = (history: History<PuzzleDrawing>): Editor => ({ history, tool: GIVENS });

/** Returns the drawing as it is shown: with the stroke that is under way. */
export const shownIn = ({ history, stroke }: Editor): PuzzleDrawing => stroke?.draft ?? history.play;

/** Returns the index of the chosen clue, which may be the one that a stroke is drawing. */
export const chosenIn = ({ chosen, stroke }: Editor): number | undefined => (stroke ? stroke.chosen : chosen);

export const chosenClue = (editor: Editor): Statement | undefined => shownIn(editor).clues[chosenIn(editor) ?? -1];

/** Returns the constraint of the chosen clue. */
export function chosenConstraint(editor: Editor, known: readonly Constraint[]): Constraint | undefined {
  const clue = chosenClue(editor);
  return clue && known.find(({ id }) => id === clue.kind);
}

/** Adds an act. `chosen`: the clue that is chosen after it. */
export const acted = (editor: Editor, drawing: PuzzleDrawing, chosen = editor.chosen): Editor => ({
  ...editor,
  history: did(editor.history, drawing),
  chosen: chosen !== undefined && chosen in drawing.clues ? chosen : undefined,
  part: undefined,
  stroke: undefined,
  typing: undefined,
});

/** Adds an act that joins the one before it if that was of the same typing. */
export function typedInto(editor: Editor, drawing: PuzzleDrawing, typing: string): Editor {
  const { history } = editor;
  if (drawing === history.play) return editor;
  const isSame = editor.typing === typing;
  return { ...editor, history: isSame ? { ...history, play: drawing } : did(history, drawing), typing };
}

/** Chooses a clue, or none. */
export const choosing = (editor: Editor, chosen: number | undefined): Editor =>
  chosen === editor.chosen && editor.part === undefined
    ? editor
    : { ...editor, chosen, part: undefined, typing: undefined };

export const withTool = (editor: Editor, tool: string): Editor => ({
  ...editor,
  tool,
  chosen: tool === CHOOSE || chosenClue(editor)?.kind === tool ? editor.chosen : undefined,
  part: undefined,
  stroke: undefined,
  typing: undefined,
});

const moved = (editor: Editor, history: History<PuzzleDrawing>): Editor => {
  const { clues } = history.play;
  const clue = chosenClue({ ...editor, stroke: undefined });
  const before = editor.chosen ?? -1;
  // The clue keeps its choice if it is the same one, or the one in its place.
  const stays = clue !== undefined && clues[before]?.kind === clue.kind;
  return {
    ...editor,
    history,
    stroke: undefined,
    part: undefined,
    typing: undefined,
    chosen: stays ? before : undefined,
  };
};

export const withUndone = (editor: Editor): Editor => moved(editor, undone(editor.history));
export const withRedone = (editor: Editor): Editor => moved(editor, redone(editor.history));

/** Writes the number or the text of the chosen clue. */
export function withSaidOfClue(editor: Editor, typed: string, known: readonly Constraint[]): Editor {
  const [clue, constraint] = [chosenClue(editor), chosenConstraint(editor, known)];
  if (!clue || !constraint || editor.stroke) return editor;
  const { play } = editor.history;
  const drawing = withClueChanged(play, editor.chosen!, withTyped(clue, constraint, typed));
  return typedInto(editor, drawing, `clue ${editor.chosen}`);
}

/** Changes the chosen clue as one act. */
export function withChosenChanged(editor: Editor, change: (clue: Statement) => Statement): Editor {
  const clue = chosenClue(editor);
  if (!clue) return editor;
  return acted(editor, withClueChanged(editor.history.play, editor.chosen!, change(clue)));
}

/** Deletes the chosen clue. */
export function withChosenDeleted(editor: Editor): Editor {
  if (editor.chosen === undefined) return editor;
  const after = acted(editor, withoutClue(editor.history.play, editor.chosen));
  return { ...after, chosen: undefined };
}
