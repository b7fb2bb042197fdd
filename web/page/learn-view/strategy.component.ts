import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import type { LanguageCode } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import type { StrategyInfo } from '../engine/protocol.js';
import { ARTICLE_STYLES, loadArticle } from './strategy-page.js';
import { learnWordsIn } from './words.js';

/**
 * The page of a strategy within Learn, with its links.
 *
 * @element sudoku-strategy
 */
class SudokuStrategy extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;
  static override properties = {
    strategy: { attribute: false },
    language: {},
    content: { state: true },
    isMissing: { state: true },
  };

  declare strategy: StrategyInfo;
  declare language: LanguageCode;
  /** The nodes of the loaded article. */
  declare private content: readonly Node[] | undefined;
  declare private isMissing: boolean;
  private loading: AbortController | undefined;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('strategy') || changed.has('language')) this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.loading?.abort();
  }

  private async load(): Promise<void> {
    const { strategy, language } = this;
    this.isMissing = false;
    this.loading?.abort();
    const { signal } = (this.loading = new AbortController());
    const main = await loadArticle(strategy, language, signal);
    if (signal.aborted) return;
    this.content = main && [...main.childNodes];
    this.isMissing = !main;
    await this.updateComplete;
    if (this.getBoundingClientRect().top < 0) scrollTo(0, 0);
  }

  override render() {
    if (this.isMissing) return html`<p role="alert">${learnWordsIn(this.language).missingPage(this.strategy.name)}</p>`;
    return html`<link rel="stylesheet" href=${ARTICLE_STYLES} />
      <article>${this.content ?? nothing}</article>`;
  }
}

define('sudoku-strategy', SudokuStrategy);
