/** The keys of digits and colours, for those who play by touch. */
import { html } from 'lit';
import { symbolOf } from '../../../src/face/index.js';
import { COLOURS } from '../../elements/board/board.component.js';
import { leftToWrite, type Play } from '../play/play.js';
import type { Wording } from '../words/en.js';

export const MODES = ['value', 'corner', 'centre', 'colours'] as const;
/** The layer that a digit key writes to. */
export type PadMode = (typeof MODES)[number];

export const modes = (current: PadMode, words: Wording, choose: (mode: PadMode) => void) => html`
  <div class="modes" role="group" aria-label=${words.modesLabel}>
    ${MODES.map(
      (
        mode,
      ) => html`<button type="button" class="mode" title=${words.modeTips[mode]} aria-pressed=${mode === current} @click=${() => choose(mode)}>
        ${words.modes[mode]}
      </button>`,
    )}
  </div>
`;

export const pad = (play: Play, mode: PadMode, words: Wording, press: (index: number) => void, wipe: () => void) => {
  const { size } = play.geometry;
  const left = leftToWrite(play);
  const keys =
    mode === 'colours'
      ? Array.from(
          { length: COLOURS },
          (_, index) =>
            html`<button type="button" class="key colour colour-${index}" aria-label=${words.colour(index)} @click=${() => press(index)}></button>`,
        )
      : Array.from({ length: size }, (_, digit) => {
          const symbol = symbolOf(digit, size);
          const rest = Math.max(0, left[digit]!);
          return html`<button type="button" class="key ${rest === 0 ? 'done' : ''}" @click=${() => press(digit)}>
            ${symbol} <small>${rest}<span class="unseen">${words.left}</span></small>
          </button>`;
        });
  const width = mode === 'colours' ? '' : size > 9 ? 'many' : size === 6 ? 'seven' : '';
  return html`<div class="pad ${width}">
    ${keys}
    <button type="button" class="key wipe" aria-label=${words.wipe} @click=${wipe}>⌫</button>
  </div>`;
};

/** The next mode, for the key that goes through them. */
export const nextMode = (mode: PadMode): PadMode => MODES[(MODES.indexOf(mode) + 1) % MODES.length]!;

/** Leaves the focus on the board when a key is pressed with the mouse, so that the player can go on with the keyboard. */
export function keepFocus(event: MouseEvent): void {
  const [target] = event.composedPath();
  if (target instanceof HTMLButtonElement && !target.matches('.term')) event.preventDefault();
}
