import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { combinations, fitting } from '../../../constraints/index.js';
import {
  type Bits,
  bitsOf,
  type Cell,
  EMPTY,
  type Geometry,
  type LanguageCode,
  symbolOf,
} from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { shared } from '../app/shared.styles.js';
import { openFor, type Play } from '../play/play.js';

const own = css`
  :host {
    display: block;
    font-size: var(--text-14);
  }

  p {
    margin: var(--gap-4) 0;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-4);
    margin: 0;
    padding: 0;
    list-style: none;
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
  title: (sum: number, cells: number) => `${cells} cells add up to ${sum}:`,
  none: 'No different digits that are left do so.',
  more: (count: number) => `${count} combinations`,
  strike: (digits: string) => `${digits}: strike out or bring back`,
};

const GERMAN: typeof ENGLISH = {
  title: (sum, cells) => `${cells} Felder ergeben ${sum}:`,
  none: 'Keine verschiedenen Ziffern, die übrig sind, ergeben das.',
  more: (count) => `${count} Kombinationen`,
  strike: (digits) => `${digits}: streichen oder zurückholen`,
};

/** The most combinations that are listed one by one. */
const MOST_LISTED = 24;

/** A cage of different digits with a sum. */
interface Cage {
  readonly cells: readonly Cell[];
  readonly total: number;
}

/** Returns the cages that hold a cell. */
const cagesAt = (geometry: Geometry, cell: Cell): Cage[] =>
  geometry.rules.flatMap(({ cells, total }) => {
    const isCage =
      total !== undefined &&
      cells.length > 1 &&
      cells.includes(cell) &&
      cells.every((a, index) => cells.slice(index + 1).every((b) => geometry.sees(a, b)));
    return isCage ? [{ cells, total }] : [];
  });

/**
 * The combinations of digits that the cage of the chosen cell may still have, as the player's digits and marks leave
 * them. A press strikes one out, for the player's own memory.
 *
 * @element sudoku-combinations
 */
class SudokuCombinations extends LitElement {
  static override styles = [shared, own];
  static override properties = {
    play: { attribute: false },
    cell: { attribute: false },
    language: {},
    struck: { state: true },
  };

  declare play: Play;
  declare cell: Cell | undefined;
  declare language: LanguageCode;
  /** The combinations that the player has struck out, by the cells of their cage. */
  declare private struck: ReadonlySet<string>;

  constructor() {
    super();
    this.struck = new Set();
  }

  override willUpdate(changes: PropertyValues<this>): void {
    const before = changes.get('play');
    if (before && before.givens !== this.play.givens) this.struck = new Set();
  }

  override render() {
    const { play, cell } = this;
    return cell === undefined ? nothing : cagesAt(play.geometry, cell).map((cage) => this.cage(cage));
  }

  private cage({ cells, total }: Cage) {
    const { play, language } = this;
    const texts = language === 'de' ? GERMAN : ENGLISH;
    const { size } = play.geometry;
    const open = openFor(play);
    const digits = cells.map((cell) => (play.values[cell] === EMPTY ? open.get(cell)! : 1 << play.values[cell]!));
    const sets = fitting(combinations(size, cells.length, total), digits);
    return html`<p>${texts.title(total, cells.length)}
        ${sets.length === 0 ? texts.none : sets.length > MOST_LISTED ? texts.more(sets.length) : nothing}</p>
      ${sets.length > 0 && sets.length <= MOST_LISTED ? html`<ul>${sets.map((set) => this.combination(cells, set, texts))}</ul>` : nothing}`;
  }

  private combination(cells: readonly Cell[], set: Bits, { strike }: typeof ENGLISH) {
    const { size } = this.play.geometry;
    const digits = bitsOf(set)
      .map((digit) => symbolOf(digit, size))
      .join(size > 9 ? ' ' : '');
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
