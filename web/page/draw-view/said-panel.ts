/** Title, author and rules of a drawing. The rules are proposed from the clues until the setter writes others. */
import { html, nothing } from 'lit';
import type { Geometry } from '../../../src/core/index.js';
import { LONGEST_NAME, LONGEST_RULES } from '../../../src/formats/address/index.js';
import { ruleTexts } from '../../../src/render/index.js';
import type { Wording } from '../words/en.js';
import type { SAID } from './acts.js';
import type { PuzzleDrawing } from './drawing.js';
import type { DrawWords } from './words.js';

interface SaidData {
  readonly drawing: PuzzleDrawing;
  readonly geometry: Geometry;
  readonly texts: DrawWords;
  readonly words: Wording;
  say(part: (typeof SAID)[number], text: string | undefined): void;
}

export function saidPanel({ drawing, geometry, texts, words, say }: SaidData) {
  const { title = '', author = '', rules } = drawing;
  const proposed = ruleTexts(geometry, words.elements.pictures).join('\n');
  const textIn = (event: Event): string => (event.target as HTMLInputElement).value;
  return html`<div class="said">
    <label>${texts.titleOf} <input maxlength=${LONGEST_NAME} .value=${title} @input=${(event: Event) => say('title', textIn(event) || undefined)} /></label>
    <label>${texts.author} <input maxlength=${LONGEST_NAME} .value=${author} @input=${(event: Event) => say('author', textIn(event) || undefined)} /></label>
    <label class="rules">${texts.rules}
      <textarea rows="4" maxlength=${LONGEST_RULES} .value=${rules ?? proposed} @input=${(event: Event) => say('rules', textIn(event))}></textarea></label>
    ${rules === undefined ? nothing : html`<div class="buttons"><button type="button" @click=${() => say('rules', undefined)}>${texts.propose}</button></div>`}
  </div>`;
}
