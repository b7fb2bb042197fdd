/** The game that is being played: its history, its clock, its solution; kept in the browser and in the address. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Outlook } from '../engine/protocol.js';
import { type Action, act } from '../play/act.js';
import { begun, did, type PageHistory, redone, turnedTo, undone } from '../play/history.js';
import { linkOf } from '../play/link.js';
import { areSame, begunWith, isFull, isSolvedAs, type Play, playOf, puzzleOf } from '../play/play.js';
import { formerKept, type GameState, keep, keepFormer, keepLeaving, keptBefore, keptOnLeaving } from './kept.js';
import type { Settings } from './settings.js';

export class PageGame implements ReactiveController {
  history: PageHistory;
  title: string | undefined;
  prospect: Outlook | undefined;
  seconds = 0;
  isPaused = false;
  /** Whether it is a grid of practice, which others take the place of without a way back. */
  isPassing = false;
  /** The games that others took the place of, the last one at the end; and those that were left by going back. */
  private former: readonly GameState[] = [];
  private later: readonly GameState[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;
  private saving: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly engine: Thinker,
    private readonly settings: () => Settings,
    /** Told the link of the play, a moment after it changed. */
    private readonly onLink: (link: string) => void,
    play: Play,
  ) {
    this.history = begun(play);
    host.addController(this);
  }

  get play(): Play {
    return this.history.play;
  }

  get isSolved(): boolean {
    return this.prospect?.solution !== undefined && isSolvedAs(this.play, this.prospect.solution);
  }

  hostConnected(): void {
    this.timer = setInterval(() => this.tick(), 1000);
  }

  hostDisconnected(): void {
    clearInterval(this.timer);
  }

  get hasFormer(): boolean {
    return this.former.length > 0;
  }

  get canUndo(): boolean {
    return this.history.past.length > 0 || (this.hasFormer && !this.isPassing);
  }

  get canRedo(): boolean {
    return this.history.future.length > 0 || this.later.length > 0;
  }

  /** What was done last; before anything was done, that another puzzle was begun. */
  undo(): void {
    if (this.history.past.length > 0) this.become(undone(this.history));
    else if (this.canUndo) this.back();
  }

  redo(): void {
    if (this.history.future.length > 0) this.become(redone(this.history));
    else this.forth();
  }

  /** Whether nothing has been done since another game was here. */
  get isNew(): boolean {
    return this.history.past.length === 0 || this.isPassing;
  }

  /** The puzzle that the page has, if there is no other. */
  begin(): void {
    this.take(this.history);
  }

  /** Begins with another puzzle; the game there was can be had back. */
  load(play: Play, title?: string, isPassing = false): void {
    this.remember(this.leftBehind());
    this.later = [];
    this.enter({ history: begun(play), seconds: 0, title, isPassing });
  }

  /** Back to the game that this one took the place of, as it was left. */
  back(): void {
    const last = this.former.at(-1);
    if (!last) return;
    this.later = [...this.leftBehind(), ...this.later];
    this.former = this.former.slice(0, -1);
    keepFormer(this.former);
    this.enter(last);
  }

  /** To the game that was left by going back. */
  forth(): void {
    const [next, ...later] = this.later;
    if (!next) return;
    this.remember(this.leftBehind());
    this.later = later;
    this.enter(next);
  }

  /** To a play that an address names: a game that has it goes on as it was left. */
  goTo(play: Play): void {
    const has = ({ history }: GameState): boolean => turnedTo(history, play) !== undefined;
    const last = this.former.at(-1);
    if (has(this)) this.changed();
    else if (last && has(last)) this.back();
    else this.load(play);
  }

  do(action: Action): void {
    const { tidy } = this.settings();
    this.step(act(this.play, action, { tidy }));
  }

  /** Goes back, forth, or to a checkpoint. */
  become(history: PageHistory): void {
    this.history = history;
    this.changed();
  }

  /** Back to the givens; that this was done can be undone. */
  restart(): void {
    const { geometry, givens } = this.play;
    this.step(playOf({ geometry, values: Int8Array.from(givens) }));
  }

  private step(play: Play): void {
    if (play !== this.play) this.later = [];
    this.become(did(this.history, play));
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.host.requestUpdate();
  }

  /**
   * The last game with all that came before. Where a play is named, only a game that has it, and as it stood then; a page
   * that is loaded again goes on as it was left, since its address may be a moment behind. What somebody has begun
   * meanwhile stays.
   */
  async restore(named?: Play): Promise<boolean> {
    const before = this.history;
    this.rememberKept();
    const left = keptOnLeaving();
    const kept = left ?? (await keptBefore());
    const history = left || !named ? kept?.history : kept && turnedTo(kept.history, named);
    const isBegun = this.history !== before;
    if (kept && history && !isBegun) this.enter({ ...kept, history });
    else if (kept) this.remember(worthKeeping(kept));
    return isBegun || (kept !== undefined && history !== undefined);
  }

  private async rememberKept(): Promise<void> {
    const former = await formerKept();
    const since = this.former;
    this.former = [...former, ...since].slice(-MOST_FORMER);
    if (since.length > 0) keepFormer(this.former);
    this.host.requestUpdate();
  }

  private leftBehind(): readonly GameState[] {
    const { history, seconds, title, isPassing } = this;
    return worthKeeping({ history, seconds, title, isPassing });
  }

  private remember(games: readonly GameState[]): void {
    if (games.length === 0) return;
    this.former = [...this.former, ...games].slice(-MOST_FORMER);
    keepFormer(this.former);
  }

  private enter({ history, seconds, title, isPassing = false }: GameState): void {
    this.title = title;
    this.seconds = seconds;
    this.isPaused = false;
    this.isPassing = isPassing;
    this.take(history);
  }

  private take(history: PageHistory): void {
    this.history = history;
    this.prospect = undefined;
    this.asking?.abort();
    this.asking = new AbortController();
    const grid = gridOf(puzzleOf(history.play));
    this.engine.ask('solution', { grid }, { signal: this.asking.signal }).then(
      (prospect) => {
        this.prospect = prospect;
        this.host.requestUpdate();
      },
      () => {},
    );
    this.changed();
  }

  private changed(): void {
    this.host.requestUpdate();
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.save(), 200);
  }

  /** When there may be no time for more. */
  leave(): void {
    keepLeaving(this);
    this.save();
  }

  /** Kept in both: the address has the play, the browser its history as well. */
  save(): void {
    keep(this);
    this.onLink(linkOf(this.play));
  }

  private tick(): void {
    if (this.isPaused || this.isSolved || document.hidden || isFull(this.play)) return;
    this.seconds++;
    if (this.seconds % 10 === 0) this.save();
    this.host.requestUpdate();
  }
}

/** Games that one can go back to. */
const MOST_FORMER = 10;

/** Not what the page begins with, as long as nobody has played it, nor a grid of practice. */
function worthKeeping(game: GameState): readonly GameState[] {
  const { past, play, future } = game.history;
  const isUntouched = past.length === 0 && future.length === 0 && areSame(play, begunWith());
  return game.isPassing || isUntouched ? [] : [game];
}
