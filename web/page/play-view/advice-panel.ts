/** What is told of the advice: that it is sought, a hint, why a candidate can go. */

import { html, nothing } from 'lit';
import type { Cell } from '../../../src/face/index.js';
import type { ToldStep } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';
import type { Advice } from './advice.js';
import { hintPanel } from './hint-panel.js';
import { whyPanel } from './why-panel.js';

export function advicePanel(advice: Advice, words: Wording, apply: (step: ToldStep) => void, goBack: () => void) {
  const { busy, hint, why, depth } = advice;
  const close = (): void => advice.close();
  const light = (cells: readonly Cell[]): void => advice.pointAt(cells);
  if (busy)
    return html`<p class="hint">${words.thinking} <button type="button" @click=${() => advice.stop()}>${words.stop}</button></p>`;
  if (hint)
    return hintPanel({ words, hint, depth, light, close, apply, goBack, deepen: (deeper) => advice.deepen(deeper) });
  if (why)
    return whyPanel({
      words,
      answer: why.answer,
      light,
      close,
      apply,
      ask: () => advice.askWhy(why.cell, why.digit, true),
    });
  return advice.isWondering ? html`<p class="hint">${words.whyNotHelp}</p>` : nothing;
}
