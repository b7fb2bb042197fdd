import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../../src/face/index.js';
import { define } from '../../../elements/define.js';
import { given, LANGUAGE } from '../../app/context.js';
import { type DraftedDrawing, draftsInBrowser, newDraftId, type StoredDraft } from './draft-storage.js';
import { Drafts } from './drafts.js';
import { styles } from './drafts.styles.js';
import { draftWordsIn } from './words.js';

/**
 * The drafts of a setter: the one that is drawn is kept by itself, others can be opened, renamed and deleted.
 *
 * @element sudoku-drafts
 * @event sudoku-draft - Another draft is to be drawn: `detail.id`, and `detail.drawing` unless it is a new one.
 */
export class SudokuDrafts extends LitElement {
  static override styles = styles;

  /** The id of the draft that is drawn, and its drawing. */
  @property() draft = '';
  @property({ attribute: false }) drawing: DraftedDrawing | undefined;
  @given(LANGUAGE) language!: LanguageCode;
  @state() private isOpen = false;
  private readonly drafts = new Drafts(draftsInBrowser(), () => this.requestUpdate());
  /** The index at which a draft was deleted: the focus moves there, since its button is gone. */
  private deletedAt: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.drafts.load();
    addEventListener('pagehide', this.leave);
    addEventListener('focus', this.refresh);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pagehide', this.leave);
    removeEventListener('focus', this.refresh);
    this.leave();
  }

  private readonly leave = (): void => this.drafts.flush();

  private readonly refresh = (): void => void this.drafts.refresh();

  override willUpdate(changed: PropertyValues<this>): void {
    const { draft, drawing } = this;
    if (drawing && draft !== '' && (changed.has('drawing') || changed.has('draft')))
      this.drafts.drawn(draft, drawing, new Date());
  }

  override render() {
    const texts = draftWordsIn(this.language);
    const { all } = this.drafts;
    const toggle = (): void => {
      this.isOpen = !this.isOpen;
      if (this.isOpen) this.refresh();
    };
    return html`<section aria-label=${texts.drafts(all.length)}>
      <button type="button" class="plain" aria-expanded=${this.isOpen ? 'true' : 'false'} @click=${toggle}>${texts.drafts(all.length)}</button>
      ${this.isOpen ? this.list() : nothing}
    </section>`;
  }

  private list() {
    const texts = draftWordsIn(this.language);
    const { all, deleted } = this.drafts;
    return html`
      <p class="deleted" role="status">${
        deleted
          ? html`${texts.deleted(this.nameOf(deleted))} <button type="button" @click=${() => this.drafts.bringBack()}>${texts.bringBack}</button>`
          : nothing
      }</p>
      ${all.length === 0 ? html`<p class="quiet">${texts.none}</p>` : html`<ul>${all.map((draft, at) => this.entry(draft, at))}</ul>`}
      <button type="button" class="new" @click=${() => this.open(newDraftId())}>${texts.begin}</button>
    `;
  }

  private nameOf({ name, drawing }: StoredDraft): string {
    return name ?? drawing.title ?? draftWordsIn(this.language).untitled;
  }

  private entry(draft: StoredDraft, at: number) {
    const texts = draftWordsIn(this.language);
    const { id, changedAt, drawing } = draft;
    const name = this.nameOf(draft);
    const date = new Date(changedAt).toLocaleString(this.language, { dateStyle: 'medium', timeStyle: 'short' });
    const facts = texts.facts(drawing.box[0] * drawing.box[1], drawing.clues.length, date);
    const isDrawn = id === this.draft;
    const rename = ({ target }: Event): void => this.drafts.rename(id, (target as HTMLInputElement).value);
    return html`<li aria-current=${isDrawn ? 'true' : nothing}>
      <input .value=${name} aria-label=${texts.name(name)} @change=${rename} />
      <button type="button" aria-label=${texts.openNamed(name)} aria-disabled=${isDrawn ? 'true' : 'false'} @click=${() => isDrawn || this.open(id, drawing)}>${texts.open}</button>
      <button type="button" class="plain" aria-label=${texts.deleteNamed(name)} @click=${() => this.delete(id, at)}>${texts.delete}</button>
      <small>${facts}${isDrawn ? ` (${texts.current})` : nothing}</small>
    </li>`;
  }

  /** Deletes a draft. The one that is drawn gives way to a new one, or it would be kept again with the next change. */
  private delete(id: string, at: number): void {
    this.deletedAt = at;
    this.drafts.delete(id);
    if (id === this.draft) this.open(newDraftId());
  }

  private open(id: string, drawing?: DraftedDrawing): void {
    this.drafts.flush();
    const detail = { id, ...(drawing && { drawing }) };
    this.dispatchEvent(new CustomEvent('sudoku-draft', { detail, bubbles: true, composed: true }));
  }

  override updated(): void {
    if (this.deletedAt === undefined) return;
    const inputs = this.renderRoot.querySelectorAll<HTMLElement>('li input');
    (
      inputs[Math.min(this.deletedAt, inputs.length - 1)] ?? this.renderRoot.querySelector<HTMLElement>('.new')
    )?.focus();
    this.deletedAt = undefined;
  }
}

define('sudoku-drafts', SudokuDrafts);
