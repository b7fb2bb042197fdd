/**
 * `npx tsx scripts/trust/trials.ts NAME COUNT SEED IDS...`: runs a trial this many times, with random input. Some take
 * the ids of strategies, or the names of finders, to try only these.
 */
import { strategyOf } from '../../strategies/index.js';
import { inPortions, type Tried } from '../../test/trust/in-portions.js';
import { tryDefinitions } from '../../test/trust/try-definitions.js';
import { tryEasySteps, tryRungs } from '../../test/trust/try-kernel.js';
import { tryLies } from '../../test/trust/try-lies.js';
import { tryParsers } from '../../test/trust/try-parsers.js';
import { tryStrategies } from '../../test/trust/try-strategies.js';
import { trySymmetry } from '../../test/trust/try-symmetry.js';
import { tryTraces } from '../../test/trust/try-traces.js';
import { tryRuled, tryRuledDefinitions, tryRuledSymmetry } from '../../test/variants/try-rules.js';

interface Trial {
  readonly usualCount: number;
  readonly portion: number;
  run(count: number, seed: string, ids: readonly string[] | undefined): Tried | Promise<Tried>;
}

const TRIALS: Readonly<Record<string, Trial>> = {
  /**
   * Gives random texts to the readers. The only allowed error is a Misread, without delay, with a reason and a place. A
   * text read as a puzzle must give the same puzzle when it is written and read again.
   */
  parsers: { usualCount: 100_000, portion: 20_000, run: tryParsers },

  /** Gives corrupted traces to `verify`, which must judge them or reject them. */
  traces: { usualCount: 20_000, portion: 5000, run: tryTraces },

  /**
   * Gives the checker wrong conclusions about positions, with random truths: cells, houses, patterns that may or may not
   * be deadly, symmetries that may not exist, and places outside the grid.
   */
  lies: {
    usualCount: 100_000,
    portion: 20_000,
    run: (count, seed) => {
      const { truths, ...figures } = tryLies(count, seed);
      return { ...figures, ...truths };
    },
  },

  /**
   * Searches a strategy in a random position. Each hit must change something, agree with every solution, be proved,
   * leave the board unchanged, and be found again while another search is running.
   */
  properties: { usualCount: 10_000, portion: 10_000, run: (count, seed) => tryStrategies(count, seed) },

  /**
   * Compares the hits of a strategy in a position with its definition, which is written for clarity, not speed
   * (`definitions`): the outcomes must be the same.
   */
  completeness: { usualCount: 5000, portion: 1000, run: tryDefinitions },

  /**
   * Searches a strategy in a position and in an equivalent one. Digits are renamed, lines, bands and stacks exchanged,
   * the grid transposed. The hits must correspond.
   */
  symmetry: {
    usualCount: 5000,
    portion: 2000,
    run: (count, seed, ids) =>
      trySymmetry(
        count,
        seed,
        ids?.map((id) => strategyOf(id)!),
      ),
  },

  /**
   * Searches a strategy in a grid of size 4 to 9 with random rules (regions, houses, sets, pairs), with the checks of
   * `properties`, and a tenth as often those of `completeness` and of `symmetry`.
   */
  'random-rules': {
    usualCount: 10_000,
    portion: 5000,
    run: (count, seed) => {
      const { faults, positions, hits, proofs, perStrategy } = tryRuled(count, seed);
      const defined = tryRuledDefinitions(count / 10, seed);
      const turned = tryRuledSymmetry(count / 10, seed);
      return {
        faults: [...faults, ...defined.faults, ...turned.faults],
        positions: positions + defined.positions + turned.positions,
        hits,
        proofs,
        defined: defined.cases,
        turned: turned.cases,
        perStrategy,
      };
    },
  },

  /**
   * Compares the kernel for 9×9 with the searches in TypeScript on random positions: every rung of HoDoKu's scale, or
   * the named finders, with the kernel's memory between queries; and the easy steps of Sudoku Explainer's scale.
   */
  kernel: {
    usualCount: 10_000,
    portion: 2000,
    run: (count, seed, finders) => {
      const rungs = tryRungs(count, seed, finders);
      const { faults, ...easy } = tryEasySteps(count, seed);
      return { ...rungs, easy, faults: [...rungs.faults, ...faults] };
    },
  },
};

const [name = '', ...words] = process.argv.slice(2);
const trial = Object.hasOwn(TRIALS, name) && TRIALS[name];
if (!trial) throw new Error(`no trial '${name}': expected one of ${Object.keys(TRIALS).join(', ')}`);
const ids = words.slice(2);
await inPortions(words, trial.usualCount, trial.portion, (count, seed) =>
  trial.run(count, seed, ids.length > 0 ? ids : undefined),
);
