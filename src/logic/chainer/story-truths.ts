/** What a story rests on. */
import { chainTruths } from '../links/chain.js';
import { distinctTruths, type Truth } from '../step/truths.js';
import type { Inference, Story } from './story.js';

export const storyTruths = (story: Story): Truth[] => distinctTruths(truthsOf(story));

function truthsOf({ reason, branches }: Story): Truth[] {
  const truths = branches.flatMap(({ inferences }) => inferences.flatMap(truthsBehind));
  if (reason.kind === 'cell' || reason.kind === 'house') truths.push(reason);
  return truths;
}

function truthsBehind({ because }: Inference): readonly Truth[] {
  switch (because.kind) {
    case 'assumed':
    case 'conflict':
      return [];
    case 'last':
      return [because.need];
    case 'chain':
      return chainTruths(because.chain);
    case 'forcing':
      return truthsOf(because.story);
    default:
      return because.truths;
  }
}
