import { css, unsafeCSS } from 'lit';
import { COLOUR_RULES } from '../../elements/board/board.styles.js';
import { boardSize } from '../app/board-size.styles.js';
import { shared } from '../app/shared.styles.js';
import { hintPanel } from './hint-panel.styles.js';
import { padStyles } from './pad.js';
import { pauseStyles } from './pause-cover.js';
import { setterStyles } from './setter-panel.styles.js';
import { smallScreens } from './small-screens.styles.js';
import { windows } from './windows.styles.js';

export const styles = [
  shared,
  boardSize,
  padStyles,
  pauseStyles,
  css`
    ${unsafeCSS(COLOUR_RULES)}

    .play {
      display: grid;
      grid-template: 'board' 'beside' / minmax(0, 1fr);
      gap: var(--gap-8);
    }

    .play > sudoku-board,
    sudoku-zoom {
      grid-area: board;
      display: block;
      width: 100%;
      max-width: var(--board);
      margin-inline: auto;
    }

    .beside {
      grid-area: beside;
      display: flex;
      flex-direction: column;
    }

    /* The places of the parts, where the window has a grid of them. */
    sudoku-practise {
      grid-area: practice;
    }

    .keys,
    sudoku-result {
      grid-area: keys;
    }

    .tools {
      grid-area: tools;
    }

    .setter {
      grid-area: setter;
    }

    .status {
      grid-area: status;
      container-type: inline-size;
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-8);
      align-items: center;
      min-height: 2.6rem;
    }

    .banner {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      justify-content: space-between;
      min-height: 2.6rem;
      margin: 0;
      padding-inline: var(--gap-8) var(--gap-4);
      border-inline-start: 4px solid var(--warning);
      background: light-dark(#fdeee2, #38241a);
      border-radius: var(--radius);
    }

    .banner button {
      flex: none;
      min-height: 2.25rem;
      padding-block: 0;
      font-size: var(--text-14);
      line-height: 1.1;
    }

    .solved {
      border-color: var(--success);
      background: light-dark(#e2f4ee, #16302a);
    }

    .time {
      font-variant-numeric: tabular-nums;
      color: var(--quiet);
    }

    .message {
      flex: 1 1 5rem;
      font-size: var(--text-14);
      line-height: 1.25;
    }

    .message:not(.said):has(+ .about) {
      flex: 0;
    }

    /* What is said of a puzzle has a row of its own below its title. */
    .message.said:has(+ .about > *) {
      order: 1;
      flex: 1 0 100%;
    }

    /* In a narrow row the clock gives way to a message, so that nothing below moves. */
    @container (max-width: 24rem) {
      .status:not(:has(.about)) > :is(.time, .pause.plain) {
        display: none;
      }

      .message {
        font-size: var(--text-14);
        line-height: 1.15;
      }
    }

    @container (max-width: 20rem) {
      .status:has(.banner button) > sudoku-menu,
      .status:has(.short):has(> .back) > .pause {
        display: none;
      }
    }

    .about {
      flex: 1 1 0;
      min-width: 0;
      margin: 0;
      line-height: 1.2;
      overflow-wrap: anywhere;
      color: var(--quiet);
    }

    .about strong {
      display: block;
      font-size: var(--text-14);
    }

    .about .short {
      display: none;
      white-space: nowrap;
    }

    /* Where a daily puzzle has no room for its whole name, its date is short, and whole. */
    @container (max-width: 28rem) {
      .about .long {
        display: none;
      }

      .about .short {
        display: inline;
      }

      .about:has(.short) {
        flex-basis: auto;
      }
    }

    /* A sheen moves over a solved board. */
    @media (prefers-reduced-motion: no-preference) {
      .sweeps {
        mask: linear-gradient(110deg, #000 40%, rgb(0 0 0 / 0.25) 50%, #000 60%) 100% 0 / 300% 100%;
        animation: sweep 0.6s ease-in-out;
      }
    }

    @keyframes sweep {
      from {
        mask-position: 100% 0;
      }

      to {
        mask-position: 0 0;
      }
    }

    .top {
      display: flex;
      gap: var(--gap-8);
      align-items: center;
      margin-block: var(--gap-8);
    }

    .modes {
      flex: 1;
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: var(--gap-4);
    }

    .zooms {
      display: flex;
      gap: var(--gap-4);
    }

    .zooms button {
      min-width: var(--field, 2.5rem);
      padding: 0;
    }

    .mode {
      min-height: 2.25rem;
      padding: 0 var(--gap-4);
    }

    .key {
      position: relative;
      min-width: 0;
      min-height: 3rem;
      padding: 0;
      font-size: var(--text-20);
      font-variant-numeric: tabular-nums;
    }

    .many .key {
      min-height: 2.4rem;
      font-size: var(--text-16);
    }

    .key small {
      display: block;
      font-size: var(--text-14);
      line-height: 1;
    }

    .key.done {
      opacity: 0.4;
    }

    .key.colour {
      border-width: 2px;
    }

    .tools {
      display: flex;
      flex-wrap: wrap;
      gap: var(--gap-4);
      margin-block-start: var(--gap-16);
    }

    .tools > button:not(.drawn) {
      flex: 1 1 auto;
    }

    .tools :is(button, .main) {
      white-space: nowrap;
      padding-inline: var(--gap-4);
    }

    .tools .drawn {
      padding-inline: var(--gap-8);
    }

    @media (forced-colors: active) {
      .key.colour {
        forced-color-adjust: none;
        border-color: ButtonText;
      }
    }

    @media print {
      .play {
        display: block;
      }

      sudoku-board {
        width: 16cm;
        max-width: 100%;
        margin-block: 1cm;
      }
    }
  `,
  setterStyles,
  hintPanel,
  windows,
  smallScreens,
];
