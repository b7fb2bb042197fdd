/** Names a step in an address by its strategy and its outcome, as in `x-wing**2v.3h`: nothing placed, two removed. */
import type { Candidate, Geometry } from '../../../src/core/index.js';
import { drawnOf, type StepOutcome } from '../../../src/render/index.js';
import type { NamedStep } from '../engine/protocol.js';

/** The parts of a step by which it is found again. */
export interface SentStep extends StepOutcome {
  readonly strategy: string;
}

const BASE = 36;

/** The longest name that is read. */
const LONGEST = 10_000;

const FORM = /^([a-z\d-]+)\*([\da-z.]*)\*([\da-z.]*)$/;

export function stepName(step: SentStep, geometry: Geometry): string {
  const { place, remove } = drawnOf(geometry, { ...step, marks: [] });
  return [step.strategy, packed(place), packed(remove)].join('*');
}

/** Reads the name of a step. Returns undefined if the text is none, because an address may contain anything. */
export function stepNamed(name: string, { candidates }: Geometry): NamedStep | undefined {
  const [, strategy, ...outcome] = (name.length <= LONGEST && FORM.exec(name)) || [];
  const [place, remove] = outcome.map(unpacked);
  if (!strategy || !place || !remove || place.length + remove.length === 0) return undefined;
  return [...place, ...remove].every((candidate) => candidate < candidates) ? { strategy, place, remove } : undefined;
}

const packed = (candidates: readonly Candidate[]): string =>
  candidates.map((candidate) => candidate.toString(BASE)).join('.');

/** Splits a text into candidates. A missing one is not a number, which lies outside every grid. */
const unpacked = (text: string): readonly Candidate[] =>
  text === '' ? [] : text.split('.').map((part) => Number.parseInt(part, BASE));
