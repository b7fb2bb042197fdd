/** Puzzles that a bank does not hold. Loaded only for `against` of `create`, because their kinds weigh much. */
import { makeFresh as makeUnknown } from '../bank/fresh.js';
import { kindOf } from '../bank/kind.js';
import { KindSet, type SharedKinds } from '../bank/kind-set.js';
import { NO_LEAST_FORM } from '../canon/least.js';
import type { Clock } from '../core/clock.js';
import type { Geometry } from '../core/geometry.js';
import { BadOption } from '../settings/options.js';
import { type CreateRequest, type CreateSettings, make } from './drafting.js';
import { readNamed } from './named.js';

/** Makes a puzzle as `make` does, also for a request with `against`. */
export const makeFresh = (request: CreateRequest, settings: CreateSettings): ReturnType<typeof make> =>
  make(request, settings, (bank, spec, random, clock, onDraft) =>
    makeUnknown(spec, random, knownIn(bank, spec.geometry, clock), clock, onDraft),
  );

/** Returns the kinds of a bank. Throws a BadOption for variants, which have no kinds, a Misread, and OutOfTime. */
function knownIn(bank: readonly string[] | SharedKinds, geometry: Geometry, clock: Clock): KindSet {
  if (!geometry.isPlain) throw new BadOption('against', `does not go with a variant: ${NO_LEAST_FORM}`);
  if (isShared(bank)) return new KindSet(bank);
  const known = new KindSet();
  for (const text of bank) {
    const puzzle = readNamed(text, {}, undefined, clock);
    if (!puzzle.geometry.isPlain) throw new BadOption('against', `holds a variant: ${NO_LEAST_FORM}`);
    known.add(kindOf(puzzle, clock));
  }
  return known;
}

const isShared = (bank: readonly string[] | SharedKinds): bank is SharedKinds => bank[0] instanceof Uint32Array;
