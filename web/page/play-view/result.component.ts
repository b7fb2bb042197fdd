import './difficulty.component.js';
import { css, html, LitElement, nothing } from 'lit';
import { type LanguageCode, LEVELS, type Level } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import type { PageGame } from '../app/game.js';
import { figuresOf } from '../app/rating.js';
import { hashOf } from '../app/route.js';
import { shared } from '../app/shared.styles.js';
import {
  earlierGames,
  type GameStatistics,
  loadSolvedGames,
  type SolvedGame,
  statisticsOf,
} from '../app/solved-games.js';
import { linkOf } from '../play/link.js';
import { givensOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { resultWordsIn } from './result-words.js';
import { clockTime } from './status.js';

const resultStyles = css`
  section {
    margin-block-start: var(--gap-8);
    padding: var(--gap-16);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: var(--gap-4) var(--gap-16);
    margin: 0;
  }

  dt {
    color: var(--quiet);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  nav {
    display: grid;
    gap: var(--gap-8);
    margin-block-start: var(--gap-16);
  }
`;

/**
 * The result of a solved puzzle: its difficulty, its hardest step, a comparison with earlier games of the level, and
 * links to further puzzles.
 *
 * @element sudoku-result
 */
class SudokuResult extends LitElement {
  static override styles = [shared, resultStyles];
  static override properties = {
    game: { attribute: false, hasChanged: () => true },
    hasTimer: { attribute: false },
    words: { attribute: false },
    language: {},
    earlier: { state: true },
  };

  declare game: PageGame;
  declare hasTimer: boolean;
  declare words: Wording;
  declare language: LanguageCode;
  /** Earlier games of the same level; undefined until they are loaded. */
  declare private earlier: readonly SolvedGame[] | undefined;
  /** The givens and the level of the game for which the earlier ones were loaded. */
  private loadedFor: readonly unknown[] = [];

  override willUpdate(): void {
    const { play, about } = this.game;
    const inputs = [play.givens, about.level];
    if (inputs.every((each, index) => each === this.loadedFor[index])) return;
    this.loadedFor = inputs;
    this.loadEarlier(about.level);
  }

  private async loadEarlier(level: Level | undefined): Promise<void> {
    const { loadedFor, game } = this;
    this.earlier = undefined;
    const own = linkOf(givensOf(game.play));
    await game.recording;
    const games = await loadSolvedGames();
    if (loadedFor === this.loadedFor) this.earlier = level && earlierGames(games, own, level);
  }

  private get texts() {
    return resultWordsIn(this.language);
  }

  override render() {
    const { words, texts, game, hasTimer } = this;
    const { level, hardest } = game.about;
    const next = level ?? 'easy';
    const row = (name: string, value: unknown) => html`<dt>${name}</dt><dd>${value}</dd>`;
    const statistics = this.earlier && statisticsOf(this.earlier);
    const figures = figuresOf(game.about, words, this.language).join(' · ');
    return html`<section aria-label=${texts.result}>
      <dl>
        ${level === undefined ? nothing : row(words.difficulty, html`<sudoku-difficulty .about=${game.about} .words=${words} .language=${this.language}>${figures}</sudoku-difficulty>`)}
        ${hardest ? row(texts.hardest, hardest) : nothing}
        ${row(words.hintsUsed, game.hints)}
        ${hasTimer && statistics ? row(texts.beside(words.levels[next]), this.comparison(statistics)) : nothing}
      </dl>
      <nav aria-label=${texts.afterwards}>
        <a class="button main" href=${hashOf('play', { new: next })}>${texts.another(words.levels[next])}</a>
        ${harder(next).map((each) => html`<a class="button" href=${hashOf('play', { new: each })}>${texts.harder(words.levels[each])}</a>`)}
        <a class="button" href=${hashOf('path')}>${texts.seePath}</a>
        <a class="button" href=${hashOf('history')}>${words.areas.history}</a>
      </nav>
    </section>`;
  }

  private comparison({ solved, best, average }: GameStatistics): string {
    const { texts, game } = this;
    const fastest = game.seconds < best ? texts.fastest : texts.bestIs(clockTime(best));
    return `${fastest} ${texts.averageIs(clockTime(average), solved)}`;
  }
}

/** Returns the next harder level, in a list; an empty list for the hardest. */
const harder = (level: Level): readonly Level[] => LEVELS.slice(LEVELS.indexOf(level) + 1).slice(0, 1);

define('sudoku-result', SudokuResult);
