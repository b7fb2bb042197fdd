/** Opens the sheet for paper: when an area asks for it, and for Ctrl+P where a puzzle is played. */
import type { LitElement, ReactiveController } from 'lit';
import type { SudokuPrint } from '../exchange/print.component.js';
import type { Printed } from '../exchange/printed.js';
import { givensOf, puzzleOf } from '../play/play.js';
import type { PageGame } from './game.js';
import type { Area } from './route.js';

interface PrintingPage {
  readonly route: { readonly area: Area };
  readonly game: PageGame;
}

export class PrintRequests implements ReactiveController {
  constructor(
    host: LitElement,
    private readonly page: PrintingPage,
    private readonly sheet: () => Promise<SudokuPrint>,
  ) {
    host.addController(this);
    host.addEventListener('sudoku-print', (event) => {
      const { detail } = event as CustomEvent<{ readonly puzzles: readonly Printed[] } | null>;
      this.open(detail?.puzzles ?? [this.played()]);
    });
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.pressed);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.pressed);
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    if (!isPrintKey(event) || event.defaultPrevented || this.page.route.area !== 'play') return;
    event.preventDefault();
    this.open([this.played()]);
  };

  private async open(puzzles: readonly Printed[]): Promise<void> {
    const sheet = await this.sheet().catch(() => undefined);
    if (sheet) await sheet.show(puzzles);
    else print();
  }

  /** The puzzle of the current game, as it was given. */
  private played(): Printed {
    const { play, about, solutionCheck } = this.page.game;
    const { title, author, rules, level, signs } = about;
    return {
      puzzle: puzzleOf(givensOf(play)),
      ...(title !== undefined && { title }),
      ...(author !== undefined && { author }),
      ...(rules !== undefined && { rules }),
      ...(level && { level }),
      ...(signs && { signs }),
      ...(solutionCheck?.solution && { solution: solutionCheck.solution }),
    };
  }
}

/** True for the key with which browsers print. */
export const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';
