/** Forcing chains told branch by branch: what each assumption leaves, step by step, and where it ends. */
import type { Candidate, Geometry } from '../../core/geometry.js';
import { chainTruths } from '../links/chain.js';
import { isOn, nodeIn, type State } from '../links/state.js';
import { inBranch, type Mark, markCandidates, markCells, markHouses, markLink } from '../step/marks.js';
import {
  candidates,
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
  supposing,
} from '../step/message.js';
import type { Explanation, Hit } from '../step/strategy.js';
import type { Truth } from '../step/truths.js';
import type { Because, Inference, Story, StoryBranch } from './story.js';

export function explainStory({ place, remove, pattern: story }: Hit<Story>, geometry: Geometry): Explanation {
  const end = say('So {conclusion}.', { conclusion: conclusion({ place, remove }) });
  return { message: told(story, refuting, end, geometry), marks: marksOf(story), truths: distinct(truthsOf(story)) };
}

/** A story within a story concludes what holds there alone. */
const toldWithin = (story: Story, geometry: Geometry): Message =>
  told(story, supposing, say('So {outcome}.', { outcome: clause(stateTold(story.target)) }), geometry);

function told(
  { reason, target, branches }: Story,
  suppose: typeof refuting,
  ending: Message,
  geometry: Geometry,
): Message {
  const end = clause(ending);
  const terms = {
    outcome: clause(stateTold(target)),
    branches: lines(branches.map((branch) => caseTold(branch, geometry))),
    end,
  };
  switch (reason.kind) {
    case 'contradiction': {
      const [{ assumed, inferences, ends }] = branches as readonly [StoryBranch];
      const steps = stepsTold(inferences, geometry);
      return say(
        'Suppose {supposed}. That leads in {count} to a contradiction:{steps}\n{clash} would be both true and false. {end}',
        {
          supposed: suppose(isOn(assumed), nodeIn(assumed)),
          count: count(steps.length, 'step'),
          steps: lines(steps),
          clash: candidates([nodeIn(ends[0]!)]),
          end,
        },
      );
    }
    case 'double':
      return say('Whether {candidate} is true or false, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        candidate: candidates([reason.candidate]),
      });
    case 'cell':
      return say('Whatever {cell} takes, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        cell: cells([reason.cell]),
      });
    case 'region':
      return say('Wherever {digit} is in {house}, {outcome}. Case by case:{branches}\n{end}', {
        ...terms,
        digit: digits(reason.digit),
        house: houses([reason.house]),
      });
  }
}

const stateTold = (state: State): Message =>
  isOn(state)
    ? say('{candidate} is true', { candidate: candidates([nodeIn(state)]) })
    : say('{candidate} is false', { candidate: candidates([nodeIn(state)]) });

const stepsTold = (inferences: readonly Inference[], geometry: Geometry): Message[] =>
  inferences
    .filter(({ because }) => because.kind !== 'assumed' && because.kind !== 'conflict')
    .map((step) => stepTold(step, geometry));

function caseTold({ assumed, inferences, ends }: StoryBranch, geometry: Geometry): Message {
  const [end] = ends as readonly [State];
  const supposed = supposing(isOn(assumed), nodeIn(assumed));
  if (end === assumed) return say('If {supposed}, nothing more is needed.', { supposed });
  const steps = stepsTold(inferences, geometry);
  if (steps.length === 0) return say('If {supposed}, then {end} at once.', { supposed, end: clause(stateTold(end)) });
  return say('If {supposed}, in {count}:{steps}\n  So {end}.', {
    supposed,
    count: count(steps.length, 'step'),
    steps: lines(steps),
    end: clause(stateTold(end)),
  });
}

/** One step of a branch. What is gone by then is named: what earlier steps rule out, or earlier patterns. */
function stepTold({ state, parents, because }: Inference, geometry: Geometry): Message {
  const gone = candidates(parents.map(nodeIn));
  const candidate = candidates([nodeIn(state)]);
  switch (because.kind) {
    case 'last-in-cell':
      return say('Without {gone}, the only candidate left in {cell} is {digit}.', {
        gone,
        cell: cells([because.cell]),
        digit: digits(geometry.digitOf(nodeIn(state))),
      });
    case 'last-in-house':
      return say('Without {gone}, the only place left for {digit} in {house} is {cell}.', {
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
        story: clause(toldWithin(because.story, geometry)),
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
    ...branches.flatMap((branch, index) => (branches.length > 1 ? inBranch(index, linksOf(branch)) : linksOf(branch))),
    ...markCandidates('on', those(true)),
    ...markCandidates('off', those(false)),
    ...markCandidates('target', [nodeIn(target)]),
  ];
}

/** What is drawn of a branch: link by link where each has one cause; a net by what each placement and the end rest on. */
function linksOf({ inferences, ends }: StoryBranch): Mark[] {
  const isNet = inferences.some(({ parents, because }) => parents.length > 1 || !isPlain(because));
  const drawn = isNet ? inferences.filter(({ state }) => isOn(state) || ends.includes(state)) : inferences;
  const known = new Map(inferences.map((inference) => [inference.state, inference]));
  /** Where nothing is drawn between, what stands behind it. */
  const sources = (state: State): readonly State[] => {
    const { parents } = known.get(state)!;
    return isOn(state) || parents.length === 0 ? [state] : parents.flatMap(sources);
  };
  return drawn.flatMap(({ state, parents }) =>
    [...new Set(isNet ? parents.flatMap(sources) : parents)].map((from) =>
      markLink([nodeIn(from)], [nodeIn(state)], isOn(state)),
    ),
  );
}

const isPlain = ({ kind }: Because): boolean =>
  kind === 'assumed' || kind === 'conflict' || kind === 'last-in-cell' || kind === 'last-in-house';

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
