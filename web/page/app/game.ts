/**
 * The current game: its history, clock and solution. Its state is stored in the browser, and its play in the address.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { About, SolutionCheck } from '../engine/protocol.js';
import { type Action, act } from '../play/act.js';
import { addressQuery, type ToldQuery, toldQuery } from '../play/address.js';
import { begun, did, type PageHistory, redone, undone, withCurrent } from '../play/history.js';
import { linkOf } from '../play/link.js';
import { firstPuzzle, givensOf, isFull, isSolvedAs, type Play } from '../play/play.js';
import { type GameState, loadGame, loadSavedOnLeave, saveGame, saveOnLeave } from './game-storage.js';
import { PreviousGames } from './previous-games.js';
import { type Engines, PuzzleAnalysis } from './puzzle-analysis.js';
import type { Settings } from './settings.js';
import { isAnswerable, plainFacts } from './shared-puzzle.js';

/** The surroundings of a game: engines, settings, and a callback. */
interface GameContext extends Engines {
  settings(): Settings;
  /** True while the page shows its home, where the clock stands still. */
  isAtHome(): boolean;
  /** Takes the query of the address of the play, shortly after a change. */
  onAddress(query: Readonly<Record<string, string>>): void;
}

const beginning = (play: Play, about: About = {}, isFirst = true, isPractice = false): GameState => ({
  history: begun(play),
  seconds: 0,
  about,
  isFirst,
  isPractice,
});

