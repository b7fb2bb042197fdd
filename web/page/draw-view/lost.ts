/** What of a drawing states nothing or is not shared, in words, and the drawing as a game that says so. */
import type { Constraint } from '../../../constraints/index.js';
import type { PageGame } from '../app/game.js';
import { puzzleOn } from '../engine/grid.js';
import type { ReadGrid } from '../engine/protocol.js';
import { playOf } from '../play/play.js';
import type { Wording } from '../words/en.js';
import { clueText } from './clue-list.js';
import { cellsOfRegion, type PuzzleDrawing, unevenRegions } from './drawing.js';
import { isOfSets } from './forms.js';
import type { Stated } from './stated.js';
import type { DrawWords } from './words.js';

/** Names the regions that do not have as many cells as there are digits; undefined if there are none. */
export function unevenText(drawing: PuzzleDrawing, texts: DrawWords): string | undefined {
  const named = unevenRegions(drawing).map((region) => texts.region(region + 1, cellsOfRegion(drawing, region).length));
  return named.length > 0 ? texts.unevenRegions(named.join(', ')) : undefined;
}

/** Returns the regions, the clues and the rules of the whole grid that state nothing, each with the reason. */
export function faultTexts(
  drawing: PuzzleDrawing,
  { faults, refused, shown }: Stated,
  known: readonly Constraint[],
  texts: DrawWords,
  words: Wording,
): readonly string[] {
  const { clues } = drawing;
  const told = [...faults].map(([index, fault]) => {
    const constraint = known.find(({ id }) => id === clues[index]!.kind)!;
    return `${clueText(clues[index]!, constraint, shown, words)}: ${texts.fault(fault)}`;
  });
  return [unevenText(drawing, texts) ?? [], ...told, ...refused.values()].flat();
}

/** Returns the index in the drawing of each statement of its puzzle, which are those of the finished clues. */
export function statedClues(
  { clues }: PuzzleDrawing,
  { faults }: Stated,
  known: readonly Constraint[],
): readonly number[] {
  const sets = known.find(isOfSets)?.id;
  return clues.flatMap(({ kind }, index) => (faults.has(index) || kind === sets ? [] : [index]));
}

/**
 * Returns a drawing as a game. `unstated`: the clues that state nothing. Hints must not answer as if these were not there.
 */
export function gameOf(
  { grid, about }: Pick<ReadGrid, 'grid' | 'about'>,
  { geometry }: Stated,
  unstated: readonly string[],
): Pick<PageGame, 'play' | 'about'> {
  const lost = [...(about.notUnderstood ?? []), ...unstated];
  return {
    play: playOf(puzzleOn(geometry, { values: grid.values })),
    about: lost.length > 0 ? { ...about, notUnderstood: lost } : about,
  };
}
