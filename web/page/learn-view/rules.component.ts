import '../../elements/board/board.component.js';
import './gloss.component.js';
import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { createRef, ref } from 'lit/directives/ref.js';
import { EMPTY } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { symbolOf } from '../../../src/formats/index.js';
import { houseNames } from '../../../src/render/index.js';
import { LESSONS } from '../../course/lessons.js';
import { RULES_LESSON, RULES_TASKS } from '../../course/rules.js';
import type { SudokuBoard } from '../../elements/board/board.component.js';
import type { BoardInput } from '../../elements/board/keys.js';
import { NONE, type Selection } from '../../elements/board/selection.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE, WORDS } from '../app/context.js';
import { icon } from '../app/icons.js';
import { hashOf } from '../app/route.js';
import type { StrategyInfo } from '../engine/protocol.js';
import { act } from '../play/act.js';
import { clashing, type Play } from '../play/play.js';
import { drawnPosition } from '../play-view/drawn.js';
import { isForBoard, playsAnywhere } from '../play-view/keyboard.js';
import { keepFocus, padStyles } from '../play-view/pad.js';
import type { Wording } from '../words/en.js';
import { styles } from './lesson.styles.js';
import { saveDone } from './progress.js';
import { clashIn, currentTask, housesLit, rulesPlay, solvedTasks } from './rules-lesson.js';
import { nameOf } from './strategy-list.js';
import { learnWordsIn } from './words.js';

const own = css`
  .key {
    min-height: 3rem;
    padding: 0;
    font-size: var(--text-20);
    font-variant-numeric: tabular-nums;
  }

  /* The keys are in the window with the board. */
  .guided {
    --below: 28rem;
  }

  .task {
    min-height: 11rem;
  }

  @media (min-width: 40rem) {
    .task {
      min-height: 8rem;
    }
  }
`;

/**
 * Lesson 0: the rules of Sudoku, in five tasks on a board that can be filled.
 *
 * @element sudoku-rules
 */
class SudokuRules extends LitElement {
  static override styles = [styles, padStyles, own];

  @property({ attribute: false }) strategies!: readonly StrategyInfo[];
  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @state() private play: Play = rulesPlay();
  @state() private selected: Selection = new Set([RULES_TASKS[0]!.cell]);
  private readonly board = createRef<SudokuBoard>();

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    document.removeEventListener('keydown', this.key);
    super.disconnectedCallback();
  }

  /** Passes keys to the board from anywhere on the page. */
  private readonly key = (event: KeyboardEvent): void => {
    const board = this.board.value!;
    if (!event.composedPath().includes(board) && playsAnywhere(event) && isForBoard(event)) board.handleKey(event);
  };

  override render() {
    const words = learnWordsIn(this.language);
    const { rules } = words;
    const { play, selected } = this;
    const task = currentTask(play);
    const isSolved = task === RULES_TASKS.length;
    return html`<article>
      <p><a href=${hashOf('learn')}>${words.toCourse}</a> › ${words.chapters.singles}</p>
      <h2>0. ${rules.title}</h2>
      <div class="stack guided">
        <sudoku-board
          ${ref(this.board)}
          playable
          .position=${drawnPosition(play)}
          .selected=${isSolved ? NONE : selected}
          .near=${isSolved ? NONE : housesLit(play, task)}
          .clashing=${clashing(play)}
          .label=${rules.title}
          .words=${this.words.elements}
          @sudoku-selection=${({ detail }: CustomEvent<{ cells: Selection }>) => this.choose(detail.cells)}
          @sudoku-input=${({ detail }: CustomEvent<BoardInput>) => this.write(detail.kind === 'wipe' ? undefined : detail.digit)}
        ></sudoku-board>
        <div>
          <progress max=${RULES_TASKS.length} value=${task} aria-label=${words.ofChapter(task, RULES_TASKS.length)}></progress>
          <div class="task" aria-live="polite">
            ${task === 0 || isSolved ? html`<p class="sentence"><sudoku-gloss .parts=${[{ text: rules.lead }]}>${rules.lead}</sudoku-gloss></p>` : nothing}
            <p class="sentence">${this.said(task)}</p>
          </div>
          ${isSolved ? this.onward() : this.pad()}
        </div>
      </div>
    </article>`;
  }

  /** Returns the present task, after a word about the entry before it. */
  private said(task: number) {
    const { rules } = learnWordsIn(this.language);
    const clash = clashIn(this.play);
    const { legend } = this.words.elements.pictures ?? {};
    if (clash)
      return html`<strong>${rules.clash(clash.digit, houseNames(this.play.geometry, [clash.house], legend?.houseNames)[0]!)}</strong>`;
    const { kind } = RULES_TASKS[task] ?? {};
    if (!kind) return html`<strong>${this.words.solved}</strong> ${rules.solved}`;
    return html`${task > 0 ? html`<strong>${rules.right}</strong> ` : nothing}${rules.tasks[kind]}`;
  }

  private pad() {
    const { rules } = learnWordsIn(this.language);
    const { size } = this.play.geometry;
    return html`<div class="pad" role="group" aria-label=${rules.digits} @mousedown=${keepFocus}>
      ${Array.from({ length: size }, (_, digit) => html`<button type="button" class="key" @click=${() => this.write(digit)}>${symbolOf(digit, size)}</button>`)}
      <button type="button" class="key" aria-label=${rules.erase} title=${rules.erase} @click=${() => this.write(undefined)}>${icon('erase')}</button>
    </div>`;
  }

  /** Renders the ways on from the solved grid. */
  private onward() {
    const words = learnWordsIn(this.language);
    const { id } = LESSONS[0]!;
    return html`<div class="buttons">
      <a class="button main" href=${hashOf('learn', { lesson: id })}>${words.firstLesson(nameOf(this.strategies, id))}</a>
      <a class="button" href=${hashOf('play', { new: 'easy' })}>${words.rules.playEasy}</a>
    </div>`;
  }

  private choose(cells: Selection): void {
    const [cell] = [...cells].slice(-1);
    this.selected = cell === undefined ? NONE : new Set([cell]);
  }

  /** Writes a digit, or erases without one. After a right one, the cell of the next task is chosen. */
  private write(digit: number | undefined): void {
    const cells = [...this.selected].filter((cell) => digit === undefined || this.play.values[cell] !== digit);
    const before = currentTask(this.play);
    this.play = act(this.play, digit === undefined ? { kind: 'wipe', cells } : { kind: 'write', cells, digit }, {
      tidy: false,
    });
    for (const task of solvedTasks(this.play)) saveDone(RULES_LESSON, task);
    const next = RULES_TASKS[currentTask(this.play)];
    if (next && currentTask(this.play) !== before && this.play.values[next.cell] === EMPTY)
      this.selected = new Set([next.cell]);
  }
}

define('sudoku-rules', SudokuRules);
