/**
 * Games to which undo and redo can return: games that a newer one has replaced, and games that the player has left by
 * going back.
 */
import {
  type GameState,
  loadPreviousGames,
  loadPreviousSavedOnLeave,
  MOST_PREVIOUS,
  savePreviousGames,
  savePreviousOnLeave,
} from './game-storage.js';

export class PreviousGames {
  /** Replaced games, the latest at the end. */
  private earlier: readonly GameState[] = [];
  private later: readonly GameState[] = [];
  /** The replaced games when they were last loaded or stored. Another tab may have stored more since then. */
  private stored: readonly GameState[] = [];
  /** The replaced games when the browser was last known to have stored them. */
  private written: readonly GameState[] = [];
  /** The number of times that the games are being stored. */
  private pendingSaves = 0;

  get last(): GameState | undefined {
    return this.earlier.at(-1);
  }

  get hasLater(): boolean {
    return this.later.length > 0;
  }

  /** Stores a game that another one replaces. */
  replace(game: GameState): void {
    this.add(game);
    this.later = [];
  }

  add(game: GameState): void {
    if (!isWorthKeeping(game)) return;
    this.earlier = [...this.earlier, game].slice(-MOST_PREVIOUS);
    this.save();
  }

  /** Drops the games left by going back. After another action there is no way forward to them. */
  dropLater(): void {
    this.later = [];
  }

  /** Goes back. Returns the game that the current one replaced, as it was left. */
  back(game: GameState): GameState | undefined {
    const { last } = this;
    if (!last) return undefined;
    this.later = [...(isWorthKeeping(game) ? [game] : []), ...this.later];
    this.earlier = this.earlier.slice(0, -1);
    this.save();
    return last;
  }

  /** Replaces a game by the latest earlier one that fits. Returns that one, as it was left; undefined if none fits. */
  exchange(game: GameState, fits: (earlier: GameState) => boolean): GameState | undefined {
    const found = this.earlier.findLast(fits);
    if (!found) return undefined;
    this.earlier = this.earlier.filter((earlier) => earlier !== found);
    this.save();
    this.replace(game);
    return found;
  }

  /** Goes forward. Returns the game that the player left by going back. */
  forward(game: GameState): GameState | undefined {
    const [next, ...later] = this.later;
    if (!next) return undefined;
    this.add(game);
    this.later = later;
    return next;
  }

  async restore(): Promise<void> {
    const left = loadPreviousSavedOnLeave();
    const saved = left?.before ?? (await loadPreviousGames());
    const since = this.earlier;
    this.stored = saved;
    this.written = saved;
    this.earlier = [...(left?.now ?? saved), ...since].slice(-MOST_PREVIOUS);
    if (left || since.length > 0) this.save();
  }

  /**
   * Stores the change of the games synchronously if the browser has not yet stored it: a page that is left loses pending
   * writes.
   */
  saveOnLeave(): void {
    savePreviousOnLeave(this.pendingSaves > 0 ? { before: this.written, now: this.earlier } : undefined);
  }

  private async save(): Promise<void> {
    const { stored, earlier } = this;
    this.stored = earlier;
    this.pendingSaves++;
    await savePreviousGames(stored, earlier);
    if (--this.pendingSaves === 0) this.written = earlier;
  }
}

/** True if a game should be stored: not a grid of practice, nor the untouched first puzzle of the page. */
function isWorthKeeping({ history: { past, future }, isFirst, isPractice }: GameState): boolean {
  const isUntouched = past.length === 0 && future.length === 0;
  return !isPractice && !(isFirst && isUntouched);
}
