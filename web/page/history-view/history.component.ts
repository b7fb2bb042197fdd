import { css, html, LitElement, nothing } from 'lit';
import papaparse from 'papaparse';
import { type LanguageCode, LEVELS } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { hashOf } from '../app/route.js';
import { shared } from '../app/shared.styles.js';
import { clearSolvedGames, loadSolvedGames, type SolvedGame, statisticsOf } from '../app/solved-games.js';
import { save } from '../exchange/file.js';
import { clockTime } from '../play-view/status.js';
import type { Wording } from '../words/en.js';
import { historyWordsIn } from './words.js';

const historyStyles = css`
  /* Texts for screen readers are within it too, so that they do not widen the page. */
  .scrolls {
    position: relative;
    overflow-x: auto;
  }

  table {
    width: 100%;
    margin-block: var(--gap-8) var(--gap-24);
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: var(--gap-8);
    border-block-end: 1px solid var(--line);
    text-align: start;
  }

  th {
    font-weight: 600;
  }

  @media (max-width: 30rem) {
    table {
      font-size: var(--text-14);
    }

    th,
    td {
      padding: var(--gap-4);
    }
  }
`;

/** The most games listed. More are stored. */
const MOST_SHOWN = 200;

/**
 * The list of solved puzzles in this browser: statistics for each level, then the games, the latest one first.
 *
 * @element sudoku-history
 */
class SudokuHistory extends LitElement {
  static override styles = [shared, historyStyles];
  static override properties = {
    words: { attribute: false },
    language: {},
    games: { state: true },
    isAskingToForget: { state: true },
  };

  declare words: Wording;
  declare language: LanguageCode;
  declare private games: readonly SolvedGame[] | undefined;
  /** True while the page asks for confirmation to forget all games. */
  declare private isAskingToForget: boolean;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.isAskingToForget = false;
    this.games = await loadSolvedGames();
  }

  override render() {
    const { words, games } = this;
    if (!games) return nothing;
    return html`<section>
      <h2 tabindex="-1">${words.areas.history}</h2>
      ${games.length === 0 ? html`<p>${historyWordsIn(this.language).none}</p><div class="buttons"><a class="button main" href=${hashOf('play')}>${words.areas.play}</a></div>` : html`${this.tallies(games)} ${this.list(games)} ${this.buttons()}`}
    </section>`;
  }

  private tallies(games: readonly SolvedGame[]) {
    const { levels } = this.words;
    const history = historyWordsIn(this.language);
    const rows = [
      ...LEVELS.map((level) => [levels[level], games.filter((game) => game.level === level)] as const),
      [history.all, games] as const,
    ];
    return html`<div class="scrolls" tabindex="0" role="region" aria-label=${history.tallies}><table>
      <caption class="unseen">${history.tallies}</caption>
      <tr><th scope="col">${this.words.difficulty}</th><th scope="col">${history.solved}</th><th scope="col">${history.best}</th><th scope="col">${history.average}</th><th scope="col">${history.withoutHints}</th></tr>
      ${rows.map(([name, those]) => {
        const figures = statisticsOf(those);
        return figures
          ? html`<tr><th scope="row">${name}</th><td>${figures.solved}</td><td>${clockTime(figures.best)}</td><td>${clockTime(figures.average)}</td><td>${figures.withoutHints}</td></tr>`
          : nothing;
      })}
    </table></div>`;
  }

  private list(games: readonly SolvedGame[]) {
    const { words } = this;
    const history = historyWordsIn(this.language);
    return html`<div class="scrolls" tabindex="0" role="region" aria-label=${history.solved}>
      <table>
        <tr><th scope="col">${history.when}</th><th scope="col">${history.puzzle}</th><th scope="col">${history.time}</th><th scope="col">${words.hintsUsed}</th><td></td></tr>
        ${games
          .slice(-MOST_SHOWN)
          .reverse()
          .map(
            (game) => html`<tr>
              <td>${new Date(game.at).toLocaleDateString(this.language, { dateStyle: 'medium' })}</td>
              <td>${[game.title, game.level && words.levels[game.level], game.score, game.hardest].filter(Boolean).join(' · ')}</td>
              <td>${clockTime(game.seconds)}</td>
              <td>${game.hints}</td>
              <td><a href=${hashOf('play', { p: game.link })}>${history.playAgain}</a></td>
            </tr>`,
          )}
      </table>
    </div>`;
  }

  private buttons() {
    const history = historyWordsIn(this.language);
    const sure = (isAskingToForget: boolean) => (): void => {
      this.isAskingToForget = isAskingToForget;
      this.moveFocus();
    };
    return html`<div class="buttons">
      <button type="button" class="main" @click=${this.save}>${history.save}</button>
      ${
        this.isAskingToForget
          ? html`<span role="alert">${history.sure}</span>
            <button type="button" @click=${this.forget}>${history.forget}</button>
            <button type="button" class="keep" @click=${sure(false)}>${history.keep}</button>`
          : html`<button type="button" class="forget plain" @click=${sure(true)}>${history.forget}</button>`
      }
    </div>`;
  }

  /** Moves the focus from a button that was removed to the one in its place, or to the heading of the empty list. */
  private async moveFocus(): Promise<void> {
    await this.updateComplete;
    const button = this.renderRoot.querySelector<HTMLElement>('.keep, .forget');
    (button ?? this.renderRoot.querySelector('h2'))?.focus();
  }

  private readonly save = (): void => {
    const columns = ['at', 'title', 'author', 'level', 'score', 'rating', 'hardest', 'seconds', 'hints', 'link'];
    save(
      new Blob([papaparse.unparse([...this.games!], { columns, escapeFormulae: true })], { type: 'text/csv' }),
      'sudoku-solved.csv',
    );
  };

  private readonly forget = async (): Promise<void> => {
    await clearSolvedGames();
    this.games = [];
    this.moveFocus();
  };
}

define('sudoku-history', SudokuHistory);
