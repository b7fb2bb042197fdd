import '../app/sheet.component.js';
import { html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, LANGUAGE, WORDS } from '../app/context.js';
import type { PageGame } from '../app/game.js';
import { errorText } from '../app/latest-request.js';
import { hashOf, isOwnMachine } from '../app/route.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import { puzzleOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { bookmark } from './bookmark.js';
import { styles } from './exchange.styles.js';
import { detailTexts, lossTexts } from './losses.js';
import { LONGEST_LINK, linkTo } from './share-link.js';
import { exchangeWordsIn } from './words.js';

/** The formats that hold a puzzle itself for those whom a link of this machine does not help. */
const FORMATS_TO_SEND = ['line', 'f-puzzles', 'sudokupad'] as const;

/** The formats in which a puzzle can be copied. */
const FORMATS = [
  'line',
  'framed',
  'pencilmarks',
  'library',
  'sdk',
  'sdm',
  'ss',
  'opensudoku',
  'sudokuwiki',
  'sudokucoach',
  'f-puzzles',
  'sudokupad',
  'json',
] as const;

/**
 * The export sheet: a link, a text in any format, a picture, print and PDF.
 *
 * @element sudoku-share
 * @event sudoku-print - The puzzle is to be printed.
 */
export class SudokuShare extends LitElement {
  static override styles = styles;

  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @given(ENGINE) engine!: EngineClient;
  @property({ attribute: false, hasChanged: () => true }) game!: Pick<PageGame, 'play' | 'about'>;
  /** What is not shared with the puzzle, each with the reason. */
  @property({ attribute: false }) unshared: readonly string[] = [];
  /** True for a drawing, which is drawn on where it is. */
  @property({ type: Boolean }) isDrawing = false;
  /** The query of the address. A shared link keeps the practice task in it. */
  @property({ attribute: false }) query!: URLSearchParams;
  @state() private isOpen = false;
  @state() private format = 'line';
  @state() private message = '';
  /** The format of a text that lacks a part of the puzzle, which is copied only if it is asked for again. */
  @state() private losing: string | undefined;
  /** A text that the browser did not let the page copy. It is shown, so that the user can copy it. */
  @state() private text = '';
  /** True if the link that was copied leads nowhere on other machines. */
  @state() private isLinkOfThisMachine = false;

  override render() {
    const { words, isOpen } = this;
    return html`<sudoku-sheet .label=${words.share} .closing=${words.close} .isOpen=${isOpen} @sudoku-close=${this.close}>
      ${isOpen ? this.content() : nothing}
    </sudoku-sheet>`;
  }

  private get texts() {
    return exchangeWordsIn(this.language);
  }

  private content() {
    const { texts, message, text } = this;
    return html`
      ${this.unshared.length > 0 ? html`<p class="error">${texts.unshared}</p><ul class="small">${this.unshared.map((each) => html`<li>${each}</li>`)}</ul>` : nothing}
      <div class="buttons">
        <button type="button" class="main" @click=${this.copyLink}>${texts.copyLink}</button>
        <button type="button" @click=${this.print}>${texts.printOrPdf}</button>
        <button type="button" @click=${() => this.savePicture('svg')}>${texts.picture} (SVG)</button>
        <button type="button" @click=${() => this.savePicture('png')}>${texts.picture} (PNG)</button>
        ${this.isDrawing ? nothing : html`<a class="button" href=${hashOf('draw', { from: 'play' })}>${texts.drawOn}</a>`}
      </div>
      <div class="buttons">
        <label
          >${texts.copyAs}
          <select @change=${this.choose}>
            ${FORMATS.map((format) => html`<option value=${format} ?selected=${format === this.format}>${this.nameOf(format)}</option>`)}
          </select></label
        >
        <button type="button" @click=${() => this.copyText(this.format)}>${texts.copy}</button>
      </div>
      <p aria-live="polite">${message}</p>
      ${this.losing === undefined ? nothing : html`<div class="buttons"><button type="button" @click=${() => this.copyText(this.losing!)}>${texts.copyAnyway}</button></div>`}
      ${this.isLinkOfThisMachine ? this.puzzleItself() : nothing}
      ${text ? html`<textarea rows="5" readonly aria-label=${texts.copyAs} .value=${text}></textarea>` : nothing}
      ${bookmark(this.language)}
    `;
  }

