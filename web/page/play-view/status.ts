/** How the game stands: its clock, and what there is to say of it. */
import { html, nothing } from 'lit';
import type { PageGame } from '../app/game.js';
import { hashOf } from '../app/route.js';
import { isFull } from '../play/play.js';
import type { Wording } from '../words/en.js';

export interface Standing {
  readonly game: PageGame;
  readonly words: Wording;
  readonly hasTimer: boolean;
  /** Those of a variant, in a sentence. */
  readonly rules: string | undefined;
  /** What there is to say of what was just done. */
  readonly said: string;
  /** To the game that this one took the place of. */
  back(): void;
}

export function status({ game, words, hasTimer, rules, said, back }: Standing) {
  const { prospect, seconds, isPaused, isSolved } = game;
  const time = clockTime(seconds);
  const isWrong = isFull(game.play) && !isSolved && prospect?.solutions === 'one';
  return html`<div class="status">
    ${
      hasTimer && !isSolved
        ? html`<span class="time" role="timer" aria-label=${words.time(time)}>${time}</span>
          <button type="button" class=${isPaused ? 'main' : 'plain'} @click=${() => game.pause(!isPaused)}>${isPaused ? words.goOn : words.pause}</button>`
        : nothing
    }
    ${isSolved || said ? nothing : next(game, words, back)}
    <div class="said" aria-live="polite">
      ${isSolved ? html`<p class="solved"><strong>${hasTimer ? words.solvedIn(time) : words.solved}</strong></p>` : nothing}
      ${isWrong ? words.full : nothing}
      ${prospect && prospect.solutions !== 'one' ? words.solutions[prospect.solutions] : nothing} ${said}
    </div>
    ${
      isSolved
        ? html`<nav aria-label=${words.afterwards}>
          <a href=${hashOf('make')}>${words.makeAnother}</a> <a href=${hashOf('path')}>${words.seePath}</a>
        </nav>`
        : nothing
    }
    ${rules ? html`<p class="rules">${rules}</p>` : nothing}
  </div>`;
}

/** Where another puzzle is; where this one has just taken the place of another, the way back to that. */
const next = (game: PageGame, words: Wording, back: () => void) =>
  game.hasFormer && game.isNew
    ? html`<button type="button" class="back" @click=${back}>${words.back}</button>`
    : html`<a class="new" href=${hashOf('make')}>${words.newPuzzle}</a>`;

const clockTime = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
    .replace(/^00:/, '');
