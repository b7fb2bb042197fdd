/**
 * Wings of three strong links in words: the ends of the chain are the pincers, one of which is true, and the cells
 * between them in which the chain changes its digit are the pivot.
 */
import type { Cell, Geometry } from '../../core/geometry.js';
import { markCandidates, markCells, named } from '../step/marks.js';
import { candidates, cells, clause, conclusion, digits, houses, type Message, say } from '../step/message.js';
import type { Explanation, Hit } from '../step/strategy.js';
import type { Alternation } from './alternation.js';
import { type Chain, chainMarks, chainTruths, type Link } from './chain.js';

/** Returns the clause that says what a strong link leaves in its cell or house. */
function remainderClause({ candidates: own, truths: [truth] }: Link, geometry: Geometry): Message {
  return truth?.kind === 'house'
    ? say('In {house}, that leaves {node}', { house: houses([truth.house]), node: candidates(own) })
    : say('In {cell}, that leaves {digit}', {
        cell: cells([geometry.cellOf(own[0]!)]),
        digit: digits(geometry.digitOf(own[0]!)),
      });
}

/** Tells a wing link by link, and marks its pincers and its pivot. */
export function explainWing({ place, remove, pattern: { chain } }: Hit<Alternation>, geometry: Geometry): Explanation {
  const [a, b, c, d, e, f] = chain as readonly [Link, Link, Link, Link, Link, Link];
  const pivot = pivotOf(chain, geometry);
  const pincers = { a: candidates(a.candidates), z: candidates(f.candidates) };
  const terms = {
    ...pincers,
    pincers: clause(
      pivot.length > 0
        ? say('The pincers are {a} and {z}, and the pivot is {pivot}.', { ...pincers, pivot: cells(pivot) })
        : say('The pincers are {a} and {z}.', pincers),
    ),
    b: clause(remainderClause(b, geometry)),
    c: candidates(c.candidates),
    d: clause(remainderClause(d, geometry)),
    e: candidates(e.candidates),
    f: clause(remainderClause(f, geometry)),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message: say(
      '{pincers} Suppose {a} is false. {b}, which rules out {c}. {d}, which rules out {e}. {f}. So one of the pincers is true, and whatever conflicts with both is false: {conclusion}.',
      terms,
    ),
    marks: [
      ...named('pivot', markCells('pattern', pivot)),
      ...named('pincer', markCells('fin', pincersOf(chain, geometry))),
      ...chainMarks(chain),
      ...markCandidates('target', remove),
    ],
    truths: chainTruths(chain),
  };
}

/** Returns the cells between the ends in which the chain changes its digit. */
function pivotOf(chain: Chain, geometry: Geometry): Cell[] {
  const cellOf = (index: number): Cell => geometry.cellOf(chain[index]!.candidates[0]!);
  const digitOf = (index: number): number => geometry.digitOf(chain[index]!.candidates[0]!);
  const turns = [1, 2, 3].filter((i) => digitOf(i) !== digitOf(i + 1)).map(cellOf);
  const pincers = pincersOf(chain, geometry);
  return [...new Set(turns)].filter((cell) => !pincers.includes(cell));
}

const pincersOf = (chain: Chain, geometry: Geometry): Cell[] => [
  ...new Set([...chain[0]!.candidates, ...chain.at(-1)!.candidates].map((candidate) => geometry.cellOf(candidate))),
];
