import '../learn-view/thumb.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { EMPTY } from '../../../src/core/index.js';
import { LEVELS } from '../../../src/face/index.js';
import { nextLesson, numberOf } from '../../course/lessons.js';
import { summariesIn } from '../../course/summaries.js';
import { define } from '../../elements/define.js';
import { levelOf, midnight, today } from '../app/address-request.js';
import { ENGINE, given, SETTINGS, WORDS } from '../app/context.js';
import { solvedDays, streaksOf } from '../app/daily-games.js';
import type { PageGame } from '../app/game.js';
import { LatestRequest } from '../app/latest-request.js';
import { levelName } from '../app/rating.js';
import { hashOf } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import { loadSolvedGames, type SolvedGame } from '../app/solved-games.js';
import type { EngineClient } from '../engine/engine.js';
import type { StrategyInfo } from '../engine/protocol.js';
import { svgText } from '../exchange/picture.js';
import { isDone, loadProgress } from '../learn-view/progress.js';
import { nameOf } from '../learn-view/strategy-list.js';
import type { Play } from '../play/play.js';
import { clockTime } from '../play-view/status.js';
import type { Wording } from '../words/en.js';
import { levelDemandsIn } from '../words/levels.js';
import { styles } from './home.styles.js';
import { homeWordsIn } from './words.js';

/**
 * The home of a player who comes back: the last puzzle, the one of today, what to learn next, a new puzzle of each level,
 * and ways to open another one.
 *
 * @element sudoku-home
 * @event sudoku-open - The sheet that opens puzzles is to be shown.
 */
class SudokuHome extends LitElement {
  static override styles = styles;

  @property({ attribute: false, hasChanged: () => true }) game!: PageGame;
  @given(WORDS) words!: Wording;
  @given(SETTINGS) settings!: Settings;
  @given(ENGINE) engine!: EngineClient;
  /** The solved games; undefined until they are loaded. */
  @state() private games: readonly SolvedGame[] | undefined;
  /** The strategies with their names; undefined until they are loaded. */
  @state() private strategies: readonly StrategyInfo[] | undefined;
  private readonly request = new LatestRequest(this, () => this.words);
  /** The picture of the last puzzle, and what it was drawn from. */
  private picture = { of: [] as readonly unknown[], url: '' };

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    this.games = await loadSolvedGames();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('settings');
    if (changed.has('settings') && before?.language !== this.settings.language) this.loadStrategies();
  }

  private async loadStrategies(): Promise<void> {
    this.strategies = await this.request.run((signal) => this.engine.ask('strategies', {}, { signal }));
  }

  override render() {
    if (!this.games) return nothing;
    return html`<section>${this.goOn()} ${this.ofToday(this.games)} ${this.lesson()} ${this.levels()} ${this.own()}</section>`;
  }

  private get texts() {
    return homeWordsIn(this.settings.language);
  }

  /** Renders the last puzzle, which goes on, or, if it is solved, a link to another one of its level. */
  private goOn() {
    const { game, words, texts, settings } = this;
    const { play, about, seconds, isSolved, isFirst } = game;
    const level = about.level && levelName(about.level, words);
    const filled = play.values.filter((value) => value !== EMPTY).length;
    const time = clockTime(seconds);
    // A picture would show the clues that fog hides.
    const isFogged = about.fog !== undefined;
    const facts = isSolved
      ? [settings.timer ? words.solvedIn(time) : words.solved]
      : [!isFirst && settings.timer && time, texts.filled(filled, play.geometry.cells)];
    return html`<div class="card go-on">
      ${isFogged ? nothing : html`<img src=${this.pictureOf(play)} alt="" />`}
      <div>
        <h2 tabindex="-1">${about.title ?? (isFirst ? texts.first : texts.last)}</h2>
        ${level ? html`<p>${level}</p>` : nothing}
        <small>${facts.filter(Boolean).join(' · ')}</small>
      </div>
      ${
        isSolved
          ? html`<a class="button main" href=${hashOf('play', { new: about.level ?? LEVELS[0] })}>${texts.another(levelName(about.level ?? LEVELS[0], words))}</a>`
          : html`<a class="button main" href=${hashOf('play')}>${isFirst ? texts.play : texts.goOn}</a>`
      }
    </div>`;
  }

  private pictureOf(play: Play): string {
    const { theme } = this.settings;
    const { signs } = this.game.about;
    const of = [play, theme, signs];
    if (of.some((each, index) => each !== this.picture.of[index])) {
      const drawing = svgText(play, '', { theme: theme === 'system' ? 'auto' : theme, labels: false, signs });
      this.picture = { of, url: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
    }
    return this.picture.url;
  }

  /** Renders a link to today's puzzle, or to all daily ones if it is solved, with the days in a row. */
  private ofToday(games: readonly SolvedGame[]) {
    const { words, texts } = this;
    const day = today();
    const days = solvedDays(games);
    const game = days.get(day);
    const { current } = streaksOf(days, day);
    const date = midnight(day).toLocaleDateString(texts.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    const facts = [
      game && texts.solvedToday(clockTime(game.seconds)),
      current > 0 ? texts.streak(current) : texts.noStreak,
    ];
    return html`<a class="card link" href=${game ? hashOf('daily') : hashOf('play', { daily: day })}>
      <span>
        <h3>${texts.today}</h3>
        ${date} · ${levelName(levelOf(day), words)}
        <small>${facts.filter(Boolean).join(' · ')}</small>
      </span>
    </a>`;
  }

  /** Renders a link to the first lesson that is not done. */
  private lesson() {
    const { texts, strategies, settings } = this;
    const progress = loadProgress();
    const next = nextLesson((id) => isDone(progress, id));
    if (!next)
      return html`<a class="card link" href=${hashOf('learn', { part: 'strategies' })}><span><h3>${texts.learn}</h3>${texts.learned}</span></a>`;
    const { id } = next;
    const name = strategies && nameOf(strategies, id);
    return html`<a class="card link" href=${hashOf('learn', { lesson: id })}>
      <span>
        <h3>${texts.learn}</h3>
        ${[texts.lesson(numberOf(id)), name].filter(Boolean).join(': ')}
        <small>${summariesIn(settings.language)[id]}</small>
      </span>
      <sudoku-thumb .strategy=${id}></sudoku-thumb>
    </a>`;
  }

  private levels() {
    const { words, texts, settings } = this;
    const demands = levelDemandsIn(settings.language);
    return html`<div class="card">
      <h3>${texts.new}</h3>
      <ul class="bare">
        ${LEVELS.map(
          (level) =>
            html`<li><a href=${hashOf('play', { new: level })}><strong>${levelName(level, words)}</strong> <small>${demands[level]}</small></a></li>`,
        )}
      </ul>
    </div>`;
  }

  /** Renders the ways to a puzzle from elsewhere. */
  private own() {
    const { words, texts } = this;
    return html`<div class="card">
      <h3>${texts.bring}</h3>
      <div class="buttons">
        <button type="button" aria-haspopup="dialog" @click=${this.open}>${texts.open}</button>
        <a class="button" href=${hashOf('enter')}>${words.areas.enter}</a>
        <a class="button" href=${hashOf('draw')}>${words.areas.draw}</a>
      </div>
    </div>`;
  }

  private open(): void {
    this.dispatchEvent(new CustomEvent('sudoku-open', { bubbles: true, composed: true }));
  }
}

define('sudoku-home', SudokuHome);
