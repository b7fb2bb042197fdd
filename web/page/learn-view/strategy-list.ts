/**
 * The list of strategies by family, filtered by a search. Each entry links to the page of its strategy and to practice.
 */
import './thumb.component.js';
import { html, nothing } from 'lit';
import { type LanguageCode, LEVELS, type Level } from '../../../src/face/index.js';
import { familyIn } from '../../course/strategy-names.js';
import { hashOf, pageOf } from '../app/route.js';
import type { StrategyInfo } from '../engine/protocol.js';
import type { LearnWords } from './words.js';

interface StrategyList {
  /** The strategies that match the search. */
  readonly strategies: readonly StrategyInfo[];
  readonly isLoaded: boolean;
  readonly wanted: string;
  readonly level: string;
  readonly words: LearnWords;
  readonly language: LanguageCode;
  readonly levels: Readonly<Record<Level, string>>;
  change(query: Readonly<Record<string, string>>): void;
}

/** True if a strategy is no harder than the level `most`, and its names contain all words of `wanted`. */
export function matches({ name, aliases, id, level }: StrategyInfo, wanted: string, most: string): boolean {
  const text = [name, id, ...aliases].join(' ').toLowerCase();
  const words = wanted.toLowerCase().split(/\s+/);
  return LEVELS.indexOf(level) <= LEVELS.indexOf(most as Level) && words.every((word) => text.includes(word));
}

/** Returns the name of a strategy; empty until the strategies are loaded. */
export const nameOf = (strategies: readonly StrategyInfo[], id: string): string =>
  strategies.find((strategy) => strategy.id === id)?.name ?? '';

export function strategyList({ strategies, isLoaded, wanted, level, words, language, levels, change }: StrategyList) {
  const families = [...new Set(strategies.map(({ family }) => family))];
  const chosen = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;
  return html`
    <div class="buttons" role="search">
      <label>${words.search} <input type="search" .value=${wanted} @input=${(event: Event) => change({ part: 'strategies', search: chosen(event) })} /></label>
      <label
        >${words.level}
        <select @change=${(event: Event) => change({ part: 'strategies', level: chosen(event) })}>
          ${LEVELS.map((each) => html`<option value=${each} ?selected=${each === level}>${levels[each]}</option>`)}
        </select></label
      >
      <span aria-live="polite">${isLoaded ? words.strategies(strategies.length) : nothing}</span>
    </div>
    ${
      isLoaded && strategies.length === 0
        ? html`<p>${words.nothingFits(wanted)}</p>
            <button type="button" @click=${() => change({ search: '', level: '' })}>${words.showAll}</button>`
        : nothing
    }
    ${families.map(
      (family) => html`<h2 id=${family}>${familyIn(language, family)}</h2>
        <ul class="bare list">
          ${strategies.filter((strategy) => strategy.family === family).map((strategy) => entry(strategy, words, levels))}
        </ul>`,
    )}
  `;
}

function entry({ id, name, aliases, level }: StrategyInfo, words: LearnWords, levels: StrategyList['levels']) {
  return html`<li>
    <sudoku-thumb .strategy=${id}></sudoku-thumb>
    <span>
      <a href=${pageOf(id)}>${name}</a>
      <small>${levels[level]}${aliases.length > 0 ? `, ${aliases.join(', ')}` : nothing}</small>
    </span>
    <a href=${hashOf('play', { practise: id })} aria-label="${words.practise}: ${name}">${words.practise}</a>
  </li>`;
}
