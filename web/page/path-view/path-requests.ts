/** Requests whose answers grow while the engine works: the path to the solution, and all steps at a grid. */
import { formatLine, type Puzzle } from '../../../src/face/index.js';
import { rulesOfGrid } from '../../../src/formats/index.js';
import type { ShownTrace } from '../../elements/walkthrough/trace.js';
import type { Settings } from '../app/settings.js';
import { withUpdates } from '../app/updates.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { Requests, StepView } from '../engine/protocol.js';

interface PathOptions extends Pick<Settings, 'ladder' | 'level'> {
  readonly engine: EngineClient;
  readonly signal: AbortSignal;
}

/** Requests a path, and shows it as far as it is known. Resolves to how it ends. */
export async function requestPath(
  puzzle: Puzzle,
  about: Pick<ShownTrace, 'title' | 'signs'>,
  { engine, signal, ladder, level }: PathOptions,
  show: (trace: ShownTrace) => void,
): Promise<Requests['path']['result']> {
  const { geometry } = puzzle;
  const steps: StepView[] = [];
  let shown = 0;
  const showAll = (): void => {
    shown = steps.length;
    const box = [geometry.boxRows, geometry.boxColumns] as const;
    show({ puzzle: formatLine(puzzle), box, ...rulesOfGrid(geometry), ...about, steps: [...steps] });
  };
  const options = { signal, onProgress: (step: StepView) => steps.push(step) };
  const path = engine.ask('path', { grid: plainGridOf(puzzle), ladder, level }, options);
  const end = await withUpdates(path, () => {
    if (!signal.aborted && steps.length > shown) showAll();
  });
  if (steps.length === 0) showAll();
  return end;
}

/** How far a search for all steps is: the strategy that is searched for now, and the whole seconds so far. */
export interface SearchProgress {
  readonly strategy: string;
  readonly seconds: number;
}

/** Requests all steps at a position. Shows them as they are found, and how far the search is. */
export async function requestSteps(
  puzzle: Puzzle,
  { engine, signal, ladder, level }: PathOptions,
  show: (steps: readonly StepView[]) => void,
  tell: (progress: SearchProgress) => void,
): Promise<void> {
  const found: StepView[] = [];
  const begun = performance.now();
  let shown = 0;
  let strategy = '';
  const onProgress = (progress: Requests['steps']['progress']): void => {
    if ('searched' in progress) strategy = progress.searched;
    else found.push(progress);
  };
  await withUpdates(engine.ask('steps', { grid: plainGridOf(puzzle), ladder, level }, { signal, onProgress }), () => {
    if (signal.aborted) return;
    tell({ strategy, seconds: Math.floor((performance.now() - begun) / 1000) });
    if (found.length === shown) return;
    shown = found.length;
    show([...found]);
  });
}
