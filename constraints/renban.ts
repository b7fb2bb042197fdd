/** The digits on a line are consecutive, in any order. */
import { type Constraint, type GroupKind, groupsOf, type Statement } from '../src/core/constraint.js';
import type { Cell } from '../src/core/layout.js';
import { linesOf } from '../src/core/sign.js';
import { unless } from '../src/rules/relation.js';
import { run } from '../src/rules/run.js';

const renbanGroup: GroupKind = {
  id: 'renban',
  names: { en: ['renban', 'renbans'], de: ['Renban', 'Renbans'], 'de-in': ['Renban', 'Renbans'] },
};

/** The cells of a line, each once: a closed line names its first cell again. */
const cellsOf = ({ lists: [line = []] }: Statement): Cell[] => [...new Set(line)];

export const renban: Constraint = {
  id: 'renban',
  names: { en: 'Renban lines', de: 'Renban-Linien' },
  rule: {
    en: 'the digits on a pink line are consecutive, in any order',
    de: 'die Ziffern auf einer rosa Linie sind aufeinanderfolgend, in beliebiger Reihenfolge',
  },
  told: { en: ({ all }) => `renban ${all}`, de: ({ all }) => `Renban ${all}` },
  stated: /renban/i,
  groups: [renbanGroup],
  takes: { cells: { least: 2 }, mayClose: true },
  additions: ({ size }, own) => ({
    groups: groupsOf(
      renbanGroup,
      own.map((line) => cellsOf(line).toSorted((a, b) => a - b)),
    ),
    exclusions: own
      .map(cellsOf)
      .flatMap((cells) =>
        cells.flatMap((a, index) =>
          cells
            .slice(index + 1)
            .flatMap((b) => unless(a, b, size, (x, y) => x === y || Math.abs(x - y) < cells.length)),
        ),
      ),
  }),
  rules: ({ size }, own) => own.map((statement) => ({ ...run(cellsOf(statement), size), statement })),
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'pink', width: 'medium' }),
};
