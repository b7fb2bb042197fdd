import { type AlignedExclusion, alignedPairs, alignedTriples } from '../../src/logic/sets/aligned-exclusion.js';
import { markCandidates, markCells, named } from '../../src/logic/step/marks.js';
import { cells, conclusion, say } from '../../src/logic/step/message.js';
import type { Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths } from '../../src/logic/step/truths.js';

/**
 * Combinations of the cells' digits that leave nothing to a cell which sees them are excluded; digits that are in no
 * other combination go.
 */
const aligned = (
  about: Introduction,
  score: number,
  find: Strategy<AlignedExclusion>['find'],
): Strategy<AlignedExclusion> => ({
  ...about,
  family: 'als',
  level: 'unfair',
  score,

  find,

  explain({ place, remove, pattern: { cells: bases, excluders } }) {
    return {
      message: say(
        'List every way to fill {bases} together. Cross out each way that repeats a digit in a house, or that leaves {excluders:|one of }{excluders} without a candidate. A candidate in none of the other ways is false: {conclusion}.',
        { bases: cells(bases), excluders: cells(excluders), conclusion: conclusion({ place, remove }) },
      ),
      marks: [
        ...named('aligned', markCells('pattern', bases)),
        ...named('excluder', markCells('cover', excluders)),
        ...markCandidates('target', remove),
      ],
      truths: cellTruths([...bases, ...excluders]),
    };
  },
});

export const alignedPairExclusion = aligned(
  {
    id: 'aligned-pair-exclusion',
    name: 'Aligned Pair Exclusion',
    aliases: ['APE', 'subset exclusion'],
    learnAfter: ['xyz-wing'],
  },
  310,
  alignedPairs,
);
export const alignedTripleExclusion = aligned(
  {
    id: 'aligned-triple-exclusion',
    name: 'Aligned Triple Exclusion',
    aliases: ['ATE', 'subset exclusion'],
    learnAfter: ['aligned-pair-exclusion'],
  },
  370,
  alignedTriples,
);
