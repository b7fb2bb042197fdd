/**
 * Splits a stream of text into records, one a puzzle, as the text arrives. A line that is a whole puzzle, and too long
 * to be a row (`line-kind`), is a record by itself, and waits for no gap. Other lines belong together up to an empty
 * line, and beyond it while they are too few rows for a grid. Lines of words are usually titles of the puzzle below.
 * Right after puzzles of one line they are records, since they may be misspelt puzzles, or are skipped (`takeWords`);
 * if there is no puzzle at all, the first of them are the only record.
 *
 * The stages, with what flows from each to the next:
 *
 *     text → lineStage → lines → sectionStage → lines or puzzles → candidateStage → lines or puzzles →
 *     classifyLine → lines with kinds → blockStage → records → positionStage → records → regionStage → records
 *
 * - `sectionStage` gathers SadMan's sections and `candidateStage` rows of candidates. A puzzle that one of them has
 *   gathered goes straight to `blockStage`, since none of its lines is to be classified; but `[Puzzle]`, the first line
 *   of sections, is also passed as a heading.
 * - `blockStage` (`block-collector`) collects lines up to a gap. The `Assembler` finds the grids in a block, and a grid that has its rows in
 *   several blocks (bands); the `RecordBuilder` makes records, with the titles above.
 * - `positionStage` joins the grids of one position of a game: its givens, its values so far, its candidates.
 * - `regionStage` joins a layout of regions with the grid above or below it.
 *
 * Memory is bounded: sections by 1024 lines, a block by LONGEST_BLOCK lines (a list of grids is shortened to its last
 * grids, anything else is closed), bands and titles by their number, positions by two records, and each line by
 * LONGEST_TEXT, or by LONGEST_JSON if it is JSON.
 */
import type { Geometry } from '../../core/geometry.js';
import { LONGEST_TEXT } from '../format.js';
import { isJson, LONGEST_JSON } from '../json/written.js';
import { lineCutter, type PuzzleRecord, type Splitter } from '../record.js';
import { candidateGatherer, isWholePuzzle, type LineOrLines } from '../text/candidate-rows.js';
import { positionJoiner } from '../text/clipboard.js';
import { sectionGatherer } from '../text/sections.js';
import type { Line } from './blocks.js';
import { blockCollector } from './collector.js';
import { classifyLine } from './line-kind.js';
import { regionJoiner } from './region-records.js';

/**
 * Makes a splitter of a stream into puzzles, of the expected shape if one is given. `isPuzzleLine` is true for further
 * lines that are puzzles wherever they stand, such as those in formats of other programs. `isTyped`: somebody waits for
 * the answer to a grid, which ends with its last row.
 */
export function recordSplitter(
  expected?: Geometry,
  source?: string,
  isPuzzleLine: (line: string) => boolean = () => false,
  isTyped = false,
): Splitter {
  const lineStage = lineCutter((line) => (isJson(line) ? LONGEST_JSON : LONGEST_TEXT));
  const sectionStage = sectionGatherer();
  const candidateStage = candidateGatherer(expected);
  const blockStage = blockCollector(expected, source, isTyped);
  const positionStage = positionJoiner(expected);
  const regionStage = regionJoiner(isTyped);
  let number = 0;

  // Each function takes what one stage lets out into the next: `into` a line, `after` what a stage has gathered.

  const intoSections = (text: string): PuzzleRecord[] => {
    const line = { text, number: ++number };
    const released = sectionStage.push(line);
    return released ? released.flatMap(afterSections) : intoCandidates(line);
  };

  const afterSections = (gathered: LineOrLines): PuzzleRecord[] =>
    isWholePuzzle(gathered) ? afterWholeSections(gathered) : intoCandidates(gathered);

  /**
   * Passes on a puzzle in sections. Its first line, `[Puzzle]`, is a heading too: it shows that lines such as `#AName`
   * above are headers of this format (`metadataIn`).
   */
  const afterWholeSections = (puzzle: readonly Line[]): PuzzleRecord[] => {
    const before = candidateStage.end().flatMap(afterCandidates);
    const beforeHeading = intoBlocks(puzzle[0]!);
    return [...before, ...beforeHeading, ...blockStage.pushPuzzle(puzzle)];
  };

  const intoCandidates = (line: Line): PuzzleRecord[] => {
    const released = candidateStage.push(line);
    return released ? released.flatMap(afterCandidates) : intoBlocks(line);
  };

  const afterCandidates = (gathered: LineOrLines): PuzzleRecord[] =>
    isWholePuzzle(gathered) ? blockStage.pushPuzzle(gathered) : intoBlocks(gathered);

  const intoBlocks = (line: Line): PuzzleRecord[] => blockStage.push(classifyLine(line, expected, isPuzzleLine));

  return {
    push: (chunk) => regionStage.push(positionStage.push(lineStage.push(chunk).flatMap(intoSections))),
    end() {
      // Stages end in the order in which lines pass them: the rest of one stage goes through all the later ones.
      const records = lineStage.end().flatMap(intoSections);
      records.push(...sectionStage.end().flatMap(afterSections));
      records.push(...candidateStage.end().flatMap(afterCandidates));
      records.push(...blockStage.end());
      const positions = [...positionStage.push(records), ...positionStage.end()];
      return [...regionStage.push(positions), ...regionStage.end()];
    },
    skipped: blockStage.skipped,
  };
}
