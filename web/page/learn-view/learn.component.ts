import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { termsIn } from '../../course/gloss.js';
import { RULES_LESSON } from '../../course/rules.js';
import { summariesIn } from '../../course/summaries.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, LANGUAGE, WORDS } from '../app/context.js';
import { LatestRequest } from '../app/latest-request.js';
import { hashOf } from '../app/route.js';
import type { EngineClient } from '../engine/engine.js';
import type { StrategyInfo } from '../engine/protocol.js';
import type { Wording } from '../words/en.js';
import { course } from './course.js';
import { styles } from './learn.styles.js';
import { loadProgress } from './progress.js';
import { matches, nameOf, strategyList } from './strategy-list.js';
import { learnWordsIn } from './words.js';

const PARTS = ['course', 'strategies', 'glossary'] as const;
type Part = (typeof PARTS)[number];

/**
 * Learn: a course in lessons, a search in all strategies, and a glossary. The address holds the part, the lesson or the
 * strategy, and the search.
 *
 * @element sudoku-learn
 * @event sudoku-query - The query of the address is to change: `detail`; empty values are removed.
 */
class SudokuLearn extends LitElement {
  static override styles = styles;

  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @property({ attribute: false }) query!: URLSearchParams;
  @given(ENGINE) engine!: EngineClient;
  @state() private strategies: readonly StrategyInfo[] = [];
  private readonly request = new LatestRequest(this, () => this.words);

  /** Loads the strategies, with their names in the present language. */
  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language')) this.loadStrategies();
  }

  private async loadStrategies(): Promise<void> {
    const strategies = await this.request.run((signal) => this.engine.ask('strategies', {}, { signal }));
    if (strategies) this.strategies = strategies;
  }

  /** Scrolls to the family that the address names, once the list is there. */
  override updated(changed: PropertyValues): void {
    const family = this.query.get('family');
    if (!family || !(changed.has('query') || changed.has('strategies'))) return;
    this.renderRoot.querySelector(`h2[id="${CSS.escape(family)}"]`)?.scrollIntoView();
  }

  override render() {
    const { query } = this;
    const words = learnWordsIn(this.language);
    const lesson = query.get('lesson');
    if (lesson === RULES_LESSON) {
      import('./rules.component.js');
      return html`<sudoku-rules .strategies=${this.strategies}></sudoku-rules>`;
    }
    if (lesson) {
      import('./lesson.component.js');
      return html`<sudoku-lesson .lesson=${lesson} .stage=${Number(query.get('stage') ?? 1) - 1} .strategies=${this.strategies}></sudoku-lesson>`;
    }
    const strategy = query.get('strategy');
    const current =
      PARTS.find((part) => part === query.get('part')) ?? (strategy || query.has('search') ? 'strategies' : 'course');
    return html`<section class="learn">
      <nav class="tabs" aria-label=${this.words.areas.learn}>
        ${PARTS.map((part) => html`<a aria-current=${part === current ? 'page' : nothing} href=${hashOf('learn', part === 'course' ? {} : { part })}>${words.parts[part]}</a>`)}
      </nav>
      ${this.request.error ? html`<p role="alert">${this.request.error}</p>` : nothing}
      ${strategy ? this.page(strategy) : this.shown(current)}
    </section>`;
  }

  private page(id: string) {
    const { strategies } = this;
    const strategy = strategies.find((one) => one.id === id);
    if (!strategy)
      return strategies.length > 0 ? html`<p role="alert">${learnWordsIn(this.language).unknownStrategy}</p>` : nothing;
    import('./strategy.component.js');
    return html`<sudoku-strategy .strategy=${strategy} .strategies=${strategies}></sudoku-strategy>`;
  }

  private shown(part: Part) {
    const words = learnWordsIn(this.language);
    switch (part) {
      case 'course':
        return course(loadProgress(), words, summariesIn(this.language), (id) => nameOf(this.strategies, id));
      case 'strategies':
        return this.list();
      case 'glossary':
        return html`<dl class="glossary">${Object.values(termsIn(this.language)).map(({ name, text }) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>`;
    }
  }

  private list() {
    const { query, strategies } = this;
    const wanted = query.get('search') ?? '';
    const level = query.get('level') ?? 'extreme';
    return strategyList({
      strategies: strategies.filter((strategy) => matches(strategy, wanted, level)),
      isLoaded: strategies.length > 0,
      wanted,
      level,
      words: learnWordsIn(this.language),
      language: this.language,
      levels: this.words.levels,
      change: (detail) =>
        this.dispatchEvent(new CustomEvent('sudoku-query', { detail, bubbles: true, composed: true })),
    });
  }
}

define('sudoku-learn', SudokuLearn);
