/** The pad: buttons for digits and colours. */
import { css, html, nothing } from 'lit';
import { symbolOn } from '../../../src/formats/index.js';
import { COLOURS } from '../../elements/board/colours.js';
import { icon } from '../app/icons.js';
import { leftToWrite, type Play } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { MODES, type PadMode } from './keyboard.js';
import type { PlayerInput } from './player-input.js';
import type { SudokuZoom } from './zoom.component.js';

export const modes = (current: PadMode, words: Wording, choose: (mode: PadMode) => void) => html`
  <div class="modes segments" role="group" aria-label=${words.modesLabel}>
    ${MODES.map(
      (
        mode,
      ) => html`<button type="button" class="mode" title=${words.modeTips[mode]} aria-pressed=${mode === current} @click=${() => choose(mode)}>
        ${words.modes[mode]}
      </button>`,
    )}
  </div>
`;

export const pad = (play: Play, input: PlayerInput, words: Wording) => {
  const { size } = play.geometry;
  const { mode } = input;
  const draws = mode === 'draw';
  const { isDigitFirst, inHand } = input;
  const pressed = (index: number) => (draws ? input.tint === index : isDigitFirst ? inHand === index : nothing);
  const left = leftToWrite(play);
  const keys =
    mode === 'colours' || draws
      ? Array.from(
          { length: COLOURS },
          (_, index) =>
            html`<button type="button" class="key colour colour-${index}" aria-label=${words.colour(index)} aria-pressed=${pressed(index)} @click=${() => (draws ? input.drawWith(index) : input.choosePlain(index))}></button>`,
        )
      : Array.from({ length: size }, (_, digit) => {
          const symbol = symbolOn(digit, play.geometry);
          const rest = Math.max(0, left[digit]!);
          return html`<button type="button" class="key ${rest === 0 ? 'done' : ''}" aria-pressed=${pressed(digit)} @click=${() => input.choosePlain(digit)}>
            ${symbol} <small>${rest}<span class="unseen">${words.left}</span></small>
          </button>`;
        });
  return html`<div class="pad ${mode === 'colours' || draws ? '' : padWidth(size)}">
    ${keys}
    <button type="button" class="key wipe" aria-label=${words.wipe} title=${words.wipe} @click=${() => input.wipe()}>${icon('erase')}</button>
  </div>`;
};

export const padStyles = css`
  .pad {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--gap-4);
  }

  .pad.one-row {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }

  .pad.many {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
`;

/** Buttons that zoom a large board. `zoom`: its frame, once it is loaded. */
export const zooms = (zoom: SudokuZoom | undefined, words: Wording) => html`
  <div class="zooms" role="group" aria-label=${words.zoom}>
    <button type="button" aria-label=${words.further} aria-disabled=${!zoom?.canLeave} @click=${() => zoom?.further()}>−</button>
    <button type="button" aria-label=${words.nearer} aria-disabled=${!zoom?.canNear} @click=${() => zoom?.nearer()}>+</button>
  </div>
`;

/** Returns the class of a pad with keys for the digits of a board and one more. Without a class it has five columns. */
export const padWidth = (size: number): string => (size > 9 ? 'many' : size === 6 ? 'one-row' : '');

/** Keeps the focus on the board when a button is pressed with the mouse, so that keys still work. */
export function keepFocus(event: MouseEvent): void {
  const [target] = event.composedPath();
  if (target instanceof HTMLButtonElement) event.preventDefault();
}
