/** The hardest step on the path to the solution, to which the result links. */
import { hardestOf } from '../../elements/walkthrough/runs.js';
import type { Settings } from '../app/settings.js';
import type { EngineClient } from '../engine/engine.js';
import { plainGridOf } from '../engine/grid.js';
import type { StepView } from '../engine/protocol.js';
import { givensOf, type Play, puzzleOf } from '../play/play.js';

export interface HardestStep extends Pick<StepView, 'name'> {
  /** The index of the step on the path, from 0. */
  readonly index: number;
}

/** The largest size whose path is searched. On larger grids it may take minutes. */
const LARGEST = 9;

/**
 * Finds the step on the path that Path shows; undefined if the path does not reach the solution, and for larger grids.
 */
export async function findHardest(
  engine: EngineClient,
  play: Play,
  { ladder, level }: Settings,
  signal: AbortSignal,
): Promise<HardestStep | undefined> {
  if (play.geometry.size > LARGEST) return undefined;
  const steps: StepView[] = [];
  const options = { signal, onProgress: (step: StepView) => steps.push(step) };
  const { solved } = await engine.ask('path', { grid: plainGridOf(puzzleOf(givensOf(play))), ladder, level }, options);
  const index = solved ? hardestOf(steps) : undefined;
  return index === undefined ? undefined : { name: steps[index]!.name, index };
}
