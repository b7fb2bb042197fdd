import { css, unsafeCSS } from 'lit';
import { svgStyle } from '../../../src/render/index.js';
import { COLOUR_FILLS } from './colours.js';

export const COLOUR_RULES = COLOUR_FILLS.map(
  (colour, index) => `.colour-${index}{background:${colour}}.tint-${index}{fill:${colour}}`,
).join('');

/** Styles of the board: the picture, and above it transparent cells for pointer and keyboard. */
export const styles = css`
  ${unsafeCSS(svgStyle('page'))}

  :host {
    display: block;
    position: relative;
    aspect-ratio: 1;
  }

  /* On a playable board a finger selects cells and does not scroll the page. Two fingers pinch it. */
  :host([playable]) {
    touch-action: pinch-zoom;
    user-select: none;
  }

  svg text {
    font-family: inherit;
  }

  /* On a screen, where a board is large, thinner lines are enough. */
  .frame {
    stroke-width: 3;
  }

  .box {
    stroke-width: 2.2;
  }

  .drawn {
    fill: none;
    stroke: light-dark(#a3257a, #f08cc8);
    stroke-width: 2;
    stroke-linecap: round;
  }

  .drawn.weak {
    stroke-dasharray: 4 4;
  }

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  .paper {
    fill: transparent;
  }

  .under {
    background: var(--sudoku-paper, transparent);
    display: grid;
    grid-template: repeat(var(--size), 1fr) / repeat(var(--size), 1fr);
    direction: ltr;
  }

  .ground {
    position: relative;
    display: flex;
    overflow: hidden;
  }

  .ground i {
    flex: 1;
  }

  .under,
  .grid {
    position: absolute;
    inset-block-start: var(--origin);
    left: var(--origin);
    width: var(--span);
    height: var(--span);
  }

  .grid {
    display: grid;
    grid-template-rows: repeat(var(--size), 1fr);
  }

  .grid.covered {
    background: rgb(128 128 128 / 0.12);
    outline: 3px solid rgb(128 128 128 / 0.6);
  }

  svg {
    position: relative;
  }

  /* Browsers paint each picture on its own. */
  .fog {
    fill: light-dark(#9aa0a8, #31363e);
  }

  svg + svg {
    position: absolute;
    inset: 0;
    isolation: isolate;
    contain: strict;
  }

  svg[hidden] {
    visibility: hidden;
  }

  .row {
    display: grid;
    grid-template-columns: repeat(var(--size), 1fr);
    direction: ltr;
  }

  .cell {
    outline: none;
    cursor: default;
  }

  /* Highlights are beneath the digits. A selection is a frame, because it may lie on any colour. */
  .ground::after {
    position: absolute;
    inset: 0;
  }

  .ground:is(.lit, .near, .clashing)::after {
    content: '';
  }

  .ground.lit::after {
    background: var(--sudoku-lit, rgb(230 159 0 / 0.28));
  }

  .ground.near::after {
    background: var(--sudoku-near, rgb(230 159 0 / 0.12));
  }

  .ground.clashing::after {
    background: repeating-linear-gradient(45deg, rgb(213 94 0 / 0.35) 0 4px, transparent 4px 9px);
  }

  .cell.selected {
    background: var(--sudoku-selected, none);
    box-shadow: inset 0 0 0 3px light-dark(rgb(0 114 178 / 0.8), rgb(86 180 233 / 0.9));
  }

  .cell:focus-visible {
    box-shadow: inset 0 0 0 4px var(--sudoku-focus, light-dark(#0072b2, #56b4e9));
  }

  ${unsafeCSS(COLOUR_RULES)}

  /* Selection and highlights are not printed. */
  @media print {
    .ground::after,
    .cell.selected,
    .cell:focus-visible {
      background: none;
      box-shadow: none;
    }
  }

  /* Forced colours have no tints: frames and hatching replace them. */
  @media (forced-colors: active) {
    .ground i {
      forced-color-adjust: none;
    }

    :is(.cell, .ground) {
      outline-offset: -4px;
    }

    .ground.lit {
      outline: 2px solid CanvasText;
    }

    .ground.near {
      outline: 2px dotted CanvasText;
    }

    .ground.clashing::after {
      forced-color-adjust: none;
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, transparent 2px 9px);
    }

    .cell.selected {
      outline: 4px solid Highlight;
    }

    .cell:focus-visible {
      outline: 4px double Highlight;
    }
  }
`;
