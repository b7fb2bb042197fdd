/** The product of cells is a number; digits may repeat where other rules let them. */
import { type Constraint, listed } from '../src/core/constraint.js';
import type { SharedRule } from '../src/core/shared-rule.js';
import { productRule } from '../src/rules/product.js';

/** The largest product that a clue may have. */
const MOST = 999_999_999;

export const product: Constraint = listed({
  id: 'product',
  family: 'cages',
  spellings: ['products', 'productcage', 'productcages'],
  digits: 'any',
  names: { en: 'Products of cells' },
  rule: { en: 'the digits of cells in a solid outline have the number before × as their product, and may repeat' },
  onCell: { en: ({ value, length }) => `${value}-product cage of ${length} ${length === 1 ? 'cell' : 'cells'}` },
  holds: {
    demands: [
      {
        start: { product: '1' },
        step: { product: 'product * a' },
        end: 'product = value',
      },
    ],
  },
  told: { en: ({ value, all }) => `${value}-product cage in ${all}` },
  saidBy: 'product multiply',
  takes: {
    value: {
      name: 'product',
      example: 12,
      limits: (cells, _, numbers) => [numbers[0] === 0 ? 0 : 1, Math.min(numbers.at(-1)! ** cells, MOST)],
    },
    cells: { least: 1, most: Infinity },
    isUnordered: true,
  },
  rules: (ground, own) =>
    own.map((statement) => ({ ...productRule(statement.lists[0]!, statement.value!, ground), statement })),
  draw: ({ value, lists: [cells = []] }) => [{ kind: 'outline', cells, line: 'solid', text: `${value}×` }],
});

export const productShared: SharedRule = {
  id: 'product',
  called: 'product_cage product_cages',
  drawn: [{ form: 'cage' }, { form: 'line', branches: 'as a set' }],
  words: [
    'product cage clue|total|given|corner|small total? clue? given? corner? place? small? value? equals?',
    'line product #',
  ],
};
