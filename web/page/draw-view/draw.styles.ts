import { css, unsafeCSS } from 'lit';
import { svgStyle } from '../../../src/render/index.js';
import { shared, unseen } from '../app/shared.styles.js';
import { padStyles } from '../play-view/pad.js';

export const styles = [
  shared,
  padStyles,
  css`
    ${unsafeCSS(svgStyle('page'))}

    .draw {
      display: grid;
      grid-template: 'bar' 'board' 'kinds' 'clue' 'more' / minmax(0, 1fr);
      gap: var(--gap-8) var(--gap-16);
      align-items: start;
    }

    .bar {
      grid-area: bar;
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-8);
      align-items: center;
    }

    .bar h2 {
      flex: 1;
      margin: 0;
      font-size: var(--text-20);
    }

    @media (max-width: 30rem) {
      .bar h2 {
        ${unseen}
      }

      .bar .zooms {
        flex: 1;
      }

      /* The digits are in reach below the board. */
      .clue-room .pad {
        order: -1;
      }
    }

    .zooms {
      display: flex;
      gap: var(--gap-4);
    }

    .zooms button {
      min-width: var(--field, 2.5rem);
    }

    sudoku-canvas {
      grid-area: board;
      width: 100%;
      max-width: max(16rem, 100dvh - 17rem);
      margin-inline: auto;
    }

    .side {
      grid-area: clue;
    }

    .more {
      grid-area: more;
    }

    .palette {
      grid-area: kinds;
      min-width: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }

    .palette h3 {
      margin: var(--gap-8) 0 var(--gap-4);
      font-size: var(--text-14);
      font-weight: 600;
      color: var(--quiet);
    }

    /* Under the board, the families are a strip, so that the board stays in view. */
    .families {
      display: flex;
      gap: var(--gap-16);
      padding-block-end: var(--gap-4);
      overflow-x: auto;
    }

    /* Ten digits and the key that erases. */
    .pad.of-clue {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    .families section {
      flex: none;
    }

    /* The name of a family stays while its kinds pass below it. */
    .palette h3 {
      position: sticky;
      inset-inline-start: 0;
      width: max-content;
    }

    .kinds {
      display: flex;
      gap: var(--gap-4);
    }

    .plain {
      display: grid;
      grid-template-columns: repeat(4, auto) minmax(4rem, 1fr);
      gap: var(--gap-4);
    }

    .switches {
      display: grid;
      grid-template-rows: repeat(3, auto);
      grid-auto-flow: column;
      gap: 0 var(--gap-16);
    }

    .families .kind {
      width: 7rem;
    }

    .kind {
      position: relative;
      display: flex;
      flex-direction: column;
      gap: var(--gap-4);
      align-items: center;
      justify-content: center;
      min-height: 2.5rem;
      padding: var(--gap-4);
      background: var(--sheet);
      border: 1px solid var(--line);
      border-radius: var(--radius);
      font-size: var(--text-14);
      line-height: 1.15;
      text-align: center;
      hyphens: auto;
      overflow-wrap: anywhere;
      cursor: pointer;
    }

    .kind:hover {
      border-color: var(--accent);
    }

    .kind:has(:checked) {
      border-color: var(--accent);
      box-shadow: inset 0 0 0 1px var(--accent);
      font-weight: 600;
    }

    .kind:has(:focus-visible) {
      outline: 3px solid var(--accent);
      outline-offset: 1px;
    }

    .kind input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }

    .small-picture {
      width: 2.5rem;
      aspect-ratio: 1;
    }

    .small-picture .thin {
      stroke-width: 1.5;
    }

    .find {
      min-width: 0;
    }

    .check {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      min-height: 2rem;
    }

    /* Room for a clue with a number, so that the palette below does not move. */
    .clue-room {
      display: flex;
      flex-direction: column;
      gap: var(--gap-8);
      min-height: 14rem;
    }

    .clue-room p {
      margin: 0 0 var(--gap-4);
    }

    .how {
      font-size: var(--text-14);
      color: var(--quiet);
    }

    .rule::first-letter {
      text-transform: uppercase;
    }

    .clue .fault {
      min-height: 1.5rem;
    }

    .fault {
      margin: 0;
    }

    .fault:not(:empty) {
      padding-inline-start: var(--gap-8);
      border-inline-start: 3px solid var(--warning);
    }

    .say,
    .said label,
    .more > label {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4) var(--gap-16);
      align-items: center;
      justify-content: space-between;
      margin-block: var(--gap-4);
    }

    .say input,
    .say select,
    .said input,
    .more > label select {
      flex: 1 1 8rem;
      min-width: 0;
      max-width: 14rem;
    }

    .said .rules {
      display: block;
    }

    textarea {
      display: block;
      width: 100%;
      padding: var(--gap-8);
      font: inherit;
      background: var(--sheet);
      border: 1px solid var(--line);
      border-radius: var(--radius);
    }

    .buttons {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4);
    }

    .clues {
      max-height: 12rem;
      overflow-y: auto;
    }

    .clues button {
      width: 100%;
      min-height: 2rem;
      text-align: start;
    }

    summary {
      padding-block: var(--gap-4);
      color: var(--accent);
      cursor: pointer;
    }

    @media (min-width: 48rem) and (min-aspect-ratio: 1/1) {
      .draw {
        grid-template:
          'bar bar' auto
          'board clue' auto
          'board kinds' 1fr
          'more more' auto
          / minmax(0, min(100dvh - 8rem, 100vw - 24rem)) minmax(16rem, 1fr);
      }

      /* The board stays in view while one looks for a kind. */
      sudoku-canvas {
        position: sticky;
        top: var(--gap-8);
        max-width: none;
      }

      .plain {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }

      .find {
        grid-column: 1 / -1;
      }

      .families {
        display: block;
        padding: 0;
        overflow: visible;
      }

      .families .kinds {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr));
      }

      .families .kind {
        width: auto;
      }

      .switches {
        display: block;
      }
    }

    @media (min-width: 75rem) and (min-aspect-ratio: 1/1) {
      .draw {
        grid-template:
          'bar bar bar' auto
          'kinds board clue' auto
          'kinds board more' 1fr
          / 15rem minmax(0, min(100dvh - 8rem, 100vw - 37rem)) minmax(17rem, 1fr);
      }

      .palette {
        max-height: calc(100dvh - 8.5rem);
        overflow-y: auto;
        padding-inline-end: var(--gap-8);
      }
    }

    @media (forced-colors: active) {
      .kind:has(:checked) {
        outline: 3px solid Highlight;
        outline-offset: -3px;
      }

      .small-picture {
        forced-color-adjust: none;
        background: light-dark(#fff, #1b1f25);
      }
    }
  `,
];
