/** Drawn hints: the steps that `sudoku hint` tells, each where it is found, or what is wrong in the player's grid. */
import { clock } from '../../core/clock.js';
import type { PuzzleRecord } from '../../formats/record.js';
import { picturePage } from '../../render/html/page.js';
import { languageOf } from '../../render/language/index.js';
import { mistakeText } from '../../render/mistakes.js';
import { mistakesPicture } from '../../render/picture/mistakes.js';
import type { Picture } from '../../render/picture/shape.js';
import { svgOf } from '../../render/picture/svg.js';
import { judge, misleads, positionOf } from '../../session/mistakes.js';
import { type Answer, answer } from '../command.js';
import type { HintOptions } from '../hint-options.js';
import { collected, hintsAt } from '../hint-steps.js';
import { notesAtEnd, notesOn, statusAtEnd } from '../hint-telling.js';
import { onPuzzle, whereIs } from '../puzzle.js';
import type { Drawing } from './options.js';
import { line, nameOf, stepPicture } from './works.js';

export interface DrawnHintOptions extends HintOptions {
  readonly drawing: Drawing;
}

export const drawHints = (record: PuzzleRecord, options: DrawnHintOptions): Answer =>
  onPuzzle(record, options, (play) => {
    const { drawing, spoil, milliseconds, interrupt } = options;
    const language = languageOf(options.language);
    const time = clock(milliseconds, interrupt);
    const judgement = judge(play, time);
    const { mistakes, solutions } = judgement;
    const noted = (notes: readonly string[]): string[] => notes.map((note) => `${whereIs(record)}: ${note}`);
    const wrong = noted(mistakes.map((mistake) => mistakeText(play.geometry, mistake, spoil, language)));
    if (solutions !== 'none' && mistakes.some(misleads)) {
      const picture = mistakesPicture(play, mistakes, { title: drawing.title, spoil });
      return answer(line({ pictures: [{ name: 'mistakes', content: contentOf(picture, drawing) }] }), wrong);
    }
    const { found, ended } = collected(hintsAt(play, options, judgement, time));
    const board = positionOf(play);
    const pictures = found.map(({ step }, index) => ({
      name: nameOf(step, index + 1),
      content: contentOf(stepPicture(board, step, drawing, language), drawing),
    }));
    const none = judgement.canGoOn && found.length === 0 ? ['there is no such step'] : [];
    return answer(
      line({ pictures }),
      [...wrong, ...noted([...none, ...notesOn(play, judgement), ...notesAtEnd(ended, options)])],
      statusAtEnd(play, judgement, ended, found.length),
    );
  });

const contentOf = (drawn: Picture, { format, theme }: Drawing): string =>
  format === 'html' ? picturePage(drawn, theme, drawn.description) : svgOf(drawn, { theme });
