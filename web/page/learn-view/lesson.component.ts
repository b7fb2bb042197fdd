import '../../elements/board/board.component.js';
import './gloss.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/index.js';
import type { GridCandidate, LanguageCode } from '../../../src/face/index.js';
import { DEPTHS, drawnOf } from '../../../src/render/index.js';
import { termsIn } from '../../course/gloss.js';
import { LESSONS, type Lesson, type LessonData, lessonOf } from '../../course/lessons.js';
import { NONE } from '../../elements/board/selection.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, LANGUAGE, WORDS } from '../app/context.js';
import { LatestRequest } from '../app/latest-request.js';
import { hashOf, pageOf } from '../app/route.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { StepView, StrategyInfo } from '../engine/protocol.js';
import { playInLink } from '../play/linked.js';
import { type Play, puzzleOf } from '../play/play.js';
import { PlayDrawing } from '../play-view/drawn.js';
import { stepText } from '../play-view/hint-panel.js';
import { cellsAt } from '../play-view/hints.js';
import type { Wording } from '../words/en.js';
import { styles } from './lesson.styles.js';
import { lessonData } from './lesson-data.js';
import { type CourseProgress, EXERCISES, isDone, loadProgress, nextExercise } from './progress.js';
import { nameOf } from './strategy-list.js';
import { learnWordsIn } from './words.js';

/**
 * A lesson: the lessons to know before it, an example in guided stages (from the idea to the reason), and exercises of
 * increasing difficulty.
 *
 * @element sudoku-lesson
 */
class SudokuLesson extends LitElement {
  static override styles = styles;

