/**
 * Wings of three strong links in words: the ends of the chain are the pincers, one of which is true, and the cells
 * between them in which the chain changes its digit are the pivots.
 */
import type { Cell, Geometry } from '../../core/geometry.js';
import { markCandidates, markCells, named } from '../step/marks.js';
import { candidates, cells, clause, conclusion, digits, houses, type Message, say } from '../step/message.js';
import type { Explanation, Hit } from '../step/strategy.js';
import type { Alternation } from './alternation.js';
import { type Chain, chainMarks, chainTruths, type Link } from './chain.js';

/** Returns the sentence that a strong link is on, and what the weak link after it, if any, turns off. */
function linkSentence({ candidates: own, truths: [truth] }: Link, next: Link | undefined, geometry: Geometry): Message {
  const here = own.map((candidate) => geometry.cellOf(candidate));
  const off = next?.candidates ?? [];
  const terms = { cells: cells(here), digit: digits(geometry.digitOf(own[0]!)), off: candidates(off) };
  if (truth?.kind !== 'house')
    return next
      ? say('Then {cells} is {digit}, which rules out {off}.', terms)
      : say('Then {cells} is {digit}.', terms);
  const inHouse = { ...terms, house: houses([truth.house]) };
  if (!next) return say('Then in {house}, {digit} is in {cells}.', inHouse);
  const isSameCell = off.every((candidate) => geometry.cellOf(candidate) === here[0]);
  return isSameCell && here.length === 1
    ? say('Then in {house}, {cells} is {digit}, not {other}.', {
        ...inHouse,
        other: digits(geometry.digitOf(off[0]!)),
      })
    : say('Then in {house}, {digit} is in {cells}, which rules out {off}.', inHouse);
}

/** Explains a wing link by link, and marks its pincers and its pivots. */
export function explainWing({ place, remove, pattern: { chain } }: Hit<Alternation>, geometry: Geometry): Explanation {
  const [a, b, c, d, e, f] = chain as readonly [Link, Link, Link, Link, Link, Link];
  const pivots = pivotsOf(chain, geometry);
  const pincers = { a: candidates(a.candidates), z: candidates(f.candidates) };
  const terms = {
    ...pincers,
    pincers: clause(
      pivots.length > 0
        ? say('The pincers are {a} and {z}, the {pivots:pivot is|pivots are} {pivots}.', {
            ...pincers,
            pivots: cells(pivots),
          })
        : say('The pincers are {a} and {z}.', pincers),
    ),
    first: clause(linkSentence(b, c, geometry)),
    second: clause(linkSentence(d, e, geometry)),
    third: clause(linkSentence(f, undefined, geometry)),
    removed: candidates(remove),
    conclusion: conclusion({ place, remove }),
  };
  return {
    message: say(
      '{pincers} Suppose {a} is false. {first} {second} {third} So one of the pincers is true. Both rule out {removed}: {conclusion}.',
      terms,
    ),
    marks: [
      ...named('pivot', markCells('pattern', pivots)),
      ...named('pincer', markCells('fin', pincersOf(chain, geometry))),
      ...chainMarks(chain),
      ...markCandidates('target', remove),
    ],
    truths: chainTruths(chain),
  };
}

/** Returns the cells between the ends in which the chain changes its digit. */
function pivotsOf(chain: Chain, geometry: Geometry): Cell[] {
  const cellOf = (index: number): Cell => geometry.cellOf(chain[index]!.candidates[0]!);
  const digitOf = (index: number): number => geometry.digitOf(chain[index]!.candidates[0]!);
  const turns = [1, 2, 3].filter((i) => digitOf(i) !== digitOf(i + 1)).map(cellOf);
  const pincers = pincersOf(chain, geometry);
  return [...new Set(turns)].filter((cell) => !pincers.includes(cell));
}

const pincersOf = (chain: Chain, geometry: Geometry): Cell[] => [
  ...new Set([...chain[0]!.candidates, ...chain.at(-1)!.candidates].map((candidate) => geometry.cellOf(candidate))),
];
