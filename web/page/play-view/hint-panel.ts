/** What the engine said of the player's grid, as far as the player wants to be told. */

import { html, nothing } from 'lit';
import type { Cell } from '../../../src/face/index.js';
import { DEPTHS, type Depth } from '../../../src/render/index.js';
import { spokenPart } from '../../elements/told.js';
import type { Hint, ToldStep } from '../engine/protocol.js';
import { pageOf } from '../learn-view/pages.js';
import type { Wording } from '../words/en.js';

export interface HintPanel {
  readonly words: Wording;
  readonly hint: Hint;
  readonly depth: Depth;
  deepen(depth: Depth): void;
  apply(step: ToldStep): void;
  /** To where all was still right. */
  goBack(): void;
  close(): void;
  light(cells: readonly Cell[]): void;
}

export function hintPanel({ words, hint, depth, deepen, apply, goBack, close, light }: HintPanel) {
  const { step } = hint;
  return html`<section class="hint" aria-label=${words.hint}>
    <div class="told" aria-live="polite">
      ${hint.mistakes.map(({ text, cells }) => html`<p class="mistake">${spokenPart({ text, cells }, light)}</p>`)}
      ${hint.canGoOn || hint.mistakes.length > 0 ? nothing : html`<p>${words.cannotGoOn}</p>`}
      ${hint.canGoOn && !step && !hint.isFull ? html`<p>${words.nothingFound}</p>` : nothing}
      ${step ? told(step, depth, words, light) : nothing}
    </div>
    <div class="buttons">
      ${
        step
          ? DEPTHS.map(
              (each) =>
                html`<button type="button" aria-pressed=${each === depth} @click=${() => deepen(each)}>${words[each]}</button>`,
            )
          : nothing
      }
      ${hint.mistakes.length > 0 ? html`<button type="button" class="main" @click=${goBack}>${words.goBack}</button>` : nothing}
      ${step && depth === 'why' ? html`<button type="button" class="main" @click=${() => apply(step)}>${words.apply}</button>` : nothing}
      <button type="button" @click=${close}>${words.close}</button>
    </div>
  </section>`;
}

export const told = (step: ToldStep, depth: Depth, words: Wording, light: (cells: readonly Cell[]) => void) => {
  if (depth !== 'why') return html`<p class="sentence">${step[depth]}</p>`;
  const page = pageOf(step.strategy);
  return html`<h2>${page ? html`<a href=${page}>${step.name}</a>` : step.name} <small>${words.levels[step.level]}</small></h2>
    <p class="sentence">${(step.says ?? [{ text: step.text }]).map((part) => spokenPart(part, light))}</p>`;
};
