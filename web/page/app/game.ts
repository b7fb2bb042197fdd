/** The current game: its history, clock and solution. The browser's storage and the address hold its state. */
import type { ReactiveControllerHost } from 'lit';
import type { Outlook } from '../engine/protocol.js';
import { type Action, act } from '../play/act.js';
import { begun, did, type PageHistory, redone, turnedTo, undone } from '../play/history.js';
import { linkOf } from '../play/link.js';
import { givensOf, isFull, isSolvedAs, type Play } from '../play/play.js';
import type { About } from './about.js';
import { FormerGames } from './former.js';
import { type GameState, keep, keepLeaving, keptBefore, keptOnLeaving } from './kept.js';
import { type Engines, Prospecting } from './prospecting.js';
import type { Settings } from './settings.js';
import { Ticking } from './ticking.js';

/** Engines, settings and callback of a game. */
export interface Around extends Engines {
  settings(): Settings;
  /** Receives the link of the play, shortly after a change. */
  onLink(link: string): void;
}

export class PageGame {
  isPaused = false;
  /** True if the browser refuses storage. */
  isRefused = false;
  /** Resolves once a solved puzzle is stored. */
  finishing: Promise<void> = Promise.resolve();
  private state: GameState;
  private readonly former = new FormerGames();
  private saving: ReturnType<typeof setTimeout> | undefined;
  private readonly prospecting: Prospecting;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly around: Around,
    play: Play,
    isFirst: boolean,
  ) {
    this.state = { history: begun(play), seconds: 0, isFirst };
    this.prospecting = new Prospecting(around);
    new Ticking(host, () => this.tick());
  }

  get history(): PageHistory {
    return this.state.history;
  }

  get play(): Play {
    return this.history.play;
  }

  get seconds(): number {
    return this.state.seconds;
  }

  get hints(): number {
    return this.state.hints ?? 0;
  }

  get about(): About {
    return this.state.about ?? {};
  }

  get prospect(): Outlook | undefined {
    return this.prospecting.prospect;
  }

  get isSolved(): boolean {
    return this.prospect?.solution !== undefined && isSolvedAs(this.play, this.prospect.solution);
  }

  /** True if the game is a grid of practice, which another game replaces without a way back. */
  get isPassing(): boolean {
    return this.state.isPassing ?? false;
  }

  get hasFormer(): boolean {
    return this.former.last !== undefined;
  }

  get canUndo(): boolean {
    return this.history.past.length > 0 || (this.hasFormer && !this.isPassing);
  }

  get canRedo(): boolean {
    return this.history.future.length > 0 || this.former.hasLater;
  }

  /** Undoes the last action. Without one, returns to the previous game. */
  undo(): void {
    if (this.history.past.length > 0) this.become(undone(this.history));
    else if (this.canUndo) this.back();
  }

  redo(): void {
    if (this.history.future.length > 0) this.become(redone(this.history));
    else this.enter(this.former.forth(this.state));
  }

  /** True if the game has no actions yet, or is a grid of practice. */
  get isNew(): boolean {
    return this.history.past.length === 0 || this.isPassing;
  }

  /** Starts with the page's own puzzle if there is no other. */
  begin(): void {
    this.enter(this.state);
  }

  /** Starts with another puzzle. The user can return to the replaced game. */
  load(play: Play, about: About = {}, isPassing = false): void {
    this.former.leave(this.state);
    this.enter({ history: begun(play), seconds: 0, about, ...(isPassing && { isPassing }) });
  }

  /** Returns to the game that this one replaced, as it was left. */
  back(): void {
    this.enter(this.former.back(this.state));
  }

  /** Goes to a play named by an address. If this game or the last one contains it, that game continues. */
  goTo(play: Play, about?: About): void {
    const has = (game: GameState | undefined): boolean =>
      game !== undefined && turnedTo(game.history, play) !== undefined;
    if (has(this.state)) this.changed();
    else if (has(this.former.last)) this.back();
    else this.load(play, about);
  }

  do(action: Action): void {
    const { tidy } = this.around.settings();
    this.step(act(this.play, action, { tidy }));
  }

  /** Moves to another state of the history, or to a checkpoint. */
  become(history: PageHistory): void {
    this.state = { ...this.state, history };
    this.finish();
    this.changed();
  }

  /** Goes back to the givens, as an action that can be undone. */
  restart(): void {
    this.step(givensOf(this.play));
  }

  private step(play: Play): void {
    if (play !== this.play) this.former.playOn();
    this.become(did(this.history, play));
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.host.requestUpdate();
  }

  /** Counts a hint. */
  helped(): void {
    this.state = { ...this.state, hints: this.hints + 1 };
    this.changed();
  }

  /**
   * Restores the last game with its history. If the address names a play, restores only a game that contains it, at
   * that play. A reloaded page continues as it was left, since its address may be slightly out of date. A game begun
   * meanwhile stays.
   */
  async restore(named?: Play): Promise<boolean> {
    const before = this.history;
    this.former.restore().then(() => this.host.requestUpdate());
    const left = keptOnLeaving();
    const kept = left ?? (await keptBefore());
    const history = left || !named ? kept?.history : kept && turnedTo(kept.history, named);
    const isBegun = this.history !== before;
    if (kept && history && !isBegun) this.enter({ ...kept, history });
    else if (kept) this.former.remember(kept);
    return isBegun || (kept !== undefined && history !== undefined);
  }

  private enter(state: GameState | undefined): void {
    if (!state) return;
    this.state = state;
    this.isPaused = false;
    this.look();
    this.changed();
  }

  private async look(): Promise<void> {
    const { play, prospecting } = this;
    prospecting.begin();
    if (!(await prospecting.solve(play))) return;
    this.finish();
    this.host.requestUpdate();
    if (!this.about.hardest && !this.isPassing) prospecting.grade(givensOf(play), (rating) => this.rated(rating));
  }

  private rated(rating: About): void {
    this.state = { ...this.state, about: { ...this.about, ...rating } };
    this.changed();
  }

  stopRating(): void {
    this.prospecting.stopRating();
  }

  /** Stores the puzzle among the solved ones when it is first solved. */
  private finish(): void {
    if (!this.isSolved || this.state.isFinished || this.isPassing) return;
    this.state = { ...this.state, isFinished: true };
    const { seconds, hints, play } = this;
    const link = linkOf(givensOf(play));
    const keepRated = async (): Promise<void> => {
      const { keepFinished } = await import('./finished.js');
      await keepFinished({ ...this.about, at: new Date().toISOString(), link, seconds, hints });
    };
    this.finishing = this.prospecting.rating.then(keepRated);
  }

  private changed(): void {
    this.host.requestUpdate();
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.save(), 200);
  }

  /** Saves the game synchronously too, since the page may be closing. */
  leave(): void {
    keepLeaving(this.state);
    this.save();
  }

  /** Saves the game: the play in the address, the history in the browser. */
  save(): void {
    keep(this.state).then((isKept) => {
      if (this.isRefused === !isKept) return;
      this.isRefused = !isKept;
      this.host.requestUpdate();
    });
    this.around.onLink(linkOf(this.play));
  }

  private tick(): void {
    if (this.isPaused || this.isSolved || document.hidden || isFull(this.play)) return;
    this.state = { ...this.state, seconds: this.seconds + 1 };
    if (this.seconds % 10 === 0) this.save();
    this.host.requestUpdate();
  }
}
