/** What a key on the board of the editor does. */
import type { Constraint } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import { isForBoard, isInField } from '../play-view/keyboard.js';
import { withPainted } from './acts.js';
import { sizeOf } from './drawing.js';
import { acted, choosing, type Editor, REGIONS, withChosenDeleted } from './editor.js';
import {
  CLUE_KEYS,
  type ClueAct,
  DIAGONAL_KEYS,
  withChosenMoved,
  withClueAct,
  withEnter,
  withNumberKey,
} from './keys.js';
import { strokeGivenUp } from './pointer-strokes.js';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The editor after a key, and the cell to which the key leads. */
interface AfterKey {
  readonly editor: Editor;
  readonly to?: Cell | undefined;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns the editor after a key; undefined for one that the editor does not take. `at`: the active cell. */
export function afterKey(
  editor: Editor,
  pressed: Pressed,
  at: Cell,
  known: readonly Constraint[],
): AfterKey | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (altKey || metaKey) return undefined;
  const arrow = ARROWS[key];
  if (ctrlKey)
    return arrow && editor.chosen !== undefined && !editor.stroke
      ? { editor: withChosenMoved(editor, ...arrow, known) }
      : undefined;
  if (key === 'Enter' || key === ' ') return { editor: withEnter(editor, at, known) };
  if (key === 'Escape') return escaped(editor);
  const diagonal = editor.stroke && DIAGONAL_KEYS[key];
  if (diagonal) return { editor, to: besideCell(at, diagonal, sizeOf(editor.history.play)) };
  if (editor.stroke) return undefined;
  const after = painted(editor, key, at) ?? withNumberKey(editor, key, known) ?? actByKey(editor, key, at, known);
  return after && { editor: after };
}

function escaped(editor: Editor): AfterKey | undefined {
  if (editor.stroke) return { editor: strokeGivenUp(editor) };
  return editor.chosen === undefined ? undefined : { editor: choosing(editor, undefined) };
}

function besideCell(cell: Cell, [down, right]: readonly [number, number], size: number): Cell | undefined {
  const [row, column] = [Math.floor(cell / size) + down, (cell % size) + right];
  return row >= 0 && column >= 0 && row < size && column < size ? row * size + column : undefined;
}

/** Paints the active cell in the region of a number. */
function painted(editor: Editor, key: string, at: Cell): Editor | undefined {
  const { play } = editor.history;
  const region = Number(key) - 1;
  if (editor.tool !== REGIONS || !/^\d$/.test(key) || region < 0 || region >= sizeOf(play)) return undefined;
  return acted(editor, withPainted(play, region, [at]));
}

function actByKey(editor: Editor, key: string, at: Cell, known: readonly Constraint[]): Editor | undefined {
  if (key === 'Backspace') return editor.chosen === undefined ? undefined : withChosenDeleted(editor);
  const act = (Object.keys(CLUE_KEYS) as ClueAct[]).find((each) => CLUE_KEYS[each] === key);
  return act && withClueAct(editor, act, at, known);
}

/** True for a key that is pressed beside the board, such as in the palette, and that only the board needs. */
export const isForBoardBeside = (event: KeyboardEvent): boolean =>
  isForBoard(event) &&
  !event.key.startsWith('Arrow') &&
  !isInField(event) &&
  !event.composedPath().some((target) => target instanceof Element && target.matches('dialog'));

/** Returns what the usual keys of a history ask for, outside of fields that have a history of their own. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!(ctrlKey || metaKey) || altKey || isInField(event)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}
