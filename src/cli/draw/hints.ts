/** Hints as pictures: each step of `sudoku hint` in its position, or the mistakes in the player's grid. */
import type { PuzzleRecord } from '../../formats/record.js';
import { mistakeText } from '../../render/hint.js';
import { picturePage } from '../../render/html/page.js';
import { type Language, languageOf } from '../../render/language/index.js';
import { mistakesPicture } from '../../render/picture/mistakes.js';
import type { Picture } from '../../render/picture/shape.js';
import { svgOf } from '../../render/picture/svg-of.js';
import { misleads } from '../../session/mistakes.js';
import { collectHints, type HintOptions, hintsOf, openPlay } from '../answers/hint-steps.js';
import { notesAtEnd, notesOn, statusAtEnd } from '../answers/hint-text.js';
import { type Answer, answer } from '../command.js';
import { placeOf, readRecord } from '../input/puzzle.js';
import type { Drawing } from './options.js';
import { line, nameOf, stepPicture } from './works.js';

export interface DrawnHintOptions extends HintOptions {
  readonly drawing: Drawing;
}

export function drawHints(record: PuzzleRecord, options: DrawnHintOptions): Answer {
  const read = readRecord(record, options);
  if (read.failed) return read.failed;
  const { drawing, spoil } = options;
  const language = languageOf(options.language);
  const session = openPlay(read.reading.puzzle, options);
  const { puzzle, judgement } = session;
  const { mistakes, solutions } = judgement;
  const withNotes = (notes: readonly string[]): string[] => notes.map((note) => `${placeOf(record)}: ${note}`);
  const wrong = withNotes(mistakes.map((mistake) => mistakeText(puzzle.geometry, mistake, spoil, language)));
  if (mistakes.some(misleads)) {
    const picture = mistakesPicture(puzzle, mistakes, { title: drawing.title, spoil, language });
    const pictures = [{ name: 'mistakes', content: contentOf(picture, drawing, language) }];
    const notes = solutions === 'none' ? withNotes(notesOn(session, language)) : wrong;
    return answer(line({ pictures }), [...read.remarks, ...notes], statusAtEnd(session, 'all', 0));
  }
  const { found, ended } = collectHints(hintsOf(session, options));
  const board = session.position();
  const pictures = found.map(({ step }, index) => ({
    name: nameOf(step, index + 1),
    content: contentOf(stepPicture(board, step, drawing, language), drawing, language),
  }));
  const none = judgement.canGoOn && found.length === 0 ? ['there is no such step'] : [];
  return answer(
    line({ pictures }),
    [...read.remarks, ...wrong, ...withNotes([...none, ...notesOn(session, language), ...notesAtEnd(ended, options)])],
    statusAtEnd(session, ended, found.length),
  );
}

const contentOf = (drawn: Picture, { format, theme }: Drawing, { code }: Language): string =>
  format === 'html' ? picturePage(drawn, theme, drawn.description, code) : svgOf(drawn, { theme });
