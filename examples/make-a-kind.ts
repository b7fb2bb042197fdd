/** Makes a puzzle of a kind: of a level, with a technique that it needs, symmetrical; gives up after a minute. */
import { create, OutOfTime } from 'sudoku-strategist';

const request = {
  level: 'medium',
  require: ['naked-triple'],
  symmetry: 'rotational',
  ...(process.argv[2] && { seed: process.argv[2] }),
} as const;

try {
  const { puzzle, hodoku, techniques, seed } = await create(request, {
    milliseconds: 60_000,
    onProgress: (tried) => console.error(`${tried} drafts`),
  });
  console.log(puzzle);
  console.log(`${hodoku?.level} ${hodoku?.score}, naked triples: ${techniques['naked-triple']}, seed ${seed}`);
} catch (error) {
  if (!(error instanceof OutOfTime)) throw error;
  console.error(error.message);
}
