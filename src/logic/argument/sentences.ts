/** Clauses of the lines of an argument. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { isSameStatement } from '../../core/statement.js';
import { excludedPairs } from '../../rules/pair-relations.js';
import { candidates, cells, clause, clues, digits, houses, type Message, say, type Term } from '../step/message.js';
import { leftMessage } from '../step/numbered-lines.js';
import type { Need } from '../step/truths.js';
import {
  type ArgumentLine,
  type Assertion,
  type ClueGround,
  type GroundOf,
  isByClue,
  type LeftByClue,
} from './lines.js';

/** Returns the clause that candidates are true, or false. */
export function assertionMessage({ candidates: list, on }: Assertion): Message {
  const named = { candidates: candidates(list) };
  return on
    ? say('{candidates} {candidates:is|are} true', named)
    : say('{candidates} {candidates:is|are} false', named);
}

/** Returns the clause of a line: what is left, what is ruled out and by which pattern or clue, or what is impossible. */
export function lineMessage({ ground, oneOf, removed }: ArgumentLine, geometry: Geometry): Message {
  const ruledOut = { candidates: candidates(removed) };
  switch (ground.kind) {
    case 'need':
      return leftMessage(ground.need, oneOf, geometry);
    case 'locked':
      return lockedMessage(ground, removed, geometry);
    case 'pattern':
      return patternMessage(ground, removed);
    case 'rule':
    case 'relation':
    case 'difference':
      return clueMessage(ground, removed, geometry);
    case 'chain':
      return say('A chain rules out {candidates}', ruledOut);
    case 'cases':
      return ground.argument.cases.some((lines) => lines.some(isByClue))
        ? say('A trial rules out {candidates}', ruledOut)
        : say('A forcing chain rules out {candidates}', ruledOut);
    case 'absurdity':
      return say('The lines above contradict each other, so anything follows, even {placed}', {
        placed: candidates(oneOf),
      });
    case 'premise':
    case 'conflict':
    case 'way':
    case 'clash':
      return assertionMessage(oneOf.length > 0 ? { candidates: oneOf, on: true } : { candidates: removed, on: false });
  }
}

/** Returns the clause on a locked digit, or on a naked or a hidden subset. */
function lockedMessage(
  { needs, kept }: GroundOf<'locked'>,
  removed: readonly Candidate[],
  geometry: Geometry,
): Message {
  const [first, ...others] = needs as [Need, ...Need[]];
  const ruledOut = candidates(removed);
  if (others.length === 0)
    return say('{left}, which rules out {removed}', {
      left: clause(leftMessage(first, kept, geometry)),
      removed: ruledOut,
    });
  const terms = {
    cells: cells([...new Set(kept.map((candidate) => geometry.cellOf(candidate)))]),
    digits: digits(...new Set(kept.map((candidate) => geometry.digitOf(candidate)))),
    removed: ruledOut,
  };
  return first.kind === 'cell'
    ? say('{cells} take {digits}, which rules out {removed}', terms)
    : say('{house}: {digits} have only {cells} left, which rules out {removed}', {
        ...terms,
        house: houses([first.house]),
      });
}

/** Returns the clause on candidates that a pattern rules out, with the places and digits of the pattern. */
function patternMessage({ name, needs }: GroundOf<'pattern'>, removed: readonly Candidate[]): Message {
  const inHouses = needs.filter((need) => need.kind === 'house');
  const terms = {
    candidates: candidates(removed),
    digits: digits(...new Set(inHouses.map(({ digit }) => digit))),
    houses: houses([...new Set(inHouses.map(({ house }) => house))]),
  };
  switch (name) {
    case 'locking':
      return say('Locked candidates in {houses} rule out {candidates}', terms);
    case 'hidden-pair':
      return say('The hidden pair of {digits} in {houses} rules out {candidates}', terms);
    case 'naked-pair':
      return say('The naked pair in {cells} rules out {candidates}', {
        ...terms,
        cells: cells(needs.flatMap((need) => (need.kind === 'cell' ? [need.cell] : []))),
      });
    case 'x-wing':
      return say('The X-Wing of {digits} in {houses} rules out {candidates}', terms);
  }
}

