/** What covers the board during a pause: the word for it, and the way on. */
import { css, html } from 'lit';
import type { Wording } from '../words/en.js';

export const pauseCover = (words: Wording, resume: () => void) => html`<div class="paused">
  <p>${words.paused}</p>
  <button type="button" class="main" @click=${resume}>${words.resume}</button>
</div>`;

export const pauseStyles = css`
  .paused {
    grid-area: board;
    z-index: 1;
    place-self: center;
    text-align: center;
  }

  .paused p {
    margin: 0 0 var(--gap-16);
    font-size: var(--text-20);
    font-weight: 600;
  }

  [inert] {
    opacity: 0.45;
  }
`;
