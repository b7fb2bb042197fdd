/** What the setter of a puzzle says: its rules, and what of them is not understood. */
import { html, nothing } from 'lit';
import { ruleTexts } from '../../../src/render/index.js';
import type { PageGame } from '../app/game.js';
import { isFogStuck, withLeftOut, withNothingLeftOut } from '../app/shared-puzzle.js';
import type { Wording } from '../words/en.js';

interface SetterPanel {
  readonly game: PageGame;
  readonly words: Wording;
  /** The list of the clues. */
  readonly clues: unknown;
  /** Returns what the reader of the rules says in the language of the page. */
  tell(text: string): string;
  check(): void;
}

/** Renders what a setter says. */
export function setterPanel({ game, words, clues, tell, check }: SetterPanel) {
  const { about, play, solutionCheck } = game;
  const { notUnderstood = [], leftOut = [], stated, fog, isFogLifted = false, rules } = about;
  const { shared } = words;
  const told = rules === undefined ? ruleTexts(play.geometry, words.elements.pictures, about.signs) : [];
  const isEmpty = rules === undefined && told.length === 0 && notUnderstood.length + leftOut.length === 0 && !fog;
  if (isEmpty) return nothing;
  return html`<section class="setter" aria-label=${shared.rules} tabindex="0">
    ${
      notUnderstood.length > 0
        ? html`<div class="lost off-paper">
          <p><strong>${shared.notUnderstood}</strong> ${shared.areOff}</p>
          <ul>
            ${notUnderstood.map((part) => html`<li><span>${tell(part)}</span> <button type="button" @click=${() => game.describe(withLeftOut(about, part))}>${shared.leaveOut}</button></li>`)}
          </ul>
          ${stated ? html`<button type="button" @click=${check}>${shared.check}</button>` : nothing}
        </div>`
        : nothing
    }
    ${
      leftOut.length > 0
        ? html`<div class="lost off-paper">
          <p>${shared.without}</p>
          <ul>${leftOut.map((part) => html`<li>${tell(part)}</li>`)}</ul>
          <button type="button" @click=${() => game.describe(withNothingLeftOut(about))}>${shared.heed}</button>
        </div>`
        : nothing
    }
    ${
      fog
        ? html`<p>${
            isFogStuck(about, solutionCheck)
              ? shared.fogStuck
              : html`<button type="button" aria-pressed=${isFogLifted ? 'true' : 'false'} @click=${() => game.describe({ ...about, isFogLifted: !isFogLifted })}>${shared.liftFog}</button>`
          }</p>`
        : nothing
    }
    ${rules === undefined ? nothing : html`<p class="said">${rules}</p>`}
    ${told.length > 0 ? html`<ul>${told.map((rule) => html`<li>${rule}</li>`)}</ul>` : nothing}
    ${clues}
  </section>`;
}
