import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { digitOf } from '../../../src/formats/index.js';
import { LESSONS, type Lesson, type LessonData, lessonOf, numberOf } from '../../course/lessons.js';
import { define } from '../../elements/define.js';
import { BACKGROUND_ENGINE, given, LANGUAGE, WORDS } from '../app/context.js';
import { LatestRequest } from '../app/latest-request.js';
import { hashOf } from '../app/route.js';
import { shared } from '../app/shared.styles.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { Requests } from '../engine/protocol.js';
import { puzzleIn } from '../engine/with-rules.js';
import { lessonData } from '../learn-view/lesson-data.js';
import { EXERCISES, isDone, loadProgress, nextExercise, saveDone } from '../learn-view/progress.js';
import { linkOf } from '../play/link.js';
import { playInLink } from '../play/linked.js';
import { type Play, playOf, puzzleOf } from '../play/play.js';
import { isInField } from '../play-view/keyboard.js';
import type { Wording } from '../words/en.js';
import { practiceAnswer, practiceNudge } from './answer.js';
import { isFound } from './found.js';
import { practiceWordsIn } from './words.js';
import { type Wrong, wrongMoves } from './wrong.js';

const own = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--gap-16);
    align-items: baseline;
  }

  p,
  .buttons {
    margin-block: var(--gap-4);
  }

  /* Answers leave the keys where they are, unless the window is small. */
  @media (min-width: 40rem) and (min-height: 40rem) {
    .said {
      min-height: 5.5rem;
    }
  }

  .wrong {
    margin: var(--gap-4) 0;
    padding: var(--gap-4) var(--gap-16);
    border-inline-start: 4px solid var(--warning);
    background: var(--raised);
  }
