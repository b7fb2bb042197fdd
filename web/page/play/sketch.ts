/** Drawings of a player on the board: coloured candidates, and links between them. */
import type { Candidate } from '../../../src/core/index.js';

interface SketchLink {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly strong: boolean;
}

export interface Sketch {
  /** Candidates and their colours. */
  readonly tints: readonly (readonly [Candidate, number])[];
  readonly links: readonly SketchLink[];
}

export const NO_SKETCH: Sketch = { tints: [], links: [] };

/** Gives a candidate a colour; removes the colour if the candidate has it already. */
export function tinted({ tints, links }: Sketch, candidate: Candidate, tint: number): Sketch {
  const others = tints.filter(([each]) => each !== candidate);
  const had = tints.some(([each, own]) => each === candidate && own === tint);
  return { links, tints: had ? others : [...others, [candidate, tint]] };
}

/** Links two candidates strongly; makes a strong link weak; removes a weak one. */
export function linked({ tints, links }: Sketch, from: Candidate, to: Candidate): Sketch {
  const isIt = (link: SketchLink): boolean =>
    (link.from === from && link.to === to) || (link.from === to && link.to === from);
  const others = links.filter((link) => !isIt(link));
  const before = links.find(isIt);
  if (!before) return { tints, links: [...others, { from, to, strong: true }] };
  return { tints, links: before.strong ? [...others, { from, to, strong: false }] : others };
}

/** Returns a drawing as numbers for a link: tints as pairs, links as triples. */
export const flatSketch = ({ tints, links }: Sketch): readonly [readonly number[], readonly number[]] => [
  tints.flat(),
  links.flatMap(({ from, to, strong }) => [from, to, Number(strong)]),
];

/** Reads a drawing from the numbers of a link. Throws a RangeError if a number does not fit the board. */
export function sketchIn([tints, links]: ReturnType<typeof flatSketch>, candidates: number, colours: number): Sketch {
  const check = (number: number | undefined, most: number): number => {
    if (!Number.isInteger(number) || number! < 0 || number! >= most) throw new RangeError(String(number));
    return number!;
  };
  const inGroups = (list: readonly number[], count: number): number[][] =>
    Array.from({ length: Math.ceil(list.length / count) }, (_, index) =>
      list.slice(index * count, (index + 1) * count),
    );
  return {
    tints: inGroups(tints, 2).map(([candidate, tint]) => [check(candidate, candidates), check(tint, colours)]),
    links: inGroups(links, 3).map(([from, to, strong]) => ({
      from: check(from, candidates),
      to: check(to, candidates),
      strong: check(strong, 2) === 1,
    })),
  };
}
