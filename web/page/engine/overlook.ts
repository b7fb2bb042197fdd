/** Overlooks a drawing: reports what is known of its solutions, of a fault and of its level, each as soon as it is known. */
import { type Cell, clock, OutOfTime } from '../../../src/core/index.js';
import type { GridRules, LanguageCode, Puzzle } from '../../../src/face/index.js';
import { candidateNames, clashText, languageOf, looseRuleName, strategyName } from '../../../src/render/index.js';
import { eachTriedPart, type RemovableRule } from '../../../src/search/index.js';
import { clueIndexOf, MOST_COUNTED, type Overlooked, overlook as overlooked } from '../../../src/session/index.js';
import type { OverlookView, PartView, SolutionsView } from './overlook-view.js';
import type { Handler } from './protocol.js';
import { puzzleIn } from './with-rules.js';

/** Milliseconds after which a drawing that is left alone is no longer worked on. */
const MOST_WORK = 60_000;

/** Milliseconds between two reports about the solutions. */
const INTERVAL = 60;

export const overlook: Handler<'overlook'> = ({ grid }, report, code) => {
  const puzzle = puzzleIn(grid);
  const { send, flush } = latestOnly((view) => report(view, true));
  const isCut = !isDone(() => {
    for (const each of overlooked(puzzle, clock(MOST_WORK))) send(viewOf(each, puzzle, grid.rules ?? {}, code));
  });
  flush();
  return { isCut };
};

/** Reports the givens and rules that a drawing with one solution does not need. */
export const spare: Handler<'spare'> = ({ grid }, report, code) => {
  const puzzle = puzzleIn(grid);
  const isCut = !isDone(() => {
    for (const { part, isSpare, left } of eachTriedPart(puzzle, clock(MOST_WORK)))
      report({ left, ...(isSpare && { spare: partView(part, puzzle, grid.rules ?? {}, code) }) });
  });
  return { isCut };
};

/** Returns false if the time runs out before work is done. */
function isDone(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof OutOfTime) return false;
    throw error;
  }
}

/** Passes on the latest of many views of the solutions, and all others. */
function latestOnly(send: (view: OverlookView) => void, now: () => number = () => performance.now()) {
  let waiting: SolutionsView | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const flush = (): void => {
    if (waiting) send(waiting);
    waiting = undefined;
    last = now();
  };
  return {
    send: (view: OverlookView): void => {
      if (view.kind === 'solutions') waiting = view;
      if (view.kind !== 'solutions' || now() - last >= INTERVAL) flush();
      if (view.kind !== 'solutions') send(view);
    },
    flush,
  };
}

function viewOf(each: Overlooked, puzzle: Puzzle, rules: GridRules, code: LanguageCode): OverlookView {
  const { geometry } = puzzle;
  const language = languageOf(code);
  switch (each.kind) {
    case 'solutions': {
      const { kind, isAll, taken, left } = each;
      const count = Math.min(each.count, MOST_COUNTED);
      return { kind, count, isAll, isBound: each.count > count, taken: Array.from(taken), left: Array.from(left) };
    }
    case 'fault': {
      const { kind, givens, isLeast, clash } = each;
      const parts = [...each.rules, ...givens].map((part) => partView(part, puzzle, rules, code));
      return { kind, parts, isLeast, ...(clash && { clash: clashText(geometry, clash, language) }) };
    }
    case 'level': {
      const { hardest, ...level } = each;
      return { ...level, ...(hardest && { hardest: strategyName(hardest, language) }) };
    }
  }
}

function partView(
  part: Cell | RemovableRule,
  { geometry, values }: Puzzle,
  rules: GridRules,
  code: LanguageCode,
): PartView {
  const language = languageOf(code);
  if (typeof part === 'number')
    return { name: candidateNames(geometry, [geometry.candidate(part, values[part]!)], language)[0]!, cell: part };
  const clue = clueIndexOf(rules, part, geometry.numbers);
  return { name: looseRuleName(part, geometry, language), ...(clue >= 0 && { clue }) };
}
