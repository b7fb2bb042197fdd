/** Hints as pictures: each step of `sudoku hint` in its position, or the mistakes in the player's grid. */

import { picturePage } from '../../render/html/page.js';
import { type Language, languageWith } from '../../render/language/index.js';
import { mistakeText } from '../../render/mistake-text.js';
import type { BookLesson } from '../../render/pdf/options.js';
import { withSigns } from '../../render/picture/grid-picture.js';
import { mistakesPicture } from '../../render/picture/mistakes.js';
import type { Picture } from '../../render/picture/shape.js';
import { sharedSigns } from '../../render/picture/shared-signs.js';
import { svgOf } from '../../render/picture/svg-of.js';
import { collectHints, hintsOf } from '../../session/hints.js';
import { misleads } from '../../session/mistakes.js';
import { dataOf, workOn } from '../answers/forms.js';
import { type HintOptions, openPlay } from '../answers/hint-options.js';
import { noHintText, notesAtEnd, notesOn, statusAtEnd } from '../answers/hint-text.js';
import type { Drawing } from './options.js';
import { type DrawnRecord, nameOf, paperStep, stepPicture } from './works.js';

interface DrawnHintOptions extends HintOptions {
  readonly drawing: Drawing;
}

export const drawHints = workOn((reading, options: DrawnHintOptions, clock) => {
  const { drawing, spoil } = options;
  const language = languageWith(options.language, reading);
  const session = openPlay(reading.puzzle, options, clock);
  const { puzzle, judgement } = session;
  const { mistakes, solutions } = judgement;
  const wrong = mistakes.map((mistake) => mistakeText(puzzle.geometry, mistake, spoil, language));
  if (mistakes.some(misleads)) {
    const signs = sharedSigns(reading);
    const picture = mistakesPicture(puzzle, mistakes, { title: drawing.title, spoil, language, signs });
    return dataOf<DrawnRecord>(
      drawing.format === 'pdf'
        ? { steps: [paperMistakes(picture, wrong, language)] }
        : { pictures: [{ name: 'mistakes', content: contentOf(picture, drawing, language) }] },
      solutions === 'none' ? notesOn(session, language) : wrong,
      statusAtEnd(session, 'all', 0),
    );
  }
  const { found, ended } = collectHints(hintsOf(session, options));
  const position = withSigns(session.position(), sharedSigns(reading));
  const drawn: DrawnRecord =
    drawing.format === 'pdf'
      ? { steps: found.map(({ step }, index) => paperStep(position, step, index + 1, drawing, language)) }
      : {
          pictures: found.map(({ step }, index) => ({
            name: nameOf(step, index + 1),
            content: contentOf(stepPicture(position, step, drawing, language), drawing, language),
          })),
        };
  const none = judgement.canGoOn && found.length === 0 ? [noHintText(puzzle, ended, options)] : [];
  const remarks = [...wrong, ...none, ...notesOn(session, language), ...notesAtEnd(ended, options)];
  return dataOf<DrawnRecord>(drawn, remarks, statusAtEnd(session, ended, found.length));
});

/** Returns the mistakes in a grid for paper, with their picture. They are numbered as steps are. */
const paperMistakes = (picture: Picture, mistakes: readonly string[], { legend }: Language): BookLesson => ({
  name: `1. ${legend.mistakes}`,
  text: mistakes.map((text) => ({ kind: 'paragraph', text })),
  example: { picture, sentence: '' },
});

const contentOf = (drawn: Picture, { format, theme }: Drawing, { code }: Language): string =>
  format === 'html' ? picturePage(drawn, theme, drawn.description, code) : svgOf(drawn, { theme });
