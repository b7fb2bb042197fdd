import { css, html, LitElement, nothing, type PropertyValues, unsafeCSS } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { svgStyle } from '../../../src/render/index.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE, WORDS } from '../app/context.js';
import type { StrategyInfo } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';
import { ARTICLE_STYLES, loadStrategyPage } from './strategy-page.js';
import { learnWordsIn } from './words.js';

/**
 * The page of a strategy within Learn, with its links and its pictures.
 *
 * @element sudoku-strategy
 */
class SudokuStrategy extends LitElement {
  static override styles = css`
    ${unsafeCSS(svgStyle('page'))}

    :host {
      display: block;
    }
  `;

  @property({ attribute: false }) strategy!: StrategyInfo;
  /** All strategies, easiest first. */
  @property({ attribute: false }) strategies!: readonly StrategyInfo[];
  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  /** The page as HTML, which is our own. */
  @state() private content: string | undefined;
  @state() private isMissing!: boolean;
  private loading: AbortController | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('strategy') || changed.has('language')) this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.loading?.abort();
  }

  private async load(): Promise<void> {
    const { strategy, strategies, language, words } = this;
    const { levels, elements } = words;
    this.isMissing = false;
    this.loading?.abort();
    const { signal } = (this.loading = new AbortController());
    const content = await loadStrategyPage(
      strategy,
      { language, levels, strategies, pictures: elements.pictures },
      signal,
    );
    if (signal.aborted) return;
    this.content = content;
    this.isMissing = content === undefined;
    await this.updateComplete;
    if (this.getBoundingClientRect().top < 0) scrollTo(0, 0);
  }

  override render() {
    if (this.isMissing) return html`<p role="alert">${learnWordsIn(this.language).missingPage(this.strategy.name)}</p>`;
    return html`<link rel="stylesheet" href=${ARTICLE_STYLES} />
      <article>${this.content === undefined ? nothing : unsafeHTML(this.content)}</article>`;
  }
}

define('sudoku-strategy', SudokuStrategy);
