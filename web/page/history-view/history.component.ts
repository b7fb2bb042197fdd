import { css, html, LitElement, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { type LanguageCode, LEVELS } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE, WORDS } from '../app/context.js';
import { dayOf, isOnTime } from '../app/daily-games.js';
import { levelName } from '../app/rating.js';
import { hashOf } from '../app/route.js';
import { shared } from '../app/shared.styles.js';
import {
  addSolvedGames,
  clearSolvedGames,
  loadSolvedGames,
  type SolvedGame,
  statisticsOf,
} from '../app/solved-games.js';
import { save } from '../exchange/file.js';
import { playInLink } from '../play/linked.js';
import { givensOf } from '../play/play.js';
import { clockTime } from '../play-view/status.js';
import type { Wording } from '../words/en.js';
import { gamesIn, tableOf } from './solved-file.js';
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

  .puzzle {
    width: 45%;
  }

  td:has(button) {
    padding-block: 0;
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
 * The list of solved puzzles in this browser: statistics for each level, then the games, the latest one first. A file
 * takes them to another browser.
 *
 * @element sudoku-history
 * @event sudoku-load - A puzzle is to be played again: `detail.play`, `detail.about`.
 */
class SudokuHistory extends LitElement {
  static override styles = [shared, historyStyles];

  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @state() private games: readonly SolvedGame[] | undefined;
  /** True while the page asks for confirmation to forget all games. */
  @state() private isAskingToForget!: boolean;
  /** What was read from a file. */
  @state() private message!: string;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.isAskingToForget = false;
    this.message = '';
    this.games = await loadSolvedGames();
  }

  override render() {
    const { words, games } = this;
    if (!games) return nothing;
    return html`<section>
      <h2 tabindex="-1">${words.areas.history}</h2>
      <p><a href=${hashOf('daily')}>${words.allDaily}</a></p>
      ${games.length === 0 ? html`<p>${historyWordsIn(this.language).none}</p>` : html`${this.tallies(games)} ${this.list(games)}`}
      ${this.buttons(games)}
      <p aria-live="polite">${this.message}</p>
    </section>`;
  }

  private tallies(games: readonly SolvedGame[]) {
    const { words } = this;
    const history = historyWordsIn(this.language);
    const rows = [
      ...LEVELS.map((level) => [levelName(level, words), games.filter((game) => game.level === level)] as const),
      [history.all, games] as const,
    ];
    return html`<div class="scrolls" tabindex="0" role="region" aria-label=${history.tallies}><table>
      <caption class="unseen">${history.tallies}</caption>
      <tr><th scope="col">${words.difficulty}</th><th scope="col">${history.solved}</th><th scope="col">${history.best}</th><th scope="col">${history.average}</th><th scope="col">${history.withoutHints}</th></tr>
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
              <td>${shortDate(new Date(game.at), history.locale)}</td>
              <td class="puzzle">${[this.titleOf(game), game.level && levelName(game.level, words)].filter(Boolean).join(' · ')}</td>
              <td>${clockTime(game.seconds)}</td>
              <td>${game.hints}</td>
              <td><button type="button" class="plain" @click=${() => this.playAgain(game)}>${history.playAgain}</button></td>
            </tr>`,
          )}
      </table>
    </div>`;
  }

  /** Returns the title. That of a daily puzzle has no date, unless it was solved on another day. */
  private titleOf(game: SolvedGame): string | undefined {
    const day = dayOf(game);
    if (day === undefined) return game.title;
    const { locale } = historyWordsIn(this.language);
    return isOnTime(day, game)
      ? this.words.daily
      : `${this.words.daily}, ${shortDate(new Date(`${day}T12:00`), locale)}`;
  }

  private buttons(games: readonly SolvedGame[]) {
    const history = historyWordsIn(this.language);
    const adding = html`<label class="file button" title=${history.addTip}>${history.add}<input class="unseen" type="file" accept=".csv,text/csv,text/plain" @change=${this.add} /></label>`;
    if (games.length === 0)
      return html`<div class="buttons"><a class="button main" href=${hashOf('play')}>${this.words.areas.play}</a> ${adding}</div>`;
    const sure = (isAskingToForget: boolean) => (): void => {
      this.isAskingToForget = isAskingToForget;
      this.moveFocus();
    };
    return html`<div class="buttons">
      <button type="button" title=${history.saveTip} @click=${this.save}>${history.save}</button>
      ${adding}
      ${
        this.isAskingToForget
          ? html`<span role="alert">${history.sure}</span>
            <button type="button" @click=${this.forget}>${history.forget}</button>
            <button type="button" class="keep" @click=${sure(false)}>${history.keep}</button>`
          : html`<button type="button" class="forget plain" @click=${sure(true)}>${history.forget}</button>`
      }
    </div>`;
  }

  /** Starts the puzzle of a game anew, even if that game is still open. */
  private playAgain({ link, title, author, daily, level, score, rating }: SolvedGame): void {
    const play = playInLink(link);
    if (!play) return;
    const about = { title, author, daily, level, score, rating };
    const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
    const detail = { play: givensOf(play), about: known };
    this.dispatchEvent(new CustomEvent('sudoku-load', { detail, bubbles: true, composed: true }));
  }

  /** Moves the focus from a button that was removed to the one in its place, or to the heading of the empty list. */
  private async moveFocus(): Promise<void> {
    await this.updateComplete;
    const button = this.renderRoot.querySelector<HTMLElement>('.keep, .forget');
    (button ?? this.renderRoot.querySelector('h2'))?.focus();
  }

  private readonly save = (): void => save(new Blob([tableOf(this.games!)], { type: 'text/csv' }), 'sudoku-solved.csv');

  /** Adds the games of a file, so that a player can move to another browser. */
  private readonly add = async ({ target }: Event): Promise<void> => {
    const input = target as HTMLInputElement;
    const history = historyWordsIn(this.language);
    const { games, unread } = gamesIn((await input.files?.[0]?.text()) ?? '');
    input.value = '';
    if (games.length === 0) {
      this.message = history.noTable;
      return;
    }
    const added = await addSolvedGames(games);
    this.message = added === undefined ? history.refused : history.added(added, unread);
    this.games = await loadSolvedGames();
  };

  private readonly forget = async (): Promise<void> => {
    await clearSolvedGames();
    this.games = [];
    this.moveFocus();
  };
}

const shortDate = (date: Date, locale: string): string => date.toLocaleDateString(locale, DATE);

const DATE = { day: 'numeric', month: 'numeric', year: '2-digit' } as const;

define('sudoku-history', SudokuHistory);
