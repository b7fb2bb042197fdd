/** Colours for the terminal, where they are wanted. */
import { styleText } from 'node:util';
import type { Role } from '../../logic/step/marks.js';

export type Style = Parameters<typeof styleText>[0];

export const paint = (style: Style, text: string, colour: boolean): string => (colour ? styleText(style, text) : text);

/** The colours of pictures, as far as terminals have them. */
export const STYLES: Readonly<Record<Role, Style>> = {
  pattern: ['bold', 'green'],
  cover: ['bold', 'cyan'],
  fin: ['bold', 'yellow'],
  on: ['bold', 'blue'],
  off: 'blue',
  target: ['bold', 'red'],
};

export const PLACED: Style = ['bold', 'inverse'];
