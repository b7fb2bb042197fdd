/** Games that a newer game has replaced, and games left by going back to one of them. */
import { formerKept, type GameState, keepFormer } from './kept.js';

export class FormerGames {
  /** Replaced games, the latest at the end. */
  private former: readonly GameState[] = [];
  private later: readonly GameState[] = [];

  get last(): GameState | undefined {
    return this.former.at(-1);
  }

  get hasLater(): boolean {
    return this.later.length > 0;
  }

  /** Stores a game that another one replaces. */
  leave(game: GameState): void {
    this.remember(game);
    this.later = [];
  }

  remember(game: GameState): void {
    if (!isWorthKeeping(game)) return;
    this.former = [...this.former, game].slice(-MOST);
    keepFormer(this.former);
  }

  /** Drops the games left by going back, after the next action. */
  playOn(): void {
    this.later = [];
  }

  /** Returns the game that this one replaced, as it was left. */
  back(game: GameState): GameState | undefined {
    const { last } = this;
    if (!last) return undefined;
    this.later = [...(isWorthKeeping(game) ? [game] : []), ...this.later];
    this.former = this.former.slice(0, -1);
    keepFormer(this.former);
    return last;
  }

  /** Returns the game that was left by going back. */
  forth(game: GameState): GameState | undefined {
    const [next, ...later] = this.later;
    if (!next) return undefined;
    this.remember(game);
    this.later = later;
    return next;
  }

  async restore(): Promise<void> {
    const kept = await formerKept();
    const since = this.former;
    this.former = [...kept, ...since].slice(-MOST);
    if (since.length > 0) keepFormer(this.former);
  }
}

/** The most games stored. */
const MOST = 10;

/** False for a grid of practice, and for the first puzzle of the page if nobody has played it. */
function isWorthKeeping({ history: { past, future }, isFirst, isPassing }: GameState): boolean {
  const isUntouched = past.length === 0 && future.length === 0;
  return !isPassing && !(isFirst && isUntouched);
}
