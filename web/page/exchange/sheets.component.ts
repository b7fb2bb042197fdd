import { css, html, LitElement, nothing, svg, unsafeCSS } from 'lit';
import { property } from 'lit/decorators.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { EMPTY } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { gridPicture, rulesSentence, svgShapes, svgStyle } from '../../../src/render/index.js';
import { define } from '../../elements/define.js';
import type { Wording } from '../words/en.js';
import { noteOf, type Printed, type Sheet } from './printed.js';
import { exchangeWordsIn } from './words.js';

const own = css`
  :host {
    display: none;
    color: #000;
    background: #fff;
  }

  @media print {
    :host {
      display: block;
    }
  }

  section {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);
    gap: 8mm;
    box-sizing: border-box;
    height: 98vh;
    break-inside: avoid;
  }

  section + section {
    break-before: page;
  }

  h2 {
    grid-column: 1 / -1;
    margin: 0;
    font-size: 14pt;
  }

  section:has(h2) {
    grid-template-rows: auto;
  }

  /* The grid has the room that the texts leave. */
  figure {
    display: flex;
    flex-direction: column;
    justify-content: center;
    margin: 0;
  }

  figcaption {
    font-size: 10pt;
  }

  figcaption.number {
    font-weight: 600;
    font-size: 12pt;
  }

  .note {
    text-align: center;
  }

  .rules {
    font-size: calc(11pt - 1pt * var(--columns));
    text-align: center;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  svg {
    display: block;
    flex: 0 1 auto;
    width: 100%;
    min-height: 0;
  }
`;

/**
 * Sheets of puzzles, which are seen on paper only. While they are in the document, nothing else is printed.
 *
 * @element sudoku-sheets
 */
export class SudokuSheets extends LitElement {
  static override styles = [css`${unsafeCSS(svgStyle('light'))}`, own];

  @property({ attribute: false }) sheets!: readonly Sheet[];
  @property({ attribute: false }) words!: Wording;
  @property() language!: LanguageCode;

  /** Renders at once: a browser that prints waits for nothing. */
  override performUpdate(): void {
    super.performUpdate();
  }

  override render() {
    const { sheets, language } = this;
    const perSheet = sheets.reduce(
      (most, { kind, puzzles }) => (kind === 'puzzles' ? Math.max(most, puzzles.length) : most),
      1,
    );
    return sheets.map(({ kind, puzzles }, index) => {
      const columns = kind === 'solutions' ? 3 : perSheet > 2 ? 2 : 1;
      const rows = kind === 'solutions' ? 4 : Math.ceil(perSheet / columns);
      const isFirstSolution = kind === 'solutions' && sheets[index - 1]?.kind === 'puzzles';
      return html`<section .style=${`--columns: ${columns}; --rows: ${rows}`}>
        ${isFirstSolution ? html`<h2>${exchangeWordsIn(language).solutions}</h2>` : nothing}
        ${puzzles.map(({ number, printed }) => (kind === 'solutions' ? this.solution(number, printed) : this.puzzle(number, printed)))}
      </section>`;
    });
  }

  private puzzle(number: number, printed: Printed) {
    const { title, rules: said } = printed;
    const ours = rulesSentence(printed.puzzle.geometry, this.words.elements.pictures, printed.signs);
    const rules = said?.trim() || ours;
    const note = noteOf(printed, this.words);
    return html`<figure>
      <figcaption class="number">${number} ${title}</figcaption>
      ${drawingOf(printed, printed.puzzle.values)}
      ${note ? html`<figcaption class="note">${note}</figcaption>` : nothing}
      ${rules ? html`<figcaption class="rules">${rules}</figcaption>` : nothing}
    </figure>`;
  }

  private solution(number: number, printed: Printed) {
    return html`<figure>
      <figcaption class="number">${number}</figcaption>
      ${drawingOf(printed, Int8Array.from(printed.solution!))}
    </figure>`;
  }
}

/** Draws a grid. Digits that are not given are drawn as entered. */
function drawingOf({ puzzle: { geometry, values: givens }, signs }: Printed, values: ArrayLike<number>) {
  const position = {
    geometry,
    values: Int8Array.from(values),
    givens: Uint8Array.from(givens, (value) => (value === EMPTY ? 0 : 1)),
    digits: new Int32Array(geometry.cells),
    ...(signs && { signs }),
  };
  const { width, height, shapes } = gridPicture(position, undefined, { labels: false, candidates: false });
  return html`<svg viewBox="0 0 ${width} ${height}">${svg`${unsafeSVG(svgShapes(shapes))}`}</svg>`;
}

define('sudoku-sheets', SudokuSheets);

/** Hides the page while sheets are printed. */
const alone = new CSSStyleSheet();
alone.replaceSync('@media print { body:has(> sudoku-sheets) > :not(sudoku-sheets) { display: none; } }');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, alone];

/** Puts sheets into the document at once, where they alone are printed, until that is done. */
export function putSheets(sheets: readonly Sheet[], words: Wording, language: LanguageCode): void {
  document.querySelector('sudoku-sheets')?.remove();
  const element = Object.assign(new SudokuSheets(), { sheets, words, language });
  document.body.append(element);
  element.performUpdate();
  addEventListener('afterprint', () => element.remove(), { once: true });
}

/** Prints sheets with the dialog of the browser. */
export function printSheets(sheets: readonly Sheet[], words: Wording, language: LanguageCode): void {
  putSheets(sheets, words, language);
  print();
}
