import { styleText } from 'node:util';
import type { Role } from '../../logic/step/marks.js';

/** The abilities of a terminal, as plain data that can be sent to threads. */
export interface Screen {
  /** True if the terminal can draw box characters and bars. If not, letters and signs replace them. */
  readonly boxes: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** The look of text for a terminal or a file. */
export interface Look {
  readonly colour: boolean;
  readonly boxes: boolean;
  /** The widest line in columns. Default: no limit. */
  readonly columns?: number;
}

/** True if the environment shows a terminal with box characters: its encoding is UTF-8 and it is not dumb. */
export const drawsBoxes = ({ LC_ALL, LC_CTYPE, LANG, TERM }: Readonly<Record<string, string | undefined>>): boolean =>
  TERM !== 'dumb' && /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');

/** A style of text for the terminal. */
export type Style = Parameters<typeof styleText>[0];

/** Paints a text. The caller knows if there is a terminal, or if the user wants colours without one. */
export const paint = (style: Style, text: string, colour: boolean): string =>
  colour ? styleText(style, text, { validateStream: false }) : text;

/** The style of each role: the colours of pictures, as near as terminals have them. */
export const STYLES: Readonly<Record<Role, Style>> = {
  pattern: ['bold', 'green'],
  cover: ['bold', 'cyan'],
  fin: ['bold', 'yellow'],
  on: ['bold', 'blue'],
  off: 'blue',
  target: ['bold', 'red'],
};

export const PLACED: Style = ['bold', 'inverse'];
