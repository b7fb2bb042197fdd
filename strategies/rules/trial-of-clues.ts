import { unlimited } from '../../src/core/clock.js';
import type { Candidate, Geometry } from '../../src/core/geometry.js';
import { explainArgument } from '../../src/logic/argument/explanation.js';
import { type Argument, type Case, refutation, supposed } from '../../src/logic/argument/lines.js';
import { alikeTogether, together } from '../../src/logic/argument/together.js';
import { contradictionByClues, contradictionByNestedClues, hasClues } from '../../src/logic/forcing/clue-trial.js';
import { Rounds } from '../../src/logic/forcing/rounds.js';
import { candidatesOn } from '../../src/logic/forcing/trial-steps.js';
import { removing, type Strategy } from '../../src/logic/step/strategy.js';

/** The most lines for which a shorter argument is looked for. */
const MOST_LINES = 6;

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
  *find(board, { clock = unlimited, known } = {}) {
    if (!hasClues(board.geometry)) return;
    const found: Case[] = [];
    const rounds = new Rounds(board);
    for (const assumed of candidatesOn(board, known)) {
      clock();
      const contradiction = contradictionByClues(board, assumed);
      if (contradiction) found.push(shortest(rounds, assumed, contradiction.lines(), board.geometry));
    }
    for (const lines of alikeTogether(found).sort((a, b) => a.length - b.length))
      yield removing(refutation(lines), supposed(lines).candidates);
    if (found.length > 0) return;
    for (const assumed of candidatesOn(board, known)) {
      const nested = contradictionByNestedClues(board, assumed, clock);
      if (!nested) continue;
      yield removing(refutation(together(nested.lines(), board.geometry)), [assumed]);
      return;
    }
  },
  explain: explainArgument,
};

/** Returns the shorter of a contradiction and the one that takes all at once that follows. */
function shortest(rounds: Rounds, assumed: Candidate, lines: Case, geometry: Geometry): Case {
  const whole = together(lines, geometry);
  const most = Math.min(whole.length - 2, MOST_LINES);
  if (most < 1 || rounds.follow(assumed, most) === 0) return whole;
  const atOnce = together(rounds.linesToClash(), geometry);
  return atOnce.length < whole.length ? atOnce : whole;
}
