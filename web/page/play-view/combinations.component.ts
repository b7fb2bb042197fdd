import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { combinations, fitting } from '../../../constraints/index.js';
import { type Bits, bitsOf, type Cell, EMPTY, type Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { inLanguage } from '../../course/in-language.js';
import { define } from '../../elements/define.js';
import { given, LANGUAGE } from '../app/context.js';
import { shared } from '../app/shared.styles.js';
import { openFor, type Play } from '../play/play.js';

const own = css`
  :host {
    display: block;
    font-size: var(--text-14);
  }

  summary {
    padding-block: var(--gap-8);
  }

  /* Room for two rows, so that no key moves when another cell is chosen. */
  .all {
    height: 5.5rem;
    overflow-y: auto;
  }

  p {
    margin: 0 0 var(--gap-4);
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-4);
  }

  button {
    padding-inline: var(--gap-8);
    font-variant-numeric: tabular-nums;
  }

  button[aria-pressed='true'] {
    color: var(--quiet);
    text-decoration: line-through;
  }
`;

const ENGLISH = {
  choose: 'Combinations: choose a cell of a cage',
  title: (sum: number, cells: number) => `${cells} cells add up to ${sum}`,
  none: 'no digits that are left do so',
  count: (count: number) => (count === 1 ? '1 combination' : `${count} combinations`),
  tooMany: 'Too many to list.',
  strike: (digits: string) => `${digits}: strike out or bring back`,
};

const GERMAN: typeof ENGLISH = {
  choose: 'Kombinationen: wähle ein Feld eines Käfigs',
  title: (sum, cells) => `${cells} Felder ergeben ${sum}`,
  none: 'keine übrigen Ziffern ergeben das',
  count: (count) => (count === 1 ? '1 Kombination' : `${count} Kombinationen`),
  tooMany: 'Zu viele, um sie aufzulisten.',
  strike: (digits) => `${digits}: streichen oder zurückholen`,
};

/** The most combinations that are listed one by one. */
const MOST_LISTED = 24;

/** A cage of different digits with a sum. */
interface Cage {
  readonly cells: readonly Cell[];
  readonly total: number;
}

/** Returns the cages of a grid. */
const cagesOf = (geometry: Geometry): Cage[] =>
  geometry.rules.flatMap(({ cells, total }) => {
    const isCage =
      total !== undefined &&
      cells.length > 1 &&
      cells.every((a, index) => cells.slice(index + 1).every((b) => geometry.sees(a, b)));
    return isCage ? [{ cells, total }] : [];
  });

/**
 * The combinations of digits that the cage of the chosen cell may still have, as the player's digits and marks leave
 * them. Their number is in a line, which opens the list; a press on one strikes it out, for the player's own memory.
 *
 * @element sudoku-combinations
 */
class SudokuCombinations extends LitElement {
  static override styles = [shared, own];

  @property({ attribute: false }) play!: Play;
  @property({ attribute: false }) cell: Cell | undefined;
  @given(LANGUAGE) language!: LanguageCode;
  /** The combinations that the player has struck out, by the cells of their cage. */
  @state() private struck: ReadonlySet<string> = new Set();

  override willUpdate(changes: PropertyValues<this>): void {
    const before = changes.get('play');
    if (before && before.givens !== this.play.givens) this.struck = new Set();
  }

  override render() {
    const { play, cell, texts } = this;
    const cages = cagesOf(play.geometry);
    if (cages.length === 0) return nothing;
    const chosen = cages.filter(({ cells }) => cell !== undefined && cells.includes(cell));
    const found = chosen.map((cage) => ({ cage, sets: this.setsOf(cage) }));
    return html`<details>
      <summary>${found.length > 0 ? found.map(({ cage, sets }) => this.summaryOf(cage, sets)).join('; ') : texts.choose}</summary>
      <div class="all">${found.map(({ cage, sets }) => this.listOf(cage, sets))}</div>
    </details>`;
  }

  private get texts() {
    return inLanguage(this.language, { en: ENGLISH, de: GERMAN });
  }

  private summaryOf({ cells, total }: Cage, sets: readonly Bits[]): string {
    const { title, none, count } = this.texts;
    return `${title(total, cells.length)}: ${sets.length === 0 ? none : count(sets.length)}`;
  }

  private setsOf({ cells, total }: Cage): readonly Bits[] {
    const { play } = this;
    const open = openFor(play);
    const digits = cells.map((cell) => (play.values[cell] === EMPTY ? open.get(cell)! : 1 << play.values[cell]!));
    return fitting(combinations(play.geometry.numbers, cells.length, total), digits);
  }

  private listOf({ cells }: Cage, sets: readonly Bits[]) {
    const { texts } = this;
    if (sets.length > MOST_LISTED) return html`<p>${texts.tooMany}</p>`;
    return html`<ul class="bare">${sets.map((set) => this.combination(cells, set, texts))}</ul>`;
  }

  private combination(cells: readonly Cell[], set: Bits, { strike }: typeof ENGLISH) {
    const { geometry } = this.play;
    const digits = bitsOf(set)
      .map((digit) => symbolOn(digit, geometry))
      .join(geometry.size > 9 ? ' ' : '');
    const key = `${cells}=${set}`;
    return html`<li><button type="button" aria-label=${strike(digits)} aria-pressed=${this.struck.has(key)} @click=${() => this.toggle(key)}>${digits}</button></li>`;
  }

  private toggle(key: string): void {
    const struck = new Set(this.struck);
    if (!struck.delete(key)) struck.add(key);
    this.struck = struck;
  }
}

define('sudoku-combinations', SudokuCombinations);
