import '../app/sheet.component.js';
import { html, LitElement, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { define } from '../../elements/define.js';
import { ENGINE, given, LANGUAGE, WORDS } from '../app/context.js';
import { errorText } from '../app/latest-request.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { Wording } from '../words/en.js';
import { styles } from './exchange.styles.js';
import {
  loadChoice,
  nameOf,
  PER_SHEET,
  type PerSheet,
  type PrintChoice,
  type Printed,
  saveChoice,
  sheetsOf,
} from './printed.js';
import { exchangeWordsIn } from './words.js';

/**
 * The sheet for paper: how many puzzles share a page, and if their solutions follow. The puzzles are printed, or saved
 * as a PDF with the same content.
 *
 * @element sudoku-print
 */
export class SudokuPrint extends LitElement {
  static override styles = styles;

  @given(WORDS) words!: Wording;
  @given(LANGUAGE) language!: LanguageCode;
  @given(ENGINE) engine!: EngineClient;
  /** The puzzles to print; undefined while the sheet is closed. */
  @state() private puzzles: readonly Printed[] | undefined;
  @state() private choice: PrintChoice = { perSheet: 1, solutions: false };
  @state() private message = '';

  override render() {
    const { words, puzzles, texts } = this;
    return html`<sudoku-sheet .label=${texts.print} .closing=${words.close} .isOpen=${puzzles !== undefined} @sudoku-close=${this.close}>
      ${puzzles ? this.content(puzzles) : nothing}
    </sudoku-sheet>`;
  }

  private get texts() {
    return exchangeWordsIn(this.language);
  }

  private content(puzzles: readonly Printed[]) {
    const { texts, choice } = this;
    const { perSheet, solutions } = choice;
    const [first] = puzzles as [Printed];
    const isSolved = puzzles.some(({ solution }) => solution);
    return html`
      <p>${puzzles.length > 1 ? texts.puzzles(puzzles.length) : nameOf(first, this.words)}</p>
      ${
        puzzles.length > 1
          ? html`<label>${texts.perSheet} <select @change=${(event: Event) => this.choose({ ...choice, perSheet: Number((event.target as HTMLSelectElement).value) as PerSheet })}>${PER_SHEET.map((count) => html`<option value=${count} ?selected=${count === perSheet}>${count}</option>`)}</select></label>`
          : nothing
      }
      <label><input type="checkbox" .checked=${solutions && isSolved} ?disabled=${!isSolved} @change=${(event: Event) => this.choose({ ...choice, solutions: (event.target as HTMLInputElement).checked })} /> ${texts.withSolutions}</label>
      <div class="buttons">
        <button type="button" class="main" @click=${this.print}>${texts.print}</button>
        <button type="button" @click=${this.savePdf}>${texts.savePdf}</button>
      </div>
      <p aria-live="polite">${this.message}</p>
    `;
  }

  /** Opens the sheet for puzzles. What is not known of a single one is asked for. */
  async show(puzzles: readonly Printed[]): Promise<void> {
    this.puzzles = puzzles;
    this.choice = loadChoice(puzzles.length);
    this.message = '';
    const [first, ...others] = puzzles;
    if (first && others.length === 0) await Promise.all([this.findLevel(first), this.findSolution(first)]);
  }

  private async findLevel({ puzzle, level, isDrawing }: Printed): Promise<void> {
    if (level || isDrawing) return;
    const difficulty = await this.engine.ask('difficulty', { grid: plainGridOf(puzzle) }).catch(() => undefined);
    if (difficulty) this.add(puzzle, { level: difficulty.level });
  }

  /** A puzzle without exactly one solution has none on paper. */
  private async findSolution({ puzzle, solution: known }: Printed): Promise<void> {
    if (known) return;
    const check = await this.engine.ask('solution', { grid: plainGridOf(puzzle) }).catch(() => undefined);
    if (check?.solution) this.add(puzzle, { solution: check.solution });
  }

  /** Adds to the puzzle of the sheet, unless the sheet shows others by now. */
  private add(puzzle: Printed['puzzle'], more: Partial<Printed>): void {
    const [shown] = this.puzzles ?? [];
    if (shown?.puzzle === puzzle) this.puzzles = [{ ...shown, ...more }];
  }

  private close(): void {
    this.puzzles = undefined;
  }

  private choose(choice: PrintChoice): void {
    this.choice = choice;
    saveChoice(choice, this.puzzles!.length);
  }

  private async print(): Promise<void> {
    const { words, language } = this;
    const sheets = sheetsOf(this.puzzles!, this.choice);
    this.close();
    await this.updateComplete;
    const { printSheets } = await import('./sheets.component.js');
    printSheets(sheets, words, language);
  }

  private async savePdf(): Promise<void> {
    const { texts, words, language, choice } = this;
    this.message = texts.makingPdf;
    try {
      const { saveBook } = await import('./pdf.js');
      await saveBook(this.puzzles!, choice, words, language);
      this.message = '';
    } catch (error) {
      this.message = errorText(error, words);
    }
  }
}

define('sudoku-print', SudokuPrint);
