/** The current game: its history, clock and solution. The browser's storage and the address hold its state. */
import type { ReactiveControllerHost } from 'lit';
import type { SolutionCheck } from '../engine/protocol.js';
import { type Action, act } from '../play/act.js';
import { begun, did, type PageHistory, redone, turnedTo, undone } from '../play/history.js';
import { linkOf } from '../play/link.js';
import { givensOf, isFull, isSolvedAs, type Play } from '../play/play.js';
import type { About } from './about.js';
import { type GameState, loadGame, loadSavedOnLeave, saveGame, saveOnLeave } from './game-storage.js';
import { PreviousGames } from './previous-games.js';
import { type Engines, PuzzleAnalysis } from './puzzle-analysis.js';
import type { Settings } from './settings.js';
import { Ticker } from './ticker.js';

/** Engines, settings and callback of a game. */
export interface GameContext extends Engines {
  settings(): Settings;
  /** Receives the link of the play, shortly after a change. */
  onLink(link: string): void;
}

export class PageGame {
  isPaused = false;
  /** True if the browser refuses storage. */
  isStorageRefused = false;
  /** Resolves once a solved puzzle is stored. */
  recording: Promise<void> = Promise.resolve();
  private state: GameState;
  private readonly previous = new PreviousGames();
  private saving: ReturnType<typeof setTimeout> | undefined;
  private readonly analysis: PuzzleAnalysis;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly context: GameContext,
    play: Play,
    isFirst: boolean,
  ) {
    this.state = { history: begun(play), seconds: 0, isFirst };
    this.analysis = new PuzzleAnalysis(context);
    new Ticker(host, () => this.tick());
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

  get solutionCheck(): SolutionCheck | undefined {
    return this.analysis.solutionCheck;
  }

  get isSolved(): boolean {
    return this.solutionCheck?.solution !== undefined && isSolvedAs(this.play, this.solutionCheck.solution);
  }

  /** True if the game is a grid of practice, which another game replaces without a way back. */
  get isPractice(): boolean {
    return this.state.isPractice ?? false;
  }

  get hasPrevious(): boolean {
    return this.previous.last !== undefined;
  }

  get canUndo(): boolean {
    return this.history.past.length > 0 || (this.hasPrevious && !this.isPractice);
  }

  get canRedo(): boolean {
    return this.history.future.length > 0 || this.previous.hasLater;
  }

  /** Undoes the last action. Without one, returns to the previous game. */
  undo(): void {
    if (this.history.past.length > 0) this.setHistory(undone(this.history));
    else if (this.canUndo) this.back();
  }

  redo(): void {
    if (this.history.future.length > 0) this.setHistory(redone(this.history));
    else this.open(this.previous.forward(this.state));
  }

  /** True if the game has no actions yet, or is a grid of practice. */
  get isNew(): boolean {
    return this.history.past.length === 0 || this.isPractice;
  }

  /** Starts with the page's own puzzle if there is no other. */
  begin(): void {
    this.open(this.state);
  }

  /** Starts with another puzzle. The user can return to the replaced game. */
  load(play: Play, about: About = {}, isPractice = false): void {
    this.previous.replace(this.state);
    this.open({ history: begun(play), seconds: 0, about, ...(isPractice && { isPractice }) });
  }

  /** Returns to the game that this one replaced, as it was left. */
  back(): void {
    this.open(this.previous.back(this.state));
  }

  /** Goes to a play named by an address. If this game or the last one contains it, that game continues. */
  goTo(play: Play, about?: About): void {
    const has = (game: GameState | undefined): boolean =>
      game !== undefined && turnedTo(game.history, play) !== undefined;
    if (has(this.state)) this.changed();
    else if (has(this.previous.last)) this.back();
    else this.load(play, about);
  }

  do(action: Action): void {
    const { tidy } = this.context.settings();
    this.advance(act(this.play, action, { tidy }));
  }

  /** Moves to another state of the history, or to a checkpoint. */
  setHistory(history: PageHistory): void {
    this.state = { ...this.state, history };
    this.recordIfSolved();
    this.changed();
  }

  /** Goes back to the givens, as an action that can be undone. */
  restart(): void {
    this.advance(givensOf(this.play));
  }

  private advance(play: Play): void {
    if (play !== this.play) this.previous.dropLater();
    this.setHistory(did(this.history, play));
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.host.requestUpdate();
  }

  /** Counts a hint. */
  countHint(): void {
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
    this.previous.restore().then(() => this.host.requestUpdate());
    const left = loadSavedOnLeave();
    const saved = left ?? (await loadGame());
    const history = left || !named ? saved?.history : saved && turnedTo(saved.history, named);
    const isBegun = this.history !== before;
    if (saved && history && !isBegun) this.open({ ...saved, history });
    else if (saved) this.previous.add(saved);
    return isBegun || (saved !== undefined && history !== undefined);
  }

  private open(state: GameState | undefined): void {
    if (!state) return;
    this.state = state;
    this.isPaused = false;
    this.analyse();
    this.changed();
  }

  private async analyse(): Promise<void> {
    const { play, analysis } = this;
    analysis.begin();
    if (!(await analysis.solve(play))) return;
    this.recordIfSolved();
    this.host.requestUpdate();
    if (!this.about.hardest && !this.isPractice) analysis.grade(givensOf(play), (rating) => this.rated(rating));
  }

  private rated(rating: About): void {
    this.state = { ...this.state, about: { ...this.about, ...rating } };
    this.changed();
  }

  stopRating(): void {
    this.analysis.stopRating();
  }

  /** Stores the puzzle among the solved ones when it is first solved. */
  private recordIfSolved(): void {
    if (!this.isSolved || this.state.isFinished || this.isPractice) return;
    this.state = { ...this.state, isFinished: true };
    const { seconds, hints, play, about } = this;
    const link = linkOf(givensOf(play));
    const saveRated = async (rating: About): Promise<void> => {
      const { saveSolvedGame } = await import('./solved-games.js');
      await saveSolvedGame({ ...about, ...rating, at: new Date().toISOString(), link, seconds, hints });
    };
    this.recording = this.analysis.rating.then(saveRated);
  }

  private changed(): void {
    this.host.requestUpdate();
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.save(), 200);
  }

  /** Saves the game synchronously too, since the page may be closing. */
  saveOnLeave(): void {
    saveOnLeave(this.state);
    this.save();
  }

  /** Saves the game: the play in the address, the history in the browser. */
  save(): void {
    saveGame(this.state).then((isSaved) => {
      if (this.isStorageRefused === !isSaved) return;
      this.isStorageRefused = !isSaved;
      this.host.requestUpdate();
    });
    this.context.onLink(linkOf(this.play));
  }

  private tick(): void {
    if (this.isPaused || this.isSolved || document.hidden || isFull(this.play)) return;
    this.state = { ...this.state, seconds: this.seconds + 1 };
    if (this.seconds % 10 === 0) this.save();
    this.host.requestUpdate();
  }
}
