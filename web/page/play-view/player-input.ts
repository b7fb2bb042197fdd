/**
 * The selection and tools of a player: the selected cells, the mode of digit keys, the filter, and the last message.
 */
import type { ReactiveControllerHost } from 'lit';
import { type Candidate, type Cell, type Digit, EMPTY } from '../../../src/core/index.js';
import { drawnOf } from '../../../src/render/index.js';
import { NONE, type Selection } from '../../elements/board/selection.js';
import type { PageGame } from '../app/game.js';
import type { Settings } from '../app/settings.js';
import type { StepView } from '../engine/protocol.js';
import { type Action, onlyMark } from '../play/act.js';
import { beforeMistake, entriesBetween, takenOut } from '../play/history.js';
import { isGiven, type Play, withValue } from '../play/play.js';
import { NO_SKETCH } from '../play/sketch.js';
import type { Wording } from '../words/en.js';
import type { HintState } from './hints.js';
import type { PadMode } from './keyboard.js';

/** The filter: a digit whose places are highlighted, or all cells with two candidates. */
export type Filter = Digit | 'bivalue' | undefined;

interface InputContext {
  readonly game: PageGame;
  readonly hints: HintState;
  readonly settings: Pick<Settings, 'first'>;
  readonly words: Wording;
}

export class PlayerInput {
  selected: Selection = NONE;
  mode: PadMode = 'value';
  /** The colour to draw with, and, if the player chooses digits first, the one that pressed cells take. */
  tint = 0;
  filter: Filter;
  /** The message about the last action. */
  message = '';
  /** A message about the page, which another puzzle leaves. */
  private pageMessage = '';
  /** The start of a link that the player is drawing with keys. */
  private linkFrom: Candidate | undefined;
  private givens: Play['givens'] | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly context: () => InputContext,
  ) {}

  choose(selected: Selection): void {
    this.show({ selected, message: '' });
  }

  /** Highlights nothing more, when the game is over. The host is about to be updated. */
  chooseNothing(): void {
    this.selected = NONE;
    this.filter = undefined;
  }

  /** Shows a message about the grid. */
  say(message: string): void {
    this.show({ message });
  }

  /** Shows a message about the page. */
  showMessage(message: string): void {
    this.pageMessage = message;
    this.show({ message });
  }

  switchTo(mode: PadMode): void {
    this.linkFrom = undefined;
    this.show({ mode, message: mode === 'value' ? '' : this.context().words.modeTips[mode] });
  }

  toggleFilter(filter: Filter): void {
    this.show({ filter: this.filter === filter ? undefined : filter });
  }

  /** Handles Escape: clears the filter, then the selection. */
  escape(): void {
    if (this.filter === undefined) this.show({ selected: NONE });
    else this.show({ filter: undefined });
  }

  /** True if a digit or a colour is chosen before the cells that take it. */
  get isDigitFirst(): boolean {
    return this.context().settings.first === 'digit' && this.mode !== 'draw';
  }

  /** The digit or the colour that pressed cells take; undefined if there is none. */
  get inHand(): number | undefined {
    const { filter, tint, isDigitFirst } = this;
    if (!isDigitFirst) return undefined;
    if (this.mode === 'colours') return tint;
    return typeof filter === 'number' ? filter : undefined;
  }

  /** Handles a plain digit or a colour: takes it in hand, or enters it in the selected cells. */
  choosePlain(index: number): void {
    if (!this.isDigitFirst || this.context().hints.isAskingWhy) this.press(index);
    else if (this.mode === 'colours') this.show({ tint: index });
    else this.toggleFilter(index);
  }

  /** Enters what is in hand in the selected cells. A given cell is not written: its digit is taken in hand. */
  enterInHand(): void {
    const { game, hints } = this.context();
    const { inHand } = this;
    const [cell] = this.selected;
    if (!this.isDigitFirst || game.isPaused || hints.isAskingWhy || cell === undefined) return;
    if (this.mode !== 'colours' && this.selected.size === 1 && isGiven(game.play, cell))
      this.show({ filter: game.play.values[cell] });
    else if (inHand !== undefined) this.press(inHand);
  }

  /** Enters a digit or a colour in the selected cells. Without selected cells, a digit toggles its filter. */
  press(index: number, mode: PadMode = this.mode, begins = false): void {
    const { game, hints } = this.context();
    const cells = [...this.selected];
    if (game.isPaused) return;
    if (hints.isAskingWhy && mode !== 'colours' && cells.length > 0) {
      if (isGiven(game.play, cells[0]!)) {
        this.show({ message: this.context().words.chooseOpenCell });
        return;
      }
      hints.askWhy(cells[0]!, index, false);
    } else if (mode === 'draw') this.draw(cells, index, begins);
    else if (cells.length > 0 && mode === 'value') this.do({ kind: 'write', cells, digit: index });
    else if (cells.length > 0)
      this.do({ kind: 'mark', layer: mode as Exclude<PadMode, 'value' | 'draw'>, cells, mark: index });
    else if (mode === 'colours' || hints.isAskingWhy) this.show({ message: this.context().words.chooseCell });
    else this.toggleFilter(index);
  }

  /** Resets the tools and the message for another puzzle. Cells stay selected if the new board has them all. */
  resetFor({ geometry, givens }: Play): void {
    if (givens === this.givens) return;
    this.givens = givens;
    this.linkFrom = undefined;
    if (this.message !== this.pageMessage) this.message = '';
    if (typeof this.filter === 'number' && this.filter >= geometry.size) this.filter = undefined;
    if ([...this.selected].some((cell) => cell >= geometry.cells)) this.selected = NONE;
  }

  /** Draws by keys: a digit colours the candidate. `links`: the candidate begins a link, or ends the one begun. */
  private draw(cells: readonly Cell[], digit: Digit, links: boolean): void {
    const { geometry } = this.context().game.play;
    for (const cell of cells) {
      const candidate = geometry.candidate(cell, digit);
      if (!links) this.pick(candidate);
      else if (this.linkFrom === undefined) this.linkFrom = candidate;
      else {
        this.link(this.linkFrom, candidate);
        this.linkFrom = undefined;
      }
    }
  }

  pick(candidate: Candidate): void {
    this.do({ kind: 'tint', candidate, tint: this.tint });
  }

  link(from: Candidate, to: Candidate): void {
    if (from !== to) this.do({ kind: 'link', from, to });
  }

  /** Handles a double press: writes the only mark of a cell as its value; on a value, selects all cells with it. */
  pressTwice(cell: Cell): void {
    const { game } = this.context();
    if (game.isPaused || this.inHand !== undefined) return;
    const digit = onlyMark(game.play, cell);
    const value = game.play.values[cell]!;
    if (value !== EMPTY) this.choose(withValue(game.play, value));
    else if (digit !== undefined) this.do({ kind: 'write', cells: [cell], digit });
  }

  wipe(): void {
    if (this.mode === 'draw') this.do({ kind: 'sketch', sketch: NO_SKETCH });
    else this.do({ kind: 'wipe', cells: [...this.selected] });
  }

  /** Applies an action to the board, unless the game is paused. */
  private do(action: Action): void {
    const { game } = this.context();
    if (!game.isPaused) game.do(action);
  }

  /** Fills in candidates: in the selected cells if there are several, otherwise in all. */
  fill(): void {
    const { game, words } = this.context();
    if (!game.isAnswerable) {
      this.show({ message: words.shared.off });
      return;
    }
    const cells = this.selected.size > 1 ? [...this.selected] : game.play.values.map((_, cell) => cell);
    this.do({ kind: 'fill', cells });
  }

  apply({ place, remove }: StepView): void {
    const { game } = this.context();
    const drawn = drawnOf(game.play.geometry, { place, remove, marks: [] });
    this.do({ kind: 'carry-out', place: drawn.place, remove: drawn.remove });
  }

  /** Takes wrong values out, and keeps all others. */
  takeOut(cells: readonly Cell[]): void {
    const { game } = this.context();
    if (!game.isPaused) game.setHistory(takenOut(game.history, cells));
  }

  /** The number of entries that `backBeforeMistake` takes. */
  get entriesSinceMistake(): number {
    const { history, solutionCheck } = this.context().game;
    return entriesBetween(history, beforeMistake(history, solutionCheck?.solution));
  }

  backBeforeMistake(): void {
    const { game, words } = this.context();
    const before = beforeMistake(game.history, game.solutionCheck?.solution);
    this.show({ message: before === game.history ? words.noMistake : '' });
    game.setHistory(before);
  }

  private show(changed: Partial<Pick<PlayerInput, 'selected' | 'mode' | 'tint' | 'filter' | 'message'>>): void {
    Object.assign(this, changed);
    this.host.requestUpdate();
  }

  drawWith(tint: number): void {
    this.show({ tint });
  }
}
