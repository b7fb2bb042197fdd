/** Chains with a link of a pattern: an almost hidden set, a unique rectangle, an almost X-Wing, or a clue. */
import type { Geometry } from '../../src/core/geometry.js';
import { hasClues } from '../../src/logic/forcing/clue-trial.js';
import { clueLinks } from '../../src/logic/links/clue-links.js';
import { almostFishLinks } from '../../src/logic/links/fish-links.js';
import type { LinkSource } from '../../src/logic/links/graph.js';
import { almostHiddenLinks } from '../../src/logic/links/hidden-set-links.js';
import type { ChainPattern } from '../../src/logic/links/loops.js';
import { rectangleLinks } from '../../src/logic/links/rectangle-links.js';
import { clause, type Message, say } from '../../src/logic/step/message.js';
import type { Explanation, Hit, Introduction, Strategy } from '../../src/logic/step/strategy.js';
import { explain } from './nice-loops.js';
import { chainHits, groupedWith } from './search.js';

const patterned = (source: LinkSource, about: Introduction & Pick<Strategy, 'assumes'>): Strategy<ChainPattern> => {
  const search = groupedWith(source);
  return {
    ...about,
    family: 'chains',
    level: 'unfair',
    score: 320,
    find: (board, { clock } = {}) =>
      chainHits(
        board,
        [search],
        ({ chain }) => chain.some(({ patternMessage: saying }) => saying !== undefined),
        clock,
      ),
    explain: explainWithSayings,
  };
};

/** A chain in which an almost hidden set replaces a house with two places. */
export const aicWithHiddenSets = patterned(almostHiddenLinks, {
  id: 'aic-with-hidden-sets',
  name: 'AIC with Almost Hidden Sets',
  aliases: ['AHS chain', 'complex AIC'],
  learnAfter: ['aic', 'hidden-pair'],
});

/** A chain with a strong link between the extra candidates of a unique rectangle. */
export const aicWithUniqueRectangles = patterned(rectangleLinks, {
  id: 'aic-with-unique-rectangles',
  name: 'AIC with Unique Rectangles',
  aliases: ['UR chain', 'complex AIC'],
  learnAfter: ['aic', 'unique-rectangle-1'],
  aboutLines: true,
  assumes: 'uniqueness',
});

/** A chain through an almost X-Wing, which is an X-Wing without its fins. */
export const aicWithAlmostFish = patterned(almostFishLinks, {
  id: 'aic-with-almost-fish',
  name: 'AIC with Almost X-Wings',
  aliases: ['finned fish chain', 'complex AIC'],
  learnAfter: ['aic', 'finned-x-wing'],
  aboutLines: true,
});

const withClues = patterned(clueLinks, {
  id: 'aic-with-clues',
  name: 'AIC with Clues',
  aliases: ['chain through clues'],
  learnAfter: ['aic', 'two-partners'],
});

/** A chain through clues that leave no more than one of two candidates out, or force a partner. */
export const aicWithClues: typeof withClues = {
  ...withClues,
  needs: 'clues',
  *find(board, limits) {
    if (hasClues(board.geometry)) yield* withClues.find(board, limits);
  },
};

/** Explains the patterns first, then the chain. */
function explainWithSayings(hit: Hit<ChainPattern>, geometry: Geometry): Explanation {
  const explanation = explain(hit, geometry);
  const sayings = new Set(hit.pattern.chain.flatMap(({ patternMessage: saying }) => saying ?? []));
  const message = [...sayings].reduceRight<Message>(
    (rest, saying) => say('{saying} {rest}', { saying: clause(saying), rest: clause(rest) }),
    explanation.message,
  );
  return { ...explanation, message };
}
