/**
 * `npx tsx scripts/by-hand/course.ts [ID...]`: makes the missing exercises of the course's lessons, and adds them to
 * fixtures/course.tsv: a row for each, with the strategy's id and the position as a line of HoDoKu's library, in JSON
 * beside its rules if it has any. The exercises of a lesson become harder: they have more candidates to search. Each seed depends on the strategy, so that
 * the same exercises are made again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { bitsOf, openTo } from '../../src/core/index.js';
import { positionBefore } from '../../src/create/index.js';
import { formatLibrary } from '../../src/formats/index.js';
import { create, type Puzzle, read } from '../../src/index.js';
import { rulesOf } from '../../src/variants/rules.js';
import { LESSONS, type Lesson } from '../../web/course/lessons.js';

const FILE = new URL('../../fixtures/course.tsv', import.meta.url);
const EXERCISES = 5;

const kept = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
const isThere = (id: string): boolean => kept.split('\n').some((row) => row.startsWith(`${id}\t`));

/** Returns the number of candidates in open cells. */
const toLookThrough = ({ geometry, values, candidates }: Puzzle): number =>
  Array.from(values, (value, cell) =>
    value >= 0 ? 0 : bitsOf(candidates?.[cell] ?? openTo(geometry, values, cell)).length,
  ).reduce((sum, each) => sum + each, 0);

async function positionsFor({ id, constraints }: Lesson): Promise<Puzzle[]> {
  const positions: Puzzle[] = [];
  for (let seed = 1; positions.length < EXERCISES; seed++) {
    const { puzzle, constraints: clues } = await create({
      seed: `course ${id} ${seed}`,
      ...(constraints ? { constraints, level: 'medium' } : { require: [id], symmetry: 'rotational' }),
    });
    const position = positionBefore(read(puzzle, { ...(clues && { constraints: clues }) }), [id]);
    if (position) positions.push(position);
  }
  return positions.sort((a, b) => toLookThrough(a) - toLookThrough(b));
}

const wanted = process.argv.slice(2);
const rowOf = (position: Puzzle): string => {
  const { constraints } = rulesOf(position.geometry);
  const line = formatLibrary(position);
  return constraints ? JSON.stringify({ puzzle: line, constraints }) : line;
};

for (const lesson of LESSONS) {
  const { id } = lesson;
  if (isThere(id) || (wanted.length > 0 && !wanted.includes(id))) continue;
  for (const position of await positionsFor(lesson)) appendFileSync(FILE, `${id}\t${rowOf(position)}\n`);
}
