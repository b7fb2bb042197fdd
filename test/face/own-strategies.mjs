/** A module for workers: a strategy of one's own, which needs nothing from the library. */
const firstSingle = {
  id: 'first-single',
  name: 'First Single',
  family: 'mine',
  level: 'easy',
  score: 1,
  *find({ geometry, digits }) {
    for (let cell = 0; cell < geometry.cells; cell++) {
      const set = digits[cell];
      if (set === 0 || set & (set - 1)) continue;
      const digit = 31 - Math.clz32(set);
      yield { place: [geometry.candidate(cell, digit)], remove: [], pattern: { cell } };
    }
  },
  explain: ({ pattern: { cell } }) => ({
    message: { template: 'There is one candidate left.', terms: {} },
    marks: [{ kind: 'cell', cell, role: 'pattern' }],
    truths: [{ kind: 'cell', cell }],
  }),
};

export default [firstSingle];
