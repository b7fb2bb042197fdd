/** Digits do not fall along each arm of a slow thermometer. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { alongLines } from '../src/rules/line.js';
import { stepwise } from '../src/rules/on-grid.js';
import { drawnArms } from './thermometer.js';

export const slowThermometer: Constraint = listed({
  id: 'slow-thermometer',
  family: 'lines',
  spellings: ['slowthermo', 'slowthermometers'],
  digits: 'any',
  names: { en: 'Slow thermometers' },
  rule: { en: 'digits rise or stay equal along a slow (blue) thermometer from its bulb' },
  onCell: { en: ({ names: [own], from }) => (own === from ? 'bulb of a slow thermometer' : 'on a slow thermometer') },
  holds: { demands: [{ where: 'a.list = b.list', two: 'a <= b' }] },
  told: { en: ({ names: [a, b] }) => `${a} is at most as large as ${b} (slow thermometer)` },
  toldAlong: { en: ({ names }) => `digits do not fall along ${names.join(', ')} (slow thermometer)` },
  partner: { en: () => 'partner on the slow thermometer' },
  where: { en: ({ from }) => `on the slow thermometer from ${from}` },
  exchange: {
    fPuzzles: {
      clues: 'slowthermometer',
      lines: 'lists',
      drawing: { of: 'Slow Thermometer', as: 'line', colour: '#6495ED', width: 0.33 },
    },
    sudokuMaker: { type: 300, clues: 'thermometers', where: { slow: true } },
  },
  saidBy: 'slow?',
  takes: { lists: { least: 1, most: Infinity }, areUneven: true, cells: { least: 2, most: Infinity } },
  additions: ({ numbers }, own) => ({ exclusions: alongLines(own, numbers, (first, second) => first <= second) }),
  readOff: { lines: stepwise((first, second) => first <= second), length: [3, 6], growsTrue: true },
  inOrder: '≤',
  draw: (clue, size) => drawnArms(clue, size, { hue: 'blue', width: 'thick' }),
});

export const slowThermometerShared: SharedRule = {
  id: 'slow-thermometer',
  called: 'slow_thermo slow_thermos slow_thermometer slow_thermometers slow_thermometer_line',
  drawn: [{ form: 'line', ends: 'disc', colours: ['cfcfcf', '6495ed'] }],
  words: [
    'greater orSame previous bulb slow? end? away? thermometer? start? each? line?',
    'increase orSame thermometer|bulb|line|slow may:orSame? generally? or? move? read? slow? bulb? end? away? thermometer? line? either? not:decrease? decrease? shape? start:bulb|circle|thermometer|line? circle?',
    'not:smaller smaller thermometer|bulb|slow slow? bulb? end? away? thermometer? line?',
    'not:decrease decrease thermometer|bulb|slow slow? bulb? end? away? thermometer? line?',
    'not:decrease decrease increase thermometer|bulb|slow slow? bulb? end? away? thermometer? line? orSame? increase<orSame orSame<decrease',
  ],
};
