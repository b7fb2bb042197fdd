import { css, LitElement, nothing, unsafeCSS } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { svgStyle } from '../../../src/render/index.js';
import { define } from '../../elements/define.js';
import { THUMB_STYLES, type ThumbData, thumbOf } from '../../site/thumb.js';

let loading: Promise<Readonly<Record<string, ThumbData>>> | undefined;

/** Loads what the drawings of all strategies show, once: a list has them all. */
async function loadThumbs(): Promise<Readonly<Record<string, ThumbData>>> {
  const load = async () => (await fetch('./learn/thumbs.json')).json();
  try {
    return await (loading ??= load());
  } catch {
    loading = undefined;
    return {};
  }
}

/**
 * The pattern of a strategy in the size of a stamp. It is an ornament, which screen readers skip.
 *
 * @element sudoku-thumb
 */
class SudokuThumb extends LitElement {
  static override styles = css`
    ${unsafeCSS(svgStyle('page', false) + THUMB_STYLES)}

    :host {
      display: block;
      flex: none;
      width: 3rem;
      aspect-ratio: 1;
      content-visibility: auto;
    }

    svg {
      display: block;
      width: 100%;
    }
  `;

  /** The id of the strategy. */
  @property() strategy!: string;
  @state() private thumb: ThumbData | undefined;

  override async willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): Promise<void> {
    if (!changed.has('strategy')) return;
    const { strategy } = this;
    const thumbs = await loadThumbs();
    if (strategy === this.strategy) this.thumb = thumbs[strategy];
  }

  override render() {
    return this.thumb ? unsafeHTML(thumbOf(this.thumb)) : nothing;
  }
}

define('sudoku-thumb', SudokuThumb);
