/** Batches in which threads die during their work: no record is lost or repeated. */
import type { Random } from '../../../src/create/random.js';
import { sudoku } from './run.js';

const WAYS = ['exit', 'error', 'memory'] as const;

/** Runs `count` batches. Returns the faults. */
export async function tryDeaths(count: number, list: string, random: Random): Promise<string[]> {
  const preload = new URL('dying.mjs', import.meta.url).href;
  const faults: string[] = [];
  const works = [
    ['grade', '--json', '--scale', 'hodoku', list],
    ['solve', '--explain', list],
    ['check', '--minimal', list],
    ['create', 'easy', '--count', '60', '--seed', 'death', '--json'],
  ];
  const wholes = await Promise.all(works.map((args) => sudoku(args)));
  for (let index = 0; index < count; index++) {
    const at = index % works.length;
    const way = WAYS[index % WAYS.length]!;
    const env = {
      NODE_OPTIONS: `--import ${preload} --max-old-space-size=80`,
      DEATHS: JSON.stringify({ at: 1 + Math.floor(random() ** 2 * 2000), way }),
    };
    const { status, out, notes } = await sudoku([...works[at]!, '--jobs', '2'], { env });
    if (status !== wholes[at]!.status || out !== wholes[at]!.out)
      faults.push(
        `${works[at]!.join(' ')} ${env.DEATHS}: status ${status}, ${out.length} characters, ${notes.slice(0, 300)}`,
      );
  }
  return faults;
}
