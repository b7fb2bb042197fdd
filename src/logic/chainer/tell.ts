/** Forcing chains told branch by branch: what each assumption leaves, step by step, and where it ends. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { chainTruths } from '../links/chain.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import { type Mark, markCandidates, markCells, markHouses } from '../step/marks.js';
import { candidates, cells, chain, clause, count, digits, houses, lines, type Message, say } from '../step/message.js';
import type { Explanation } from '../step/strategy.js';
import type { Truth } from '../step/truths.js';
import type { Branch, Inference, Story } from './story.js';

export function explainStory(story: Story, geometry: Geometry): Explanation {
  return { message: told(story, geometry), marks: marksOf(story), truths: distinct(truthsOf(story)) };
}

function told(story: Story, geometry: Geometry): Message {
  const { reason, target, branches } = story;
  const outcome = clause(stateTold(target));
  const all = lines(branches.map((branch) => branchTold(branch, geometry)));
  switch (reason.kind) {
    case 'contradiction': {
      const [branch] = branches as readonly [Branch];
      return say('{assumed} cannot be, for it contradicts itself. So {outcome}.{branch}', {
        assumed: clause(stateTold(reason.assumed)),
        outcome,
        branch: lines([branchTold(branch, geometry)]),
      });
    }
    case 'double':
      return say('Whether {candidate} is true or false, {outcome}.{branches}', {
        candidate: candidates([reason.candidate]),
        outcome,
        branches: all,
      });
    case 'cell':
      return say('Whichever digit {cell} takes, {outcome}.{branches}', {
        cell: cells([reason.cell]),
        outcome,
        branches: all,
      });
    case 'region':
      return say('Wherever {digit} goes in {house}, {outcome}.{branches}', {
        digit: digits(reason.digit),
        house: houses([reason.house]),
        outcome,
        branches: all,
      });
  }
}

const stateTold = (state: State): Message =>
  isOn(state)
    ? say('{candidate} is true', { candidate: candidates([nodeIn(state)]) })
    : say('{candidate} is false', { candidate: candidates([nodeIn(state)]) });

function branchTold({ assumed, inferences, ends }: Branch, geometry: Geometry): Message {
  const steps = inferences.filter(({ because }) => because.kind !== 'assumed' && because.kind !== 'conflict');
  const terms = { assumed: clause(stateTold(assumed)), steps: lines(steps.map((step) => stepTold(step, geometry))) };
  if (ends.length > 1)
    return say('Suppose that {assumed} ({count} steps):{steps}{end}', {
      ...terms,
      count: count(steps.length),
      end: lines([say('{clash} would be both true and false.', { clash: candidates([nodeIn(ends[0]!)]) })]),
    });
  const [end] = ends as readonly [State];
  if (end === assumed) return say('If {assumed}, that is it.', { assumed: terms.assumed });
  if (steps.length === 0)
    return say('If {assumed}, then {end} at once.', { assumed: terms.assumed, end: clause(stateTold(end)) });
  return say('If {assumed} ({count} steps):{steps}{end}', {
    ...terms,
    count: count(steps.length),
    end: lines([say('So {end}.', { end: clause(stateTold(end)) })]),
  });
}

/** One step of a branch. What is gone by then is named: what earlier steps rule out, or earlier patterns. */
function stepTold({ state, parents, because }: Inference, geometry: Geometry): Message {
  const gone = candidates(parents.map(nodeIn));
  const candidate = candidates([nodeIn(state)]);
  switch (because.kind) {
    case 'last-in-cell':
      return say('Without {gone}, {cell} is {digit}.', {
        gone,
        cell: cells([because.cell]),
        digit: digits(geometry.digitOf(nodeIn(state))),
      });
    case 'last-in-house':
      return say('Without {gone}, {digit} in {house} is in {cell}.', {
        gone,
        digit: digits(because.digit),
        house: houses([because.house]),
        cell: cells([geometry.cellOf(nodeIn(state))]),
      });
    case 'locking':
      return say('Without {gone}, locked candidates rule out {candidate}.', { gone, candidate });
    case 'hidden-pair':
      return say('Without {gone}, a hidden pair rules out {candidate}.', { gone, candidate });
    case 'naked-pair':
      return say('Without {gone}, a naked pair rules out {candidate}.', { gone, candidate });
    case 'x-wing':
      return say('Without {gone}, an X-Wing rules out {candidate}.', { gone, candidate });
    case 'chain':
      return say('Without {gone}, a chain rules out {candidate}: {chain}.', {
        gone,
        candidate,
        chain: chain(because.chain),
      });
    case 'forcing':
      return say('Without {gone}, {candidate} is ruled out. {story}', {
        gone,
        candidate,
        story: clause(told(because.story, geometry)),
      });
    default:
      return stateTold(state);
  }
}

function marksOf({ reason, target, branches }: Story): Mark[] {
  const states = [...new Set(branches.flatMap(({ inferences }) => inferences.map(({ state }) => state)))];
  const those = (wanted: boolean): Candidate[] =>
    states.filter((state) => isOn(state) === wanted && state !== target).map(nodeIn);
  const start: Mark[] =
    reason.kind === 'cell'
      ? markCells('pattern', [reason.cell])
      : reason.kind === 'region'
        ? markHouses('pattern', [reason.house])
        : [];
  return [
    ...start,
    ...markCandidates('on', those(true)),
    ...markCandidates('off', those(false)),
    ...markCandidates('target', [nodeIn(target)]),
  ];
}

function truthsOf({ reason, branches }: Story): Truth[] {
  const truths = branches.flatMap(({ inferences }) => inferences.flatMap(truthsBehind));
  if (reason.kind === 'cell') truths.push({ kind: 'cell', cell: reason.cell });
  if (reason.kind === 'region') truths.push({ kind: 'house', house: reason.house, digit: reason.digit });
  return truths;
}

function truthsBehind({ because }: Inference): readonly Truth[] {
  switch (because.kind) {
    case 'assumed':
    case 'conflict':
      return [];
    case 'last-in-cell':
      return [{ kind: 'cell', cell: because.cell }];
    case 'last-in-house':
      return [{ kind: 'house', house: because.house, digit: because.digit }];
    case 'chain':
      return chainTruths(because.chain);
    case 'forcing':
      return truthsOf(because.story);
    default:
      return because.truths;
  }
}

function distinct(truths: readonly Truth[]): Truth[] {
  return [...new Map(truths.map((truth) => [JSON.stringify(truth), truth])).values()];
}
