/** Buttons beside the digits: undo and redo, the hint, and a menu of rare actions. */
import { html } from 'lit';
import type { PageGame } from '../app/game.js';
import { icon } from '../app/icons.js';
import { backToCheckpoint, kept } from '../play/history.js';
import type { Wording } from '../words/en.js';
import type { Hand } from './hand.js';

export interface Tools {
  readonly game: PageGame;
  readonly words: Wording;
  readonly isWondering: boolean;
  readonly hand: Hand;
  undo(): void;
  redo(): void;
  hint(): void;
  wonder(): void;
}

export function tools({ game, words, isWondering, undo, redo, hint, wonder, hand }: Tools) {
  const { history, isPaused } = game;
  const { tools, toolTips } = words;
  const off = (isOff: boolean): 'true' | 'false' => (isPaused || isOff ? 'true' : 'false');
  const drawn = (name: 'undo' | 'redo', does: () => void, can: boolean) =>
    html`<button type="button" class="drawn" title="${tools[name]} (${toolTips[name]})" aria-label=${tools[name]} aria-disabled=${off(!can)} @click=${() => isPaused || !can || does()}>${icon(name)}</button>`;
  const item = (
    name: 'fill' | 'keep' | 'back' | 'beforeMistake' | 'restart' | 'bivalue' | 'draw',
    does: () => void,
    isOff = false,
  ) =>
    html`<button type="button" title=${toolTips[name]} aria-disabled=${off(isOff)} @click=${() => isPaused || isOff || does()}>${tools[name]}</button>`;
  return html`<div class="tools">
    ${drawn('undo', undo, game.canUndo)} ${drawn('redo', redo, game.canRedo)}
    <button type="button" class="main" title=${toolTips.hint} aria-disabled=${off(false)} @click=${() => isPaused || hint()}>${tools.hint}</button>
    <button type="button" title=${toolTips.whyNot} aria-pressed=${isWondering} aria-disabled=${off(false)} @click=${() => isPaused || wonder()}>${tools.whyNot}</button>
    <sudoku-menu upwards .label=${words.moreTools}>
      ${item('fill', () => hand.fill())} ${item('keep', () => game.setHistory(kept(history)))}
      ${item('back', () => game.setHistory(backToCheckpoint(history)), !history.checkpoint)}
      ${item('beforeMistake', () => hand.backBeforeMistake(), !game.solutionCheck?.solution)}
      ${item('restart', () => game.restart(), history.past.length === 0)}
      ${item('bivalue', () => hand.lightUp('bivalue'))} ${item('draw', () => hand.switchTo('draw'))}
    </sudoku-menu>
  </div>`;
}