  /** Renders buttons that copy the puzzle itself, which helps on another machine too. */
  private puzzleItself() {
    const { texts } = this;
    return html`<div class="buttons" role="group" aria-label=${texts.copyItself}>
      <span>${texts.copyItself}</span>
      ${FORMATS_TO_SEND.map((format) => html`<button type="button" @click=${() => this.copyText(format)}>${texts.formats[format]}</button>`)}
    </div>`;
  }

  show(): void {
    this.isOpen = true;
    this.message = '';
    this.text = '';
    this.losing = undefined;
    this.isLinkOfThisMachine = false;
  }

  private close(): void {
    this.isOpen = false;
  }

  private choose(event: Event): void {
    this.format = (event.target as HTMLSelectElement).value;
    this.losing = undefined;
    this.message = '';
  }

  /** Copies a link to the play, with its practice task, from any area. */
  private async copyLink(): Promise<void> {
    const practice = [...this.query].filter(([name]) => name === 'practise' || name === 'task');
    const { play, about } = this.game;
    const { link, isWithoutOrnaments } = linkTo(play, about, location, Object.fromEntries(practice));
    const { texts } = this;
    this.isLinkOfThisMachine = isOwnMachine(location);
    const remarks = [
      ...(isWithoutOrnaments ? [texts.ornamentsLeftOut] : []),
      ...(link.length > LONGEST_LINK ? [texts.longLink(link.length)] : []),
      ...(this.isLinkOfThisMachine ? [texts.linkOfThisMachine] : []),
    ];
    await this.copy(link, remarks.join(' '));
  }

  private nameOf(format: string): string {
    const names: Readonly<Record<string, string>> = this.texts.formats;
    return names[format] ?? format;
  }

  private copyText(format: string): Promise<void> {
    if (this.losing !== format) this.losing = undefined;
    return this.withErrorText(async () => {
      const { play, about } = this.game;
      const { title, author, rules, signs, source, notUnderstood = [], leftOut = [] } = about;
      if (format !== 'sudokupad' && notUnderstood.length + leftOut.length > 0) {
        this.message = this.texts.notHeld;
        return;
      }
      const ask = {
        grid: plainGridOf(puzzleOf(play)),
        format,
        ...(title !== undefined && { title }),
        ...(author !== undefined && { author }),
        ...(rules !== undefined && { rules }),
        ...(signs && { signs }),
        ...(source !== undefined && { source }),
      };
      const { text, lost } = await this.engine.ask('write', ask);
      const name = this.nameOf(format);
      const losses = lossTexts(lost, name, this.texts);
      // A text that lacks a part of the puzzle is another one: nobody copies that unawares.
      if (losses.length > 0 && this.losing !== format) {
        this.losing = format;
        this.message = losses.join(' ');
        return;
      }
      this.losing = undefined;
      await this.copy(text, [...losses, ...detailTexts(lost, name, this.texts)].join(' '));
    });
  }

  private savePicture(kind: 'svg' | 'png'): Promise<void> {
    return this.withErrorText(async () => {
      const { saveSvg, savePng } = await import('./picture.js');
      const { play, about } = this.game;
      await (kind === 'svg' ? saveSvg : savePng)(play, about.title ?? this.words.board, about.signs);
    });
  }

  /** Opens the sheet for paper. */
  private print(): void {
    this.isOpen = false;
    this.dispatchEvent(new CustomEvent('sudoku-print', { bubbles: true, composed: true }));
  }

  private async copy(text: string, remark = ''): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.message = `${this.texts.copied} ${remark}`.trim();
      this.text = '';
    } catch {
      this.message = `${this.texts.notCopied} ${remark}`.trim();
      this.text = text;
    }
  }

  private async withErrorText(action: () => Promise<void>): Promise<void> {
    this.message = '';
    try {
      await action();
    } catch (error) {
      this.message = errorText(error, this.words);
    }
  }
}

define('sudoku-share', SudokuShare);