  /** The id of the lesson's strategy. */
  @property() lesson!: string;
  /** The index of the current stage, from 0. */
  @property({ attribute: false }) stage!: number;
  @property({ attribute: false }) strategies!: readonly StrategyInfo[];
  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @given(ENGINE) engine!: EngineClient;
  @state() private data: LessonData | undefined;
  @state() private isMissing = false;
  /** The step in the example, once the engine has found it. */
  @state() private step: StepView | undefined;
  /** Cells that the reader points at in the sentence. */
  @state() private pointed: ReadonlySet<Cell> = NONE;
  /** The step without what follows from it. */
  private pattern: StepView | undefined;
  private play: Play | undefined;
  private readonly drawing = new PlayDrawing();
  private readonly request = new LatestRequest(this, () => this.words);

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lesson') || changed.has('language')) this.load();
  }

  private async load(): Promise<void> {
    const { lesson } = this;
    this.step = undefined;
    this.data = undefined;
    this.isMissing = false;
    this.request.stop();
    if (!lessonOf(lesson)) return;
    const data = await lessonData(lesson);
    if (lesson !== this.lesson || !this.isConnected) return;
    this.data = data;
    this.isMissing = !data;
    this.play = data && playInLink(data.example);
    const grid = this.play && plainGridOf(puzzleOf(this.play));
    if (!grid) return;
    const task = await this.request.run((signal) =>
      this.engine.ask('practise', { strategy: lesson, grid }, { signal }),
    );
    this.step = task?.steps[0];
    this.pattern = this.step && patternOf(this.step);
  }

  override render() {
    const own = lessonOf(this.lesson);
    const words = learnWordsIn(this.language);
    const { data, play } = this;
    if (!own || this.isMissing)
      return html`<p role="alert">${own ? words.missingLesson : words.unknownLesson}</p><p><a href=${hashOf('learn')}>${words.toCourse}</a></p>`;
    const progress = loadProgress();
    const strategy = this.strategies.find(({ id }) => id === own.id);
    const { learnAfter = [] } = strategy ?? {};
    return html`<article>
      <p><a href=${hashOf('learn')}>${words.toCourse}</a> › ${words.chapters[own.chapter]}</p>
      <h2>${LESSONS.indexOf(own) + 1}. ${strategy?.name} <small>${strategy && this.words.levels[strategy.level]}</small></h2>
      <p class="needs">
        ${learnAfter.length > 0 ? html`<span>${words.before}: ${learnAfter.map((id, index) => html`${index > 0 ? ', ' : ''}${this.linkTo(id, progress)}`)}</span>` : nothing}
        ${own.terms.length > 0 ? html`<span>${words.newWords}: ${this.glossed(own.terms.map((term) => termsIn(this.language)[term].name).join(', '))}</span>` : nothing}
      </p>
      ${this.request.error ? html`<p role="alert">${this.request.error}</p>` : nothing}
      ${data && play ? this.guided(own, data, play, progress) : nothing}
    </article>`;
  }

  private linkTo(id: string, progress: CourseProgress) {
    return html`<a href=${hashOf('learn', { lesson: id })}>${nameOf(this.strategies, id)}</a>${isDone(progress, id) ? ' ✓' : nothing}`;
  }

  /** Renders the example at the current stage. The first one draws the pattern, the last one all of the step. */
  private guided(own: Lesson, data: LessonData, play: Play, progress: CourseProgress) {
    const { step } = this;
    const words = learnWordsIn(this.language);
    const last = words.stages.length - 1;
    const stage = Math.max(0, Math.min(last, this.stage || 0));
    const drawn = this.drawing.of(play, stage === 0 ? this.pattern : stage === last ? step : undefined);
    const depth = DEPTHS[stage - 1];
    const lit = step && depth ? (cellsAt(step, depth) ?? this.pointed) : NONE;
    const placed = step && stage === 0 ? placedBy(step, play) : NONE;
    const to = (index: number): string => hashOf('learn', { lesson: this.lesson, stage: String(index + 1) });
    return html`<div class="stack guided">
      <sudoku-board .position=${drawn.position} .step=${drawn.step} .lit=${lit} .selected=${placed} .words=${this.words.elements}></sudoku-board>
      <div>
        <nav class="tabs" aria-label=${words.stages.join(', ')}>
          ${words.stages.map((name, index) => html`<a href=${to(index)} aria-current=${index === stage ? 'step' : nothing}>${index + 1}. ${name}</a>`)}
        </nav>
        <div class="explanation" role="region" aria-label=${words.told} aria-live="polite">${this.stageText(stage, data)}</div>
        <div class="buttons">
          ${stage > 0 ? html`<a class="button" href=${to(stage - 1)}>${words.back}</a>` : nothing}
          ${
            stage < last
              ? html`<a class="button ${isDone(progress, own.id) ? '' : 'main'}" href=${to(stage + 1)}>${words.next}</a>`
              : this.toExercise(own, data, progress)
          }
        </div>
        ${this.exercises(own, data, progress)}
      </div>
    </div>`;
  }

  /** Renders the link to the first exercise that is not solved. Without one, the lesson leads on to the next. */
  private toExercise(own: Lesson, data: LessonData, progress: CourseProgress) {
    const words = learnWordsIn(this.language);
    const open = nextExercise(progress, own.id);
    if (open === undefined) return nothing;
    return html`<a class="button main" href=${this.exerciseAt(data, open)}>${words.toExercise(open + 1)}</a>`;
  }

  /** Renders a text in which glossary words open their definitions. */
  private glossed(text: string) {
    return html`<sudoku-gloss .parts=${[{ text }]}>${text}</sudoku-gloss>`;
  }

  private stageText(stage: number, { texts }: LessonData) {
    const { step, language } = this;
    const words = learnWordsIn(language);
    const { idea, spot, mistakes } = texts[language] ?? texts.en;
    const gloss = (text: string) => html`<p class="sentence">${this.glossed(text)}</p>`;
    if (stage === 0) return gloss(idea);
    if (!step) return nothing;
    if (stage === 1)
      return html`<p class="sentence">${step.where}</p><h3>${words.spot}</h3><ol class="sentence">${spot.map((step) => html`<li>${this.glossed(step)}</li>`)}</ol>`;
    if (stage === 2) return gloss(step.what);
    const light = (cells: readonly Cell[]): void => {
      this.pointed = new Set(cells);
    };
    return html`${stepText(step, 'why', this.words, light)}
      <h3>${words.mistakes}</h3>
      <ul class="sentence">${mistakes.map((mistake) => html`<li>${this.glossed(mistake)}</li>`)}</ul>`;
  }

  /** Returns the address of an exercise, with its grid. */
  private exerciseAt({ exercises }: LessonData, index: number): string {
    return hashOf('play', { practise: this.lesson, task: exercises[index]!, exercise: String(index + 1) });
  }

  private exercises(own: Lesson, data: LessonData, progress: CourseProgress) {
    const words = learnWordsIn(this.language);
    const done = progress[own.id] ?? [];
    const after = LESSONS[LESSONS.indexOf(own) + 1];
    const isKnown = isDone(progress, own.id);
    return html`
      <h3>${words.exercises}</h3>
      ${isKnown ? html`<p role="status"><strong>✓ ${words.lessonDone}</strong></p>` : nothing}
      <ol class="bare exercises">
        ${data.exercises
          .slice(0, EXERCISES)
          .map(
            (_, index) =>
              html`<li><a class="button" href=${this.exerciseAt(data, index)} aria-label="${words.exercise(index + 1)}${done.includes(index) ? `, ${words.done}` : ''}">${index + 1}${done.includes(index) ? ' ✓' : nothing}</a></li>`,
          )}
        <li><a class="button" href=${hashOf('play', { practise: own.id })}>${words.endless}</a></li>
      </ol>
      <p class="onward">
        ${after ? html`<a class=${isKnown ? 'button main' : nothing} href=${hashOf('learn', { lesson: after.id })}>${words.nextLesson(nameOf(this.strategies, after.id))}</a>` : nothing}
        <a href=${pageOf(own.id)}>${words.page}</a>
      </p>
    `;
  }
}

/** Returns a step with its pattern alone, without what it places and removes. */
function patternOf(step: StepView): StepView {
  const outcomes = [...step.place, ...step.remove].map(textOf);
  const isPattern = (mark: StepView['marks'][number]): boolean =>
    mark.kind !== 'candidate' || !outcomes.includes(textOf(mark));
  return { ...step, place: [], remove: [], marks: step.marks.filter(isPattern) };
}

const textOf = ({ row, column, digit }: GridCandidate): string => [row, column, digit].join();

/** The cells in which a step places digits. */
const placedBy = (step: StepView, { geometry }: Play): ReadonlySet<Cell> =>
  new Set(drawnOf(geometry, step).place.map((candidate) => geometry.cellOf(candidate)));

define('sudoku-lesson', SudokuLesson);
