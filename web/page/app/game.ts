/** The game that is being played: its history, its clock, its solution; kept in the browser and in the address. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { Outlook } from '../engine/protocol.js';
import { type Action, act } from '../play/act.js';
import { begun, did, type History, turnedTo } from '../play/history.js';
import { linkOf } from '../play/link.js';
import { isFull, isSolvedAs, type Play, playOf, puzzleOf } from '../play/play.js';
import { keep, keepLeaving, keptBefore, keptOnLeaving } from './kept.js';
import type { Settings } from './settings.js';

export class Game implements ReactiveController {
  history: History;
  title: string | undefined;
  prospect: Outlook | undefined;
  seconds = 0;
  isPaused = false;
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

  /** Begins with another puzzle. */
  load(play: Play, title?: string): void {
    this.title = title;
    this.seconds = 0;
    this.isPaused = false;
    this.take(begun(play));
  }

  do(action: Action): void {
    const { tidy } = this.settings();
    this.become(did(this.history, act(this.play, action, { tidy })));
  }

  /** Goes back, forth, or to a checkpoint. */
  become(history: History): void {
    this.history = history;
    this.changed();
  }

  /** Back to the givens; that this was done can be undone. */
  restart(): void {
    const { geometry, givens } = this.play;
    this.become(did(this.history, playOf({ geometry, values: Int8Array.from(givens) })));
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
    const left = keptOnLeaving();
    const kept = left ?? (await keptBefore());
    const history = left || !named ? kept?.history : kept && turnedTo(kept.history, named);
    if (this.history !== before) return true;
    if (!kept || !history) return false;
    this.title = kept.title;
    this.seconds = kept.seconds;
    this.take(history);
    return true;
  }

  private take(history: History): void {
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
