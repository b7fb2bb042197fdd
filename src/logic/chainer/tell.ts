/** Explains forcing chains branch by branch: the consequences of each assumption, step by step, and its end. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { chainMarks } from '../links/chain.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import { markCandidates } from '../step/marks.js';
import {
  candidates,
  casesTold,
  cells,
  chain,
  clause,
  conclusion,
  count,
  digits,
  houses,
  lines,
  type Message,
  refuting,
  say,
  statedAs,
  supposedAs,
  supposing,
  type Term,
} from '../step/message.js';
import type { Explanation, Hit, StepReason } from '../step/strategy.js';
import type { Need } from '../step/truths.js';
import type { Inference, Story, StoryBranch } from './story.js';
import { storyMarks, storyTruths } from './story-marks.js';

export function explainStory({ place, remove, pattern: story }: Hit<Story>, geometry: Geometry): Explanation {
  const end = say('So {conclusion}.', { conclusion: conclusion({ place, remove }) });
  return {
    message: told(story, [story.target], refuting, end, geometry),
    marks: storyMarks(story),
    truths: storyTruths(story),
    ...reasonsIn(story, geometry),
  };
}

/** Explains stories within a story that differ only in their targets. They conclude all of these targets. */
function toldWithin([story, ...others]: readonly [Story, ...Story[]], geometry: Geometry): Message {
  const targets = [...new Set([story, ...others].map(({ target }) => target))];
  return told(story, targets, supposing, say('So {outcome}.', { outcome: clause(statesTold(targets)) }), geometry);
}

function told(
  { reason, branches }: Story,
  targets: readonly State[],
  suppose: typeof refuting,
  ending: Message,
  geometry: Geometry,
): Message {
  const end = clause(ending);
  if (reason.kind !== 'contradiction')
    return casesTold(reason, {
      outcome: clause(statesTold(targets)),
      branches: lines(branches.map((branch) => caseTold(branch, targets, geometry))),
      end,
    });
  const [{ assumed, inferences, ends }] = branches as readonly [StoryBranch];
  const steps = stepsTold(inferences, geometry);
  return say(
    `Suppose ${supposedAs(isOn(assumed))}. That leads to a contradiction in {count}:{steps}\n{clash} would be both true and false. {end}`,
    {
      supposed: suppose(isOn(assumed), nodeIn(assumed)),
      count: count(steps.length, 'step'),
      steps: lines(steps),
      clash: candidates([nodeIn(ends[0]!)]),
      end,
    },
  );
}

function statesTold(states: readonly State[]): Message {
  const told = candidates(states.map(nodeIn));
  if (isOn(states[0]!)) return say('{candidate} is true', { candidate: told });
  return states.length === 1
    ? say('{candidate} is false', { candidate: told })
    : say('{candidates} are false', { candidates: told });
}

/** Groups inferences into steps: inferences from the same states are one step. */
function stepsTold(inferences: readonly Inference[], geometry: Geometry): Message[] {
  const steps = new Map<string, [Inference, ...Inference[]]>();
  for (const inference of inferences) {
    const { parents, because } = inference;
    if (because.kind === 'assumed' || because.kind === 'conflict') continue;
    const argument = because.kind === 'forcing' ? argumentOf(because.story) : because;
    const premises = JSON.stringify([argument, [...parents].sort((a, b) => a - b)]);
    const same = steps.get(premises);
    if (same) same.push(inference);
    else steps.set(premises, [inference]);
  }
  return [...steps.values()].map((step) => stepTold(step, geometry));
}

/** Returns a story's argument without its target, to compare stories that differ only in the target. */
const argumentOf = ({ reason, branches }: Story): unknown => [
  reason,
  branches.map(({ assumed, inferences, ends }) => [
    assumed,
    ends.includes(assumed),
    inferences.filter(({ because }) => because.kind !== 'conflict'),
  ]),
];

