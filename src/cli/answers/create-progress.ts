/** The progress line of `sudoku create`. */
import type { Spec } from '../../create/spec.js';
import type { Terminal } from '../command.js';
import type { Progress } from '../output/progress.js';

const MILLISECONDS_A_TICK = 200;

/** Seconds without a puzzle after which the progress line names the requirements that make it rare. */
const RARE_AFTER = 1;

/**
 * Shows the puzzles made, the drafts that all threads have tried (`tried`) and the rate; also the requirements, if no
 * puzzle was made for a while.
 */
export function progressOf(terminal: Terminal, { aims }: Spec, tried: Int32Array): Progress {
  const wanted = aims.map(({ name }) => name).join(' and ');
  const start = performance.now();
  let made = 0;
  const show = (): void => {
    const drafts = Atomics.load(tried, 0);
    const seconds = (performance.now() - start) / 1000;
    const isRare = made === 0 && drafts > 0 && seconds > RARE_AFTER;
    const rare = isRare && wanted ? `; rare: ${wanted}` : '';
    terminal.progress?.(`${made} made, ${drafts} tried, ${(made / seconds).toFixed(1)} a second${rare}`);
  };
  const ticking = terminal.progress && setInterval(show, MILLISECONDS_A_TICK).unref();
  const clear = (): void => terminal.progress?.('');
  return {
    show,
    expect: () => {},
    add(count) {
      made += count;
      show();
    },
    clear,
    end() {
      clearInterval(ticking);
      clear();
    },
  };
}
