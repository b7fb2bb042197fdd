/** Finds the mistakes in a player's grid, and the next step. */

import { EMPTY, type Geometry } from '../../../src/core/index.js';
import type { LanguageCode } from '../../../src/face/index.js';
import { symbolOn } from '../../../src/formats/index.js';
import { cellName, houseNames, languageOf, mistakeText } from '../../../src/render/index.js';
import type { Mistake } from '../../../src/session/index.js';
import type { Handler, MistakeView, WrongValue } from './protocol.js';
import { sessionOn } from './session.js';
import { hintedStep } from './views.js';

export const hint: Handler<'hint'> = ({ grid, ...choice }, _, language) => {
  const session = sessionOn(grid, choice);
  const step = session.next();
  return {
    mistakes: mistakeViews(session.puzzle.geometry, session.mistakes(), language),
    canGoOn: session.judgement.canGoOn,
    isFull: !grid.values.includes(EMPTY),
    ...(step && { step: hintedStep(step, session.position(), language) }),
  };
};

type Wrong = Extract<Mistake, { readonly kind: 'wrong' }>;
type Clash = Extract<Mistake, { readonly kind: 'clash' }>;

/** Converts mistakes. The clashes of a wrong value are the reason why it is wrong, and no mistakes of their own. */
function mistakeViews(geometry: Geometry, mistakes: readonly Mistake[], code: LanguageCode): MistakeView[] {
  const language = languageOf(code);
  const view = (mistake: Mistake): MistakeView => ({
    text: mistakeText(geometry, mistake, false, language),
    cells: cellsOf(mistake),
  });
  const clashes = mistakes.filter((mistake): mistake is Clash => mistake.kind === 'clash');
  const wrongCells = new Set(mistakes.flatMap((mistake) => (mistake.kind === 'wrong' ? [mistake.cell] : [])));
  const wrongValue = ({ cell, digit }: Wrong): WrongValue => {
    const reasons = clashes.filter(({ cells }) => cells.includes(cell));
    const house = reasons.find((clash) => clash.house !== undefined)?.house ?? geometry.commonHouses([cell])[0]!;
    return {
      cell,
      index: digit,
      digit: symbolOn(digit, geometry),
      at: cellName(geometry, cell),
      where: language.lookAt(houseNames(geometry, [house], language)[0]!),
      house: Array.from({ length: geometry.size }, (_, slot) => geometry.cellAt(house, slot)),
      why: reasons.map(view),
    };
  };
  return mistakes
    .filter((mistake) => mistake.kind !== 'clash' || !mistake.cells.some((cell) => wrongCells.has(cell)))
    .map((mistake) => ({ ...view(mistake), ...(mistake.kind === 'wrong' && { wrong: wrongValue(mistake) }) }));
}

const cellsOf = (mistake: Mistake): readonly number[] => {
  if (mistake.kind === 'clash') return mistake.cells;
  return mistake.kind === 'stale' ? [mistake.cell, mistake.by] : [mistake.cell];
};
