/** Colours for the terminal, where they are wanted. */
import { styleText } from 'node:util';
import type { Markup } from '../core/board.js';
import type { Candidate } from '../core/geometry.js';
import { formatPencilmarks } from '../formats/pencilmarks.js';
import type { Role } from '../logic/step/marks.js';
import type { Step } from '../solver/step.js';

type Style = Parameters<typeof styleText>[0];

export const paint = (style: Style, text: string, colour: boolean): string => (colour ? styleText(style, text) : text);

const STYLES: Readonly<Record<Role, Style>> = {
  pattern: ['bold', 'green'],
  cover: ['bold', 'cyan'],
  fin: ['bold', 'yellow'],
  on: ['bold', 'green'],
  off: ['bold', 'blue'],
  target: ['bold', 'red'],
};

/** The position with what the step points at in colour: its candidates by their role, and what it does away with. */
export function paintedPosition(board: Markup, step: Step | undefined, colour: boolean): string {
  if (!colour) return formatPencilmarks(board);
  const styles = step ? stylesOf(step) : new Map<Candidate, Style>();
  return formatPencilmarks(board, (candidate, symbol) => {
    const cell = board.geometry.cellOf(candidate);
    const style = styles.get(candidate) ?? (board.values[cell]! < 0 ? 'dim' : board.givens[cell] ? 'bold' : undefined);
    return style ? styleText(style, symbol) : symbol;
  });
}

function stylesOf({ explanation, geometry, place, remove }: Step): Map<Candidate, Style> {
  const styles = new Map<Candidate, Style>();
  for (const mark of explanation.marks)
    if (mark.kind === 'candidate') styles.set(mark.candidate, STYLES[mark.role]);
    else if (mark.kind === 'cell')
      for (let digit = 0; digit < geometry.size; digit++)
        styles.set(geometry.candidate(mark.cell, digit), STYLES[mark.role]);
  for (const candidate of remove) styles.set(candidate, STYLES.target);
  for (const candidate of place) styles.set(candidate, ['bold', 'inverse']);
  return styles;
}
