import type { Markup } from '../../src/core/board.js';
import { unlimited } from '../../src/core/clock.js';
import type { Candidate } from '../../src/core/geometry.js';
import { explainArgument } from '../../src/logic/argument/explanation.js';
import { type Argument, refutation } from '../../src/logic/argument/lines.js';
import type { TrialEnd } from '../../src/logic/argument/trial.js';
import { contradictionByClues, hasClues } from '../../src/logic/forcing/clue-trial.js';
import { candidatesOn } from '../../src/logic/forcing/trial-steps.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';

/** A candidate is false if singles and clues that follow from it come to a contradiction. */
export const trialOfClues: Strategy<Argument> = {
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
    const found: (readonly [Candidate, TrialEnd])[] = [];
    for (const assumed of candidatesOn(board, known)) {
      clock();
      const contradiction = contradictionByClues(board, assumed);
      if (contradiction) found.push([assumed, contradiction]);
    }
    for (const [assumed, contradiction] of found.sort(([, a], [, b]) => a.length - b.length))
      yield removing(refutation(contradiction.lines()), [assumed]);
  },
  explain: explainArgument,
};