export class PageGame {
  /** True if the browser refuses storage. */
  isStorageRefused = false;
  /** Resolves when the last solved puzzle is stored. */
  recording: Promise<void> = Promise.resolve();
  private state: GameState;
  /** The time of the solution that is being stored, or was stored last. */
  private recorded: string | undefined;
  private readonly previous = new PreviousGames();
  /** True once the stored game is read. Until then no other takes its place. */
  private isRestored = false;
  private saving: ReturnType<typeof setTimeout> | undefined;
  private readonly analysis: PuzzleAnalysis;
  /** What the address tells of the puzzle, which is packed only when it changes. */
  private told: { readonly about: About; readonly query: ToldQuery } | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly context: GameContext,
    play: Play,
    about: About,
    isFirst: boolean,
    isPractice: boolean,
  ) {
    this.state = beginning(play, about, isFirst, isPractice);
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

  get isPaused(): boolean {
    return this.state.isPaused ?? false;
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

  /** True for a grid of practice. Another game replaces it, and there is no way back. */
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

  /** True before the first action on a puzzle that the page chose. */
  get isFirst(): boolean {
    return this.isNew && (this.state.isFirst ?? false);
  }

  /** True if the game has no actions yet, or is a grid of practice. */
  get isNew(): boolean {
    return this.history.past.length === 0 || this.isPractice;
  }

  /** Starts a game with another puzzle. The player can return to the game that it replaces. */
  load(play: Play, about: About = {}, isPractice = false): void {
    this.previous.replace(this.state);
    this.open({ history: begun(play), seconds: 0, about, ...(isPractice && { isPractice }) });
  }

  /**
   * Returns to the replaced game, as it was left. It is saved at once: until then the address names the game that is left,
   * and to go to that address again would change nothing.
   */
  back(): void {
    this.open(this.previous.back(this.state));
    this.save();
  }

  /** Returns from a grid of practice to the game before it; without one, to a first puzzle. */
  leavePractice(): void {
    if (this.isPractice) this.open(this.previous.back(this.state) ?? beginning(firstPuzzle()));
  }

  /**
   * Goes to a play from an address, such as one that the browser's Back leads to. If the current game or another one
   * contains the play, that game continues.
   */
  goTo(play: Play, about?: About, isPractice?: boolean): void {
    const has = ({ history }: GameState): boolean => withCurrent(history, play) !== undefined;
    if (has(this.state)) {
      this.changed();
      return;
    }
    const earlier = this.previous.to(this.state, has);
    if (earlier) this.open(earlier);
    else this.load(play, about, isPractice);
  }

  /** Goes to a play of the current game. Does nothing if the game has none like it. */
  jumpTo(play: Play): void {
    const history = withCurrent(this.history, play);
    if (history) this.setHistory(history);
  }

  /** True if the puzzle is understood, so that hints, checks and counts are about all of it. */
  get isAnswerable(): boolean {
    return isAnswerable(this.about);
  }

  /** Replaces the facts about the puzzle. */
  describe(about: About): void {
    const { isAnswerable } = this;
    this.state = { ...this.state, about };
    if (this.isAnswerable === isAnswerable) this.changed();
    else this.begin();
  }

  do(action: Action): void {
    const tidy = this.context.settings().tidy && this.isAnswerable;
    this.advance(act(this.play, action, { tidy }));
  }

  /** Replaces the history, after an action, an undo, or a change of the checkpoint. */
  setHistory(history: PageHistory): void {
    this.state = { ...this.state, history };
    this.recordIfSolved();
    this.changed();
  }

  /** Returns to the givens, as an action that can be undone. */
  restart(): void {
    this.advance(givensOf(this.play));
  }

  private advance(play: Play): void {
    if (play !== this.play) this.previous.dropLater();
    this.setHistory(did(this.history, play));
  }

  pause(isPaused: boolean): void {
    this.state = { ...this.state, isPaused };
    this.changed();
  }

  /** Counts a hint. */
  countHint(): void {
    this.state = { ...this.state, hints: this.hints + 1 };
    this.changed();
  }

  /**
   * Restores the last game with its history. If the address contains a play, only a game with that play is restored, at
   * that play. After a reload the game continues as it was left, since the address may be slightly out of date. A game
   * begun in the meantime stays, and so do the first moves on the named play. Rejects if the code that reads the game
   * cannot be loaded; the game then stays stored.
   */
  async restore(named?: Play): Promise<void> {
    const before = this.history;
    const previous = this.previous.restore().then(() => this.host.requestUpdate());
    const left = await loadSavedOnLeave();
    const saved = left ?? (await loadGame());
    this.isRestored = true;
    const history = left || !named ? saved?.history : saved && withCurrent(saved.history, named);
    const { play } = this;
    const isReplaced = play.givens !== before.play.givens;
    const isPlayed = this.history !== before;
    if (saved && history && (named ? !isReplaced : !isPlayed))
      this.open({ ...saved, history: isPlayed ? did(history, play) : history }, !isPlayed && saved.isPaused);
    else {
      if (saved) this.previous.add(saved);
      if (isReplaced) this.changed();
      else this.begin();
    }
    await previous;
  }

  /** Goes on with a game. It is paused only if the page was left so. */
  private open(state: GameState | undefined, isPaused = false): void {
    if (!state) return;
    this.state = { ...state, isPaused };
    this.begin();
  }

  /** Starts the analysis of the current game. */
  private begin(): void {
    this.analyse();
    this.changed();
  }

  private async analyse(): Promise<void> {
    const { play, analysis } = this;
    analysis.begin(this.isAnswerable ? undefined : this.about.stated);
    if (this.isAnswerable && !(await analysis.solve(play))) return;
    if (!this.isAnswerable) {
      this.recordIfSolved();
      return;
    }
    if (!this.about.hardest && !this.isPractice) analysis.grade(givensOf(play), (rating) => this.rated(rating));
    this.recordIfSolved();
    this.host.requestUpdate();
  }

  private rated(rating: About): void {
    this.state = { ...this.state, about: { ...this.about, ...rating } };
    this.changed();
  }

  stopRating(): void {
    this.analysis.stopRating();
  }

  /**
   * Stores the puzzle among the solved ones the first time it is solved. If the page is left before that, the next
   * visit stores it. A grid that was solved when it was opened is not the player's.
   */
  private recordIfSolved(): void {
    const { isFinished, solvedAt: at = new Date().toISOString() } = this.state;
    if (!this.isSolved || isFinished || this.isNew || at === this.recorded) return;
    this.recorded = at;
    this.state = { ...this.state, solvedAt: at };
    const { seconds, hints, play } = this;
    const facts = plainFacts(this.about);
    const link = linkOf(givensOf(play));
    const saveRated = async (rating: About): Promise<void> => {
      const { saveSolvedGame } = await import('./solved-games.js');
      await saveSolvedGame({ ...facts, ...rating, at, link, seconds, hints });
      if (this.state.solvedAt !== at) return;
      this.state = { ...this.state, isFinished: true };
      this.changed();
    };
    this.recording = this.analysis.rating.then(saveRated);
  }

  private changed(): void {
    this.host.requestUpdate();
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.save(), 200);
  }

  /** Saves the game, synchronously as well, because the page may be closing. */
  saveOnLeave(): void {
    if (this.isRestored) saveOnLeave(this.state);
    this.previous.saveOnLeave();
    this.save();
  }

  /** Saves the game: the history in the browser, the play in the address. */
  save(): void {
    if (!this.isRestored) return;
    this.store();
    this.context.onAddress(this.address);
  }

  /** The query of the address of the play. */
  get address(): Readonly<Record<string, string>> {
    const { about } = this;
    if (this.told?.about !== about) this.told = { about, query: toldQuery(about) };
    return addressQuery(this.play, this.told.query);
  }

  private async store(): Promise<void> {
    const isSaved = await saveGame(this.state);
    if (this.isStorageRefused === !isSaved) return;
    this.isStorageRefused = !isSaved;
    this.host.requestUpdate();
  }

  private tick(): void {
    if (this.isPaused || this.isSolved || document.hidden || this.context.isAtHome() || isFull(this.play)) return;
    this.state = { ...this.state, seconds: this.seconds + 1 };
    if (this.seconds % 10 === 0) this.save();
    this.host.requestUpdate();
  }
}

/** Calls `tick` once a second while its element is on the page. */
class Ticker implements ReactiveController {
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    host: ReactiveControllerHost,
    private readonly tick: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.timer = setInterval(this.tick, 1000);
  }

  hostDisconnected(): void {
    clearInterval(this.timer);
  }
}
