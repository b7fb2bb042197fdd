/** Buttons beside the digits: undo, redo, hint, the reason against a digit, and a menu of rarer actions. */
import { html } from 'lit';
import type { PageGame } from '../app/game.js';
import { icon } from '../app/icons.js';
import { backToCheckpoint, withCheckpoint } from '../play/history.js';
import type { Wording } from '../words/en.js';
import type { PlayerInput } from './player-input.js';

interface ToolsData {
  readonly game: PageGame;
  readonly words: Wording;
  readonly isAskingWhy: boolean;
  readonly input: PlayerInput;
  undo(): void;
  redo(): void;
  hint(): void;
  toggleWhy(): void;
  showKeys(): void;
}

export function tools({ game, words, isAskingWhy, undo, redo, hint, toggleWhy, showKeys, input }: ToolsData) {
  const { history, isPaused } = game;
  const { tools, toolTips } = words;
  const off = (isOff: boolean): 'true' | 'false' => (isOff ? 'true' : 'false');
  const drawn = (name: 'undo' | 'redo', action: () => void, can: boolean) =>
    html`<button type="button" class="drawn" title="${tools[name]} (${toolTips[name]})" aria-label=${tools[name]} aria-disabled=${off(!can)} @click=${() => can && action()}>${icon(name)}</button>`;
  const item = (
    name: 'fill' | 'keep' | 'back' | 'beforeMistake' | 'restart' | 'bivalue' | 'draw' | 'keys',
    action: () => void,
    isOff = false,
  ) =>
    html`<button type="button" title=${toolTips[name]} aria-disabled=${off(isOff)} @click=${() => isOff || action()}>${tools[name]}</button>`;
  return html`<div class="tools off-paper" ?inert=${isPaused}>
    ${drawn('undo', undo, game.canUndo)} ${drawn('redo', redo, game.canRedo)}
    <button type="button" class=${isPaused ? '' : 'main'} title=${toolTips.hint} @click=${hint}>${tools.hint}</button>
    <button type="button" title=${toolTips.whyNot} aria-pressed=${isAskingWhy} @click=${toggleWhy}>${tools.whyNot}</button>
    <sudoku-menu .label=${words.moreTools}>
      ${item('fill', () => input.fill())} ${item('keep', () => game.setHistory(withCheckpoint(history)))}
      ${item('back', () => game.setHistory(backToCheckpoint(history)), !history.checkpoint)}
      ${item('beforeMistake', () => input.backBeforeMistake(), !game.solutionCheck?.solution)}
      ${item('restart', () => game.restart(), history.past.length === 0)}
      ${item('bivalue', () => input.toggleFilter('bivalue'))} ${item('draw', () => input.switchTo('draw'))}
      ${item('keys', showKeys)}
    </sudoku-menu>
  </div>`;
}
