/** Joins lines that are one idea: what one clue, or clues that are alike, say at once, and digits that share their cells. */

import { digitsOf } from '../../core/candidates.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { isSameStatement } from '../../core/statement.js';
import { excludedPairs, relationKey } from '../../rules/pair-relations.js';
import type { ArgumentLine, Case, ClueGround } from './lines.js';
import { isContradiction } from './lines.js';

type OfKind<Kind extends ClueGround['kind']> = Extract<ClueGround, { readonly kind: Kind }>;

/** Returns a case in which lines from the same causes are one line where they are one idea. */
export function together(lines: Case, geometry: Geometry): Case {
  const [premise] = lines;
  const kept: [ArgumentLine, ...ArgumentLine[]] = [premise];
  /** The place of each line among those that are kept. */
  const places = [0];
  for (const line of lines.slice(1)) {
    const causes = [...new Set(line.causes.map((cause) => places[cause]!))].sort((a, b) => a - b);
    const own = { ...line, causes };
    const source = causes.length === 1 ? kept[causes[0]!] : undefined;
    let place = kept.length;
    for (let at = 1; at < kept.length && place === kept.length; at++) {
      if (`${kept[at]!.causes}` !== `${causes}`) continue;
      const joined = joinedLines(kept[at]!, own, source, geometry);
      if (!joined) continue;
      kept[at] = joined;
      place = at;
    }
    if (place === kept.length) kept.push(own);
    places.push(place);
  }
  return kept;
}

/** Returns a line that says what two say; undefined if these are two ideas. `source`: the line from which both follow, if it is one. */
function joinedLines(
  one: ArgumentLine,
  other: ArgumentLine,
  source: ArgumentLine | undefined,
  geometry: Geometry,
): ArgumentLine | undefined {
  if (isContradiction(one) || isContradiction(other)) return undefined;
  if (one.ground.kind === 'locked' && other.ground.kind === 'locked') return joinedLocks(one, other, geometry);
  const [a, b] = [asRelation(one, source, geometry), asRelation(other, source, geometry)];
  const ground = groundOf(a, b, geometry);
  return ground && { ...a, ground, oneOf: [], removed: [...new Set([...a.removed, ...b.removed])] };
}

/** Returns the line that digits of a house have the same cells left. */
function joinedLocks(one: ArgumentLine, other: ArgumentLine, geometry: Geometry): ArgumentLine | undefined {
  if (one.ground.kind !== 'locked' || other.ground.kind !== 'locked') return undefined;
  const [{ needs, kept }, more] = [one.ground, other.ground];
  const cellsOf = (candidates: readonly Candidate[]): string =>
    `${[...new Set(candidates.map((candidate) => geometry.cellOf(candidate)))].sort((a, b) => a - b)}`;
  const houses = new Set([...needs, ...more.needs].map((need) => (need.kind === 'house' ? need.house : undefined)));
  if (houses.size > 1 || houses.has(undefined) || cellsOf(kept) !== cellsOf(more.kept)) return undefined;
  return {
    ...one,
    ground: { kind: 'locked', needs: [...needs, ...more.needs], kept: [...kept, ...more.kept] },
    removed: [...new Set([...one.removed, ...other.removed])],
  };
}

/** Returns a cell with one digit left as what a relation to the placed cell of its source leaves, if that does it. */
function asRelation(line: ArgumentLine, source: ArgumentLine | undefined, geometry: Geometry): ArgumentLine {
  const { ground, oneOf } = line;
  if (ground.kind !== 'need' || ground.need.kind !== 'cell' || source?.oneOf.length !== 1) return line;
  const pair = [geometry.cellOf(source.oneOf[0]!), ground.need.cell] as const;
  if (excludedPairs(geometry, ...pair).length === 0) return line;
  const left = [{ kept: oneOf, lost: ground.lost }];
  return { ...line, ground: { kind: 'relation', pairs: [pair], cells: pair, left }, oneOf: [], removed: ground.lost };
}

/** Returns the ground of two lines if it is one clue, or clues that are alike rule out the same digits. */
function groundOf(one: ArgumentLine, other: ArgumentLine, geometry: Geometry): ClueGround | undefined {
  const [a, b] = [one.ground, other.ground];
  const isSameLoss = digitsOf(one.removed, geometry) === digitsOf(other.removed, geometry);
  if (a.kind === 'rule' && b.kind === 'rule' && areAlike(a, b, isSameLoss, geometry))
    return { ...joinedClues(a, b), kind: 'rule', rules: [...a.rules, ...b.rules] };
  if (a.kind === 'relation' && b.kind === 'relation' && areRelated(a, b, isSameLoss, geometry))
    return { ...joinedClues(a, b), kind: 'relation', pairs: [...a.pairs, ...b.pairs] };
  return undefined;
}

function joinedClues(a: ClueGround, b: ClueGround): { cells: readonly number[] } {
  const left = [...(a.left ?? []), ...(b.left ?? [])];
  const cells = [a, b].flatMap((ground) => (ground.kind === 'difference' ? [] : ground.cells));
  return { cells: [...new Set(cells)], ...(left.length > 0 && { left }) };
}

/** True if rules are of one clue, or clues of one kind that rule out the same digits. */
function areAlike({ rules }: OfKind<'rule'>, other: OfKind<'rule'>, isSameLoss: boolean, geometry: Geometry): boolean {
  const [a, b] = [geometry.rules[rules[0]!]!.statement, geometry.rules[other.rules[0]!]!.statement];
  return a !== undefined && b !== undefined && (isSameStatement(a, b) || (isSameLoss && a.kind === b.kind));
}

/** True if relations are alike, of the same placed cell or ruling out the same digits. */
function areRelated(
  { pairs }: OfKind<'relation'>,
  other: OfKind<'relation'>,
  isSameLoss: boolean,
  geometry: Geometry,
): boolean {
  const [[a, b], [c, d]] = [pairs[0]!, other.pairs[0]!];
  return (
    (isSameLoss && relationKey(geometry, a, b) === relationKey(geometry, c, d)) ||
    (a === c &&
      (relationKey(geometry, a, b) === relationKey(geometry, c, d) || excludedPairs(geometry, b, d).length > 0))
  );
}
