import './canvas.component.js';
import './drafts/drafts.component.js';
import './overlook/overlook.component.js';
import './sharing/share-drawing.component.js';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { type Constraint, constraints } from '../../../constraints/index.js';
import { type Cell, EMPTY, type Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import type { BoardInput } from '../../elements/board/keys.js';
import { NONE, type Selection } from '../../elements/board/selection.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, LANGUAGE, LEFT, WORDS } from '../app/context.js';
import type { PageGame } from '../app/game.js';
import { icon } from '../app/icons.js';
import type { EngineClient } from '../engine/engine.js';
import { plainShapeOf } from '../engine/grid.js';
import type { ReadGrid, Unread } from '../engine/protocol.js';
import { unreadText } from '../exchange/unread.js';
import { keepFocus, zooms } from '../play-view/pad.js';
import type { Wording } from '../words/en.js';
import { isBlank, type SAID, withGiven, withNote, withSaid, withSwitched } from './acts.js';
import type { StrokePart, SudokuCanvas } from './canvas.component.js';
import { chosenPanel } from './chosen-panel.js';
import { clueList, clueText } from './clue-list.js';
import { historyOf, leaveHistory } from './drafts/draft-history.js';
import { DrawnDraft } from './drafts/draft-id.js';
import { OtherTabs } from './drafts/other-tabs.js';
import { styles } from './draw.styles.js';
import { blankDrawing, type PuzzleDrawing, unevenRegions } from './drawing.js';
import {
  acted,
  CHOOSE,
  choosing,
  chosenClue,
  chosenConstraint,
  chosenIn,
  type Editor,
  editorOf,
  editorWith,
  NOTES,
  shownIn,
  typedInto,
  withRedone,
  withTool,
  withUndone,
  writesDigits,
} from './editor.js';
import { isDrawing, keepDrawing, keptDrawing } from './kept.js';
import { afterKey, historyKey, isForBoardBeside } from './key-strokes.js';
import { withArrow } from './keys.js';
import { faultTexts, gameOf, statedClues } from './lost.js';
import { drawingOf } from './opened.js';
import type { BoardMarks } from './overlook/board-marks.js';
import { palettePanel } from './palette-panel.js';
import { strokeBegun, strokeEnded, strokeGivenUp, strokeTo } from './pointer-strokes.js';
import { PuzzlePaste } from './puzzle-paste.js';
import { saidPanel } from './said-panel.js';
import { sizePanel } from './size-panel.js';
import { SmallPictures } from './small-picture.js';
import { DrawingViews } from './views.js';
import { drawWordsIn } from './words.js';

/**
 * Draw: the board on which a setter draws a puzzle, the palette, the chosen clue, and what the setter says of the puzzle.
 *
 * @element sudoku-draw
 * @event sudoku-load - The puzzle is to be played: `detail.play`, `detail.about`.
 */
export class SudokuDraw extends LitElement {
  static override styles = styles;

  @property({ attribute: false }) query!: URLSearchParams;
  @property({ attribute: false }) game!: PageGame;
  /** The constraints of the palette. */
  @property({ attribute: false }) known: readonly Constraint[] = constraints;
  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @given(ENGINE) engine!: EngineClient;
  @given(LEFT) left!: Map<string, unknown>;
  /** Why a pasted text was not opened. */
  @state() private notice = '';
  /** True if the browser does not keep the drawing. */
  @state() private isRefused = false;
  @state() private editor: Editor = editorOf(blankDrawing([3, 3]));
  @state() private selected: Selection = new Set([0]);
  @state() private wanted = '';
  @state() private overlooked: BoardMarks = {};
  private readonly draft = new DrawnDraft();
  private views = this.newViews();
  private readonly pictures = new SmallPictures();
  /** The cell from which the keys go on. */
  private active: Cell = 0;

  constructor() {
    super();
    new PuzzlePaste(this);
    new OtherTabs(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const kept = keptDrawing(this.known);
    if (kept) this.editor = editorWith(historyOf(this.left, this.draft.id, kept));
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('known')) this.views = this.newViews();
    if (changed.has('query') && this.query?.get('from') === 'play') this.openGame();
  }

  private newViews(): DrawingViews {
    const tellers = { language: () => this.language, onWords: () => this.requestUpdate() };
    return new DrawingViews(this.known, tellers);
  }

  private get texts() {
    return drawWordsIn(this.language);
  }

  /** The drawing without the stroke that is under way. */
  private get drawing(): PuzzleDrawing {
    return this.editor.history.play;
  }

  /** Opens a puzzle that was read, as an act that can be undone. */
  openDrawing(geometry: Geometry, read: Pick<ReadGrid, 'grid' | 'about'>): void {
    const opened = drawingOf(geometry, read, this.known);
    if (!isBlank(this.drawing)) this.draft.change();
    this.change(isBlank(this.drawing) ? editorOf(opened) : acted(this.editor, opened, undefined));
  }

  notOpened(unread: Unread | undefined): void {
    this.notice = unread ? unreadText(unread, this.language) : this.words.nothingRead;
  }

  private openDraft({ detail: { id, drawing } }: CustomEvent<{ id: string; drawing?: PuzzleDrawing }>): void {
    if (drawing && !isDrawing(drawing, this.known)) return;
    this.draft.change(id);
    this.change(editorWith(historyOf(this.left, id, drawing ?? blankDrawing(this.drawing.box))));
  }

  private openGame(): void {
    const { play, about } = this.game;
    const grid = { ...plainShapeOf(play.geometry), values: play.givens };
    this.openDrawing(play.geometry, { grid, about });
    const detail = { from: '' };
    this.dispatchEvent(new CustomEvent('sudoku-query', { detail, bubbles: true, composed: true }));
  }

  /** Goes on with this draft as another tab has drawn it: one act however much was drawn there. */
  drawnElsewhere(): void {
    const kept = this.draft.isKept ? keptDrawing(this.known) : undefined;
    if (kept) this.show(typedInto({ ...this.editor, chosen: undefined, stroke: undefined }, kept, 'elsewhere'));
  }

  /** Shows the editor after an act or a part of a stroke, and keeps a changed drawing. */
  private change(editor: Editor | undefined): void {
    const before = this.drawing;
    if (editor) this.show(editor);
    if (this.drawing === before) return;
    this.draft.keep();
    this.isRefused = !keepDrawing(this.drawing);
  }

  private show(editor: Editor): void {
    const before = this.drawing;
    this.editor = editor;
    if (editor.history.play === before) return;
    this.notice = '';
    this.overlooked = {};
    leaveHistory(this.left, this.draft.id, editor.history);
  }

  override render() {
    const { texts, words, editor, drawing, views, known } = this;
    const stated = views.statedBy(drawing);
    return html`<section class="draw" aria-label=${texts.title} @keydown=${this.anyKey}>
      ${this.bar()}
      <sudoku-canvas
        .editor=${editor}
        .known=${known}
        .position=${this.position}
        .unfinished=${[...stated.faults.keys()].filter((index) => shownIn(editor).clues[index] === drawing.clues[index])}
        .contradicting=${this.contradicting}
        .selected=${this.selected}
        .tinted=${new Set(this.overlooked.tinted ?? NONE)}
        .clashing=${views.clashingIn(drawing)}
        .words=${words.elements}
        .label=${texts.board}
        @sudoku-stroke=${this.stroke}
        @sudoku-zoom=${() => this.requestUpdate()}
        @sudoku-selection=${({ detail }: CustomEvent<{ cells: Selection }>) => this.choose(detail.cells)}
        @sudoku-input=${({ detail }: CustomEvent<BoardInput>) => this.write(detail.kind === 'digit' ? detail.digit : EMPTY, detail.kind === 'digit' && detail.shift)}
        @sudoku-select=${this.visit}
        @keydown=${{ handleEvent: this.key, capture: true }}
      ></sudoku-canvas>
      <div class="side off-paper" @mousedown=${keepFocus}>
        <sudoku-overlook .drawing=${views.readOf(drawing)} .unstated=${stated.faults.size} .unfit=${stated.refused.size} .hasUneven=${unevenRegions(drawing).length > 0} .words=${words} @overlook=${({ detail }: CustomEvent<BoardMarks>) => this.overlook(detail)}></sudoku-overlook>
        <p class="fault" role="alert">${[this.notice, this.isRefused ? texts.refused : ''].filter(Boolean).join(' ') || nothing}</p>
        <div class="clue-room">${chosenPanel({
          editor,
          known,
          views,
          active: this.active,
          texts,
          words,
          change: (after) => this.change(after(this.editor)),
          write: (digit) => this.write(digit),
        })}</div>
        ${clueList({ drawing, known, geometry: stated.shown, faults: stated.faults, chosen: chosenIn(editor), texts, words, choose: (index) => this.change(choosing(withTool(editor, CHOOSE), index)) })}
      </div>
      ${palettePanel({
        known,
        pictures: this.pictures,
        tool: editor.tool,
        whole: drawing.whole,
        refused: stated.refused,
        wanted: this.wanted,
        texts,
        words,
        take: (tool) => this.change(withTool(editor, tool)),
        turn: (id) => this.change(acted(editor, withSwitched(drawing, id))),
        find: (text) => this.find(text),
      })}
      <div class="more off-paper">
        <sudoku-drafts .draft=${this.draft.id} .drawing=${drawing} @sudoku-draft=${this.openDraft}></sudoku-drafts>
        ${saidPanel({ drawing, geometry: stated.shown, texts, words, say: (part, text) => this.say(part, text) })}
        ${sizePanel(drawing, texts, (box) => this.begin(box))}
        ${drawing.ornaments ? html`<p class="quiet">${texts.ornaments}</p>` : nothing}
        ${(drawing.kept?.notUnderstood ?? []).map((part) => html`<p class="fault">${texts.notUnderstood} ${views.tell(part)}</p>`)}
      </div>
    </section>`;
  }

  /** The position on the board. Regions are drawn as they are being painted. */
  private get position() {
    const { editor, drawing, views } = this;
    const shown = shownIn(editor);
    const { shown: geometry } = views.statedBy(shown.regions === drawing.regions ? drawing : shown);
    const { notes } = shown;
    // Notes are seen as they are written; otherwise they give way to the true candidates.
    const marks = editor.tool === NOTES ? notes : (this.overlooked.candidates ?? notes);
    return views.positionOf(shown, geometry, marks);
  }

  private bar() {
    const { texts, words, editor, drawing, views } = this;
    const { past, future } = editor.history;
    const button = (name: 'undo' | 'redo', isOff: boolean, after: (now: Editor) => Editor) =>
      html`<button type="button" class="drawn" title=${texts[name]} aria-label=${texts[name]} aria-disabled=${isOff ? 'true' : 'false'} @click=${() => this.change(after(this.editor))}>${icon(name)}</button>`;
    return html`<div class="bar off-paper">
      <h2>${texts.title}</h2>
      <p class="unseen" aria-live="polite">${this.announced}</p>
      ${button('undo', past.length === 0, withUndone)} ${button('redo', future.length === 0, withRedone)}
      ${zooms(this.canvas?.zoom ?? undefined, words)}
      <sudoku-share-drawing .drawing=${views.readOf(drawing)} .geometry=${views.statedBy(drawing).geometry} .unshared=${this.unshared} .words=${words}></sudoku-share-drawing>
      <button type="button" class="main" @click=${this.play}>${texts.play}</button>
    </div>`;
  }

  /** The chosen clue in words, for screen readers. */
  private get announced(): string {
    const { editor, known, words, drawing } = this;
    const [clue, constraint] = [chosenClue(editor), chosenConstraint(editor, known)];
    return clue && constraint ? clueText(clue, constraint, this.views.statedBy(drawing).shown, words) : '';
  }

  private get canvas(): SudokuCanvas | null {
    return this.renderRoot?.querySelector('sudoku-canvas') ?? null;
  }

  /** Begins an empty drawing, as an act that can be undone. */
  private begin(box: PuzzleDrawing['box']): void {
    this.selected = new Set([0]);
    if (this.canvas?.board) this.canvas.board.active = 0;
    this.change(acted(this.editor, blankDrawing(box), undefined));
  }

  private find(text: string): void {
    this.wanted = text;
  }

  private say(part: (typeof SAID)[number], text: string | undefined): void {
    this.change(typedInto(this.editor, withSaid(this.drawing, part, text), part));
  }

  private choose(cells: Selection): void {
    if (writesDigits(this.editor.tool)) this.selected = cells;
  }

  /** Writes a digit into the selected cells, as givens or as notes, or empties them. */
  private write(digit: number, isNote = false): void {
    const { editor, drawing } = this;
    if (!writesDigits(editor.tool)) return;
    // Undo may have brought back a smaller grid.
    const cells = [...this.selected].filter((cell) => cell in drawing.values);
    const written = isNote || editor.tool === NOTES ? withNote : withGiven;
    this.change(acted(editor, written(drawing, cells, digit)));
  }

  private stroke({ detail }: CustomEvent<StrokePart>): void {
    const { editor, known } = this;
    if (detail.kind === 'begin') this.change(strokeBegun(strokeGivenUp(editor), detail.point, known));
    else if (detail.kind === 'go') this.change(strokeTo(editor, detail.point));
    else this.change(detail.kind === 'end' ? strokeEnded(editor, known) : strokeGivenUp(editor));
  }

  /** Goes on with a stroke by keys when these move to another cell. */
  private visit({ detail: { cell } }: CustomEvent<{ cell: Cell }>): void {
    const from = this.active;
    this.active = cell;
    if (from !== cell && this.isByKeys) this.change(withArrow(this.editor, from, cell, this.known));
    else this.requestUpdate();
  }

  /** True while a stroke is under way that a key has begun. */
  private isByKeys = false;

  private readonly key = (event: KeyboardEvent): void => {
    const { editor, known, active, canvas } = this;
    if (writesDigits(editor.tool)) return;
    const after = afterKey(editor, event, active, known);
    if (!after) return;
    event.preventDefault();
    event.stopPropagation();
    this.isByKeys = after.editor.stroke !== undefined;
    this.change(after.editor);
    if (after.to !== undefined) canvas?.board?.focusCell(after.to, { preventScroll: true });
  };

  /** Takes back an act, or does it again, by the usual keys, and gives the board keys that are pressed beside it. */
  private anyKey(event: KeyboardEvent): void {
    const back = historyKey(event);
    if (!back) {
      const { canvas } = this;
      if (!canvas || event.composedPath().includes(canvas) || !isForBoardBeside(event)) return;
      if (writesDigits(this.editor.tool)) canvas.board?.handleKey(event);
      else this.key(event);
      return;
    }
    event.preventDefault();
    this.change(back === 'undo' ? withUndone(this.editor) : withRedone(this.editor));
  }

  private overlook(told: BoardMarks): void {
    this.overlooked = told;
  }

  /** The indices of the clues that contradict each other. */
  private get contradicting(): readonly number[] {
    const { drawing, known, views, overlooked } = this;
    const stated = statedClues(drawing, views.statedBy(drawing), known);
    return (overlooked.contradicting ?? []).flatMap((index) => stated[index] ?? []);
  }

  /** The clues and rules that state nothing, each with the reason. */
  private get unstated(): readonly string[] {
    const { drawing, known, texts, words } = this;
    return faultTexts(drawing, this.views.statedBy(drawing), known, texts, words);
  }

  /** What is not shared with the drawing. */
  private get unshared(): readonly string[] {
    return [...this.unstated, ...(this.drawing.notes ? [this.texts.ownNotes] : [])];
  }

  private play(): void {
    const { drawing, views, unstated } = this;
    const detail = gameOf(views.readOf(drawing), views.statedBy(drawing), unstated);
    this.dispatchEvent(new CustomEvent('sudoku-load', { detail, bubbles: true, composed: true }));
  }
}

define('sudoku-draw', SudokuDraw);
