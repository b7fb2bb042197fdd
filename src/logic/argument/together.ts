/** Joins lines that are one idea: what one clue, or clues that are alike, say at once, and digits that share their cells. */

import { groupBy } from '../../core/arrays.js';
import { digitsOf } from '../../core/candidates.js';
import type { Candidate, Geometry } from '../../core/geometry.js';
import { isSameStatement } from '../../core/statement.js';
import { excludedPairs, relationKey } from '../../rules/pair-relations.js';
import { type ArgumentLine, type Case, type ClueGround, type GroundOf, isContradiction } from './lines.js';

/** Returns a case in which lines from the same causes are one line where they are one idea. */
export function together([premise, ...lines]: Case, geometry: Geometry): Case {
  const kept: [ArgumentLine, ...ArgumentLine[]] = [premise];
  /** The place of each line among those that are kept. */
  const places = [0];
  for (const line of lines) {
    const causes = [...new Set(line.causes.map((cause) => places[cause]!))].sort((a, b) => a - b);
    places.push(addLine(kept, { ...line, causes }, geometry));
  }
  return kept;
}

/** Joins a line with an earlier one, or adds it. Returns its place. */
function addLine(kept: ArgumentLine[], line: ArgumentLine, geometry: Geometry): number {
  const { causes } = line;
  const source = causes.length === 1 ? kept[causes[0]!] : undefined;
  for (let at = 1; at < kept.length; at++) {
    if (`${kept[at]!.causes}` !== `${causes}`) continue;
    const joined = joinedLines(kept[at]!, line, source, geometry);
    if (!joined) continue;
    kept[at] = joined;
    return at;
  }
  return kept.push(line) - 1;
}

/** Joins contradictions that are alike but for their premises, candidates of which one would be true. */
export const alikeTogether = (cases: readonly Case[]): Case[] =>
  [...groupBy(cases, ([, ...lines]) => JSON.stringify(lines)).values()].map((alike): Case => {
    const [[premise, ...lines]] = alike as [Case, ...Case[]];
    return [{ ...premise, oneOf: alike.flatMap(([{ oneOf }]) => oneOf) }, ...lines];
  });

/** Returns a line that says what two say; undefined if these are two ideas. `source`: the line from which both follow, if it is one. */
function joinedLines(
  one: ArgumentLine,
  other: ArgumentLine,
  source: ArgumentLine | undefined,
  geometry: Geometry,
): ArgumentLine | undefined {
  if (isContradiction(one) || isContradiction(other)) return undefined;
  const [a, b] = [asRelation(one, source, geometry), asRelation(other, source, geometry)];
  const ground = groundOf(a, b, geometry);
  return ground && { ...a, ground, oneOf: [], removed: [...new Set([...a.removed, ...b.removed])] };
}

/** Returns the ground of two lines by digits of one house that have the same cells left. */
function joinedLocks(
  one: GroundOf<'locked'>,
  other: GroundOf<'locked'>,
  geometry: Geometry,
): GroundOf<'locked'> | undefined {
  const cellsOf = ({ kept }: GroundOf<'locked'>): string =>
    `${[...new Set(kept.map((candidate) => geometry.cellOf(candidate)))].sort((a, b) => a - b)}`;
  const needs = [...one.needs, ...other.needs];
  const [first] = needs;
  const isOneHouse =
    first?.kind === 'house' && needs.every((need) => need.kind === 'house' && need.house === first.house);
  return isOneHouse && cellsOf(one) === cellsOf(other)
    ? { kind: 'locked', needs, kept: [...one.kept, ...other.kept] }
    : undefined;
}

/** Returns a cell with one digit left as what a relation to the placed cell of its source leaves, if it loses a digit by that. */
function asRelation(line: ArgumentLine, source: ArgumentLine | undefined, geometry: Geometry): ArgumentLine {
  const { ground, oneOf } = line;
  if (ground.kind !== 'need' || ground.need.kind !== 'cell' || source?.oneOf.length !== 1) return line;
  const [placed] = source.oneOf as [Candidate];
  const isBy = (lost: Candidate): boolean =>
    geometry.digitOf(lost) !== geometry.digitOf(placed) && geometry.conflict(placed, lost);
  if (!ground.lost.some(isBy)) return line;
  const pair = [geometry.cellOf(placed), ground.need.cell] as const;
  const left = [{ kept: oneOf, lost: ground.lost }];
  return { ...line, ground: { kind: 'relation', pairs: [pair], cells: pair, left }, oneOf: [], removed: ground.lost };
}

/** Returns the ground of two lines if it is one clue, or clues that are alike rule out the same digits; or digits that share their cells. */
function groundOf(
  one: ArgumentLine,
  other: ArgumentLine,
  geometry: Geometry,
): ClueGround | GroundOf<'locked'> | undefined {
  const [a, b] = [one.ground, other.ground];
  if (a.kind === 'locked' && b.kind === 'locked') return joinedLocks(a, b, geometry);
  const isSameLoss = digitsOf(one.removed, geometry) === digitsOf(other.removed, geometry);
  if (a.kind === 'rule' && b.kind === 'rule' && areAlike(a, b, isSameLoss, geometry))
    return { ...joinedClues(a, b), kind: 'rule', rules: [...a.rules, ...b.rules] };
  if (a.kind === 'relation' && b.kind === 'relation' && areRelated(a, b, isSameLoss, geometry))
    return { ...joinedClues(a, b), kind: 'relation', pairs: [...a.pairs, ...b.pairs] };
  return undefined;
}

function joinedClues<Ground extends GroundOf<'rule' | 'relation'>>(a: Ground, b: Ground) {
  const left = [...(a.left ?? []), ...(b.left ?? [])];
  return { cells: [...new Set([...a.cells, ...b.cells])], ...(left.length > 0 && { left }) };
}

/** True if rules are of one clue, or clues of one kind that rule out the same digits. */
function areAlike(
  { rules }: GroundOf<'rule'>,
  other: GroundOf<'rule'>,
  isSameLoss: boolean,
  geometry: Geometry,
): boolean {
  const [a, b] = [geometry.rules[rules[0]!]!.statement, geometry.rules[other.rules[0]!]!.statement];
  return a !== undefined && b !== undefined && (isSameStatement(a, b) || (isSameLoss && a.kind === b.kind));
}

/** True if relations are alike, of the same placed cell or ruling out the same digits. */
function areRelated(
  { pairs }: GroundOf<'relation'>,
  other: GroundOf<'relation'>,
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