function caseTold({ assumed, inferences }: StoryBranch, targets: readonly State[], geometry: Geometry): Message {
  const supposed = supposing(isOn(assumed), nodeIn(assumed));
  const stated = statedAs(isOn(assumed));
  if (targets.includes(assumed)) return say(`If ${stated}, there is nothing more to show.`, { supposed });
  const steps = stepsTold(inferences, geometry);
  if (steps.length === 0)
    return say(`If ${stated}, then {end} at once.`, { supposed, end: clause(statesTold(targets)) });
  return say(`If ${stated}, this follows in {count}:{steps}\n  So {end}.`, {
    supposed,
    count: count(steps.length, 'step'),
    steps: lines(steps),
    end: clause(statesTold(targets)),
  });
}

/** Explains one step of a branch. Names the candidates that earlier steps or patterns have removed. */
function stepTold(step: readonly [Inference, ...Inference[]], geometry: Geometry): Message {
  const [{ state, parents, because }] = step;
  const gone = candidates(parents.map(nodeIn));
  const terms = { gone, candidates: candidates(step.map(({ state }) => nodeIn(state))) };
  switch (because.kind) {
    case 'last':
      return lastTold(because.need, nodeIn(state), gone, geometry);
    case 'locking':
      return say('Without {gone}, locked candidates rule out {candidates}.', terms);
    case 'hidden-pair':
      return say('Without {gone}, a hidden pair rules out {candidates}.', terms);
    case 'naked-pair':
      return say('Without {gone}, a naked pair rules out {candidates}.', terms);
    case 'x-wing':
      return say('Without {gone}, an X-Wing rules out {candidates}.', terms);
    case 'chain':
      return say('Without {gone}, a chain rules out {candidates}: {chain}.', {
        ...terms,
        chain: chain(because.chain),
      });
    case 'forcing':
      return say('Without {gone}, a forcing chain rules out {candidates}. {story}', {
        ...terms,
        story: clause(toldWithin(storiesOf(step), geometry)),
      });
    default:
      return statesTold([state]);
  }
}

const storiesOf = (step: readonly Inference[]) =>
  step.flatMap(({ because }) => (because.kind === 'forcing' ? [because.story] : [])) as [Story, ...Story[]];

function lastTold(need: Need, candidate: Candidate, gone: Term, geometry: Geometry): Message {
  const digit = digits(geometry.digitOf(candidate));
  const cell = cells([geometry.cellOf(candidate)]);
  return need.kind === 'cell'
    ? say('Without {gone}, the only candidate left in {cell} is {digit}.', { gone, cell, digit })
    : say('Without {gone}, the only place left for {digit} in {house} is {cell}.', {
        ...{ gone, digit, cell },
        house: houses([need.house]),
      });
}

/** Returns the cases of a story that has several, otherwise the chains and stories within it. */
function reasonsIn(story: Story, geometry: Geometry): { readonly reasons?: readonly StepReason[] } {
  const { reason, target, branches } = story;
  const reasons =
    reason.kind === 'contradiction'
      ? within(branches, geometry)
      : branches.map(
          (branch): StepReason => ({
            message: caseTold(branch, [target], geometry),
            marks: storyMarks({ ...story, branches: [branch] }),
          }),
        );
  return reasons.length > 0 ? { reasons } : {};
}

/** Returns the chains and stories that steps of branches depend on, each once. */
function within(branches: readonly StoryBranch[], geometry: Geometry): StepReason[] {
  const inferences = branches.flatMap((branch) => branch.inferences);
  const told = new Map<string, StepReason>();
  for (const inference of inferences) {
    const { because, state } = inference;
    if (because.kind !== 'chain' && because.kind !== 'forcing') continue;
    const key = JSON.stringify(because.kind === 'chain' ? because.chain : argumentOf(because.story));
    if (told.has(key)) continue;
    const marks = because.kind === 'chain' ? chainMarks(because.chain) : storyMarks(because.story);
    told.set(key, {
      message: stepTold([inference], geometry),
      marks: [...marks, ...markCandidates('target', [nodeIn(state)])],
    });
  }
  return [...told.values()];
}