`;

/**
 * Practice with a strategy: a task is a grid that needs the strategy. It counts the steps found, explains moves that do
 * not follow from the strategy, and leads to further tasks.
 *
 * @element sudoku-practise
 * @event sudoku-load - The next grid: `detail.play`, `detail.about`.
 * @event sudoku-task - A grid is ready: `detail.mode`, the layer that digit keys must write to; `detail.step`, the step.
 * @event sudoku-query - The grid for the address: `detail.task`, in the form of a link; `detail.exercise`.
 * @event sudoku-show - The step of the task is to be shown: `detail.step`.
 */
class SudokuPractise extends LitElement {
  static override styles = [shared, own];

  /**
   * The query of the address. `practise`: the id of the strategy; `task`: the grid in the form of a link; `exercise`:
   * the number of the task in a lesson.
   */
  @property({ attribute: false }) query!: URLSearchParams;
  @property({ attribute: false }) play!: Play;
  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @given(BACKGROUND_ENGINE) engine!: EngineClient;
  @state() private task: Requests['practise']['result'] | undefined;
  /** The outcome of the task: the player found the step, or asked to see it. */
  @state() private outcome: 'found' | 'shown' | undefined;
  /** The number of drafts tried so far for the next task. */
  @state() private tried = 0;
  private found = 0;
  private shown = 0;
  /** The strategy of the current task and its link, from the moment it is requested. */
  private currentStrategy: string | undefined;
  private currentLink: string | undefined;
  /** The wrong moves on the board, the one that is answered, and the number of them in this task. */
  private wrong: ReturnType<typeof wrongMoves> = new Map();
  private explained: Wrong | undefined;
  private misses = 0;
  /** The steps for spotting the pattern, if the course teaches the strategy. */
  private spot: LessonData['texts'] | undefined;
  private readonly request = new LatestRequest(this, () => this.words);

  override willUpdate(changed: PropertyValues<this>): void {
    const before = (changed.get('query') as URLSearchParams | undefined)?.get('task');
    const link = this.query.get('task') ?? undefined;
    if (this.strategy !== this.currentStrategy) {
      this.currentStrategy = this.strategy;
      this.found = 0;
      this.shown = 0;
      this.next(link);
    } else if (link !== undefined && changed.has('query') && link !== before && link !== this.currentLink)
      this.next(link);
    else if (this.task && !this.outcome) this.judge(this.task);
  }

  private get strategy(): string {
    return this.query.get('practise')!;
  }

  /** The index of the exercise in its lesson, from 0; undefined outside of lessons. */
  private get exercise(): number | undefined {
    const number = Number(this.query.get('exercise'));
    return Number.isInteger(number) && number > 0 && number <= EXERCISES ? number - 1 : undefined;
  }

  private judge(task: NonNullable<typeof this.task>): void {
    if (!areOfOne(this.play, task)) return;
    const before = this.wrong;
    this.wrong = wrongMoves(this.play, task);
    const fresh = [...this.wrong].find(([candidate]) => !before.has(candidate));
    if (fresh) this.misses++;
    this.explained =
      fresh?.[1] ??
      [...this.wrong.values()].find((wrong) => isSame(wrong, this.explained)) ??
      [...this.wrong.values()][0];
    if (!isFound(this.play, task)) return;
    this.found++;
    this.outcome = 'found';
    if (this.exercise !== undefined) saveDone(this.strategy, this.exercise);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.key);
  }

  override render() {
    const { words, task, outcome, tried } = this;
    const texts = practiceWordsIn(this.language);
    const { pending, error } = this.request;
    const name = task?.steps[0]?.name ?? this.strategy;
    return html`<section aria-label=${words.practise}>
      ${this.exercise === undefined ? nothing : html`<a href=${hashOf('learn', { lesson: this.strategy })}>${texts.toLesson(this.exercise + 1)}</a>`}
      <div class="head">
        <h2>${texts.practising(name)}</h2>
        <p aria-live="polite">${pending ? words.tried(tried) : nothing} ${error} ${texts.tally(this.found, this.shown)}</p>
      </div>
      <div class="said" aria-live="polite">${this.said(name)}</div>
      <div class="buttons">
        <button type="button" aria-disabled=${!task || outcome !== undefined} @click=${this.show}>${texts.show}</button>
        ${
          pending
            ? html`<button type="button" @click=${() => this.request.stop()}>${words.stop}</button>`
            : html`${this.isLessonDone ? html`<a class="button main" href=${this.nextLesson}>${this.lessonAfter ? texts.nextLesson : texts.toCourse}</a>` : nothing}
              <button type="button" class=${outcome && !this.isLessonDone ? 'main' : nothing} @click=${() => this.goOn()}>${texts.next}</button>`
        }
      </div>
    </section>`;
  }

  /** Renders what is to be done, the answer to a wrong move, or that the step is found. */
  private said(name: string) {
    const texts = practiceWordsIn(this.language);
    const [step] = this.task?.steps ?? [];
    if (this.outcome === 'found')
      return html`<p><strong>${this.isLessonDone ? texts.lessonDone : texts.foundIt}</strong></p>`;
    if (!step || this.outcome) return nothing;
    if (this.explained) return html`<p class="wrong">${this.answer(this.explained, name)}</p>`;
    return html`<p class="how">${step.place.length > 0 ? texts.practisePlacing : texts.practiseRemoving}</p>`;
  }

  /** Returns the answer to a wrong move: at first a nudge, after another one the reason. */
  private answer(wrong: Wrong, name: string): string {
    const texts = practiceWordsIn(this.language);
    const { geometry } = this.play;
    if (this.misses <= 1)
      return practiceNudge(
        this.language,
        wrong,
        name,
        geometry,
        (this.spot?.[this.language] ?? this.spot?.en)?.spot[0],
      );
    return `${practiceAnswer(this.language, wrong, name, geometry)} ${texts.practiceAgain}`;
  }

  /** True if the found step was that of the last exercise that the lesson lacked. */
  private get isLessonDone(): boolean {
    return this.outcome === 'found' && this.exercise !== undefined && isDone(loadProgress(), this.strategy);
  }

  /** The lesson after the current one. */
  private get lessonAfter(): Lesson | undefined {
    return LESSONS[numberOf(this.strategy)];
  }

  private get nextLesson(): string {
    return hashOf('learn', this.lessonAfter && { lesson: this.lessonAfter.id });
  }

  /** Goes to the next unsolved exercise of the lesson. After the last one, and outside of lessons, creates a task. */
  private async goOn(): Promise<void> {
    const { exercise } = this;
    const index = exercise === undefined ? undefined : nextExercise(loadProgress(), this.strategy, exercise);
    const after = index === undefined ? undefined : (await lessonData(this.strategy))?.exercises[index];
    if (!this.isConnected) return;
    if (exercise !== undefined) this.emit('sudoku-query', { exercise: after === undefined ? '' : String(index! + 1) });
    this.next(after);
  }

  /** Starts the task of a link if it needs the strategy; otherwise creates one. */
  private async next(link?: string): Promise<void> {
    this.tried = 0;
    const onProgress = (tried: number): void => {
      this.tried = tried;
    };
    const named = link === undefined ? undefined : playInLink(link);
    this.currentLink = link;
    const ask = { strategy: this.strategy, ...(named && { grid: plainGridOf(puzzleOf(named)) }) };
    const task = await this.request.run((signal) => this.engine.ask('practise', ask, { signal, onProgress }));
    if (task) this.begin(task);
  }

  private begin(task: NonNullable<typeof this.task>): void {
    this.task = task;
    this.outcome = undefined;
    this.wrong = new Map();
    this.explained = undefined;
    this.misses = 0;
    this.loadSpot();
    const [step] = task.steps;
    const { name, place } = step!;
    if (!areOfOne(this.play, task))
      this.emit('sudoku-load', { play: playOf(puzzleIn(task.grid)), about: { title: name }, keepsAddress: true });
    this.currentLink = linkOf(playOf(puzzleIn(task.grid)));
    this.emit('sudoku-query', { task: this.currentLink });
    this.emit('sudoku-task', { mode: place.length > 0 ? 'value' : 'centre', step });
  }

  /** Loads what a nudge says of the pattern. */
  private async loadSpot(): Promise<void> {
    const { strategy } = this;
    const data = lessonOf(strategy) && (await lessonData(strategy));
    if (strategy === this.strategy) this.spot = data?.texts;
  }

  private show(): void {
    if (!this.task || this.outcome) return;
    this.shown++;
    this.outcome = 'shown';
    this.emit('sudoku-show', { step: this.task.steps[0] });
  }

  private readonly key = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey && !repeat;
    const isDigit = digitOf('N', this.play.geometry.size) >= 0;
    if (key.toLowerCase() === 'n' && isPlain && !isDigit && !isInField(event)) this.goOn();
  };

  private emit(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** True if a play has the givens of a task. */
const areOfOne = ({ givens }: Play, { grid }: Requests['practise']['result']): boolean => {
  const own = playOf(puzzleIn(grid));
  return givens.length === own.givens.length && givens.every((given, cell) => given === own.givens[cell]);
};

const isSame = (a: Wrong, b: Wrong | undefined): boolean => a.cell === b?.cell && a.digit === b.digit;

define('sudoku-practise', SudokuPractise);
