/** Answers of the engine that grow during its work: the path to the solution, and all steps of a grid. */
import { formatLine, type Puzzle, rulesOf } from '../../../src/face/index.js';
import type { Trace } from '../../elements/walkthrough/trace.js';
import { shownOften } from '../app/often.js';
import type { Settings } from '../app/settings.js';
import type { Thinker } from '../engine/engine.js';
import { gridOf } from '../engine/grid.js';
import type { ToldStep } from '../engine/protocol.js';

interface Asked extends Pick<Settings, 'ladder' | 'level'> {
  readonly engine: Thinker;
  readonly signal: AbortSignal;
}

/** Shows the path as far as it is known. Resolves to false if no strategy leads to the end. */
export async function pathOf(
  puzzle: Puzzle,
  title: string,
  { engine, signal, ladder, level }: Asked,
  show: (trace: Trace) => void,
): Promise<boolean> {
  const { geometry } = puzzle;
  const steps: ToldStep[] = [];
  let shown = 0;
  const showAll = (): void => {
    shown = steps.length;
    const box = [geometry.boxRows, geometry.boxColumns] as const;
    show({ puzzle: formatLine(puzzle), box, ...rulesOf(geometry), title, steps: [...steps] });
  };
  const asking = { signal, onFound: (step: ToldStep) => steps.push(step) };
  const path = engine.ask('path', { grid: gridOf(puzzle), ladder, level }, asking);
  const { solved } = await shownOften(path, () => {
    if (!signal.aborted && steps.length > shown) showAll();
  });
  if (steps.length === 0) showAll();
  return solved;
}

/** Shows the steps of a position as they are found. */
export async function stepsOn(
  puzzle: Puzzle,
  { engine, signal, ladder, level }: Asked,
  show: (steps: readonly ToldStep[]) => void,
): Promise<void> {
  const found: ToldStep[] = [];
  let shown = 0;
  const asking = { signal, onFound: (step: ToldStep) => found.push(step) };
  await shownOften(engine.ask('steps', { grid: gridOf(puzzle), ladder, level }, asking), () => {
    if (signal.aborted || found.length === shown) return;
    shown = found.length;
    show([...found]);
  });
}
