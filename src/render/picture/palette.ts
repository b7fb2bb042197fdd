/**
 * Colours of roles on light and on dark paper, after Okabe and Ito (2008). People of all colour vision can tell them
 * apart.
 */
import { frozen } from '../../core/frozen.js';
import type { Role } from '../../logic/step/marks.js';
import type { Tone } from './shape.js';

export interface Palette {
  readonly paper: string;
  readonly ink: string;
  /** The colour of unmarked candidates and thin lines. */
  readonly quiet: string;
  readonly lines: string;
  /** The colour of placed values, as opposed to givens. */
  readonly placed: string;
  /** The colour of a digit on a filled disc, by the disc's role. */
  readonly onRole: Readonly<Record<Role, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  /** The colours of links. The cases of a step take them in turn. */
  readonly links: readonly string[];
  /** The opacity of a house's tint. */
  readonly tint: number;
  /** The colours of clues. */
  readonly tones: Readonly<Record<Tone, string>>;
}

export const LIGHT: Palette = {
  paper: '#ffffff',
  ink: '#111111',
  quiet: '#5c5c5c',
  lines: '#b4b4b4',
  placed: '#0067a3',
  roles: { pattern: '#009e73', cover: '#cc79a7', fin: '#e69f00', on: '#0072b2', off: '#0072b2', target: '#d55e00' },
  onRole: { pattern: '#000000', cover: '#000000', fin: '#000000', on: '#ffffff', off: '#111111', target: '#111111' },
  links: ['#0072b2', '#a3257a', '#8a5a00', '#00684c', '#4b4b4b'],
  tint: 0.13,
  tones: {
    paper: '#ffffff',
    white: '#ffffff',
    black: '#000000',
    sign: '#4a4a4a',
    grey: '#d6d6d6',
    slate: '#a3a3a3',
    green: '#6fd06f',
    orange: '#f5a742',
    pink: '#e690e6',
    red: '#f47a7a',
    blue: '#66c3ef',
    teal: '#54bab2',
    violet: '#bda6e2',
  },
};

export const DARK: Palette = {
  paper: '#16181c',
  ink: '#f2f2f2',
  quiet: '#a8adb5',
  lines: '#4a4f57',
  placed: '#7cc4f5',
  roles: { pattern: '#2bc79a', cover: '#e29cc4', fin: '#f0b429', on: '#56b4e9', off: '#56b4e9', target: '#ff7a33' },
  onRole: { pattern: '#000000', cover: '#000000', fin: '#000000', on: '#000000', off: '#f2f2f2', target: '#f2f2f2' },
  links: ['#56b4e9', '#f08cc8', '#f0b429', '#2bc79a', '#c8c8c8'],
  tint: 0.2,
  tones: {
    paper: '#16181c',
    white: '#f2f2f2',
    black: '#000000',
    sign: '#b9bec6',
    grey: '#3d4249',
    slate: '#6f7680',
    green: '#2f7d3a',
    orange: '#96601a',
    pink: '#8a458a',
    red: '#a04242',
    blue: '#27698c',
    teal: '#246d68',
    violet: '#67529a',
  },
};

/** Colours that follow the `color-scheme` of their page. */
export const OF_PAGE: Palette = both(LIGHT, DARK);

function both<T>(light: T, dark: T): T {
  if (typeof light === 'string') return `light-dark(${light},${dark})` as T;
  // Opacities have no pair, so they are between the two.
  if (typeof light === 'number') return ((light + (dark as number)) / 2) as T;
  const entries = Object.entries(light as object).map(([key, value]) => [key, both(value, dark[key as keyof T])]);
  return (Array.isArray(light) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

/** Themes of pictures: `auto` follows the reader. */
export const THEMES = frozen(['auto', 'light', 'dark']);
/** A colour scheme; `auto` is light, and dark for readers whose system is dark. */
export type Theme = (typeof THEMES)[number];
