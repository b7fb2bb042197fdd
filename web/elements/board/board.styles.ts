import { css, unsafeCSS } from 'lit';
import { svgStyle } from '../../../src/render/picture/svg.js';

/** The picture below, the cells that one walks through above it, transparent. */
export const styles = css`
  ${unsafeCSS(svgStyle('auto'))}

  :host {
    display: block;
    position: relative;
    aspect-ratio: 1;
    touch-action: none;
  }

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  .paper {
    fill: transparent;
  }

  .grid {
    position: absolute;
    inset-block-start: var(--origin);
    left: var(--origin);
    width: var(--span);
    height: var(--span);
    display: grid;
    grid-template-rows: repeat(var(--size), 1fr);
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

  .cell.lit {
    background: var(--sudoku-lit, rgb(230 159 0 / 0.28));
  }

  .cell:focus-visible {
    box-shadow: inset 0 0 0 3px var(--sudoku-focus, #0072b2);
  }

  @media (prefers-color-scheme: dark) {
    .cell:focus-visible {
      box-shadow: inset 0 0 0 3px var(--sudoku-focus, #56b4e9);
    }
  }

  @media (forced-colors: active) {
    .cell:focus-visible {
      outline: 3px solid Highlight;
    }
  }
`;
