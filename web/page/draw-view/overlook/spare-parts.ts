/** What a drawing does not need, which is looked for when it is asked for. */
import type { EngineClient } from '../../engine/engine.js';
import type { PartView } from '../../engine/overlook-view.js';
import type { PlainGrid } from '../../engine/protocol.js';

export class SpareParts {
  /** The parts found so far; undefined before they are asked for. */
  found: readonly PartView[] | undefined;
  /** The number of parts that are still to be tried; undefined before the first one is. */
  left: number | undefined = 0;
  /** True if the time ran out before all were tried. */
  isCut = false;
  /** The error that ended the search. */
  error: unknown;
  private running: AbortController | undefined;

  /** `onChange` is called with each change. */
  constructor(
    private readonly engine: EngineClient,
    private readonly onChange: () => void,
  ) {}

  /** Looks for parts that a drawing with one solution does not need. */
  async ask(grid: PlainGrid): Promise<void> {
    this.forget();
    const running = new AbortController();
    this.running = running;
    this.found = [];
    this.left = undefined;
    this.onChange();
    const onProgress = ({ spare, left }: { readonly spare?: PartView; readonly left: number }): void => {
      if (running.signal.aborted) return;
      if (spare) this.found = [...(this.found ?? []), spare];
      this.left = left;
      this.onChange();
    };
    try {
      const { isCut } = await this.engine.ask('spare', { grid }, { signal: running.signal, onProgress });
      this.isCut = isCut;
    } catch (error) {
      if (running.signal.aborted) return;
      this.error = error;
    }
    this.left = 0;
    this.running = undefined;
    this.onChange();
  }

  /** Forgets what was found, since the drawing is another one. */
  forget(): void {
    this.running?.abort();
    this.running = undefined;
    this.found = undefined;
    this.isCut = false;
    this.error = undefined;
  }
}
