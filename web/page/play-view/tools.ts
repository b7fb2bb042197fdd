/** Buttons for everything besides digits. The most used come first; those one can do without stand below. */
import { html } from 'lit';
import type { PageGame } from '../app/game.js';
import { backToCheckpoint, kept } from '../play/history.js';
import type { Wording } from '../words/en.js';

export interface Tools {
  readonly game: PageGame;
  readonly words: Wording;
  readonly isWondering: boolean;
  undo(): void;
  redo(): void;
  hint(): void;
  wonder(): void;
  fill(): void;
  backBeforeMistake(): void;
}

export function tools({ game, words, isWondering, undo, redo, hint, wonder, fill, backBeforeMistake }: Tools) {
  const { history, isPaused } = game;
  const tool = (name: keyof Wording['tools'], does: () => void, isOff = false) =>
    html`<button type="button" title=${words.toolTips[name]} aria-disabled=${isPaused || isOff ? 'true' : 'false'} @click=${() => isPaused || isOff || does()}>${words.tools[name]}</button>`;
  return html`
    <div class="tools first">
      ${tool('undo', undo, !game.canUndo)}
      ${tool('redo', redo, !game.canRedo)}
      ${tool('hint', hint)}
      <button type="button" title=${words.toolTips.whyNot} aria-pressed=${isWondering} aria-disabled=${isPaused ? 'true' : 'false'} @click=${() => isPaused || wonder()}>${words.tools.whyNot}</button>
    </div>
    <div class="tools">
      ${tool('fill', fill)}
      ${tool('keep', () => game.become(kept(history)))}
      ${tool('back', () => game.become(backToCheckpoint(history)), !history.checkpoint)}
      ${tool('beforeMistake', backBeforeMistake, !game.prospect?.solution)}
      ${tool('restart', () => game.restart(), history.past.length === 0)}
    </div>
  `;
}
