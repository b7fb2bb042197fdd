import '../app/copy.component.js';
import './difficulty.component.js';
import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { LEVELS, type Level } from '../../../src/face/index.js';
import { lessonMet, numberOf } from '../../course/lessons.js';
import { define } from '../../elements/define.js';
import { hardestOf } from '../../elements/walkthrough/runs.js';
import { today } from '../app/address-request.js';
import { ENGINE, given, SETTINGS, WORDS } from '../app/context.js';
import { solvedDays, streaksOf } from '../app/daily-games.js';
import type { PageGame } from '../app/game.js';
import { LatestRequest } from '../app/latest-request.js';
import { levelName } from '../app/rating.js';
import { hashOf } from '../app/route.js';
import type { Settings } from '../app/settings.js';
import { shared } from '../app/shared.styles.js';
import { loadSolvedGames, type SolvedGame } from '../app/solved-games.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { StepView } from '../engine/protocol.js';
import { isDone, loadProgress } from '../learn-view/progress.js';
import { linkOf } from '../play/link.js';
import { givensOf, type Play, puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { comparison } from './comparison.js';
import { resultText } from './result-text.js';
import { resultWordsIn } from './result-words.js';
import { clockTime } from './status.js';

/** A step of the path, of which the result tells. */
interface ToldStep extends Pick<StepView, 'name' | 'strategy'> {
  /** The index of the step on the path, from 0. */
  readonly index: number;
}

/** What the result tells of the path. */
interface WayFacts {
  readonly hardest: ToldStep;
  /** The first step of the hardest strategy whose lesson is open, if there is one. */
  readonly toLearn: ToldStep | undefined;
}

/** The largest size whose path is searched. On larger grids it may take minutes. */
const LARGEST = 9;

/** Finds facts of the path that Path shows; undefined if it does not reach the solution, and for larger grids. */
async function findFacts(
  engine: EngineClient,
  play: Play,
  { ladder, level }: Settings,
  signal: AbortSignal,
): Promise<WayFacts | undefined> {
  if (play.geometry.size > LARGEST) return undefined;
  const steps: StepView[] = [];
  const options = { signal, onProgress: (step: StepView) => steps.push(step) };
  const { solved } = await engine.ask('path', { grid: plainGridOf(puzzleOf(givensOf(play))), ladder, level }, options);
  const index = solved ? hardestOf(steps) : undefined;
  if (index === undefined) return undefined;
  const told = (index: number): ToldStep => ({ ...steps[index]!, index });
  const progress = loadProgress();
  const strategies = steps.map(({ strategy }) => strategy);
  const lesson = lessonMet(strategies, (id) => isDone(progress, id));
  return { hardest: told(index), toLearn: lesson && told(strategies.indexOf(lesson.id)) };
}

const resultStyles = css`
  section {
    margin-block-start: var(--gap-8);
    padding: var(--gap-16);
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
    font-variant-numeric: tabular-nums;
  }

  nav {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--gap-8);
    margin-block-start: var(--gap-16);
    text-align: center;
    line-height: 1.2;
  }

  nav :is(.main, :last-child:nth-child(even)) {
    grid-column: 1 / -1;
  }
`;

/**
 * The result of a solved puzzle: time, difficulty, hardest step and hints, a comparison with earlier games of the level,
 * and links to further puzzles.
 *
 * @element sudoku-result
 */
class SudokuResult extends LitElement {
  static override styles = [shared, resultStyles];

  @property({ attribute: false, hasChanged: () => true }) game!: PageGame;
  @given(SETTINGS) settings!: Settings;
  @given(ENGINE) engine!: EngineClient;
  @given(WORDS) words!: Wording;
  /** The solved games, this one among them; undefined until they are loaded. */
  @state() private games: readonly SolvedGame[] | undefined;
  @state() private facts: WayFacts | undefined;
  /** What the games were loaded for: the givens and their level. What the facts of the path were asked for. */
  private loadedFor: readonly unknown[] = [];
  private askedFor: readonly unknown[] = [];
  private readonly request = new LatestRequest(this, () => this.words);

  override willUpdate(): void {
    const { play, about } = this.game;
    const { ladder, level, language } = this.settings;
    const game = [play.givens, about.level];
    const path = [play.givens, ladder, level, language];
    if (game.some((each, index) => each !== this.loadedFor[index])) this.load(game);
    if (path.some((each, index) => each !== this.askedFor[index])) this.askFacts(path);
  }

  /** Moves the focus from the board, whose last cell would stay highlighted: the keys are gone, and the result is next. */
  override firstUpdated(): void {
    const { activeElement } = this.getRootNode() as ShadowRoot;
    if (activeElement?.localName === 'sudoku-board')
      this.renderRoot.querySelector('section')!.focus({ preventScroll: true });
  }

  private async load(wanted: readonly unknown[]): Promise<void> {
    this.loadedFor = wanted;
    this.games = undefined;
    await this.game.recording;
    const games = await loadSolvedGames();
    if (wanted === this.loadedFor) this.games = games;
  }

  private async askFacts(wanted: readonly unknown[]): Promise<void> {
    const { engine, game, settings } = this;
    this.askedFor = wanted;
    this.facts = undefined;
    if (!game.isAnswerable) return;
    const facts = await this.request.run((signal) => findFacts(engine, game.play, settings, signal));
    if (wanted === this.askedFor) this.facts = facts;
  }

  private get texts() {
    return resultWordsIn(this.settings.language);
  }

  override render() {
    const { words, texts, game, settings, games } = this;
    const { about } = game;
    const { timer: hasTimer } = settings;
    const level = about.level ?? 'easy';
    const streak = this.streak();
    /** Renders a fact. Its place is reserved while it is awaited. */
    const row = (name: string, value: unknown, isAwaited = false) =>
      value === undefined && !isAwaited ? nothing : html`<dt>${name}</dt><dd>${value ?? '…'}</dd>`;
    return html`<section class="card" tabindex="-1" aria-label=${texts.result}>
      <dl>
        ${hasTimer ? row(texts.time, clockTime(game.seconds)) : nothing}
        ${hasTimer ? row(texts.beside(words.levels[level]), this.comparison(), !games) : nothing}
        ${row(words.difficulty, about.level && html`<sudoku-difficulty .about=${about}>${levelName(level, words)}</sudoku-difficulty>`, !games)}
        ${row(texts.hardest, this.hardestStep(), this.request.pending !== undefined || !games)}
        ${row(texts.toLearn, this.lesson())}
        ${row(words.hintsUsed, game.hints)}
        ${this.isOfToday ? row(texts.streak, streak ? texts.daysInRow(streak) : undefined, !games) : nothing}
      </dl>
      <nav aria-label=${texts.afterwards}>
        <a class="button main" href=${hashOf('play', { new: level })}>${texts.another(words.levels[level])}</a>
        ${harder(level).map((each) => html`<a class="button" href=${hashOf('play', { new: each })}>${texts.harder(words.levels[each])}</a>`)}
        <sudoku-copy title=${texts.copyTip} .text=${this.text(streak)}>${texts.copy}</sudoku-copy>
        <a class="button" href=${hashOf('path')}>${texts.seePath}</a>
        ${about.daily ? html`<a class="button" href=${hashOf('daily')}>${words.allDaily}</a>` : html`<a class="button" href=${hashOf('history')}>${words.areas.history}</a>`}
      </nav>
    </section>`;
  }

  private get link(): string {
    return linkOf(givensOf(this.game.play));
  }

  private comparison(): string | undefined {
    const { game, games, link, texts } = this;
    const { about, seconds } = game;
    return games && about.level && comparison({ link, seconds }, about.level, games, texts);
  }

  /** Names the hardest step and links to it. Without a path to the solution, names that of HoDoKu's path. */
  private hardestStep() {
    const { facts, request, game } = this;
    if (!facts) return request.pending ? undefined : game.about.hardest;
    const { index, name } = facts.hardest;
    return html`<a href=${hashOf('path', { step: String(index + 1) })}>${name}</a>`;
  }

  /** Links to the lesson of a strategy that the path has. */
  private lesson() {
    const met = this.facts?.toLearn;
    return (
      met &&
      html`<a href=${hashOf('learn', { lesson: met.strategy })}>${this.texts.met(met.name, numberOf(met.strategy))}</a>`
    );
  }

  /** Returns the streak that today's puzzle continues; undefined for another puzzle, and until it is known. */
  private streak(): number | undefined {
    return this.games && this.isOfToday ? streaksOf(solvedDays(this.games)).current : undefined;
  }

  private get isOfToday(): boolean {
    return this.game.about.daily === today();
  }

  private text(streak = 0): string {
    const { words, texts, game } = this;
    const { seconds, hints, about } = game;
    const { timer: hasTimer } = this.settings;
    const context = { words, texts, hasTimer, streak, page: location.href };
    return resultText({ ...about, link: this.link, seconds, hints }, context);
  }
}

/** Returns the next harder level, in a list; an empty list for the hardest. */
const harder = (level: Level): readonly Level[] => LEVELS.slice(LEVELS.indexOf(level) + 1).slice(0, 1);

define('sudoku-result', SudokuResult);
