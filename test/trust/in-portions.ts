/** Trials in portions, with a report after each. */
import { freshSeed, seedAt } from '../../src/create/seeds.js';

type Counts = Readonly<Record<string, number>>;

/** The result of a portion: its faults, figures to show, and counts for each strategy. */
export interface Tried {
  readonly faults: readonly string[];
  readonly perStrategy?: ReadonlyMap<string, Counts>;
}

/** Runs a number of trials, by default the usual one. Ends the process with an error if there was a fault. */
export async function inPortions(
  [countText, seed = freshSeed()]: readonly string[],
  usual: number,
  portion: number,
  trial: (count: number, seed: string) => Tried | Promise<Tried>,
): Promise<void> {
  const count = Number(countText ?? usual);
  const all = new Map<string, Counts>();
  let wrong = 0;
  for (let index = 0; index * portion < count; index++) {
    const own = seedAt(seed, index);
    const {
      faults,
      perStrategy = new Map(),
      ...figures
    } = await trial(Math.min(portion, count - index * portion), own);
    for (const fault of faults) console.log(fault);
    wrong += faults.length;
    for (const [id, counts] of perStrategy) all.set(id, summed(all.get(id) ?? {}, counts));
    console.log(`seed ${own}: ${JSON.stringify(figures)}, ${wrong} faults so far`);
  }
  for (const [id, counts] of all) console.log(`${id.padEnd(36)}${Object.entries(counts).map(shown).join('')}`);
  process.exitCode = wrong > 0 ? 1 : 0;
}

const summed = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(Object.entries(b).map(([name, number]) => [name, number + (a[name] ?? 0)]));

const shown = ([name, number]: [string, number]): string => ` ${String(number).padStart(8)} ${name}`;
