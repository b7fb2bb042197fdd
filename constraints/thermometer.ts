/** Digits rise along each arm of a thermometer. */
import { type Constraint, listed, type Statement } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { linesOf, type Sign } from '../src/core/sign.js';
import { alongLines, pairsOnLines } from '../src/rules/line.js';
import { stepwise } from '../src/rules/on-grid.js';

/** Draws the arms. One that begins on an arm before it has no bulb of its own. */
export const drawnArms = ({ lists }: Statement, size: number, look: Parameters<typeof linesOf>[2]): Sign[] =>
  lists.flatMap((arm, index) => {
    const isBranch = lists.slice(0, index).some((other) => other.includes(arm[0]!));
    return linesOf([arm], size, isBranch ? look : { ...look, start: 'bulb' });
  });

export const thermometer: Constraint = listed({
  id: 'thermometer',
  family: 'lines',
  spellings: ['thermo', 'thermos', 'thermometers'],
  digits: 'any',
  names: { en: 'Thermometers' },
  rule: { en: 'digits rise along a thermometer from its bulb' },
  onCell: { en: ({ names: [own], from }) => (own === from ? 'bulb of a thermometer' : 'on a thermometer') },
  holds: { demands: [{ where: 'a.list = b.list', two: 'b - a >= b.place - a.place' }] },
  told: {
    en: ({ names: [a, b], steps = 1 }) =>
      steps === 1
        ? `${a} is smaller than ${b} (thermometer)`
        : `${b} is at least ${steps} more than ${a} (thermometer)`,
  },
  toldAlong: { en: ({ names }) => `digits rise along ${names.join(', ')} (thermometer)` },
  partner: { en: ({ steps = 1 }) => (steps === 1 ? 'thermometer neighbour' : 'partner on the thermometer') },
  where: { en: ({ from }) => `on the thermometer from ${from}` },
  exchange: {
    fPuzzles: { clues: 'thermometer', lines: 'lists' },
    iss: { arms: 'Thermo' },
    sudokuMaker: { type: 300, clues: 'thermometers', where: { slow: false } },
  },
  saidBy: 'thermo! bulb',
  takes: { lists: { least: 1, most: Infinity }, areUneven: true, cells: { least: 2 } },
  additions: ({ numbers }, own) => ({
    pairs: pairsOnLines(own),
    exclusions: alongLines(own, numbers, (first, second, steps) => second - first >= steps),
  }),
  readOff: { lines: stepwise((first, second) => first < second), length: [3, 6], growsTrue: true },
  inOrder: '<',
  draw: (clue, size) => drawnArms(clue, size, { hue: 'grey', width: 'thick' }),
});

export const thermometerShared: SharedRule = {
  id: 'thermometer',
  called: 'thermo thermos thermometer thermometers thermo_sudoku',
  drawn: [{ form: 'line', ends: 'disc', colours: ['cfcfcf', 'cccccc'] }],
  words: [
    'greater previous bulb thermometer? end? away? thermometer? start? each? line?',
    'increase thermometer|bulb|line read? bulb? end? strictly? away? thermometer? line? shape? along? circle? start:bulb|circle|thermometer|line?',
  ],
};
