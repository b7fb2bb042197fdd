/** The parts of a line in boxes or regions have the same sum. */
import { type Constraint, listed, type SettledGround } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf } from '../src/core/sign.js';
import type { Cell } from '../src/core/statement.js';
import { eachTwo, equalSums } from '../src/rules/linear.js';
import { haveSameSum } from '../src/rules/on-grid.js';

/** Returns the parts into which borders cut a line. One that comes back to a region begins another part there. */
function partsOf([...line]: readonly Cell[], { regionOf }: Pick<SettledGround, 'regionOf'>): Cell[][] {
  const isClosed = line.length > 1 && line[0] === line.at(-1);
  if (isClosed) line.pop();
  const parts: Cell[][] = [];
  let region: number | undefined;
  for (const cell of line) {
    const own = regionOf(cell);
    if (own !== undefined && own === region) parts.at(-1)!.push(cell);
    else if (own !== undefined) parts.push([cell]);
    region = own;
  }
  const [first, last] = [line[0]!, line.at(-1)!].map(regionOf);
  if (isClosed && parts.length > 1 && first !== undefined && first === last) parts[0]!.unshift(...parts.pop()!);
  return parts;
}

export const regionSumLine: Constraint = listed({
  id: 'region-sum-line',
  family: 'lines',
  digits: 'any',
  names: { en: 'Region sum lines' },
  rule: { en: 'borders of boxes or regions cut a blue line into parts, which all have the same sum' },
  onCell: { en: () => 'on a region sum line' },
  holds: {
    demands: [
      {
        for: eachTwo('parts'),
        weight: '(a.part = i) - (a.part = j)',
        sum: '0',
      },
    ],
  },
  told: { en: ({ names }) => `region sum line from ${names[0]} to ${names.at(-1)}` },
  exchange: {
    fPuzzles: {
      clues: 'regionsumline',
      lines: 'clues',
      drawing: { of: 'Region Sum Line', as: 'line', colour: '#2ECBFF', width: 0.25 },
    },
    iss: { clue: 'RegionSumLine' },
    sudokuMaker: { type: 404, clues: 'lines', where: { singleRegionTotals: false } },
  },
  saidBy: 'region_sum! equal_sum same_sum',
  takes: { mayClose: true, cells: { least: 2, most: Infinity } },
  rules: (ground, own) =>
    own.flatMap((clue) => {
      if (clue.lists[0]!.every((cell) => ground.regionOf(cell) === undefined))
        throw new RangeError('region-sum-line needs boxes or regions');
      return equalSums(partsOf(clue.lists[0]!, ground), ground, clue);
    }),
  readOff: {
    lines(digits, _, regions) {
      const parts = partsOf([...digits.keys()], { regionOf: (at) => regions[at] });
      return parts.length > 1 && haveSameSum(parts.map((part) => part.map((at) => digits[at]!)));
    },
    length: [3, 7],
  },
  inOrder: '-',
  draw: ({ lists }, size) => linesOf(lists, size, { hue: 'blue', width: 'medium' }),
});

export const regionSumLineShared: SharedRule = {
  id: 'region-sum-line',
  called: 'region_sum region_sum_line equal_sum_line region_sum_lines',
  drawn: [{ form: 'line', branches: 'as a set', colours: ['2ecbff', '34bbe6', '9ae9f6'] }],
  words: [
    'box divide|joined segment same sum|total border? total? sum? along? line? within? adjacent? contiguous? each? all:box|segment?',
    'same sum|total box pass|within|each|all nLetter? sum? total? pass? within? each? all:box? segment?',
    'divide segment same sum|total box border total? sum?',
    'segment line different box same sum|total sum? total?',
    'segment same sum|total line each? box? along? total? value? 1? all:segment?',
  ],
};
