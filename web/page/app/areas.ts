/**
 * The areas of the page and its sheets. Play is part of the first load. The others are loaded when the user first opens
 * them.
 */
import { html } from 'lit';
import type { SudokuExchange } from '../exchange/exchange.component.js';
import type { SudokuPrint } from '../exchange/print.component.js';
import type { SudokuShare } from '../exchange/share.component.js';
import type { SudokuSettings } from '../settings/settings.component.js';
import type { Wording } from '../words/en.js';
import type { PageGame } from './game.js';
import type { PageSheet } from './header.js';
import type { PuzzleMaker } from './puzzle-maker.js';
import type { Area, Route } from './route.js';
import type { Settings } from './settings.js';

const LOADERS: Partial<Readonly<Record<Area, () => Promise<unknown>>>> = {
  path: () => import('../path-view/path.component.js'),
  make: () => import('../make-view/make.component.js'),
  learn: () => import('../learn-view/learn.component.js'),
  home: () => import('../home-view/home.component.js'),
  daily: () => import('../history-view/daily.component.js'),
  history: () => import('../history-view/history.component.js'),
  enter: () => import('../entry-view/entry.component.js'),
  draw: () => import('../draw-view/draw.component.js'),
};

export const SHEET_LOADERS: Readonly<Record<keyof Sheets, () => Promise<unknown>>> = {
  open: () => import('../exchange/exchange.component.js'),
  share: () => import('../exchange/share.component.js'),
  settings: () => import('../settings/settings.component.js'),
  print: () => import('../exchange/print.component.js'),
};

/** The elements of the sheets: those that the header opens, and the one for paper. */
export interface Sheets extends Record<PageSheet, unknown> {
  open: SudokuExchange;
  share: SudokuShare;
  settings: SudokuSettings;
  print: SudokuPrint;
}

/** Parts of the page that areas and sheets use. */
interface PageParts {
  readonly route: Route;
  readonly game: PageGame;
  readonly words: Wording;
  readonly puzzleMaker: PuzzleMaker;
  /** The name of the step to show at the position. */
  readonly namedStep: string | undefined;
  /** Reports that the code of an area or of a sheet cannot be loaded. */
  notLoaded(): void;
}

export function area({ game, words, puzzleMaker, route, namedStep, notLoaded }: PageParts) {
  const { query } = route;
  LOADERS[route.area]?.().catch(notLoaded);
  switch (route.area) {
    case 'play':
      return html`<sudoku-play .game=${game} .making=${puzzleMaker.request && words.makingOf(words.levels[puzzleMaker.request.level])} .query=${query} .named=${namedStep}></sudoku-play>`;
    case 'path':
      return html`<sudoku-path .step=${Number(query.get('step') ?? 1) - 1} .game=${game}></sudoku-path>`;
    case 'make':
      return html`<sudoku-make .query=${query}></sudoku-make>`;
    case 'learn':
      return html`<sudoku-learn .query=${query}></sudoku-learn>`;
    case 'home':
      return html`<sudoku-home .game=${game}></sudoku-home>`;
    case 'enter':
      return html`<sudoku-entry></sudoku-entry>`;
    case 'draw':
      return html`<sudoku-draw .game=${game} .query=${query}></sudoku-draw>`;
    case 'daily':
      return html`<sudoku-daily .query=${query}></sudoku-daily>`;
    case 'history':
      return html`<sudoku-history></sudoku-history>`;
  }
}

/** Handlers of the events from sheets. */
interface SheetHandlers {
  load(event: CustomEvent): void;
  changeSettings(event: CustomEvent<Settings>): void;
}

export const sheets = ({ game, route }: PageParts, { load, changeSettings }: SheetHandlers) => html`
  <sudoku-exchange class="open" @sudoku-load=${load}></sudoku-exchange>
  <sudoku-share class="share" .game=${game} .query=${route.query}></sudoku-share>
  <sudoku-print class="print"></sudoku-print>
  <sudoku-settings class="settings" @sudoku-settings=${changeSettings}></sudoku-settings>
`;
