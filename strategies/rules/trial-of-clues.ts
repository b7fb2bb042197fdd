import type { Markup } from '../../src/core/board.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate, Cell, Geometry } from '../../src/core/geometry.js';
import {
  type CausedStep,
  type ClueContradiction,
  type ClueStep,
  contradictionByClues,
  hasClues,
} from '../../src/logic/forcing/clue-trial.js';
import type { LockedNeeds } from '../../src/logic/forcing/locked-needs.js';
import { candidatesOn } from '../../src/logic/forcing/trial-steps.js';
import { type Mark, markCandidates, markCells } from '../../src/logic/step/marks.js';
import {
  candidates,
  cells,
  clause,
  clues,
  conclusion,
  digits,
  houses,
  type Message,
  refutedSupposition,
  say,
} from '../../src/logic/step/message.js';
import { contradictionMessage, leftMessage, numbered } from '../../src/logic/step/numbered-lines.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';
import { cellTruths, distinctTruths, type Need, type Truth } from '../../src/logic/step/truths.js';
import { excludedPairs } from '../../src/rules/pair-relations.js';
import { differenceTruth } from './house-differences.js';

/** A candidate that clues refute, with the steps that its contradiction needs. */
export interface ClueRefutation {
  readonly assumed: Candidate;
  readonly steps: readonly CausedStep[];
}

/** Returns the clause that a step says. */
function stepMessage(step: ClueStep, geometry: Geometry): Message {
  if ('truth' in step) return leftMessage(step.truth, step.placed === undefined ? [] : [step.placed], geometry);
  if ('needs' in step) return lockedMessage(step, geometry);
  const { removed } = step;
  if ('difference' in step) {
    const terms = { houses: houses(step.difference.houses), removed: candidates(removed) };
    return removed.length > 0
      ? say('The sums in {houses} leave no room for {removed}', terms)
      : say('The sums in {houses} can no longer come out', { houses: terms.houses });
  }
  if ('relation' in step)
    return clauseMessage(clues({ cells: step.relation, excluded: excludedPairs(geometry, ...step.relation) }), removed);
  const { total } = geometry.rules[step.rule]!;
  const clue = { cells: step.cells, ...(total === undefined ? { rule: step.rule } : { total }) };
  return removed.length > 0
    ? say('The {clue} leaves no room for {removed}', { clue: clues(clue), removed: candidates(removed) })
    : say('The {clue} can no longer be filled', { clue: clues(clue) });
}

/** Returns the clause on a locked digit, or on a naked or a hidden subset. */
function lockedMessage({ needs, kept, removed }: LockedNeeds, geometry: Geometry): Message {
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

const clauseMessage = (said: ReturnType<typeof clues>, removed: readonly Candidate[]): Message =>
  removed.length > 0
    ? say('By the rules, {clues}: that rules out {removed}', { clues: said, removed: candidates(removed) })
    : say('By the rules, {clues}: that is no longer possible', { clues: said });

function marksOf({ assumed, steps }: ClueRefutation): Mark[] {
  const placed = steps.flatMap((step) => ('truth' in step && step.placed !== undefined ? [step.placed] : []));
  const removed = steps.flatMap((step) => ('removed' in step ? step.removed : []));
  const kept = steps.flatMap((step) => ('needs' in step ? step.kept : []));
  const last = steps.at(-1)!;
  return [
    ...markCells('pattern', cellsOf(last)),
    ...markCandidates('cover', kept),
    ...markCandidates('on', placed),
    ...markCandidates('off', removed),
    ...markCandidates('target', [assumed]),
  ];
}

/** The cells that a step is about. */
function cellsOf(step: ClueStep): readonly Cell[] {
  if ('truth' in step) return step.truth.kind === 'cell' ? [step.truth.cell] : [];
  if ('needs' in step) return step.needs.flatMap((need) => (need.kind === 'cell' ? [need.cell] : []));
  if ('difference' in step) return [...step.difference.innies, ...step.difference.outies];
  return 'relation' in step ? step.relation : step.cells;
}

function truthsOf(step: ClueStep): readonly Truth[] {
  if ('truth' in step) return [step.truth];
  if ('needs' in step) return step.needs;
  if ('difference' in step) return [differenceTruth(step.difference), ...cellTruths(cellsOf(step))];
  return 'relation' in step
    ? cellTruths(step.relation)
    : [{ kind: 'rule', rule: step.rule }, ...cellTruths(step.cells)];
}

/** A candidate is false if singles and clues that follow from it come to a contradiction. */
export const trialOfClues: Strategy<ClueRefutation> = {
  id: 'trial-of-clues',
  name: 'Trial of Clues',
  aliases: ['clue contradiction'],
  learnAfter: ['limits-of-a-clue'],
  family: 'rules',
  level: 'extreme',
  score: 500,
  needs: 'clues',
  laborious: true,
  *find(board: Markup, _, clock = unlimited, known) {
    if (!hasClues(board.geometry)) return;
    const found: (readonly [Candidate, ClueContradiction])[] = [];
    for (const assumed of candidatesOn(board, known)) {
      clock();
      const contradiction = contradictionByClues(board, assumed);
      if (contradiction) found.push([assumed, contradiction]);
    }
    for (const [assumed, contradiction] of found.sort(([, a], [, b]) => a.length - b.length))
      yield removing({ assumed, steps: contradiction.steps() }, [assumed]);
  },
  explain: (hit, geometry) => {
    const { assumed, steps } = hit.pattern;
    return {
      message: contradictionMessage(
        refutedSupposition(true, assumed),
        true,
        numbered(steps.map((step) => ({ step: stepMessage(step, geometry), causes: step.causes }))),
        say('So {conclusion}.', { conclusion: conclusion(hit) }),
      ),
      marks: marksOf(hit.pattern),
      truths: distinctTruths(steps.flatMap(truthsOf)),
    };
  },
};
