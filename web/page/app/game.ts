/** The game that is being played: its history, its clock, its solution; kept in the browser and in the address. */
import { createStore, get, set } from 'idb-keyval';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Geometry } from '../../../src/core/geometry.js';
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import { type Action, act } from '../play/act.js';
import { begun, did, type History } from '../play/history.js';
import { linkOf } from '../play/link.js';
import { isSolvedAs, type Play, playOf, puzzleOf } from '../play/play.js';
import type { Settings } from './settings.js';

/** What is known of the solution of the givens. */
export interface Outlook {
  readonly solutions: 'none' | 'one' | 'several';
  readonly solution?: readonly number[];
}

/** What is kept between visits: plays without their shape, which stands once. */
interface Kept {
  readonly box: readonly [number, number];
  readonly history: { readonly [K in keyof History]: unknown };
  readonly seconds: number;
  readonly title?: string;
}

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

  /** The last game, where the address names none. */
  async restore(): Promise<boolean> {
    const kept = await get<Kept>(CURRENT, store()).catch(() => undefined);
    if (!kept) return false;
    const geometry = Geometry.of(...kept.box);
    const whole = (play: object): Play => ({ ...play, geometry }) as Play;
    const { past, play, future, checkpoint } = kept.history as unknown as History;
    this.title = kept.title;
    this.seconds = kept.seconds;
    this.take({
      past: past.map(whole),
      play: whole(play),
      future: future.map(whole),
      ...(checkpoint && { checkpoint: whole(checkpoint) }),
    });
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

  /** Kept in both: the address has the play, the browser its history as well. */
  save(): void {
    const { past, play, future, checkpoint } = this.history;
    const { geometry } = play;
    const bare = ({ geometry: _, ...rest }: Play) => rest;
    const kept: Kept = {
      box: [geometry.boxRows, geometry.boxColumns],
      history: {
        past: past.map(bare),
        play: bare(play),
        future: future.map(bare),
        ...(checkpoint && { checkpoint: bare(checkpoint) }),
      },
      seconds: this.seconds,
      ...(this.title !== undefined && { title: this.title }),
    };
    set(CURRENT, kept, store()).catch(() => {});
    this.onLink(linkOf(play));
  }

  private tick(): void {
    if (this.isPaused || this.isSolved || document.hidden || !this.play.values.includes(-1)) return;
    this.seconds++;
    if (this.seconds % 10 === 0) this.save();
    this.host.requestUpdate();
  }
}

const CURRENT = 'current';

const store = () => createStore('sudoku', 'games');
