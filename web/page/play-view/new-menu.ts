/**
 * The menu of new puzzles: the daily ones, one of each level, and links to Make, to typing one in, and to the solved
 * ones.
 */
import { html } from 'lit';
import { LEVELS } from '../../../src/face/index.js';
import { levelOf, today } from '../app/address-request.js';
import { levelName } from '../app/rating.js';
import { hashOf } from '../app/route.js';
import type { Wording } from '../words/en.js';

export function newMenu(words: Wording) {
  const day = today();
  const hardest = LEVELS.at(-1);
  return html`<sudoku-menu .label=${words.newPuzzle}>
    <a href=${hashOf('play', { daily: day })}>${words.daily} <small>${words.levels[levelOf(day)]}</small></a>
    <a class="ends" href=${hashOf('daily')}>${words.allDaily}</a>
    ${LEVELS.map(
      (level) =>
        html`<a class=${level === hardest ? 'ends' : ''} href=${hashOf('play', { new: level })}>${levelName(level, words)}</a>`,
    )}
    <a href=${hashOf('make')}>${words.moreChoices}</a>
    <a class="ends" href=${hashOf('enter')}>${words.areas.enter}</a>
    <a href=${hashOf('history')}>${words.areas.history}</a>
  </sudoku-menu>`;
}
