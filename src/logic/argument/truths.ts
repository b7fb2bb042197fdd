/** The truths from which an argument follows. */
import { chainTruths } from '../links/chain.js';
import { cellTruths, distinctTruths, type Truth } from '../step/truths.js';
import type { Argument, LineGround } from './lines.js';

/** Returns the truths behind all lines of an argument and behind its choice of cases, each once. */
export const argumentTruths = (argument: Argument): Truth[] => distinctTruths(truthsOf(argument));

const truthsOf = ({ of, cases }: Argument): Truth[] => [
  ...(of?.kind === 'guardians' ? of.truths : []),
  ...cases.flatMap((lines) => lines.flatMap(({ ground }) => truthsBehind(ground))),
  ...(of?.kind === 'cell' || of?.kind === 'house' ? [of] : []),
];

function truthsBehind(ground: LineGround): readonly Truth[] {
  switch (ground.kind) {
    case 'premise':
    case 'conflict':
    case 'clash':
      return [];
    case 'need':
      return [ground.need];
    case 'locked':
    case 'pattern':
      return ground.needs;
    case 'rule':
      return [...ground.rules.map((rule): Truth => ({ kind: 'rule', rule })), ...cellTruths(ground.cells)];
    case 'relation':
      return cellTruths(ground.cells);
    case 'difference': {
      const { houses, rules, innies, outies } = ground.difference;
      return [{ kind: 'sum', houses, rules }, ...cellTruths([...innies, ...outies])];
    }
    case 'way':
    case 'chain':
      return chainTruths(ground.chain);
    case 'cases':
      return truthsOf(ground.argument);
    case 'absurdity':
      return ground.truths;
  }
}
