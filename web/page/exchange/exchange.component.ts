import '../app/sheet.component.js';
import { html, LitElement, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, LANGUAGE, WORDS } from '../app/context.js';
import { errorText } from '../app/latest-request.js';
import { hashOf } from '../app/route.js';
import { withUpdates } from '../app/updates.js';
import type { EngineClient } from '../engine/engine.js';
import type { Difficulty, ReadGrid, ReadText } from '../engine/protocol.js';
import { puzzleIn } from '../engine/with-rules.js';
import { playOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { bookmark } from './bookmark.js';
import { styles } from './exchange.styles.js';
import { isShortLink, unreadText } from './unread.js';
import { exchangeWordsIn } from './words.js';

/**
 * The import sheet: the user pastes a text, or opens or drops a file. A single puzzle starts at once. Several are
 * listed with their levels.
 *
 * @element sudoku-exchange
 * @event sudoku-load - A puzzle was read: `detail.play`, `detail.about`, and `detail.remark` if there is one.
 */
export class SudokuExchange extends LitElement {
  static override styles = styles;

  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @given(ENGINE) engine!: EngineClient;
  @state() private isOpen = false;
  @state() private read: ReadText | undefined;
  /** The difficulty of each puzzle that was read; undefined until it is known. */
  @state() private rated: readonly (Difficulty | undefined)[] = [];
  @state() private message = '';
  /** Cancels the reading and the grading of a text. */
  private reading: AbortController | undefined;
  private typing: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.reading?.abort();
  }

  override render() {
    const { words, isOpen } = this;
    return html`<sudoku-sheet .label=${words.open} .closing=${words.close} .isOpen=${isOpen} @sudoku-close=${this.close}>
      ${isOpen ? this.content() : nothing}
    </sudoku-sheet>`;
  }

  private get texts() {
    return exchangeWordsIn(this.language);
  }

  private content() {
    const { words, texts, read, message } = this;
    return html`
      <label>${texts.pasteHere}<textarea rows="4" spellcheck="false" @input=${this.typed}></textarea></label>
      <p class="quiet small">${texts.known}</p>
      <div class="buttons">
      <label class="file button">${texts.file}<input class="unseen" type="file" @change=${this.picked} /></label>
      <a class="button" href=${hashOf('enter')}>${words.areas.enter}</a>
      </div>
      <div aria-live="polite">
        ${read?.unread.slice(0, MOST_ERRORS).map((each) => html`<p class="error">${unreadText(each, this.language)}</p>`)}
        ${message}
      </div>
      ${read && read.grids.length > 1 ? this.choice(read.grids) : nothing}
      ${bookmark(
        this.language,
        read?.unread.some(({ text }) => isShortLink(text)),
      )}
    `;
  }

  private choice(grids: readonly ReadGrid[]) {
    const { words, texts, rated } = this;
    return html`<p>${texts.found(grids.length)}</p>
      <ol class="choice">
        ${grids.slice(0, MOST_SHOWN).map((each, index) => {
          const { about } = each;
          const difficulty = rated[index];
          return html`<li>
            <button type="button" @click=${() => this.load(each)}>
              ${about.title ?? texts.puzzle(index + 1)}
              ${difficulty ? html`<small>${words.levels[difficulty.level]} ${difficulty.score ?? nothing}</small>` : nothing}
            </button>
          </li>`;
        })}
      </ol>
      ${grids.length > MOST_SHOWN ? html`<p class="quiet small">${words.more(grids.length - MOST_SHOWN)}</p>` : nothing}`;
  }

  show(): void {
    this.isOpen = true;
    this.message = '';
    this.read = undefined;
  }

  private close(): void {
    this.isOpen = false;
    this.reading?.abort();
    clearTimeout(this.typing);
  }

  /** Reads the typed text after a pause, because half a puzzle would be an error. */
  private typed(event: Event): void {
    const { value } = event.target as HTMLTextAreaElement;
    clearTimeout(this.typing);
    this.typing = setTimeout(() => this.readText(value), PAUSE);
  }

  private picked(event: Event): void {
    this.readFiles([...((event.target as HTMLInputElement).files ?? [])]);
  }

  async readFiles(files: readonly File[]): Promise<void> {
    this.readText((await Promise.all(files.map((file) => file.text()))).join('\n\n'));
  }

  async readText(text: string): Promise<void> {
    if (text.trim() === '') return;
    this.reading?.abort();
    const { signal } = (this.reading = new AbortController());
    this.message = '';
    try {
      this.read = await this.engine.ask('read', { text }, { signal });
    } catch (error) {
      if (signal.aborted) return;
      this.isOpen = true;
      this.message = errorText(error, this.words);
      return;
    }
    const { grids, unread } = this.read;
    if (grids.length === 1) return this.load(grids[0]!);
    this.isOpen = true;
    if (grids.length === 0 && unread.length === 0) this.message = this.words.nothingRead;
    if (grids.length > 1) this.rate(grids.slice(0, MOST_SHOWN), signal);
  }

  /** Grades the listed puzzles one after another. The user need not wait for the grades. */
  private async rate(grids: readonly ReadGrid[], signal: AbortSignal): Promise<void> {
    this.rated = [];
    const rated: (Difficulty | undefined)[] = [];
    const rateAll = async (): Promise<void> => {
      for (const { grid } of grids) rated.push(await this.engine.ask('difficulty', { grid }, { signal }));
    };
    try {
      await withUpdates(rateAll(), () => {
        if (!signal.aborted) this.rated = [...rated];
      });
    } catch (error) {
      if (!signal.aborted) this.message = errorText(error, this.words);
    }
  }

  private load({ grid, about, remark }: ReadGrid): void {
    this.close();
    const detail = { play: playOf(puzzleIn(grid)), about, remark };
    this.dispatchEvent(new CustomEvent('sudoku-load', { detail, bubbles: true, composed: true }));
  }
}

/** Milliseconds without a key before the text is read. */
const PAUSE = 150;
const MOST_SHOWN = 500;
const MOST_ERRORS = 5;

define('sudoku-exchange', SudokuExchange);
