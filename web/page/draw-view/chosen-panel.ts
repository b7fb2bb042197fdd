/** The chosen clue or, without one, how the tool in hand is used, and the keys for its digits. */
import { html } from 'lit';
import type { Constraint } from '../../../constraints/index.js';
import type { Cell } from '../../../src/core/index.js';
import type { Wording } from '../words/en.js';
import { withBoxes, withClueChanged } from './acts.js';
import { cluePanel } from './clue-panel.js';
import { digitPad } from './digit-pad.js';
import { numbersOf } from './drawing.js';
import { acted, chosenClue, chosenConstraint, chosenIn, type Editor, shownIn, withSaidOfClue } from './editor.js';
import { faultOf } from './faults.js';
import { howPanel } from './how-panel.js';
import { CLUE_KEYS, type ClueAct, withClueAct, withNumberKey } from './keys.js';
import type { DrawingViews } from './views.js';
import type { DrawWords } from './words.js';

interface ChosenData {
  readonly editor: Editor;
  readonly known: readonly Constraint[];
  readonly views: DrawingViews;
  /** The cell from which the keys go on. */
  readonly active: Cell;
  readonly texts: DrawWords;
  readonly words: Wording;
  /** Changes the editor as it is by then. */
  change(after: (now: Editor) => Editor | undefined): void;
  write(digit: number): void;
}

export function chosenPanel({ editor, known, views, active, texts, words, change, write }: ChosenData) {
  const drawing = editor.history.play;
  const [clue, constraint] = [chosenClue(editor), chosenConstraint(editor, known)];
  const { geometry, faults } = views.statedBy(drawing);
  const chosen = chosenIn(editor)!;
  const isSame = clue && clue === drawing.clues[chosen];
  const able = (Object.keys(CLUE_KEYS) as ClueAct[]).filter((act) => withClueAct(editor, act, active, known));
  return html`
    ${
      clue && constraint
        ? cluePanel({
            clue,
            constraint,
            fault: isSame ? faults.get(chosen) : faultOf(clue, constraint, numbersOf(shownIn(editor))),
            part: editor.part,
            geometry,
            texts,
            words,
            able: new Set(able),
            type: (text) => change((now) => withSaidOfClue(now, text, known)),
            act: (act) => change((now) => withClueAct(now, act, active, known)),
            choosePart: (part) => change((now) => ({ ...now, part: part === now.part ? undefined : part })),
            placeAt: (cells) =>
              change((now) => acted(now, withClueChanged(drawing, editor.chosen!, { ...clue, lists: [cells] }))),
          })
        : howPanel({
            drawing,
            tool: editor.tool,
            known,
            texts,
            words,
            toBoxes: () => change((now) => acted(now, withBoxes(now.history.play))),
          })
    }
    ${digitPad({
      geometry,
      tool: editor.tool,
      constraint,
      texts,
      write,
      type: (key) => change((now) => withNumberKey(now, key, known)),
    })}
  `;
}
