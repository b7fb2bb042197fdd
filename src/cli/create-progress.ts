/** The progress line of `sudoku create`. */
import type { Spec } from '../create/spec.js';
import type { Terminal } from './command.js';

const MILLISECONDS_A_TICK = 500;

/** Seconds without a puzzle after which the progress line names the requirements that make it rare. */
const RARE = 1;

/** Shows the puzzles made, the drafts tried and the rate; also the requirements, if no puzzle was made for a while. */
export function progressOf(terminal: Terminal, { aims }: Spec) {
  const wanted = aims.map(({ name }) => name).join(' and ');
  const start = performance.now();
  let tried = 0;
  /** Drafts tried of the puzzles that are being made. */
  let under = 0;
  const show = (): void => {
    const seconds = (performance.now() - start) / 1000;
    const isRare = progress.made === 0 && tried + under > 0 && seconds > RARE;
    const rare = isRare && wanted ? `; rare: ${wanted}` : '';
    terminal.progress?.(
      `${progress.made} made, ${tried + under} tried, ${(progress.made / seconds).toFixed(1)} a second${rare}`,
    );
  };
  /** Repeats the line even if no draft ends: the first draft of a large grid may take seconds on a worker. */
  const ticking = terminal.progress && setInterval(show, MILLISECONDS_A_TICK).unref();
  const progress = {
    made: 0,
    trying(drafts: number): void {
      under = drafts;
      show();
    },
    add(more: number): void {
      progress.made++;
      tried += more;
      under = 0;
      show();
    },
    clear: (): void => terminal.progress?.(''),
    end(): void {
      clearInterval(ticking);
      progress.clear();
    },
  };
  return progress;
}
