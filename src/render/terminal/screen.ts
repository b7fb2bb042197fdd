import { styleText } from 'node:util';
import type { Role } from '../../logic/step/marks.js';

/** Whoever sits at a terminal, and what it can show. Plain data, so that threads can be told. */
export interface Screen {
  /** Whether it draws lines and bars: else plain letters and signs do. */
  readonly boxes: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** How a text is to look. */
export interface Look {
  readonly colour: boolean;
  readonly boxes: boolean;
  /** How wide it may be; as wide as it comes, if nothing is said. */
  readonly columns?: number;
}

/** What the environment says of a terminal: lines and bars are drawn where characters are UTF-8 and it is no dumb one. */
export const drawsBoxes = ({ LC_ALL, LC_CTYPE, LANG, TERM }: Readonly<Record<string, string | undefined>>): boolean =>
  TERM !== 'dumb' && /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');

/** Colours for the terminal, where they are wanted. */
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
