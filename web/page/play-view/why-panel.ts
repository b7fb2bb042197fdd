/** Why a candidate can go, or what is known of it. */

import { html, nothing } from 'lit';
import type { Cell } from '../../../src/face/index.js';
import type { ToldStep, Why } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';
import { told } from './hint-panel.js';

export interface WhyPanel {
  readonly words: Wording;
  readonly answer: Why;
  /** Asks again, to be told whether it is right. */
  ask(): void;
  apply(step: ToldStep): void;
  close(): void;
  light(cells: readonly Cell[]): void;
}

export const whyPanel = ({ words, answer, ask, apply, close, light }: WhyPanel) => html`
  <section class="hint" aria-label=${words.whyNot}>
    <div class="told" aria-live="polite">${text(answer, words, light)}</div>
    <div class="buttons">
      ${answer.kind === 'not-found' ? html`<button type="button" @click=${ask}>${words.whyAsk}</button>` : nothing}
      ${
        answer.kind === 'step' && answer.before === 0
          ? html`<button type="button" class="main" @click=${() => apply(answer.step)}>${words.apply}</button>`
          : nothing
      }
      <button type="button" @click=${close}>${words.close}</button>
    </div>
  </section>
`;

function text(answer: Why, words: Wording, light: (cells: readonly Cell[]) => void) {
  switch (answer.kind) {
    case 'step':
      return html`<p>${words.whyStep(answer.before)}</p>
        ${told(answer.step, 'why', words, light)}`;
    case 'ruled-out':
      return html`<p>${words.whyRuledOut}</p>`;
    case 'right':
      return html`<p>${words.whyRight}</p>`;
    case 'wrong':
      return html`<p>${words.whyWrong}</p>`;
    case 'not-found':
      return html`<p>${words.whyNotFound}</p>`;
  }
}
