import '../app/copy.component.js';
import { html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../../elements/define.js';
import { levelOf, midnight, today } from '../app/address-request.js';
import { given, SETTINGS, WORDS } from '../app/context.js';
import { FIRST, isOnTime, monthIn, monthsLater, solvedDays, streaksOf, weeksOf } from '../app/daily-games.js';
import { levelName } from '../app/rating.js';
import { hashOf } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import { loadSolvedGames, type SolvedGame } from '../app/solved-games.js';
import { comparison } from '../play-view/comparison.js';
import { resultText } from '../play-view/result-text.js';
import { resultWordsIn } from '../play-view/result-words.js';
import { clockTime } from '../play-view/status.js';
import type { Wording } from '../words/en.js';
import { styles } from './daily.styles.js';
import { historyWordsIn } from './words.js';

/**
 * The daily puzzles: today's with its time beside the player's others, streaks, and the puzzles of a month.
 *
 * @element sudoku-daily
 */
class SudokuDaily extends LitElement {
  static override styles = styles;

  /** The query of the address. `month`: the month to show, such as `2026-10`. */
  @property({ attribute: false }) query!: URLSearchParams;
  @given(WORDS) words!: Wording;
  @given(SETTINGS) settings!: Settings;
  @state() private games: readonly SolvedGame[] | undefined;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.games = await loadSolvedGames();
  }

  override render() {
    const { words, texts, games } = this;
    if (!games) return nothing;
    const days = solvedDays(games);
    const { current, longest } = streaksOf(days);
    const figure = (name: string, value: number) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
    return html`<section>
      <h2 tabindex="-1">${words.daily}</h2>
      ${this.ofToday(days.get(today()), games, current)}
      <dl class="figures">${figure(texts.streak, current)} ${figure(texts.longest, longest)} ${figure(texts.solved, days.size)}</dl>
      <div class="archive">${this.month(days)}</div>
      <div class="notes">
        <p>${texts.onTime}</p>
        <p>${texts.kept} <a href=${hashOf('history')}>${words.areas.history}</a></p>
      </div>
    </section>`;
  }

  private get texts() {
    return historyWordsIn(this.settings.language).daily;
  }

  /** Renders today's puzzle: a link to it, or how it was solved. */
  private ofToday(game: SolvedGame | undefined, games: readonly SolvedGame[], streak: number) {
    const { words, texts } = this;
    const day = today();
    const level = levelOf(day);
    return html`<div class="today card">
      <h3>${this.dateOf(day, { dateStyle: 'full' })} <small>${levelName(level, words)}</small></h3>
      ${
        game
          ? this.resultOf(game, games, streak)
          : html`<p>${texts.rule}</p>
            <a class="button main" href=${hashOf('play', { daily: day })}>${words.areas.play}</a>`
      }
    </div>`;
  }

  private resultOf(game: SolvedGame, games: readonly SolvedGame[], streak: number) {
    const { words, settings } = this;
    const { timer: hasTimer, language } = settings;
    const texts = resultWordsIn(language);
    const level = levelOf(today());
    const text = resultText(game, { words, texts, hasTimer, streak, page: location.href });
    return html`<p>
        <strong>${this.texts.done(clockTime(game.seconds), texts.hintsTaken(game.hints))}</strong>
        ${comparison(game, level, games, texts)}
      </p>
      <sudoku-copy title=${texts.copyTip} .text=${text}>${texts.copy}</sudoku-copy>`;
  }

  private month(days: ReadonlyMap<string, SolvedGame>) {
    const { words, texts } = this;
    const month = monthIn(this.query.get('month'));
    const name = this.dateOf(`${month}-01`, { month: 'long', year: 'numeric' });
    const link = (to: string, label: string, sign: string) =>
      to < FIRST || to > today().slice(0, 7)
        ? html`<span></span>`
        : html`<a class="button" href=${hashOf('daily', { month: to })} aria-label=${label} title=${label}>${sign}</a>`;
    const weeks = weeksOf(month);
    return html`<div class="month">
        ${link(monthsLater(month, -1), texts.previous, '‹')}
        <h3 aria-live="polite">${name}</h3>
        ${link(monthsLater(month, 1), texts.next, '›')}
      </div>
      <table aria-label=${name}>
        <tr>${weeks[1]!.map((day) => html`<th scope="col">${this.dateOf(day!, { weekday: 'short' })}<small>${words.levels[levelOf(day!)]}</small></th>`)}</tr>
        ${weeks.map((week) => html`<tr>${week.map((day) => html`<td>${day && this.day(day, days.get(day))}</td>`)}</tr>`)}
      </table>`;
  }

  /** Renders a day, which links to its puzzle unless it has not come yet. */
  private day(day: string, game: SolvedGame | undefined) {
    const { words, texts } = this;
    const number = Number(day.slice(-2));
    if (day > today()) return html`<span class="later">${number}</span>`;
    const time = game && clockTime(game.seconds);
    const label = [this.dateOf(day, { dateStyle: 'long' }), words.levels[levelOf(day)], time && texts.solvedIn(time)];
    return html`<a
      class=${game ? 'solved' : ''}
      href=${hashOf('play', { daily: day })}
      aria-current=${day === today() ? 'date' : nothing}
      ><span class="unseen">${label.filter(Boolean).join(', ')}</span
      ><span aria-hidden="true">${number}${game && isOnTime(day, game) ? ' ✓' : ''}<small>${game && shortTime(game.seconds)}</small></span></a
    >`;
  }

  private dateOf(day: string, options: Intl.DateTimeFormatOptions): string {
    const { locale } = historyWordsIn(this.settings.language);
    return midnight(day).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  }
}

/** Writes a time in minutes and seconds, also one of hours, so that it fits a day of the month. */
const shortTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

define('sudoku-daily', SudokuDaily);
