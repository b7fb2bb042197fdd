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
  /** Games left by going back, to which an address may still lead. */
  private left: readonly GameState[] = [];
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
    this.dropLater();
  }

  add(game: GameState): void {
    if (!isWorthKeeping(game)) return;
    this.earlier = [...this.earlier, game].slice(-MOST_PREVIOUS);
    this.save();
  }

  /** After another action, redo no longer leads forward to the games left by going back. */
  dropLater(): void {
    this.left = [...this.left, ...this.later].slice(-MOST_PREVIOUS);
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

  /**
   * Goes back or forward to the nearest game that fits. Returns it, as it was left; undefined if none fits. Games to
   * which undo and redo no longer lead count too.
   */
  to(game: GameState, fits: (other: GameState) => boolean): GameState | undefined {
    let found: GameState | undefined = game;
    if (this.earlier.some(fits)) while (found && !fits(found)) found = this.back(found);
    else if (this.later.some(fits)) while (found && !fits(found)) found = this.forward(found);
    else {
      found = this.left.findLast(fits);
      if (!found) return undefined;
      this.replace(game);
      this.left = this.left.filter((other) => other !== found);
    }
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
    const left = await loadPreviousSavedOnLeave();
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