/** Returns the clause on a clue that leaves no room for candidates or, without any, can no longer be filled. */
function clueMessage(ground: ClueGround, removed: readonly Candidate[], geometry: Geometry): Message {
  if (ground.left) return leftByClue(ground, ground.left, removed, geometry);
  const isOver = removed.length === 0;
  const ruledOut = candidates(removed);
  switch (ground.kind) {
    case 'difference': {
      const { innies, outies } = ground.difference;
      const terms = { houses: houses(ground.difference.houses), removed: ruledOut };
      return isOver
        ? say('The sums in {houses} leave nothing for {cells}', { ...terms, cells: cells([...innies, ...outies]) })
        : say('The sums in {houses} leave no room for {removed}', terms);
    }
    case 'relation': {
      const terms = { clues: relationTerm(ground, geometry), removed: ruledOut };
      return isOver
        ? say('{clues}: that is no longer possible', terms)
        : say('{clues}: that rules out {removed}', terms);
    }
    case 'rule': {
      const terms = { clue: ruleTerm(ground, geometry), removed: ruledOut };
      return isOver
        ? say('The {clue} can no longer be filled', terms)
        : say('The {clue:all} {clue:leaves|leave} no room for {removed}', terms);
    }
  }
}

function relationTerm({ pairs, cells }: GroundOf<'relation'>, geometry: Geometry): Term {
  const between = pairs.map((pair) => ({ cells: pair, excluded: excludedPairs(geometry, ...pair) }));
  return clues(between.length === 1 ? between[0]! : { cells, between });
}

/** Names clues by their sums, or by their rules. */
function ruleTerm(ground: GroundOf<'rule'>, { rules }: Geometry): Term {
  const named = ground.rules.map((rule) => ({ rule, ...rules[rule]! }));
  const once = named.filter(
    ({ statement }, at) =>
      !statement || named.findIndex((other) => other.statement && isSameStatement(other.statement, statement)) === at,
  );
  return clues(...once.map(({ rule, cells, total }) => ({ cells, ...(total === undefined ? { rule } : { total }) })));
}

/** Returns the clause on what a clue leaves of its cells, if that is all that they can take, and on what else it rules out. */
function leftByClue(
  ground: ClueGround,
  groups: readonly LeftByClue[],
  all: readonly Candidate[],
  geometry: Geometry,
): Message {
  const told = groups.flatMap(({ lost }) => lost);
  const others = all.filter((candidate) => !told.includes(candidate));
  const left = leftTerm(groups, geometry);
  const removed = candidates(others);
  const isAll = others.length === 0;
  switch (ground.kind) {
    case 'difference': {
      const terms = { houses: houses(ground.difference.houses), left };
      return isAll
        ? say('The sums in {houses} leave only {left}', terms)
        : say('The sums in {houses} leave only {left}, and no room for {removed}', { ...terms, removed });
    }
    case 'relation': {
      const terms = { clues: relationTerm(ground, geometry), left };
      return isAll
        ? say('{clues}: that leaves only {left}', terms)
        : say('{clues}: that leaves only {left}, and rules out {removed}', { ...terms, removed });
    }
    case 'rule': {
      const terms = { clue: ruleTerm(ground, geometry), left };
      return isAll
        ? say('The {clue:all} {clue:leaves|leave} only {left}', terms)
        : say('The {clue:all} {clue:leaves|leave} only {left}, and no room for {removed}', { ...terms, removed });
    }
  }
}

/** Names the digits that are left: of a single group the digits and the cells, of several the candidates. */
function leftTerm(groups: readonly LeftByClue[], geometry: Geometry): Term {
  const kept = [...new Set(groups.flatMap((group) => group.kept))];
  if (groups.length > 1) return candidates(kept);
  return clause(
    say('{digits} in {cells}', {
      digits: digits(...new Set(kept.map((candidate) => geometry.digitOf(candidate)))),
      cells: cells([...new Set(kept.map((candidate) => geometry.cellOf(candidate)))]),
    }),
  );
}

/** Returns the sentence that nothing is left for a need. */
export const emptyMessage = (need: Need): Message =>
  need.kind === 'cell'
    ? say('{cell} would be left without any candidate.', { cell: cells([need.cell]) })
    : say('No place would be left for {digit} in {house}.', {
        digit: digits(need.digit),
        house: houses([need.house]),
      });

/** Returns the sentence on two candidates that would both be true, or on one that would be true and false. */
export function clashMessage(clash: readonly Candidate[], geometry: Geometry): Message {
  const clashing = [...clash].sort((a, b) => a - b);
  const both = clashing.map((candidate) => geometry.cellOf(candidate));
  const own = clashing.map((candidate) => geometry.digitOf(candidate));
  if (clashing.length === 1) return say('{clash} would be both true and false.', { clash: candidates(clashing) });
  if (both[0] === both[1])
    return say('{cell} would be both {digits}.', { cell: cells([both[0]!]), digits: digits(...own) });
  const [house] = geometry.commonHouses(both);
  return house !== undefined && own[0] === own[1]
    ? say('{one} and {other} would both be {digit}, in {house}.', {
        one: cells([both[0]!]),
        other: cells([both[1]!]),
        digit: digits(own[0]!),
        house: houses([house]),
      })
    : say('{clash} would both be true, but exclude each other.', { clash: candidates(clashing) });
}
