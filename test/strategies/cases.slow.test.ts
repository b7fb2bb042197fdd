/** The cases of laborious strategies, and all finds in those of the others. */
import { expect, test } from 'vitest';
import { catalogue, strategyOf } from '../../strategies/index.js';
import { drawnCases } from '../render/drawn.js';
import { checkCases } from './check-cases.js';
import './cases.test.js';

for (const strategy of catalogue.filter(({ laborious }) => laborious)) checkCases(strategy);

test('the drawing of a nested chain is connected: each placement has a cause', () => {
  for (const id of ['dynamic-forcing-chain-plus', 'nested-forcing-chain', 'nested-multiple-forcing-chain']) {
    const [one] = drawnCases(strategyOf(id)!);
    const marks = one!.step.marks;
    const caused = new Set(marks.flatMap((mark) => (mark.kind === 'link' ? mark.to : [])));
    const placed = marks.flatMap((mark) => (mark.kind === 'candidate' && mark.role === 'on' ? [mark.candidate] : []));
    expect(placed.filter((candidate) => !caused.has(candidate)).length, id).toBeLessThanOrEqual(1);
    for (const mark of marks)
      if (mark.kind === 'link')
        for (const candidate of [...mark.from, ...mark.to])
          expect(
            marks.some((other) => other.kind === 'candidate' && other.candidate === candidate),
            id,
          ).toBe(true);
  }
});
